import { call } from '@sightline/kernel';
import type { Deed } from '../content/card-types.ts';
import { strikesAll, typeCalled } from './attack-dice.ts';
import { heroesInTurnOrder, isActive, isHero, isMonster, isToken } from './board.ts';
import { struck } from './events.ts';
import { FIRST_MONSTER, FIRST_TOKEN, type G, NONE, type OpenTable } from './fireteam.ts';
import type { Between } from './flow.ts';
import {
  fell,
  hitsToKill,
  isEnough,
  removeToken,
  type Toughness,
  tokenAt,
  toughnessOf,
  toughnessOfToken,
} from './killing.ts';
import { monsterFlag } from './modifiers.ts';
import { type AttackLocals, carryOut } from './procedures.ts';

/** FZ-BOMB-01, 05, FZ-ATK-09 to 11, FZ-SATK-04 */
export function strikeMonsters(g: G, l: AttackLocals): void {
  const type = typeCalled(l.type);
  // At once: who dies of it is settled before the first of them is gone.
  const all = struckBy(g, l.type, l.target, l.place).map((monster) => ({
    monster,
    barred: isBarred(g, l.attacker, monster),
    tough: toughnessOf(g, monster, type),
  }));
  for (const { monster, barred, tough } of all) {
    const enough = !barred && isEnough(l.hits, tough, l.pierce);
    tellStrike(g, l, monster, tough, barred, enough);
    if (!enough) continue;
    if (fell(g, monster, l.attacker)) l.killed.push(monster);
    else l.injured = true;
  }
}

function tellStrike(
  g: G,
  { hits, pierce }: Pick<AttackLocals, 'hits' | 'pierce'>,
  target: number,
  tough: Toughness,
  barred: boolean,
  killed: boolean,
): void {
  g.emit(struck, {
    target,
    hits,
    ...tough,
    pierced: Math.min(tough.resistance, pierce),
    need: hitsToKill(tough, pierce),
    barred: barred ? 1 : 0,
    killed: killed ? 1 : 0,
  });
}

/** A monster that can be hurt only from its own location, or only from another one. */
export const isBarred = (t: OpenTable, attacker: number, monster: number): boolean =>
  isBarredFrom(t, monster, t.state.at[attacker] === t.state.at[monster]);
export const isBarredFrom = (t: OpenTable, monster: number, close: boolean): boolean =>
  monsterFlag(t, monster, close ? 'onlyRanged' : 'onlyClose');

/** FZ-BOMB-01: a bomb strikes all monsters where it lands. */
export function struckBy(t: OpenTable, type: number, target: number, place: number): number[] {
  if (!strikesAll(typeCalled(type))) return isMonster(target) ? [target] : [];
  const there: number[] = [];
  for (let m = FIRST_MONSTER; m < t.state.at.length; m++) if (t.state.at[m] === place) there.push(m);
  return there;
}

/** FZ-BOMB-04, 06, FZ-MBOM-04: a bomb strikes all active heroes there as well, in turn order. */
export function heroesStruckBy(t: OpenTable, type: number, target: number, place: number): number[] {
  if (!strikesAll(typeCalled(type))) return isHero(target) ? [target] : [];
  return heroesInTurnOrder(t).filter((h) => isActive(t, h) && t.state.at[h] === place);
}

/** What the hits have to overcome at the token that an attack was aimed at; undefined: it was aimed at none. */
const toughnessAimedAt = (t: OpenTable, { target, type }: AttackLocals): Toughness | undefined =>
  isToken(target) ? toughnessOfToken(t, target, typeCalled(type)) : undefined;

/** Whether the token that an attack was aimed at is destroyed. */
export function destroysToken(t: OpenTable, l: AttackLocals): boolean {
  const tough = toughnessAimedAt(t, l);
  return tough !== undefined && isEnough(l.hits, tough, l.pierce);
}

/**
 * FZ-WORD-12: what the cards say follows, and what a struck token says (FZ-BOMB-12: only one that was aimed at). All of it happens
 * even if the attacker lies on the ground by now; what would come to a hero comes to none that is down.
 */
export function deedsAfter(g: G, l: AttackLocals): Between[] {
  const { box } = g.statics;
  const calls: Between[] = [];
  const follow = (deed: Deed | undefined) => {
    if (deed !== undefined)
      calls.push(
        call(carryOut, {
          deed: box.numberOf(deed),
          you: l.attacker,
          it: NONE,
          subject: l.attacker,
          other: l.target,
          here: l.place,
          target: NONE,
          card: NONE,
          task: NONE,
        }),
      );
  };
  if (isToken(l.target)) {
    const token = tokenAt(g, l.target);
    const thing = token === undefined ? undefined : box.tokens[token.kind].attackable;
    const tough = toughnessAimedAt(g, l);
    if (thing !== undefined && tough !== undefined) {
      const destroyed = destroysToken(g, l);
      tellStrike(g, l, l.target, tough, false, destroyed);
      if (destroyed) {
        removeToken(g, l.target - FIRST_TOKEN);
        follow(thing.destroyed);
      }
    }
  }
  for (const number of l.parts) {
    const part = box.parts[number];
    // FZ-BOSS-03: an injury is no kill.
    if (l.killed.length > 0) follow(part.onKill);
    follow(part.after);
  }
  return calls;
}
