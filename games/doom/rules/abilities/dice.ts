import { BLACK, RED } from '../../content/dice.ts';
import type { G } from '../doom.ts';
import { rolled } from '../events.ts';
import { attack } from '../procedures.ts';

/** The faces of a red die, of a black one. */
export const FACES: readonly (readonly number[])[] = [RED, BLACK];

interface Shortfall {
  readonly die: number;
  readonly by: number;
}

/** The dice that do not show their best face, those that fall farthest short of it first. */
export const shortfalls = ({
  dice,
  blackDice,
}: Readonly<Record<'dice' | 'blackDice', readonly number[]>>): readonly Shortfall[] =>
  dice
    .map((value, die) => ({ die, by: Math.max(...FACES[blackDice[die]]) - value }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by || a.die - b.die);

/** Changes so many of the attack's dice, those that fall farthest short of their best face first. */
export function redo(g: G, count: number, face: (black: number) => number): void {
  const l = g.within(attack);
  if (l === null) return;
  for (const { die } of shortfalls(l).slice(0, count)) l.dice[die] = face(l.blackDice[die]);
  const { attacker, defender } = l;
  g.emit(rolled, { attacker, defender, dice: l.dice, black: l.blackDice, again: 1 });
}
