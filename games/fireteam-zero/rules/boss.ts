import { bossOnBoard } from './board.ts';
import { bossEntered, powerGained } from './events.ts';
import { FIRST_MONSTER, type G, NONE } from './fireteam.ts';
import type { Between } from './flow.ts';
import { momentOf } from './moments.ts';
import type { Statics } from './statics.ts';

/** FZ-BOSS-02, 10: as its card says, for each hero in play; the difficulty may add or take away. */
export function fullPower({ heroes, kinds, setting }: Statics): number {
  const { perHero, more = 0 } = kinds[2].power ?? { perHero: 1 };
  return Math.max(1, perHero * heroes + more + setting.power);
}

/** FZ-BOSS-02, 10, 11: at the marked location, with tokens for each hero in play. */
export function enterBoss(g: G): Between {
  const { mission, bossPlace } = g.statics;
  if (!mission.boss || !g.state.bossMarked || bossOnBoard(g)) return undefined;
  const boss = FIRST_MONSTER + g.state.monsters.length - 1;
  g.state.at[boss] = bossPlace;
  g.state.bossMarked = false;
  g.state.power = fullPower(g.statics);
  g.emit(bossEntered, { boss, at: bossPlace, power: g.state.power });
  return momentOf(g, 'bossEnters', boss, NONE, bossPlace);
}

export function gainPower(g: G, tokens: number): void {
  if (!bossOnBoard(g)) return;
  g.state.power += tokens;
  g.emit(powerGained, { power: g.state.power });
}
