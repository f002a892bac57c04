import type { Check } from '@sightline/kernel';
import { activeHeroesIn, monstersIn } from './board.ts';
import type { Fireteam, OpenTable } from './fireteam.ts';
import { heroFlag } from './modifiers.ts';

/** FZ-FLEE-01 to 04, 10: more monsters than active heroes hold a hero; every monster counts as one. */
export const isHeld = (t: OpenTable, hero: number): boolean => wouldBeHeld(t, hero, t.state.at[hero]);

/** The same of a hero that would be in another location. */
export const wouldBeHeld = (t: OpenTable, hero: number, location: number): boolean => {
  const heroes = activeHeroesIn(t, location) + (t.state.at[hero] === location ? 0 : 1);
  return monstersIn(t, location) > heroes && !heroFlag(t, hero, 'slips');
};

export const mayLeave: Check<Fireteam, { hero: number }> = {
  rule: 'FZ-FLEE-01',
  holds: (g, l) => !isHeld(g, l.hero),
  because: (g, l) => ({
    monsters: monstersIn(g, g.state.at[l.hero]),
    heroes: activeHeroesIn(g, g.state.at[l.hero]),
  }),
};
