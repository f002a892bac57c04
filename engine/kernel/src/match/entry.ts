import type { Drawn } from '../play/rule-context.ts';
import { BOUNDS } from './bounds.ts';
import type { Input } from './input.ts';

/** One line of the log: what came in, and what it drew. */
export interface Entry {
  readonly input: Input;
  readonly draws: readonly Drawn[];
  /** fingerprint of the position after it; kept now and then */
  readonly hash: string | null;
  /** somebody learned something or time was given: undo does not go back behind this */
  readonly final: boolean;
  /** an undo: the number of the entry whose position is restored (0: the beginning) */
  readonly back: number | null;
}

/** Anything may be in a store. */
export function areDraws(x: unknown): x is Drawn[] {
  return (
    Array.isArray(x) &&
    x.length <= BOUNDS.draws &&
    x.every(
      (d) =>
        Array.isArray(d) &&
        d.length === 4 &&
        typeof d[0] === 'string' &&
        d[0].length <= BOUNDS.name &&
        d.slice(1).every((n) => Number.isSafeInteger(n) && n >= 0) &&
        d[3] < d[2],
    )
  );
}
