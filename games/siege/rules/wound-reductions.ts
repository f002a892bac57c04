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

interface WoundReductions {
  readonly station: 0 | 1;
  readonly plate: 0 | 1;
}

/** What Kóna Stations and an Armor Plate take of the wounds of one effect, in this order (SG-SGD-43). */
export function reductions(g: G, o: OperatorNumber, wounds: number): WoundReductions {
  const station = wounds > 0 && isByStation(g, o) ? 1 : 0;
  const operator = g.state.operators[o];
  if (wounds === station || !operator.plate) return { station, plate: 0 };
  operator.plate = false;
  g.emit(plateLost, { operator: o });
  return { station, plate: 1 };
}
