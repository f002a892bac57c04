/** What is left of a list in which some entries hang on a condition: `compact([a, hurt && b])`. */
export const compact = <T>(list: readonly (T | false | null | undefined)[]): T[] =>
  list.filter((one): one is T => one !== false && one !== null && one !== undefined);
