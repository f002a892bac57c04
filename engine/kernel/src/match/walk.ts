import type { GameEvent } from '../event.ts';
import type { Position } from '../play/position.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Entry } from './entry.ts';
import type { Match } from './match.ts';

/** A moment on a way through the log. */
export interface Walked<T extends GameTypes> {
  readonly n: number;
  /** after entry `n`. It is the walk's own and goes on with it: to be looked at until the next step, or copied. */
  readonly position: Position<T>;
  /** what `submit` told then; an undo tells nothing */
  readonly events: readonly GameEvent[];
  /** null for the opening, `n` = 0 */
  readonly entry: Entry | null;
}

const NONE: readonly never[] = Object.freeze([]);

/**
 * What happened after moment `from`, up to and with entry `to`, in one pass: for a client that was away, and for
 * histories. From -1 on the opening comes too. The match may go on meanwhile, and the walk may rest as long as it likes.
 */
export function walk<T extends GameTypes>(
  match: Match<T>,
  from: number,
  to = match.length,
): Generator<Walked<T>, void, undefined> {
  // Said at once, not when the first step is taken.
  for (const n of [from, to])
    if (!Number.isInteger(n) || n < -1 || n > match.length)
      throw new RangeError(`the match has inputs 0 to ${match.length}, not ${n}`);
  return steps(match, from, to);
}

function* steps<T extends GameTypes>(
  match: Match<T>,
  from: number,
  to: number,
): Generator<Walked<T>, void, undefined> {
  if (from >= to) return;
  if (from < 0) yield { n: 0, position: match.at(0), events: match.opening.events, entry: null };
  for (const { n, entry, position } of match.history.pass(Math.max(from, 0), to)) {
    // An empty list stays with the position and is filled by a later step.
    const events = position.events.length > 0 ? position.events : NONE;
    yield { n, position, events, entry };
  }
}
