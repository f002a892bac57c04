import type { Cell } from '@sightline/board';
import { pieceNumber } from '../../content/pieces.ts';
import { roomOf } from '../environment.ts';
import { NONE, type OpenTable } from '../siege.ts';

const DISRUPTOR = pieceNumber('signalDisruptor');

/** SG-SGD-06: a Signal Disruptor keeps the attacker's Electronics out of the room of this space. */
export function isBarredFromRoom(t: OpenTable, space: Cell): boolean {
  const room = roomOf(t, space);
  return room !== NONE && t.state.pieces.some(({ kind, at }) => kind === DISRUPTOR && roomOf(t, at) === room);
}
