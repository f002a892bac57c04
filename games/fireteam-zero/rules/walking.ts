import { terrainOf } from './board.ts';
import type { OpenTable } from './fireteam.ts';
import { wouldBeHeld } from './fleeing.ts';
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

/** A location that a hero can get to: what the cheapest way there costs, and its first step. */
export interface Reach {
  readonly cost: number;
  readonly first: number;
}

/** Everywhere a hero that would be in a location could get to from there with so many points (FZ-MOV-01, FZ-FLEE-01). */
export function reachOnFoot(
  t: OpenTable,
  hero: number,
  from: number,
  points: number,
): ReadonlyMap<number, Reach> {
  const found = new Map<number, Reach>([[from, { cost: 0, first: from }]]);
  const queue = [from];
  for (const place of queue) {
    const so = found.get(place) as Reach;
    if (so.cost >= points || wouldBeHeld(t, hero, place)) continue;
    for (const to of stepsFrom(t, place)) {
      const cost = so.cost + costOf(t, hero, to);
      const known = found.get(to);
      if (cost > points || (known !== undefined && known.cost <= cost)) continue;
      found.set(to, { cost, first: place === from ? to : so.first });
      queue.push(to);
    }
  }
  return found;
}

/** Whether there is a location that a hero could step into with so many points. */
export const canStep = (t: OpenTable, hero: number, points: number): boolean =>
  stepsFrom(t, t.state.at[hero]).some((to) => costOf(t, hero, to) <= points);
