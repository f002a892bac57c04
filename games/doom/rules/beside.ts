import type { Cell, Placement } from '@sightline/board';
import { spacesNextTo } from './board.ts';
import { type G, NONE, NOWHERE, type OpenTable } from './doom.ts';
import { cellsAt, figuresOn } from './figures.ts';
import { slay } from './procedures.ts';
import { boardOf } from './statics.ts';

/** Where a figure stands; for one that is being slain, where it stood. */
export function lastPlace(g: G, figure: number): Placement {
  const dying = g.within(slay);
  return dying !== null && dying.figure === figure ? dying.at : g.state.figures[figure].at;
}

/**
 * Who is adjacent to a figure (or on one of its spaces), also to one that is being slain. On a card "adjacent" is
 * plain adjacency, which impassable terrain separates (DM-ADJ-13).
 */
export const figuresBeside = (g: G, figure: number): number[] =>
  figuresAround(g, figure, lastPlace(g, figure), figure);

const figuresAround = (t: OpenTable, figure: number, at: Placement, except: number): number[] =>
  at === NOWHERE ? [] : figuresOn(t, spacesAround(t, cellsAt(t, figure, at)), except);

/** Spaces with all that are adjacent to one of them. */
export const spacesAround = (t: OpenTable, cells: readonly Cell[]): Cell[] =>
  cells.flatMap((c) => [c, ...spacesNextTo(boardOf(t).walk, c)]);

/** What an attack tells of its defender. */
export interface Attacked {
  readonly defender: number;
  readonly stood: Placement;
  readonly replaced: readonly number[];
}

/**
 * Who is adjacent to the defender of an attack just now. Once the damage is dealt, that is around where the defender
 * stood then, whatever has become of it.
 */
export const figuresBesideDefender = (g: G, l: Attacked): number[] =>
  l.stood === NOWHERE ? figuresBeside(g, l.defender) : figuresWhereItStood(g, l);

export const figuresWhereItStood = (t: OpenTable, { defender, stood, replaced }: Attacked): number[] =>
  figuresAround(t, defender, stood, replaced.includes(defender) ? NONE : defender);
