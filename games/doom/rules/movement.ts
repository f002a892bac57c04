import {
  type Cell,
  eachOpenStep,
  floodPlacements,
  type Going,
  type LargeFigure,
  type NeighbourTable,
  nearestFree,
  type Placement,
  shiftsFrom,
  stepsFrom,
} from '@sightline/board';
import { DEMON_CARDS } from '../content/index.ts';
import { FLYING, withTeleporters } from './board.ts';
import { NONE, type OpenTable } from './doom.ts';
import {
  cellOf,
  cellsAt,
  enemies,
  figuresOn,
  flies,
  isLarge,
  isMarine,
  occupants,
  typeOf,
} from './figures.ts';
import { hasModifier, isStaggered } from './modifiers.ts';
import { mayTeleport } from './objectives.ts';
import { boardOf } from './statics.ts';

/** A figure with movement points to spend, in its activation or out of it. */
export interface Mover {
  figure: number;
  points: number;
}

/** The spaces next to each other for a small figure, by its own way of moving (DM-ADJ-06, DM-FLY-01). */
export function neighboursFor(t: OpenTable, figure: number): NeighbourTable {
  const board = boardOf(t);
  if (flies(figure)) return board.fly;
  return isMarine(figure) && mayTeleport(t, figure)
    ? withTeleporters(board, t.statics.teleporterCells, t.state.teleporters, cellOf(t, figure))
    : board.walk;
}

/**
 * What each space costs a small figure and where it may end its movement (DM-MOV-02 to 08, DM-FLY-03 to 06). Who
 * stands there is asked anew each time; the result lives until the next question.
 */
export function goingFor(t: OpenTable, figure: number): Going {
  const { scratch, walkerEntry, flyerEntry, surefootedEntry } = t.statics;
  const { entry, mayEnd, linkEntry, linkEnd } = scratch;
  const marine = isMarine(figure);
  const terrain = flies(figure)
    ? flyerEntry
    : marine && hasModifier(t, figure, 'sureFooted')
      ? surefootedEntry
      : walkerEntry;
  entry.set(terrain);
  mayEnd.fill(1);
  if (marine) {
    linkEntry.set(terrain);
    linkEnd.fill(1);
  }
  const surcharge = flies(figure) || (marine && hasModifier(t, figure, 'slipsPast')) ? 0 : 1;
  const { figures } = t.state;
  for (let other = 0; other < figures.length; other++) {
    const { at } = figures[other];
    if (at < 0 || other === figure) continue;
    const hostile = enemies(figure, other);
    // Entering a staggered demon's space is a glory kill, which empties it (DM-GK-01, DM-MOV-15).
    const ends = marine && hostile && isStaggered(t, other) ? 1 : 0;
    for (const c of cellsAt(t, other, at)) {
      if (hostile && entry[c] !== 0) entry[c] += surcharge;
      mayEnd[c] = ends;
      // DM-TFG-01, 02: who teleports onto a demon slays it and pays no surcharge.
      if (marine && !hostile) linkEnd[c] = 0;
    }
  }
  return marine ? { entry, mayEnd, byLink: { entry: linkEntry, mayEnd: linkEnd } } : { entry, mayEnd };
}

/** What entering a space costs a small figure, by foot or from teleporter to teleporter; 0: it may not. */
export function entryCost(t: OpenTable, figure: number, cell: Cell, byTeleporter: boolean): number {
  const going = goingFor(t, figure);
  return (byTeleporter ? (going.byLink ?? going) : going).entry[cell];
}

/** The single steps a small figure may take now, with what each costs. */
export function eachStep(
  t: OpenTable,
  figure: number,
  points: number,
  visit: (to: number, cost: number, byTeleporter: boolean) => void,
): void {
  if (points <= 0) return;
  eachOpenStep(
    t.statics.scratch.small,
    neighboursFor(t, figure),
    cellOf(t, figure),
    points,
    goingFor(t, figure),
    visit,
  );
}

/** DM-MOV-15: could a marine go on to a space where he may end if teleporters were closed to him? */
export function getsOnWithoutTeleporters(t: OpenTable, { figure, points }: Mover): boolean {
  let found = false;
  const walk = () => {
    found = true;
  };
  if (points > 0)
    eachOpenStep(
      t.statics.scratch.small,
      boardOf(t).walk,
      cellOf(t, figure),
      points,
      goingFor(t, figure),
      walk,
    );
  return found;
}

/** DM-LRG-02, 04: what a step costs a large figure, and a rotation. */
export const SHIFT = 1;

/** DM-LRG-02 to 06: how a large figure of each type moves. Terrain does not stop it (DM-LRG-07, 08). */
const LARGE: readonly (LargeFigure | null)[] = DEMON_CARDS.map(({ base }) => {
  if (base === undefined) return null;
  const rotates = base.wide !== base.high ? { rotate: SHIFT } : {};
  return {
    base,
    barred: FLYING,
    gait: { forward: SHIFT, right: SHIFT, back: SHIFT, left: SHIFT, ...rotates },
  };
});

export function largeFigure(figure: number): LargeFigure {
  const large = LARGE[typeOf(figure)] ?? null;
  if (large === null) throw new Error(`figure ${figure} is not large`);
  return large;
}

/** DM-LRG-12, 17, 33: may a large figure end its movement so? Small figures below must find a place. */
export function mayEndAt(t: OpenTable, figure: number, at: Placement): boolean {
  const cells = cellsAt(t, figure, at);
  const below = figuresOn(t, cells, figure);
  if (below.length === 0) return true;
  if (below.some(isLarge)) return false;
  const free = freeSpaces(t, figure, cells);
  return below.every((f) => findsRoom(t, f, below, free));
}

/** The single shifts and rotations open to a large figure (DM-LRG-30: with a look ahead). */
export function eachShift(
  t: OpenTable,
  figure: number,
  points: number,
  visit: (to: Placement, cost: number) => void,
): void {
  if (points <= 0) return;
  const { ground } = boardOf(t);
  const large = largeFigure(figure);
  const ends = (p: Placement) => mayEndAt(t, figure, p);
  for (const { to, cost } of shiftsFrom(ground, large, t.state.figures[figure].at)) {
    if (cost > points) continue;
    if (ends(to) || floodPlacements(t.statics.scratch.large, ground, large, to, points - cost, ends) >= 0)
      visit(to, cost);
  }
}

/** The spaces a figure could go through under its own movement, teleporters left out (DM-LRG-14, 31, 35). */
const throughFor = (t: OpenTable, figure: number): Uint8Array =>
  flies(figure) ? t.statics.flyerEntry : t.statics.walkerEntry;

/** 1 for each space without a figure. One that is about to move stands already `under` its base, not where it was. */
export function freeSpaces(t: OpenTable, mover = NONE, under: readonly Cell[] = []): Uint8Array {
  const { occupant, free } = t.statics.scratch;
  occupants(t, mover, occupant);
  for (let c = 0; c < free.length; c++) free[c] = occupant[c] === 0 ? 1 : 0;
  for (const c of under) free[c] = 0;
  return free;
}

/** The spaces next to each other for a figure that gives way: teleporters are of no use to it (DM-LRG-31, 35). */
const waysFor = (t: OpenTable, figure: number): NeighbourTable =>
  flies(figure) ? boardOf(t).fly : boardOf(t).walk;

/** DM-LRG-13 to 15: where a small figure may be put that a large one displaces. */
export const displacedTo = (t: OpenTable, figure: number): Cell[] =>
  nearestFree(waysFor(t, figure), cellOf(t, figure), throughFor(t, figure), freeSpaces(t));

/**
 * DM-LRG-33: a place for a figure that is to be displaced, even if all others below the same base take theirs first
 * from the spaces it could be put on. A flyer may come down anywhere.
 */
function findsRoom(t: OpenTable, figure: number, below: readonly number[], free: Uint8Array): boolean {
  const ways = waysFor(t, figure);
  const cell = cellOf(t, figure);
  const through = throughFor(t, figure);
  // Nearly always there is room enough on the very next spaces, and nothing has to be searched.
  let needed = below.length;
  for (let slot = cell * 8; slot < cell * 8 + 8 && ways.to[slot] >= 0; slot++)
    if (free[ways.to[slot]] !== 0 && through[ways.to[slot]] !== 0 && --needed === 0) return true;
  const steps = stepsFrom(ways, cell, through);
  needed = below.filter((f) => flies(f) || steps[cellOf(t, f)] >= 0).length;
  for (let c = 0; c < steps.length && needed > 0; c++) if (steps[c] >= 0 && free[c] !== 0) needed--;
  return needed === 0;
}

/** DM-MOV-15: on a space with another figure only further movement is allowed. */
export function inTransit(t: OpenTable, figure: number): boolean {
  if (isLarge(figure)) return false;
  const cell = cellOf(t, figure);
  const { figures } = t.state;
  for (let f = 0; f < figures.length; f++) {
    const { at } = figures[f];
    if (at < 0 || f === figure) continue;
    if (isLarge(f) ? cellsAt(t, f, at).includes(cell) : at >> 2 === cell) return true;
  }
  return false;
}
