import { type Cell, chebyshev, linked, manhattan, type Placement, shiftsFrom } from '@sightline/board';
import type { Check, Reason } from '@sightline/kernel';
import { FLYING, spacesNextTo } from './board.ts';
import type { Doom, OpenTable } from './doom.ts';
import { cellOf, figuresOn, flies, isLarge, isMarine } from './figures.ts';
import { BLOCKING, IMPASSABLE } from './mission/board-legend.ts';
import { eachShift, eachStep, entryCost, largeFigure, type Mover, neighboursFor, SHIFT } from './movement.ts';
import { boardOf } from './statics.ts';

/**
 * Why a step may not be taken, from the plainest reason to the subtlest. Steps are listed by searches that know all
 * of this; each of these checks is sure to hold for what they list.
 */
type StepCheck = Check<Doom, Mover>;

/** Is the space next to the figure's, by its own way of moving? */
const isNext = (t: OpenTable, figure: number, cell: Cell): boolean =>
  spacesNextTo(neighboursFor(t, figure), cellOf(t, figure)).includes(cell);

const isLinked = (t: OpenTable, figure: number, cell: Cell): boolean =>
  linked(neighboursFor(t, figure).links, cellOf(t, figure), cell);

const barsStep = (t: OpenTable, figure: number, cell: Cell, terrain: number): boolean =>
  !flies(figure) && (boardOf(t).ground.cellBits[cell] & terrain) !== 0;

function isListed(t: OpenTable, l: Mover, cell: Cell, byTeleporter: boolean): boolean {
  let found = false;
  eachStep(t, l.figure, l.points, (to, _cost, link) => {
    if (to === cell && link === byTeleporter) found = true;
  });
  return found;
}

const affordable = (byTeleporter: boolean): readonly StepCheck[] => [
  {
    rule: 'DM-MOV-09',
    holds: (g, l, cell) => entryCost(g, l.figure, cell, byTeleporter) <= l.points,
    because: (g, l, cell) => ({ cost: entryCost(g, l.figure, cell, byTeleporter), points: l.points }),
  },
  { rule: 'DM-MOV-15', holds: (g, l, cell) => isListed(g, l, cell, byTeleporter) },
];

export const stepChecks: readonly StepCheck[] = [
  { rule: 'DM-LRG-03', holds: (_g, l) => !isLarge(l.figure) },
  {
    rule: 'DM-MOV-01',
    holds: (g, l, cell) => chebyshev(g.statics.layout, cellOf(g, l.figure), cell) === 1,
  },
  { rule: 'DM-TER-10', holds: (g, l, cell) => !barsStep(g, l.figure, cell, IMPASSABLE) },
  { rule: 'DM-TER-11', holds: (g, l, cell) => !barsStep(g, l.figure, cell, BLOCKING) },
  {
    rule: 'DM-ADJ-02',
    holds: (g, l, cell) =>
      manhattan(g.statics.layout, cellOf(g, l.figure), cell) > 1 || isNext(g, l.figure, cell),
  },
  { rule: 'DM-MOV-06', holds: (g, l, cell) => isNext(g, l.figure, cell) },
  ...affordable(false),
];

/**
 * Why no walk leads onto any of these spaces, which a single step does not reach; null: one does, or nothing can be
 * said. `cost`: of the cheapest way there whatever points there are, Infinity if none leads there.
 */
export function whyNoWay(
  t: OpenTable,
  { figure, points }: Mover,
  spaces: readonly Cell[],
  cost: number,
): Reason | null {
  if (cost <= points) return null;
  if (cost < Infinity) return { rule: 'DM-MOV-09', facts: { cost, points } };
  if (isLarge(figure)) return null;
  return { rule: figuresOn(t, spaces, figure).length > 0 ? 'DM-MOV-15' : 'DM-ADJ-02', facts: {} };
}

/** Is the space right beside the figure's, and yet no step leads there? */
export const isBarred = (t: OpenTable, figure: number, space: Cell): boolean =>
  chebyshev(t.statics.layout, cellOf(t, figure), space) === 1 && !isNext(t, figure, space);

export const teleportChecks: readonly StepCheck[] = [
  { rule: 'DM-TEL-04', holds: (_g, l) => isMarine(l.figure) },
  { rule: 'DM-TEL-03', holds: (g, l, cell) => isLinked(g, l.figure, cell) },
  ...affordable(true),
];

function isShift(t: OpenTable, figure: number, to: Placement, barred: number): boolean {
  const large = { ...largeFigure(figure), barred };
  return shiftsFrom(boardOf(t).ground, large, t.state.figures[figure].at).some((shift) => shift.to === to);
}

function isListedShift(t: OpenTable, l: Mover, to: Placement): boolean {
  let found = false;
  eachShift(t, l.figure, l.points, (at) => {
    if (at === to) found = true;
  });
  return found;
}

export const shiftChecks: readonly StepCheck[] = [
  { rule: 'DM-LRG-01', holds: (_g, l) => isLarge(l.figure) },
  { rule: 'DM-LRG-02', holds: (g, l, anchor, lying) => isShift(g, l.figure, anchor * 4 + lying, 0) },
  // A step carries the base over walls, a rotation only sets it down on them.
  {
    rule: 'DM-LRG-11',
    holds: (g, l, anchor, lying) =>
      lying !== (g.state.figures[l.figure].at & 3) || isShift(g, l.figure, anchor * 4 + lying, FLYING),
  },
  { rule: 'DM-LRG-27', holds: (g, l, anchor, lying) => isShift(g, l.figure, anchor * 4 + lying, FLYING) },
  {
    rule: 'DM-MOV-09',
    holds: (_g, l) => l.points >= SHIFT,
    because: (_g, l) => ({ cost: SHIFT, points: l.points }),
  },
  { rule: 'DM-LRG-30', holds: (g, l, anchor, lying) => isListedShift(g, l, anchor * 4 + lying) },
];
