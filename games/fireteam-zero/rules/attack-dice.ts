import type { AttackType } from '../content/card-types.ts';
import { ATTACK_DIE, MOST_DICE, TYPES } from '../content/dice.ts';
import { placeOf, terrainOf } from './board.ts';
import type { OpenTable } from './fireteam.ts';
import { COVERED, ELEVATED } from './statics.ts';

/** FZ-TATK-01 */
export const isRanged = (t: OpenTable, attacker: number, target: number): boolean =>
  placeOf(t, attacker) !== placeOf(t, target);

/** FZ-TATK-04, 05 */
export const isFromAbove = (t: OpenTable, from: number, to: number): boolean =>
  (terrainOf(t, from) & ELEVATED) !== 0 && (terrainOf(t, to) & ELEVATED) === 0;

/** FZ-TATK-02, 03, 11 */
export const isIntoCover = (t: OpenTable, from: number, to: number): boolean =>
  from !== to && (terrainOf(t, to) & COVERED) !== 0;

/** FZ-TATK-07: what terrain does to an attack's strength, once. */
export const terrainDice = (t: OpenTable, from: number, to: number, ignoresCover: boolean): number =>
  Number(isFromAbove(t, from, to)) - Number(isIntoCover(t, from, to) && !ignoresCover);

/** FZ-ATK-07, FZ-TATK-08: floor, then cap. */
export const diceFor = (strength: number): number => Math.min(MOST_DICE, Math.max(0, strength));

/** FZ-ATK-08: symbols, not dice. */
export function symbolsOf(dice: readonly number[], type: number): number {
  let sum = 0;
  for (const face of dice) sum += ATTACK_DIE[face][type];
  return sum;
}

export const typeCalled = (type: number) => TYPES[type];

/** FZ-BOMB-01, 04: does such an attack strike all who are where it lands? */
export const strikesAll = (type: AttackType): boolean => type === 'bomb';
