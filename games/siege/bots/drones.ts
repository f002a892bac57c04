import type { Cell } from '@sightline/board';
import { neighboursOf } from '../rules/board.ts';
import { mayBeFlownOver } from '../rules/drone.ts';
import { roomOf, roomsOfBody } from '../rules/environment.ts';
import { stepCost } from '../rules/movement.ts';
import { areEnemies, forEachBody, isRevealed, type OperatorNumber } from '../rules/operators.ts';
import { NONE, type OpenTable } from '../rules/siege.ts';
import { isElectrified } from '../rules/special-gadgets/bandit.ts';
import { isBarredFromRoom } from '../rules/special-gadgets/mute.ts';
import { floorOf } from '../rules/statics.ts';
import { likelihood, worthOfPieces } from './effects.ts';

/** To find a hidden Operator, and to mark one that is known. */
const FOUND = 2.6;
const MARKED = 0.7;

/** What a scan of a room finds. */
export function worthOfScan(t: OpenTable, by: OperatorNumber, room: number): number {
  if (room === NONE) return 0;
  let worth = 0;
  forEachBody(t, (o, body) => {
    if (!areEnemies(o, by) || !roomsOfBody(t, body).includes(room)) return;
    worth += isRevealed(t, o) ? (body.located ? 0 : MARKED) : FOUND * likelihood(t, o);
  });
  return worth;
}

/** What a drone does where it stops besides the scan: nothing, shocks, or explodes. */
export type Payload = 'scan' | 'shock' | 'blast';

export function worthOfLanding(t: OpenTable, by: OperatorNumber, space: Cell, payload: Payload): number {
  const room = roomOf(t, space);
  const scan = worthOfScan(t, by, room);
  if (payload === 'scan' || room === NONE) return scan;
  if (payload === 'shock')
    return scan + Math.min(2, worthOfPieces(t, by, t.statics.plan.rooms[room].spaces, 1, true));
  return scan + worthOfBlastAt(t, by, space);
}

function worthOfBlastAt(t: OpenTable, by: OperatorNumber, space: Cell): number {
  const spaces = [space, ...neighboursOf(floorOf(t).near, space)];
  let worth = worthOfPieces(t, by, spaces, 2);
  forEachBody(t, (o, body) => {
    if (!spaces.includes(body.at)) return;
    worth += areEnemies(o, by) ? 2.2 * likelihood(t, o) : -2.6;
  });
  return worth;
}

export interface Flight {
  readonly worth: number;
  /** the first step; -1: it stops where it is */
  readonly first: Cell;
}

const mayFly = (t: OpenTable, space: Cell): boolean =>
  mayBeFlownOver(t, space) && !isBarredFromRoom(t, space) && !isElectrified(t, space);

/** The best place to stop for a drone with so many MP. */
export function bestFlight(
  t: OpenTable,
  by: OperatorNumber,
  at: Cell,
  points: number,
  payload: Payload,
): Flight {
  const { walk } = floorOf(t);
  const firsts = new Map<Cell, Cell>([[at, -1]]);
  const rows: Cell[][] = [[at]];
  const byRoom = new Map<number, number>();
  const landing = (space: Cell): number => {
    if (payload === 'blast') return worthOfLanding(t, by, space, payload);
    const room = roomOf(t, space);
    let worth = byRoom.get(room);
    if (worth === undefined) {
      worth = worthOfLanding(t, by, space, payload);
      byRoom.set(room, worth);
    }
    return worth;
  };
  let best: Flight = { worth: landing(at), first: -1 };
  for (let cost = 0; cost <= points; cost++)
    for (const space of rows[cost] ?? []) {
      const first = firsts.get(space) ?? -1;
      const worth = landing(space) - 0.01 * cost;
      if (worth > best.worth + 0.02) best = { worth, first };
      for (const to of neighboursOf(walk, space)) {
        if (firsts.has(to) || !mayFly(t, to)) continue;
        const total = cost + Math.max(1, stepCost(t, space, to));
        if (total > points) continue;
        firsts.set(to, first < 0 ? to : first);
        let row = rows[total];
        if (row === undefined) {
          row = [];
          rows[total] = row;
        }
        row.push(to);
      }
    }
  return best;
}
