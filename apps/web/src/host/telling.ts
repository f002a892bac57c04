import type { GameEvent, GameTypes, Position } from '@sightline/kernel';
import type { Looking, TableGame, Told } from '@sightline/table';
import type { Eyes, LogLine } from './api.ts';
import type { Chronicle } from './chronicle.ts';
import { seenFor, viewFor } from './eyes.ts';
import type { Words } from './words.ts';

/** A moment of a match as somebody sees it, ready to be described. */
export function looking<T extends GameTypes>(p: Position<T>, eyes: Eyes, words: Words): Looking<T> {
  return { view: viewFor(p, eyes), statics: p.statics, say: words.say, listed: words.listed };
}

/** What happened, as far as these eyes saw it; `at` is the moment after it. */
export function toldOf<T extends GameTypes>(
  table: TableGame<T>,
  at: Looking<T>,
  events: readonly GameEvent[],
  eyes: Eyes,
): Told[] {
  return events.flatMap((e) => {
    const seen = seenFor(e, eyes);
    return seen === null ? [] : [table.tell(at, seen)];
  });
}

/** The lines that something told leaves in the log. */
export const linesOf = (n: number, told: readonly Told[]): LogLine[] =>
  told.flatMap(({ line, tone, indent }) =>
    line.length === 0 ? [] : [{ n, told: indent === undefined ? { line, tone } : { line, tone, indent } }],
  );

/** The whole log, from the first moment on; `visit` may look at each moment that left something to tell. */
export function logOf<T extends GameTypes>(
  table: TableGame<T>,
  chronicle: Chronicle<T>,
  eyes: Eyes,
  words: Words,
  visit: (n: number, at: Looking<T>, told: readonly Told[]) => void = () => {},
): LogLine[] {
  const stands = new Set(chronicle.effective());
  const log: LogLine[] = [];
  chronicle.walk((n, { position }) => {
    const events = chronicle.events[n];
    if (!stands.has(n) || events.length === 0) return;
    const at = looking(position, eyes, words);
    const told = toldOf(table, at, events, eyes);
    log.push(...linesOf(n, told));
    visit(n, at, told);
  });
  return log;
}
