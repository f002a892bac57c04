import type { AttackType } from '../content/card-types.ts';
import { kindOf, monsterOf } from './board.ts';
import { injured, killed, tokenGone } from './events.ts';
import { FIRST_MONSTER, FIRST_TOKEN, type G, NOWHERE, type OpenTable, RESERVE } from './fireteam.ts';
import { healthOf, resistanceOf } from './modifiers.ts';
import { activation } from './procedures.ts';

/** What hits have to overcome. */
export interface Toughness {
  readonly health: number;
  readonly resistance: number;
}

/** FZ-ATK-09, FZ-RES-02: resistance counts once per attack; hits that leave none of the health. */
export const hitsToKill = ({ health, resistance }: Toughness, pierce: number): number =>
  health + Math.max(0, resistance - pierce);

export const toughnessOf = (t: OpenTable, monster: number, type: AttackType): Toughness => ({
  health: healthOf(t, monster),
  resistance: resistanceOf(t, monster, type),
});

export const isEnough = (hits: number, tough: Toughness, pierce: number): boolean =>
  hits >= hitsToKill(tough, pierce);

export const kills = (
  t: OpenTable,
  monster: number,
  hits: number,
  type: AttackType,
  pierce: number,
): boolean => isEnough(hits, toughnessOf(t, monster, type), pierce);

/** FZ-SATK-04: a token that may be attacked; undefined: it may not. */
export function toughnessOfToken(t: OpenTable, target: number, type: AttackType): Toughness | undefined {
  const token = tokenAt(t, target);
  const thing = token === undefined ? undefined : t.statics.box.tokens[token.kind].attackable;
  return thing === undefined ? undefined : { health: thing.health, resistance: thing.resistance[type] };
}

/** FZ-ATK-12, FZ-RSV-02: it leaves the board for the pool it belongs to, and nothing that held it holds it there. */
export function removeMonster(g: G, monster: number): void {
  g.state.at[monster] = NOWHERE;
  monsterOf(g, monster).stunned = false;
  const own = g.within(activation);
  if (own?.monster === monster) own.killed = true;
  g.state.lasting = g.state.lasting.filter(({ figure }) => figure !== monster);
}

/** FZ-MON-07: off the board; or back on it, but what it was about is over. */
export function isGone(g: G, figure: number): boolean {
  if (g.state.at[figure] === NOWHERE) return true;
  const own = g.within(activation);
  return own?.monster === figure && own.killed;
}

/**
 * A monster took enough. FZ-BOSS-03, 04, 06: a boss loses a power token and is gone with the last one. Says whether it
 * has left the board.
 */
export function fell(g: G, monster: number, by: number): boolean {
  const at = g.state.at[monster];
  if (kindOf(g, monster).class === 'boss') {
    g.state.power--;
    if (g.state.power > 0) {
      g.emit(injured, { boss: monster, power: g.state.power, by });
      return false;
    }
  }
  removeMonster(g, monster);
  g.emit(killed, { monster, at, by });
  return true;
}

/** FZ-POOL-01, FZ-RSV-01: the monsters of a kind that wait in a pool. */
export const inPool = (t: OpenTable, kind: number, home: number): number[] =>
  waitingIn(t, home).filter((m) => monsterOf(t, m).kind === kind);

/** FZ-RSV-03, 06: up to so many figures of a kind that belong to the reserve, wherever they are. */
export const enlistable = ({ state }: OpenTable, kind: number, figures: number): number[] =>
  state.monsters
    .flatMap((m, i) => (m.kind === kind && m.home === RESERVE ? [FIRST_MONSTER + i] : []))
    .slice(0, figures);

/** All monsters that wait in a pool. */
export const waitingIn = ({ state }: OpenTable, home: number): number[] =>
  state.monsters.flatMap((m, i) =>
    m.home === home && state.at[FIRST_MONSTER + i] === NOWHERE ? [FIRST_MONSTER + i] : [],
  );

/** Takes a token off the board. Those behind it move up. */
export function removeToken(g: G, token: number): void {
  const { kind, at } = g.state.tokens[token];
  g.state.tokens.splice(token, 1);
  g.emit(tokenGone, { kind, at });
}

export const tokenAt = (t: OpenTable, target: number) => t.state.tokens[target - FIRST_TOKEN];
