import type { Environment } from './environment.ts';

/** At a time: then whoever else asks for something is served. */
const PIECE_MS = 30;
/** Many times what the longest match takes on a slow phone. */
export const LONGEST_MS = 20_000;

/** What came from outside takes longer than anything that anybody played. */
export class TooHeavy extends Error {
  override name = 'TooHeavy';
}

/**
 * Goes through the steps of something that came from outside, a few at a time: it may have been made to keep the table
 * busy for ever.
 */
export async function inPieces<R>(
  { breathe }: Pick<Environment, 'breathe'>,
  steps: Generator<unknown, R>,
  longestMs = LONGEST_MS,
): Promise<R> {
  for (let worked = 0; ; await breathe()) {
    const began = performance.now();
    while (performance.now() - began < PIECE_MS) {
      const { done, value } = steps.next();
      if (done === true) return value;
    }
    worked += performance.now() - began;
    if (worked > longestMs) throw new TooHeavy();
  }
}
