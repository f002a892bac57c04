import type { Check } from '@sightline/kernel';
import { isActive, specialists } from './board.ts';
import { type Fireteam, type G, HENRY, type OpenTable, PATTY } from './fireteam.ts';

/** Which specialists go along: one bit each. */
export const WITH_PATTY = 1;
export const WITH_HENRY = 2;

/** Who goes along. */
export const goingAlong = (escort: number): readonly number[] =>
  specialists.filter((s) => (escort & (s === PATTY ? WITH_PATTY : WITH_HENRY)) !== 0);

/** Where the specialists are once these have gone along to a location. */
export const specialistsAfter = (t: OpenTable, to: number, escort: number): number[] =>
  specialists.map((s) => (goingAlong(escort).includes(s) ? to : t.state.at[s]));

/** The specialists in a location. */
export function specialistsIn(t: OpenTable, location: number): number {
  const { at } = t.state;
  return (at[PATTY] === location ? WITH_PATTY : 0) | (at[HENRY] === location ? WITH_HENRY : 0);
}

/** FZ-ESC-02, 07: another active hero stays, who can escort. */
export function hasOtherGuard(t: OpenTable, hero: number): boolean {
  const location = t.state.at[hero];
  for (let h = 0; h < t.statics.heroes; h++)
    if (h !== hero && isActive(t, h) && t.state.at[h] === location) return true;
  return false;
}

/** FZ-ESC-01 to 03: every way to take specialists along out of a location that the hero could think of. */
export function eachEscort(t: OpenTable, hero: number, offer: (escort: number) => void): void {
  const there = specialistsIn(t, t.state.at[hero]);
  for (let escort = 0; escort <= there; escort++) if ((escort & ~there) === 0) offer(escort);
}

/** What an involuntary move takes along when nobody is asked (FZ-ESC-06, 09). */
export const forcedEscort = (t: OpenTable, hero: number): number =>
  hasOtherGuard(t, hero) ? 0 : specialistsIn(t, t.state.at[hero]);

/** For steps to `a` with the specialists `b`. */
export const leavesNobodyBehind: Check<Fireteam, { hero: number }> = {
  rule: 'FZ-ESC-02',
  holds: (g: G, l, _to, escort) =>
    hasOtherGuard(g, l.hero) || (specialistsIn(g, g.state.at[l.hero]) & ~escort) === 0,
};
/** FZ-SPEC-02: a specialist goes only with a hero it is with. */
export const isWithHero: Check<Fireteam, { hero: number }> = {
  rule: 'FZ-SPEC-02',
  holds: (g: G, l, _to, escort) => (escort & ~specialistsIn(g, g.state.at[l.hero])) === 0,
};
