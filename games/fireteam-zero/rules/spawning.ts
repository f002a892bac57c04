import { done } from '@sightline/kernel';
import { SPAWN_POINTS } from '../content/dice.ts';
import {
  activeHeroesIn,
  bossOnBoard,
  heroesInTurnOrder,
  isActive,
  monstersIn,
  rangeBetween,
} from './board.ts';
import { spawned, spawnRolled } from './events.ts';
import { type G, NONE, NOWHERE, type OpenTable, SPAWN } from './fireteam.ts';
import { afterwards, type Between } from './flow.ts';
import { inPool } from './killing.ts';
import { tableFlag } from './modifiers.ts';
import { momentOf } from './moments.ts';
import { spawnMonsters } from './procedures.ts';
import { FAR } from './statics.ts';

/** FZ-SEC-01 to 05: an active hero and no monster, at this very moment. */
export function isSecured(t: OpenTable, location: number): boolean {
  return activeHeroesIn(t, location) > 0 && monstersIn(t, location) === 0 && !tableFlag(t, 'unsecured');
}

/** FZ-SPN-03, 09: a point where the die may stop. */
export const isOpenPoint = (t: OpenTable, token: number): boolean => {
  const at = t.state.spawnTokens[token]?.at ?? NOWHERE;
  return at !== NOWHERE && !isSecured(t, at);
};

/** FZ-SPN-02, 03, 08: where the die puts a monster; NOWHERE if there is no point for it, and no roll is made. */
function rollPoint(g: G, rolls: number[]): number {
  if (!g.state.spawnTokens.some((_, token) => isOpenPoint(g, token))) return NOWHERE;
  for (;;) {
    const token = g.draw('spawn', SPAWN_POINTS);
    rolls.push(token + 1);
    if (isOpenPoint(g, token)) return g.state.spawnTokens[token].at;
  }
}

/** Puts a monster on the board by the spawn die; false: it stays in its pool. */
export function spawnByDie(g: G, monster: number): boolean {
  const rolls: number[] = [];
  let at = rollPoint(g, rolls);
  if (at === NOWHERE) return false;
  if (tableFlag(g, 'closerSpawns')) {
    const again = rollPoint(g, rolls);
    if (farFromHeroes(g, again) < farFromHeroes(g, at)) at = again;
  }
  g.emit(spawnRolled, { monster, rolls });
  put(g, monster, at, 'die');
  return true;
}

function farFromHeroes(t: OpenTable, location: number): number {
  let least = FAR;
  for (const hero of heroesInTurnOrder(t))
    if (isActive(t, hero)) least = Math.min(least, rangeBetween(t, t.state.at[hero], location));
  return least;
}

/** FZ-GLO-04: by whatever means. */
export function put(g: G, monster: number, at: number, by: string): void {
  g.state.at[monster] = at;
  g.emit(spawned, { monster, at, by });
}

export const afterSpawn = (g: G, monster: number): Between =>
  momentOf(g, 'spawned', monster, NONE, g.state.at[monster]);

/** FZ-SPN-01, 06: minions, then elites; not while a boss is on the board. */
spawnMonsters.steps('begin', 'roll').are({
  begin(g, l) {
    l.waiting = [...inPool(g, 0, SPAWN), ...inPool(g, 1, SPAWN)];
  },
  roll(g, l) {
    const monster = l.waiting.shift();
    if (monster === undefined || bossOnBoard(g)) return done();
    if (g.state.at[monster] !== NOWHERE || !spawnByDie(g, monster)) return 'roll';
    return afterwards(afterSpawn(g, monster), 'roll');
  },
});
