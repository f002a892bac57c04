import { event } from './event.ts';

/**
 * Why somebody answers as they do: a word of the game, and in numbers what it is about. It stands in the log with the
 * answer and is for whoever reads that. No rule reads it, and it is no part of a position.
 */
export type Why = readonly [word: string, ...about: number[]];

const WORD = /^[a-z][a-zA-Z]{0,23}$/;
const MOST_NUMBERS = 4;

/** Anything may come over the wire. */
export const isWhy = (x: unknown): x is Why =>
  Array.isArray(x) &&
  typeof x[0] === 'string' &&
  WORD.test(x[0]) &&
  x.length <= 1 + MOST_NUMBERS &&
  x.slice(1).every((n) => typeof n === 'number' && (n | 0) === n);

/**
 * Told before what comes of the answer. The kernel emits it, for games that list it among their events; everybody sees
 * it as soon as they may see the answer, so a reason must say nothing that others may not know.
 */
export const why = event('why', { seat: 'open', word: 'open text', about: 'open list' });
