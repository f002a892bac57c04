import type { Cell } from '@sightline/board';
import { exists } from '@sightline/board';
import { pieceNumber } from '../content/pieces.ts';
import { type OperatorNumber, onMainFloor } from './operators.ts';
import { type Body, NONE, NOWHERE, type OpenTable } from './siege.ts';

/** A space of the main floor that is no structural element (SG-PRT-18). */
export const isSpace = (t: OpenTable, cell: Cell): boolean => exists(t.statics.plan.ground, cell);
/** All of them. */
export function spacesOf(t: OpenTable): Cell[] {
  const found: Cell[] = [];
  for (let cell = 0; cell < t.statics.layout.cells; cell++) if (isSpace(t, cell)) found.push(cell);
  return found;
}
/** SG-ENV-16 */
export const isPerimeter = (t: OpenTable, cell: Cell): boolean => t.statics.plan.perimeter[cell] === 1;
/** The room of a space, or NONE (SG-ENV-13, 20). */
export const roomOf = (t: OpenTable, cell: Cell): number => t.statics.plan.roomOf[cell];
/** SG-ENV-15 */
export const isVerticalRoom = (t: OpenTable, room: number): boolean =>
  room !== NONE && t.statics.plan.rooms[room].vertical;

/** SG-LEAN-09: the rooms a body is in; a leaning Operator can be in two. */
export function roomsOfBody(t: OpenTable, { at, standee }: Body): number[] {
  const rooms: number[] = [];
  for (const space of [at, standee])
    if (onMainFloor(t, space)) {
      const room = roomOf(t, space);
      if (room !== NONE && !rooms.includes(room)) rooms.push(room);
    }
  return rooms;
}

/** SG-LEAN-08: the spaces a body takes up on the main floor. */
export const spacesOfBody = (t: OpenTable, { at, standee }: Body): Cell[] =>
  [at, standee].filter((space) => onMainFloor(t, space));

/** A miniature, a hidden token or a leaning standee in a space. */
export interface Occupant {
  readonly operator: OperatorNumber;
  readonly body: number;
  readonly standee: boolean;
}

/** Who stands in a space; several while somebody passes through a squad-mate (SG-MOV-04). */
export function occupantsOf(t: OpenTable, space: number): Occupant[] {
  const found: Occupant[] = [];
  const { operators } = t.state;
  for (let o = 0; o < operators.length; o++) {
    const { bodies } = operators[o];
    for (let b = 0; b < bodies.length; b++) {
      if (bodies[b].at === space) found.push({ operator: o, body: b, standee: false });
      else if (bodies[b].standee === space && space !== NOWHERE)
        found.push({ operator: o, body: b, standee: true });
    }
  }
  return found;
}

/** Is somebody in a space to whom this applies? Asked for every step, so that it makes no list. */
export function someOccupant(
  t: OpenTable,
  space: number,
  applies: (operator: OperatorNumber, body: number) => boolean,
): boolean {
  const { operators } = t.state;
  for (let o = 0; o < operators.length; o++) {
    const { bodies } = operators[o];
    for (let b = 0; b < bodies.length; b++)
      if ((bodies[b].at === space || bodies[b].standee === space) && applies(o, b)) return true;
  }
  return false;
}

const SHIELD = pieceNumber('deployableShield');

/**
 * The obstacle that fills a space, by its number: a printed one, or behind those a Deployable Shield (SG-TGD-05) by the
 * place in the list of pieces; NONE: there is none.
 */
export function obstacleAt(t: OpenTable, cell: Cell): number {
  const printed = t.statics.plan.obstacleOf[cell];
  if (printed !== NONE) return printed;
  const { pieces } = t.state;
  for (let i = 0; i < pieces.length; i++)
    if (pieces[i].kind === SHIELD && pieces[i].at === cell) return t.statics.plan.obstacles.length + i;
  return NONE;
}

/** SG-ENV-12: neither an Operator nor an obstacle is in it; a gadget alone does not count. */
export const isFree = (t: OpenTable, cell: Cell): boolean =>
  isSpace(t, cell) && obstacleAt(t, cell) === NONE && !someOccupant(t, cell, () => true);

/** SG-ENV-11: the gadget in a space or facing it, by its place in the list; NONE: none. */
export const gadgetAt = (t: OpenTable, cell: Cell): number =>
  t.state.pieces.findIndex(({ at }) => at === cell);
