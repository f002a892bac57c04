import type { Entry, GameTypes } from '@sightline/kernel';
import type { Narration } from '@sightline/table';
import type { NoUndo } from './api.ts';
import type { Chronicle } from './chronicle.ts';

/** What stands in the way of taking something back, and after which input. */
interface Bar {
  readonly because: NoUndo['because'];
  /** 0: no input at all */
  readonly n: number;
}

/** `mine`: the seats of whoever looks; `auto`: inputs that nobody chose, which are taken back with what was before. */
export function undoBar<T extends GameTypes>(
  { match }: Chronicle<T>,
  mine: readonly number[],
  auto: ReadonlySet<number>,
): Bar {
  if (match.result !== null) return { because: 'over', n: 0 };
  let after = 0;
  for (const n of match.history.effective()) {
    const entry = match.history.entries[n - 1];
    const { kind, seat } = entry.input;
    if (kind === 'pause' || kind === 'resume' || auto.has(n)) continue;
    // What one did last is what one would take back, whatever others did since.
    if (mine.includes(seat))
      return entry.final ? { because: learnt(entry), n } : { because: 'others', n: after };
    after = after === 0 ? n : after;
  }
  return { because: 'begun', n: 0 };
}

/** The first words about what happened. */
export const firstWords = (narration: readonly Narration[]): string =>
  (narration.find(({ line }) => line.length > 0)?.line ?? [])
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

/** Chance has spoken, or somebody has seen what was hidden. */
const learnt = ({ draws }: Entry): NoUndo['because'] => (draws.length > 0 ? 'chance' : 'shown');
