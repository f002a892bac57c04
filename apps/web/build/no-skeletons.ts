/**
 * Stands in for the reader of number and date skeletons (`{n, number, ::compact}`): none of our messages has one, and
 * the page and its worker would fetch it each.
 */
function unknown(): never {
  throw new Error('messages with skeletons are not built in');
}

export {
  unknown as parseDateTimeSkeleton,
  unknown as parseNumberSkeleton,
  unknown as parseNumberSkeletonFromString,
};
