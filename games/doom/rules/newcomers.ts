import type { G } from './doom.ts';
import { onBoard } from './figures.ts';
import { attack } from './procedures.ts';

/**
 * The box holds few figures of a type, so that of a slain demon may come back at once. It is another demon then: what
 * goes on about the one that was slain is not about it.
 */
export const isNewcomer = (g: G, figure: number): boolean =>
  g.within(attack)?.replaced.includes(figure) ?? false;

/** On the board, and still the figure that took part in the attack when it was declared. */
export const isStillThere = (g: G, figure: number): boolean => onBoard(g, figure) && !isNewcomer(g, figure);
