import { BLACK, RED } from '../../content/dice.ts';
import type { G } from '../doom.ts';
import { rolled } from '../events.ts';
import { attack } from '../procedures.ts';

/** The faces of a red die, of a black one. */
export const FACES: readonly (readonly number[])[] = [RED, BLACK];

/** Changes so many of the attack's dice, those that fall farthest short of their best face first. */
export function redo(g: G, count: number, face: (black: number) => number): void {
  const l = g.within(attack);
  if (l === null) return;
  const short = l.dice.map((value, i) => ({ i, by: Math.max(...FACES[l.blackDice[i]]) - value }));
  short.sort((a, b) => b.by - a.by || a.i - b.i);
  for (const { i, by } of short.slice(0, count)) if (by > 0) l.dice[i] = face(l.blackDice[i]);
  const { attacker, defender } = l;
  g.emit(rolled, { attacker, defender, dice: l.dice, black: l.blackDice, again: 1 });
}
