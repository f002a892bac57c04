import { inTurnOrder, isActive, rangeBetween } from './board.ts';
import { NONE, type OpenTable } from './fireteam.ts';
import { FAR } from './statics.ts';

/**
 * FZ-MATK-01, 02, 03: the active hero a monster attacks: within its range the nearest, of several the one earliest in
 * this round's turn order. NONE if nobody is in range.
 */
export function nearestInRange(t: OpenTable, monster: number, range: number): number {
  const from = t.state.at[monster];
  let found = NONE;
  let least = range + 1;
  for (let i = 0; i < t.statics.heroes; i++) {
    const hero = inTurnOrder(t, i);
    if (!isActive(t, hero)) continue;
    const far = rangeBetween(t, from, t.state.at[hero]);
    if (far < least) {
      least = far;
      found = hero;
    }
  }
  return found;
}

/** FZ-MMOV-10: how far a monster walks from one location to another; FAR if there is no way. */
export const walkBetween = (t: OpenTable, a: number, b: number): number =>
  t.statics.walk[a * t.statics.locations + b];

/** FZ-MMOV-02, 03, 10, 11: the active hero a monster moves toward, by steps it can walk. */
export function nearestOnFoot(t: OpenTable, monster: number): number {
  const from = t.state.at[monster];
  let found = NONE;
  let least = FAR;
  for (let i = 0; i < t.statics.heroes; i++) {
    const hero = inTurnOrder(t, i);
    if (!isActive(t, hero)) continue;
    const far = walkBetween(t, from, t.state.at[hero]);
    if (far < least) {
      least = far;
      found = hero;
    }
  }
  return found;
}
