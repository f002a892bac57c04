import { anchorOf, type Cell, cellsUnder, type Placement, placement } from '@sightline/board';
import type { Seat } from '@sightline/kernel';
import { DEMON_CARDS } from '../content/index.ts';
import { INVADER, MOST_MARINES, NOWHERE, type OpenTable } from './doom.ts';

/**
 * Figures are numbered: 0 to 3 are Alpha, Bravo, Charlie and Delta, then come the demons type by type. So the number
 * says whose it is, and there can never be more demons than the box holds (DM-LIM-01).
 */
export type Figure = number & { readonly idOf?: 'figure' };
export const FIRST_DEMON = MOST_MARINES;
const TYPES: readonly number[] = [
  ...Array.from({ length: MOST_MARINES }, () => -1),
  ...DEMON_CARDS.flatMap((card, type) => Array.from({ length: card.figures }, () => type)),
];
/** The first figure of a type. */
export const firstOfType = (type: number): Figure => TYPES.indexOf(type);
/** How many figures there are, with all demons up to this type. */
export const figuresUpTo = (type: number): number => TYPES.findLastIndex((of) => of <= type) + 1;
/** What is printed on a figure's card and asked for in every search of a move, by figure. */
const BASES = TYPES.map((type) => (type < 0 ? undefined : DEMON_CARDS[type].base));
const FLYERS = TYPES.map((type) => type >= 0 && DEMON_CARDS[type].flying === true);

export const isDemon = (figure: Figure): boolean => figure >= FIRST_DEMON;
export const isMarine = (figure: Figure): boolean => figure >= 0 && figure < FIRST_DEMON;
export const enemies = (a: Figure, b: Figure): boolean => isDemon(a) !== isDemon(b);
/** The number of a demon's card. */
export const typeOf = (figure: Figure): number => TYPES[figure];
export const cardOf = (demon: Figure) => DEMON_CARDS[TYPES[demon]];
export const isLarge = (figure: Figure): boolean => BASES[figure] !== undefined;
export const flies = (figure: Figure): boolean => FLYERS[figure];

/** Alpha sits at seat 1. */
export const ownerOf = (figure: Figure): Seat => (isDemon(figure) ? INVADER : figure + 1);
export const marineAt = (seat: Seat): Figure => seat - 1;
export const seatOf = (marine: Figure): Seat => marine + 1;

export const onBoard = (t: OpenTable, figure: Figure): boolean => t.state.figures[figure].at !== NOWHERE;
export const standingOn = (cell: Cell): Placement => placement(cell);

/** DM-KIL-01: a marine who is off the board until he respawns. Before the first round nobody stands on it yet. */
export const isSlain = (t: OpenTable, figure: Figure): boolean =>
  isMarine(figure) && !onBoard(t, figure) && t.state.round > 0;

/** The space of a small figure, the anchor of a large one. */
export const cellOf = (t: OpenTable, figure: Figure): Cell => anchorOf(t.state.figures[figure].at);

/** All spaces a figure occupies; none if it is not on the board. */
export function cellsOf(t: OpenTable, figure: Figure): readonly Cell[] {
  const { at } = t.state.figures[figure];
  if (at === NOWHERE) return [];
  return cellsAt(t, figure, at);
}

export function cellsAt(t: OpenTable, figure: Figure, at: Placement): readonly Cell[] {
  const base = BASES[figure];
  return base === undefined ? [anchorOf(at)] : cellsUnder(t.statics.layout, base, at);
}

export function demonsOnBoard(t: OpenTable): Figure[] {
  const found: Figure[] = [];
  for (let f = FIRST_DEMON; f < t.state.figures.length; f++) if (onBoard(t, f)) found.push(f);
  return found;
}

export function figuresOfType(t: OpenTable, type: number): Figure[] {
  const found: Figure[] = [];
  for (let f = FIRST_DEMON; f < t.state.figures.length; f++)
    if (TYPES[f] === type && onBoard(t, f)) found.push(f);
  return found;
}

/** A figure of the type that is still in the supply, or -1. */
export function spareFigure(t: OpenTable, type: number): Figure {
  for (let f = FIRST_DEMON; f < t.state.figures.length; f++)
    if (TYPES[f] === type && !onBoard(t, f)) return f;
  return -1;
}

/** How many figures of the type are still in the supply. */
export const sparesOf = (t: OpenTable, type: number): number =>
  DEMON_CARDS[type].figures - figuresOfType(t, type).length;

/** DM-SET-15, DM-DMC-02: face up exactly while a figure of the type is on the board. */
export function isFaceUp(t: OpenTable, type: number): boolean {
  for (let f = FIRST_DEMON; f < t.state.figures.length; f++)
    if (TYPES[f] === type && onBoard(t, f)) return true;
  return false;
}

/** Who stands on a space, as numbers one higher than the figure's; 0: nobody. `except` is not looked at. */
export function occupants(t: OpenTable, except: Figure, into: Int8Array): Int8Array {
  into.fill(0);
  const { figures } = t.state;
  for (let f = 0; f < figures.length; f++) {
    const { at } = figures[f];
    if (at === NOWHERE || f === except) continue;
    if (!isLarge(f)) into[anchorOf(at)] = f + 1;
    else for (const c of cellsAt(t, f, at)) into[c] = f + 1;
  }
  return into;
}

/** The figures other than `figure` on any of these spaces. */
export function figuresOn(t: OpenTable, cells: readonly Cell[], figure: Figure): Figure[] {
  const found: Figure[] = [];
  const { figures } = t.state;
  for (let f = 0; f < figures.length; f++) {
    const { at } = figures[f];
    if (at === NOWHERE || f === figure) continue;
    // Most figures are small: no list of spaces is made for them.
    const meets = isLarge(f)
      ? cellsAt(t, f, at).some((c) => cells.includes(c))
      : cells.includes(anchorOf(at));
    if (meets) found.push(f);
  }
  return found;
}

export const occupied = (t: OpenTable, cell: Cell): boolean => figuresOn(t, [cell], -1).length > 0;
