import type { Check } from '@sightline/kernel';
import { activeHeroesIn, monstersIn } from './board.ts';
import type { Fireteam, OpenTable } from './fireteam.ts';
import { heroFlag } from './modifiers.ts';

/** FZ-FLEE-01 to 04, 10: more monsters than active heroes hold a hero; every monster counts as one. */
export const isHeld = (t: OpenTable, hero: number): boolean => {
  const location = t.state.at[hero];
  return monstersIn(t, location) > activeHeroesIn(t, location) && !heroFlag(t, hero, 'slips');
};

export const mayLeave: Check<Fireteam, { hero: number }> = {
  rule: 'FZ-FLEE-01',
  holds: (g, l) => !isHeld(g, l.hero),
  because: (g, l) => ({
    monsters: monstersIn(g, g.state.at[l.hero]),
    heroes: activeHeroesIn(g, g.state.at[l.hero]),
  }),
};
