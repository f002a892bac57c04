import { ATTACK_DIE, MOST_DICE, TYPES } from '../content/dice.ts';
import { placeOf, terrainOf } from './board.ts';
import type { OpenTable } from './fireteam.ts';
import { COVERED, ELEVATED } from './statics.ts';

/** FZ-TATK-01 */
export const isRanged = (t: OpenTable, attacker: number, target: number): boolean =>
  placeOf(t, attacker) !== placeOf(t, target);

/** FZ-TATK-02 to 07, 11: what terrain does to an attack's strength, once. */
export function terrainDice(t: OpenTable, from: number, to: number, ignoresCover: boolean): number {
  if (from === to) return 0;
  const here = terrainOf(t, from);
  const there = terrainOf(t, to);
  const above = (here & ELEVATED) !== 0 && (there & ELEVATED) === 0 ? 1 : 0;
  const cover = (there & COVERED) !== 0 && !ignoresCover ? 1 : 0;
  return above - cover;
}

/** FZ-ATK-07, FZ-TATK-08: floor, then cap. */
export const diceFor = (strength: number): number => Math.min(MOST_DICE, Math.max(0, strength));

/** FZ-ATK-08: symbols, not dice. */
export function symbolsOf(dice: readonly number[], type: number): number {
  let sum = 0;
  for (const face of dice) sum += ATTACK_DIE[face][type];
  return sum;
}

export const typeCalled = (type: number) => TYPES[type];
