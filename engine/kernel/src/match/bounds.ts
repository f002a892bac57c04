import { MOST_SEATS } from '../seat.ts';

/**
 * How much a match file may hold, many times what the longest match takes: a file may come from anybody, and whoever
 * reads one must not hang over it. Hosts that many share may allow less.
 */
export const BOUNDS = {
  /** characters of the set-up, as JSON */
  setup: 32_768,
  /** characters of a name: of the game, its rules, a stream of draws */
  name: 80,
  /** hexadecimal digits of a hash */
  hash: 64,
  clocks: MOST_SEATS,
  chapters: 1000,
  /** draws of the set-up, or of one entry */
  draws: 10_000,
  log: 50_000,
  winners: MOST_SEATS,
  /** characters of how a match ended */
  by: 80,
} as const;

/** Problems that are told of one file. */
export const MOST_PROBLEMS = 40;

const LONGEST_SHOWN = 200;

/** Something of a file, as its faults show it. */
export function shortly(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
