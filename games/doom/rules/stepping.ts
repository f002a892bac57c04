import type { Cell } from '@sightline/board';
import { type Answer, type Call, type Check, call, type Movement } from '@sightline/kernel';
import type { ActivationChoice } from './acts.ts';
import { type Doom, type G, NONE, type OpenTable } from './doom.ts';
import { DOOR_COST, isAtDoor, isClosed, mayOpenDoors, openDoor } from './doors.ts';
import { stepped } from './events.ts';
import { cellOf, figuresOn, isDemon, isLarge, isMarine, standingOn } from './figures.ts';
import { trapsAreOut, trapsOn } from './grenades.ts';
import { isStaggered } from './modifiers.ts';
import {
  eachShift,
  eachStep,
  entryCost,
  goingFor,
  inTransit,
  type Mover,
  mayEndAt,
  SHIFT,
} from './movement.ts';
import { mayTeleport } from './objectives.ts';
import { displacement, gloryKill, slay } from './procedures.ts';
import { shiftChecks, stepChecks, teleportChecks } from './step-checks.ts';
import { enters } from './teleporters.ts';

export type { Mover } from './movement.ts';

type MoveChoice = ActivationChoice<Mover>;

/** DM-MOV-14, 15: what ends a movement is not done on a space with another figure. */
export const mayPause: Check<Doom, Mover> = {
  rule: 'DM-MOV-15',
  holds: (g, l) =>
    isLarge(l.figure) ? mayEndAt(g, l.figure, g.state.figures[l.figure].at) : !inTransit(g, l.figure),
};

const movement: Movement<Doom, Mover> = {
  purse: (_g, l) => l,
  mayStop: (g, l) => mayPause.holds(g, l, 0, 0, 0),
};

/** DM-MOV-01: one step of a small figure; a path is many. */
export const step: MoveChoice = {
  form: 'path',
  movement,
  candidates(g, l, offer) {
    if (isLarge(l.figure)) return;
    eachStep(g, l.figure, l.points, (to, _cost, byTeleporter) => {
      if (!byTeleporter) offer(to);
    });
  },
  assured: stepChecks,
  does: (g, l, cell) => walk(g, l, cell),
};

/** DM-TEL-03, DM-ADJ-06 */
export const teleport: MoveChoice = {
  form: 'path',
  movement,
  candidates(g, l, offer) {
    if (!isMarine(l.figure)) return;
    eachStep(g, l.figure, l.points, (to, _cost, byTeleporter) => {
      if (byTeleporter) offer(to);
    });
  },
  // DM-GLD-03: the objective card has the last word.
  assured: [{ rule: 'DM-GLD-03', holds: (g, l) => mayTeleport(g, l.figure) }, ...teleportChecks],
  does(g, l, cell) {
    l.points -= entryCost(g, l.figure, cell, true);
    const from = cellOf(g, l.figure);
    g.state.figures[l.figure].at = standingOn(cell);
    g.emit(stepped, { figure: l.figure, from, to: cell, by: 'teleporter' });
    enters(g, l.figure);
    return telefrag(g, l.figure, cell);
  },
};

/** DM-TFG-01, 03, 05, DM-GK-10, DM-RSP-03: whatever demon stands there is slain. */
export function telefrag(g: G, marine: number, cell: Cell): Call<Doom> | undefined {
  const demon = slainOnEntering(g, marine, cell, true);
  if (demon === NONE) return undefined;
  return isStaggered(g, demon)
    ? call(gloryKill, { marine, demon })
    : call(slay, { figure: demon, by: 'telefrag' });
}

function walk(g: G, l: Mover, cell: Cell): Call<Doom> | undefined {
  l.points -= entryCost(g, l.figure, cell, false);
  const from = cellOf(g, l.figure);
  g.state.figures[l.figure].at = standingOn(cell);
  g.emit(stepped, { figure: l.figure, from, to: cell, by: 'foot' });
  if (isDemon(l.figure)) return trapsAreOut(g) && !inTransit(g, l.figure) ? trapsOn(g, l.figure) : undefined;
  enters(g, l.figure);
  // DM-GK-01: not an option.
  const demon = slainOnEntering(g, l.figure, cell, false);
  return demon === NONE ? undefined : call(gloryKill, { marine: l.figure, demon });
}

/**
 * The demon that a marine on this space has slain by coming there, on foot or by teleporter (DM-GK-01, DM-TFG-01), or
 * NONE. Some classes stagger demons by standing close to them: he stands there already.
 */
export function slainOnEntering(t: OpenTable, marine: number, cell: Cell, byTeleporter: boolean): number {
  const slain = (figure: number) => isDemon(figure) && (byTeleporter || isStaggered(t, figure));
  return figuresOn(t, [cell], marine).find(slain) ?? NONE;
}

/** The demon that a marine would slay by coming to this space, or NONE. */
export function slainBy(t: OpenTable, marine: number, cell: Cell, byTeleporter: boolean): number {
  if (!isMarine(marine) || figuresOn(t, [cell], marine).length === 0) return NONE;
  const figures = t.state.figures.map((f, i) => (i === marine ? { ...f, at: standingOn(cell) } : f));
  const there = { statics: t.statics, state: { ...t.state, figures } };
  return slainOnEntering(there, marine, cell, byTeleporter);
}

/** DM-LRG-02 to 06: a step or a rotation of a large figure; the answer is the space of its anchor and how it lies. */
export const shift: MoveChoice = {
  form: 'place',
  movement,
  candidates(g, l, offer) {
    if (isLarge(l.figure)) eachShift(g, l.figure, l.points, (at) => offer(at >> 2, at & 3));
  },
  assured: shiftChecks,
  does(g, l, anchor, lying) {
    const to = anchor * 4 + lying;
    l.points -= SHIFT;
    const from = cellOf(g, l.figure);
    g.state.figures[l.figure].at = to;
    g.emit(stepped, { figure: l.figure, from, to: anchor, by: 'foot' });
    if (trapsAreOut(g) && mayEndAt(g, l.figure, to)) return trapsOn(g, l.figure);
  },
};

/** The door a figure may open, whatever has to be done before it opens. */
export const doorToOpen: Pick<MoveChoice, 'candidates' | 'checks'> = {
  candidates(g, _l, offer) {
    for (let door = 0; door < g.state.doors.length; door++) if (isClosed(g, door)) offer(door);
  },
  checks: [
    { rule: 'DM-GLD-04', holds: (g, l) => mayOpenDoors(g, l.figure) },
    { rule: 'DM-DOOR-03', holds: (g, _l, door) => isClosed(g, door) },
    { rule: 'DM-ADJ-05', holds: (g, l, door) => isAtDoor(g, l.figure, door) },
    { rule: 'DM-DOOR-01', holds: (_g, l) => l.points >= DOOR_COST },
    mayPause,
  ],
};

/** DM-DOOR-01: the point is paid, the door opened. */
export function openDoorOf(g: G, l: Mover, door: number): Call<Doom> | undefined {
  l.points -= DOOR_COST;
  return openDoor(g, l.figure, door);
}

/** DM-LRG-29: who is below a large figure gives way before it does anything else. */
export const settle = (figure: number): Call<Doom> | undefined =>
  isLarge(figure) ? call(displacement, { figure }) : undefined;

/** A step that leads to a space where the figure may end, for who has run out of time in transit. */
function wayOut(g: G, l: Mover): Answer | null {
  let found: Answer | null = null;
  if (isLarge(l.figure)) {
    eachShift(g, l.figure, l.points, (at) => {
      if (found === null || mayEndAt(g, l.figure, at)) found = ['shift', at >> 2, at & 3];
    });
    return found;
  }
  const { mayEnd, byLink } = goingFor(g, l.figure);
  const ends = { step: mayEnd.slice(), teleport: (byLink?.mayEnd ?? mayEnd).slice() };
  eachStep(g, l.figure, l.points, (to, _cost, byTeleporter) => {
    const verb = byTeleporter ? 'teleport' : 'step';
    if (found === null || ends[verb][to] !== 0) found = [verb, to];
  });
  return found;
}

/** Whose time ran out stops where he is, or goes on to a space where he may. */
export const stopHere = (g: G, l: Mover): Answer =>
  mayPause.holds(g, l, 0, 0, 0) ? ['end'] : (wayOut(g, l) ?? ['end']);
