import type { Piece } from '@sightline/table';
import { bodies } from './bodies.ts';
import { boardGadgets, entryways, watchTokens } from './gadget-pieces.ts';
import { objectives } from './objectives.ts';
import type { ViewContext } from './view-context.ts';

/** Everything on the board, the topmost last: Operators stand on what lies there. */
export const pieces = (at: ViewContext): Piece[] => [
  ...entryways(at),
  ...objectives(at),
  ...boardGadgets(at),
  ...watchTokens(at),
  ...bodies(at),
];
