import type { Cell } from '@sightline/board';
import { type OperatorNumber, operatorsOf } from './operators.ts';
import { NONE, type OpenTable, type Squad } from './siege.ts';

/** Whose Entryway Overwatch token lies on an entryway (SG-ENT-08); NONE: nobody's. */
export function watcherOf(t: OpenTable, space: Cell): OperatorNumber {
  const { operators } = t.state;
  for (let o = 0; o < operators.length; o++) if (operators[o].watches === space) return o;
  return NONE;
}

export const isOverwatchedBySquad = (t: OpenTable, space: Cell, squad: Squad): boolean =>
  operatorsOf(squad).some((o) => t.state.operators[o]?.watches === space);
