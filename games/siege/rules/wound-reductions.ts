import { pieceNumber } from '../content/pieces.ts';
import { roomOf, roomsOfBody } from './environment.ts';
import { plateLost } from './events.ts';
import type { OperatorNumber } from './operators.ts';
import type { G, OpenTable } from './siege.ts';

const STATION = pieceNumber('konaStation');

/** SG-SGD-41 to 43: the Operator, or its leaning standee, is in a room with a Kóna Station. */
export function isByStation(t: OpenTable, o: OperatorNumber): boolean {
  const [body] = t.state.operators[o].bodies;
  if (body === undefined) return false;
  const rooms = roomsOfBody(t, body);
  return t.state.pieces.some(({ kind, at }) => kind === STATION && rooms.includes(roomOf(t, at)));
}

/** Wounds left of one effect after Kóna Stations and an Armor Plate, in this order (SG-SGD-43). */
export function afterReductions(g: G, o: OperatorNumber, wounds: number): number {
  let left = wounds;
  if (left > 0 && isByStation(g, o)) left--;
  const operator = g.state.operators[o];
  if (left > 0 && operator.plate) {
    operator.plate = false;
    left--;
    g.emit(plateLost, { operator: o });
  }
  return left;
}
