/** Stands in for the reader of number and date skeletons, see `no-skeletons.ts`. */
function unknown(): never {
  throw new Error('messages with skeletons are not built in');
}

export {
  unknown as parseDateTimeSkeleton,
  unknown as parseNumberSkeleton,
  unknown as parseNumberSkeletonFromString,
};
