import type { GameEvent, GameTypes, Position, SeenEvent } from '@sightline/kernel';
import type { Narration, TableGame, ViewContext } from '@sightline/table';
import type { LogLine, Viewpoint } from './api.ts';
import type { Chronicle } from './chronicle.ts';
import { write } from './log.ts';
import { seenFor, viewFor } from './viewpoint.ts';
import type { GameWords } from './words.ts';

/** A moment of a match as somebody sees it, ready to be described. */
export function viewContext<T extends GameTypes>(
  p: Position<T>,
  viewpoint: Viewpoint,
  words: GameWords,
): ViewContext<T> {
  return {
    game: p.game,
    view: viewFor(p, viewpoint),
    statics: p.statics,
    say: words.say,
    listed: words.listed,
  };
}

/** What was seen of the events from a viewpoint. */
export const seenOf = (events: readonly GameEvent[], viewpoint: Viewpoint): readonly SeenEvent[] =>
  events.flatMap((e) => seenFor(e, viewpoint) ?? []);

/** Tells what happens, one input after the other: what goes on is one line, however many inputs it takes. */
export class Teller<T extends GameTypes> {
  private readonly table: TableGame<T>;
  /** what the last line tells */
  private last: SeenEvent | null = null;

  constructor(table: TableGame<T>) {
    this.table = table;
  }

  /** What was seen happening in one input; `at` is the moment after it. `each` is what is told of each event alone. */
  tell(
    at: ViewContext<T>,
    seen: readonly SeenEvent[],
    each: readonly Narration[] = seen.map((e) => this.table.tell(at, e)),
  ): readonly Narration[] {
    const narration: Narration[] = [];
    /** with what the line is told that is not yet at its end */
    let begun = -1;
    seen.forEach((e, i) => {
      const joined = this.heard(e);
      if (joined === null || begun < 0) begun = i;
      if (joined === null) {
        narration.push(each[i]);
        return;
      }
      const { line } = this.table.tell(at, joined);
      narration.push({ ...each[i], ...(begun === i ? { line, again: true } : { line: [] }) });
      // Whoever watches reads of all of it as it begins.
      narration[begun] = { ...narration[begun], line };
    });
    return narration;
  }

  /** Passes over what was told already. */
  skip(seen: readonly SeenEvent[]): void {
    for (const e of seen) this.heard(e);
  }

  /** What the event and the last one are together; null: it stands for itself. */
  private heard(e: SeenEvent): SeenEvent | null {
    const joined = this.last === null ? null : (this.table.joined?.(this.last, e) ?? null);
    this.last = joined ?? e;
    return joined;
  }
}

/** The whole log, from the first moment on; `visit` may look at each moment that left something to tell. */
export function logOf<T extends GameTypes>(
  teller: Teller<T>,
  chronicle: Chronicle<T>,
  viewpoint: Viewpoint,
  words: GameWords,
  visit: (n: number, at: ViewContext<T>, narration: readonly Narration[]) => void = () => {},
): LogLine[] {
  const stands = new Set(chronicle.effective());
  const log: LogLine[] = [];
  chronicle.walk((n, { position }) => {
    const events = chronicle.events[n];
    if (!stands.has(n) || events.length === 0) return;
    const at = viewContext(position, viewpoint, words);
    const narration = teller.tell(at, seenOf(events, viewpoint));
    write(log, n, narration);
    visit(n, at, narration);
  });
  return log;
}
