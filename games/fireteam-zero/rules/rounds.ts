import type { G } from './fireteam.ts';

/** What lasts until now is over, what was spent until now is ready again. */
export function wearOff(g: G, until: number): void {
  const { lasting, spent, heroes } = g.state;
  if (lasting.some((l) => l.until <= until)) g.state.lasting = lasting.filter((l) => l.until > until);
  if (spent.some((s) => s.until <= until)) g.state.spent = spent.filter((s) => s.until > until);
  for (const hero of heroes)
    if (hero.spent.some((s) => s.until <= until)) hero.spent = hero.spent.filter((s) => s.until > until);
}
