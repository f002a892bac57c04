import { terrainOf } from './board.ts';
import type { OpenTable } from './fireteam.ts';
import { heroFlag } from './modifiers.ts';
import { DIFFICULT, IMPASSABLE } from './statics.ts';

/** FZ-TER-02, 05, FZ-MOV-02: paid on entering. */
export const costOf = (t: OpenTable, hero: number, to: number): number =>
  (terrainOf(t, to) & DIFFICULT) !== 0 && !heroFlag(t, hero, 'sureFooted') ? 2 : 1;

/** Whether there is a location that a hero could step into with so many points. */
export const canStep = (t: OpenTable, hero: number, points: number): boolean =>
  t.statics.neighbours[t.state.at[hero]].some(
    (to) => (t.statics.terrain[to] & IMPASSABLE) === 0 && costOf(t, hero, to) <= points,
  );
