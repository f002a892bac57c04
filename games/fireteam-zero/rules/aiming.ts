import { isAttackable } from './attack.ts';
import { diceFor, terrainDice } from './attack-dice.ts';
import { isActive, isHero, isMonster, placeOf, rangeBetween } from './board.ts';
import { type G, NONE } from './fireteam.ts';
import { isGone } from './killing.ts';
import { monsterReach } from './modifiers.ts';
import { against } from './monster-attack.ts';
import { nearestInRange } from './nearest.ts';
import type { AttackLocals } from './procedures.ts';

/** Whom an attack would be rolled against now; NONE: it is lost. FZ-MATK-14: a monster chooses anew. */
export function targetNow(g: G, l: AttackLocals): number {
  if (l.cancelled || isGone(g, l.attacker)) return NONE;
  if (!isMonster(l.attacker)) {
    const isThere = isHero(l.target) ? isActive(g, l.target) : isAttackable(g, l.target);
    return isThere ? l.target : NONE;
  }
  const reach = monsterReach(g, l.attacker);
  const out = rangeBetween(g, g.state.at[l.attacker], g.state.at[l.target]) > reach;
  return isActive(g, l.target) && (l.taken || !out) ? l.target : nearestInRange(g, l.attacker, reach);
}

/** FZ-REA-09: nothing comes of an attack that is lost, or that a monster will roll without a die and without a bonus. */
export function isWithoutEffect(g: G, l: AttackLocals): boolean {
  const target = targetNow(g, l);
  if (target === NONE) return true;
  if (l.striking || !isMonster(l.attacker)) return false;
  const { dice, bonus, ignoresCover } = against(g, l.attacker, target);
  const terrain = terrainDice(g, placeOf(g, l.attacker), placeOf(g, target), l.ignoresCover || ignoresCover);
  return diceFor(l.strength + dice + terrain) === 0 && l.bonus + bonus <= 0;
}
