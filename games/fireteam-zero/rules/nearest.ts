import { inTurnOrder, isActive, rangeBetween } from './board.ts';
import { NONE, type OpenTable } from './fireteam.ts';
import { FAR } from './statics.ts';

/**
 * FZ-MATK-02, 03, FZ-MMOV-02, 03: of the heroes that are nearer than this the nearest, of several the one earliest in
 * this round's turn order. NONE if there is none.
 */
export function nearest(t: OpenTable, limit: number, far: (hero: number) => number): number {
  let found = NONE;
  let least = limit;
  for (let i = 0; i < t.statics.heroes; i++) {
    const hero = inTurnOrder(t, i);
    const n = far(hero);
    if (n >= least) continue;
    least = n;
    found = hero;
  }
  return found;
}

/** FZ-MATK-01, 02, 03: the active hero a monster attacks. NONE if nobody is in range. */
export const nearestInRange = (t: OpenTable, monster: number, range: number): number =>
  nearest(t, range + 1, (hero) =>
    isActive(t, hero) ? rangeBetween(t, t.state.at[monster], t.state.at[hero]) : FAR,
  );

/** FZ-MMOV-10: how far a monster walks from one location to another; FAR if there is no way. */
export const walkBetween = (t: OpenTable, a: number, b: number): number =>
  t.statics.walk[a * t.statics.locations + b];

/** FZ-MMOV-02, 03, 10, 11: the active hero a monster moves toward, by steps it can walk. */
export const nearestOnFoot = (t: OpenTable, monster: number): number =>
  nearest(t, FAR, (hero) =>
    isActive(t, hero) ? walkBetween(t, t.state.at[monster], t.state.at[hero]) : FAR,
  );
