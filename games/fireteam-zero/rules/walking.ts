import { terrainOf } from './board.ts';
import type { OpenTable } from './fireteam.ts';
import { heroFlag } from './modifiers.ts';
import { DIFFICULT, IMPASSABLE } from './statics.ts';

/** FZ-TER-02: what terrain makes of a step into it. */
export const costOfTerrain = (bits: number): number => ((bits & DIFFICULT) !== 0 ? 2 : 1);

/** FZ-TER-02, 05, FZ-MOV-02: paid on entering. */
export const costOf = (t: OpenTable, hero: number, to: number): number => {
  const cost = costOfTerrain(terrainOf(t, to));
  return cost > 1 && heroFlag(t, hero, 'sureFooted') ? 1 : cost;
};

/** The locations that a hero can step into from a location (FZ-TER-07). */
export const stepsFrom = (t: OpenTable, location: number): readonly number[] =>
  t.statics.neighbours[location].filter((to) => (t.statics.terrain[to] & IMPASSABLE) === 0);

/** Whether there is a location that a hero could step into with so many points. */
export const canStep = (t: OpenTable, hero: number, points: number): boolean =>
  stepsFrom(t, t.state.at[hero]).some((to) => costOf(t, hero, to) <= points);
