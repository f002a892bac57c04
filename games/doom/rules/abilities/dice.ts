import { BLACK, RED } from '../../content/dice.ts';
import type { G } from '../doom.ts';
import { rolled } from '../events.ts';
import { attack } from '../procedures.ts';

/** The faces of a red die, of a black one. */
export const FACES: readonly (readonly number[])[] = [RED, BLACK];

/** The dice that do not show their best face, those that fall farthest short of it first. */
export function fallShort({
  dice,
  blackDice,
}: {
  readonly dice: readonly number[];
  readonly blackDice: readonly number[];
}): number[] {
  const by = dice.map((value, i) => Math.max(...FACES[blackDice[i]]) - value);
  return [...dice.keys()].filter((i) => by[i] > 0).sort((a, b) => by[b] - by[a] || a - b);
}

/** Changes so many of the attack's dice, those that fall farthest short of their best face first. */
export function redo(g: G, count: number, face: (black: number) => number): void {
  const l = g.within(attack);
  if (l === null) return;
  for (const i of fallShort(l).slice(0, count)) l.dice[i] = face(l.blackDice[i]);
  const { attacker, defender } = l;
  g.emit(rolled, { attacker, defender, dice: l.dice, black: l.blackDice, again: 1 });
}
