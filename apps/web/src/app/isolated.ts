/** Letters that are read from right to left: Hebrew, Arabic, and the younger and older scripts beside them. */
const BACKWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name as it may stand in a sentence. Every sentence here runs from left to right; one that does not would turn
 * around what stands beside it, so it is shut in with signs that nobody sees.
 */
export const isolated = (name: string): string => (BACKWARDS.test(name) ? `\u2068${name}\u2069` : name);
