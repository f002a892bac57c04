import { call } from '@sightline/kernel';
import { isActive, monsterOf, seatOf } from '../board.ts';
import { enterBoss, gainPower } from '../boss.ts';
import { turnToHeads } from '../coin.ts';
import { enlisted, spawnPointChanged } from '../events.ts';
import { type G, NONE, NOWHERE, RESERVE, SPAWN } from '../fireteam.ts';
import { type Between, oneByOne } from '../flow.ts';
import { enlistable, fell, inPool } from '../killing.ts';
import { momentOf } from '../moments.ts';
import { ambush, scout } from '../procedures.ts';
import { afterSpawn, put, spawnByDie } from '../spawning.ts';
import { CLASSES } from '../statics.ts';
import { moveThreat } from '../threat-track.ts';
import { type Doing, monstersOf, placeFor } from './situation.ts';

/** Effects on the threat, the pools and the boss. */
export const ON_THREAT: Doing<
  | 'threat'
  | 'coin'
  | 'spawn'
  | 'enlist'
  | 'ambush'
  | 'slay'
  | 'bossEnters'
  | 'power'
  | 'closeSpawn'
  | 'reopenSpawn'
  | 'scout'
> = {
  threat: (g, e) => moveThreat(g, e.spaces),
  coin: (g) => turnToHeads(g),
  spawn: (g, e, s) => {
    const home = e.from === 'spawn' ? SPAWN : RESERVE;
    const waiting = inPool(g, CLASSES.indexOf(e.class), home).slice(0, e.figures);
    const calls: Between[] = [];
    for (const monster of waiting) {
      if (e.at === 'spawnDie') {
        if (!spawnByDie(g, monster)) continue;
      } else {
        const at = placeFor(g, e.at, s);
        if (at === NOWHERE) continue;
        put(g, monster, at, 'effect');
      }
      calls.push(afterSpawn(g, monster));
    }
    return oneByOne(calls);
  },
  /** FZ-RSV-03, 06: also one that is on the board. */
  enlist: (g, e) => {
    for (const monster of enlistable(g, CLASSES.indexOf(e.class), e.figures)) {
      monsterOf(g, monster).home = SPAWN;
      g.emit(enlisted, { monster });
    }
  },
  ambush: (g, e, s) =>
    isActive(g, s.you) ? call(ambush, { hero: s.you, kind: CLASSES.indexOf(e.class) }) : undefined,
  slay: (g, e, s) =>
    oneByOne(
      monstersOf(g, e, s).map((monster) => {
        const at = g.state.at[monster];
        const gone = fell(g, monster, s.you);
        return momentOf(g, gone ? 'monsterKilled' : 'bossInjured', monster, s.you, at);
      }),
    ),
  bossEnters: (g) => enterBoss(g),
  power: (g, e) => gainPower(g, e.tokens),
  closeSpawn: (g, e, s) => changeSpawn(g, placeFor(g, e.at, s), true),
  reopenSpawn: (g, e, s) => changeSpawn(g, placeFor(g, e.at, s), false),
  scout: (g, _e, s) =>
    g.state.recon.items.length > 0
      ? call(scout, { seat: s.you === NONE ? NONE : seatOf(g, s.you) })
      : undefined,
};

function changeSpawn(g: G, at: number, close: boolean): void {
  if (at === NOWHERE) return;
  g.state.spawnTokens.forEach((token, i) => {
    if (token.at !== at) return;
    if (close) token.at = NOWHERE;
    else token.up = true;
    g.emit(spawnPointChanged, { token: i + 1, at: token.at, up: token.up ? 1 : 0 });
  });
}
