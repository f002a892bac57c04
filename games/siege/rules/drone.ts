import { adjacent, type Cell } from '@sightline/board';
import { done } from '@sightline/kernel';
import { pieceNumber } from '../content/pieces.ts';
import { isActive } from './active.ts';
import { neighboursOf, surchargeOf } from './board.ts';
import { obstacleAt, roomOf, roomsOfBody } from './environment.ts';
import { droneMoved, droneScanned } from './events.ts';
import { locate } from './hidden-operators.ts';
import { enemySquad, inPlay, operatorsOf, seatOf, squadOf } from './operators.ts';
import { drone } from './procedures.ts';
import { type G, NONE, type OpenTable } from './siege.ts';
import { isElectrified } from './special-gadgets/bandit.ts';
import { isBarredFromRoom } from './special-gadgets/mute.ts';
import { floorOf } from './statics.ts';
import { clockOf } from './timer.ts';

const WIRE = pieceNumber('barbedWire');

/** SG-KEY-28, 29: no obstacle and no Barbed Wire. */
export const mayBeFlownOver = (t: OpenTable, space: Cell): boolean =>
  obstacleAt(t, space) === NONE && !hasWire(t, space);

const hasWire = (t: OpenTable, space: Cell): boolean =>
  t.state.pieces.some(({ kind, at }) => kind === WIRE && at === space);

/** SG-KEY-34: windows and breaches cost what they cost Operators. */
export const droneCost = (t: OpenTable, from: Cell, to: Cell): number => {
  const extra = surchargeOf(floorOf(t).walk, from, to);
  return extra < 0 ? Number.POSITIVE_INFINITY : 1 + extra;
};

/** SG-KEY-27 to 35 */
export const droneSteps = drone.steps('fly', 'scan').are({
  fly: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.operator),
    about: (_g, l) => ({ operator: l.operator, at: l.at, points: l.points }),
    clock: clockOf,
    timeout: () => ['stop'],
    choices: {
      fly: {
        form: 'path',
        movement: { purse: (_g, l) => l, mayStop: () => true },
        candidates(g, l, offer) {
          for (const to of neighboursOf(floorOf(g).walk, l.at)) offer(to);
        },
        checks: [
          { rule: 'SG-KEY-27', holds: (g, l, to) => adjacent(floorOf(g).walk, l.at, to) },
          { rule: 'SG-KEY-28', holds: (g, _l, to) => obstacleAt(g, to) === NONE },
          { rule: 'SG-KEY-29', holds: (g, _l, to) => !hasWire(g, to) },
          { rule: 'SG-SGD-06', holds: (g, _l, to) => !isBarredFromRoom(g, to) },
          { rule: 'SG-SGD-17', holds: (g, _l, to) => !isElectrified(g, to) },
          {
            rule: 'SG-KEY-34',
            holds: (g, l, to) => droneCost(g, l.at, to) <= l.points,
            because: (g, l, to) => ({ cost: droneCost(g, l.at, to), points: l.points }),
          },
        ],
        does(g, l, to) {
          l.points -= droneCost(g, l.at, to);
          g.emit(droneMoved, { operator: l.operator, from: l.at, to, points: l.points });
          l.at = to;
          return 'fly';
        },
      },
      stop: { form: 'confirm', does: () => 'scan' },
    },
  },
  /** SG-KEY-32: all opposing Operators of the room, those leaning into it too. */
  scan(g, l) {
    const room = roomOf(g, l.at);
    g.emit(droneScanned, { operator: l.operator, at: l.at, room });
    scanRoom(g, l.operator, room);
    return done({ at: l.at });
  },
});

/** Locates every opposing Operator in a room. */
export function scanRoom(g: G, by: number, room: number): void {
  if (room === NONE) return;
  for (const o of operatorsOf(enemySquad(squadOf(by)))) {
    if (!inPlay(g, o)) continue;
    // Each token by itself: the first one found reveals the pair.
    for (let b = 0; b < g.state.operators[o].bodies.length; b++)
      if (roomsOfBody(g, g.state.operators[o].bodies[b]).includes(room)) locate(g, o, b, isActive(g, o));
  }
}
