import type { Qualities } from '../content/card-types.ts';
import type { Defense } from './defense.ts';
import type { OpenTable } from './doom.ts';
import { isDemon } from './figures.ts';
import { isStaggered } from './modifiers.ts';

/** The damage symbols an attack's card adds by itself, at this range against this defender. */
export function symbolsOfCard(
  t: OpenTable,
  { close, far, finishing = 0 }: Qualities,
  defender: number,
  range: number,
): number {
  let sum = 0;
  if (close !== undefined && range <= close.within) sum += close.damage;
  if (far !== undefined && range >= far.beyond) sum += far.damage;
  if (finishing > 0 && isDemon(defender) && isStaggered(t, defender)) sum += finishing;
  return sum;
}

/** The shields that count (DM-ATK-11). */
export const shieldsAgainst = ({ shields }: Defense, pierce: number): number => Math.max(0, shields - pierce);

/** DM-ATK-12 */
export const isDodged = ({ dodge }: Defense, sure: boolean): boolean => dodge && !sure;

/** What is left of the symbols (DM-ATK-11, 12). */
export const damageOf = (symbols: number, defense: Defense, pierce: number, sure: boolean): number =>
  isDodged(defense, sure) ? 0 : Math.max(0, symbols - shieldsAgainst(defense, pierce));
