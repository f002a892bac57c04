import { type Cell, nearestPlacements, type Placement, stepsFromAny } from '@sightline/board';
import { DEMON_CARDS } from '../content/index.ts';
import { spacesNextTo } from './board.ts';
import type { G } from './doom.ts';
import { cellsAt, occupants, spareFigure } from './figures.ts';
import { largeFigure } from './movement.ts';
import { boardOf } from './statics.ts';

/** How a demon of the type gets about: terrain stops neither flyers nor large figures (DM-SUM-12). */
function wayOf(g: G, type: number) {
  const { flying, base } = DEMON_CARDS[type];
  const { walk, fly } = boardOf(g);
  return flying || base !== undefined
    ? { next: fly, enterable: g.statics.flyerEntry }
    : { next: walk, enterable: g.statics.walkerEntry };
}

/** Spaces without a figure: who is put down displaces nobody (DM-SUM-06, 13). */
function freeSpaces(g: G): Uint8Array {
  const { occupant, free } = g.statics.scratch;
  occupants(g, -1, occupant);
  for (let c = 0; c < free.length; c++) free[c] = occupant[c] === 0 ? 1 : 0;
  return free;
}

/**
 * Where a demon of the type may be put as close as possible to some spaces, by its own way of moving (DM-SUM-10, 13):
 * on one of them if that is free.
 */
export function closestPlaces(g: G, type: number, near: readonly Cell[]): readonly Placement[] {
  const free = freeSpaces(g);
  if (DEMON_CARDS[type].base !== undefined)
    return nearestPlacements(boardOf(g).ground, largeFigure(spareFigure(g, type)), near, free);
  const { next, enterable } = wayOf(g, type);
  // Portals and marines, near which demons appear, stand where anybody may.
  const steps = stepsFromAny(next, near, enterable);
  const open: Cell[] = [];
  for (let c = 0; c < steps.length; c++) if (steps[c] >= 0 && free[c] === 1) open.push(c);
  const least = Math.min(...open.map((c) => steps[c]));
  return open.filter((c) => steps[c] === least).map((c) => c * 4);
}

/**
 * Where a demon of the type may be summoned: on the portal's space or adjacent to it, a large one with at least one
 * section of its base; else as close as possible (DM-SUM-06, 10, 13, 17).
 */
export function summonPlaces(g: G, type: number, portal: Cell): readonly Placement[] {
  const { next } = wayOf(g, type);
  const around = [portal, ...spacesNextTo(next, portal)];
  const figure = spareFigure(g, type);
  const beside = closestPlaces(g, type, around).filter((at) =>
    cellsAt(g, figure, at).some((c) => around.includes(c)),
  );
  return beside.length > 0 ? beside : closestPlaces(g, type, [portal]);
}
