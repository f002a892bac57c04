import { beside, type Cell, type Side } from '@sightline/board';
import { pieceNumber } from '../content/pieces.ts';
import { type OperatorNumber, squadOf } from './operators.ts';
import { NONE, type OpenTable } from './siege.ts';

const CLAYMORE = pieceNumber('claymore');

/** SG-TGA-11: the space a Claymore's arrow points to. */
export const pointedAt = (t: OpenTable, at: Cell, side: number): Cell =>
  beside(t.statics.layout, at, side as Side);

/** SG-TGA-11: a Claymore that an Operator in this space has tripped, by its place in the list; NONE: none. */
export const trippedClaymore = (t: OpenTable, o: OperatorNumber, space: Cell): number =>
  t.state.pieces.findIndex(
    ({ kind, squad, at, side }) =>
      kind === CLAYMORE && squad !== squadOf(o) && (at === space || pointedAt(t, at, side) === space),
  );

export const isTripwired = (t: OpenTable, o: OperatorNumber, space: Cell): boolean =>
  trippedClaymore(t, o, space) !== NONE;
