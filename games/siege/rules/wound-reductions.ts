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

/** What Kóna Stations and an Armor Plate would take of the wounds of one effect, in this order (SG-SGD-43). */
export function reductionsOf(t: OpenTable, o: OperatorNumber, wounds: number): WoundReductions {
  const station = wounds > 0 && isByStation(t, o) ? 1 : 0;
  return { station, plate: wounds > station && t.state.operators[o].plate ? 1 : 0 };
}

/** What they take; the plate is used up. */
export function reductions(g: G, o: OperatorNumber, wounds: number): WoundReductions {
  const taken = reductionsOf(g, o, wounds);
  if (taken.plate === 1) {
    g.state.operators[o].plate = false;
    g.emit(plateLost, { operator: o });
  }
  return taken;
}
