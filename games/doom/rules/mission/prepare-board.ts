import {
  type Cell,
  cellsBeside,
  copyGround,
  type Edge,
  exists,
  type Ground,
  kindOf,
  setEdge,
} from '@sightline/board';
import { BLOCKING, DIFFICULT, DOOR, IMPASSABLE, LEGEND, WALL } from './board-legend.ts';
import { fillEnclosedTerrain } from './enclosed-terrain.ts';

const OPEN_KIND = kindOf(LEGEND.edges, 'open');
const WALL_KIND = kindOf(LEGEND.edges, 'wall');
/** Where two terrains meet, their border is that of the stricter one. */
const STRICTEST_FIRST = [
  { bit: BLOCKING, kind: kindOf(LEGEND.edges, 'blocking') },
  { bit: IMPASSABLE, kind: kindOf(LEGEND.edges, 'impassable') },
  { bit: DIFFICULT, kind: kindOf(LEGEND.edges, 'difficult') },
];

/**
 * Draws what a map leaves unsaid, so that movement, sight and range need look at borders only: spaces that borders of
 * terrain enclose are terrain (DM-TER-05), every edge of the assembled board is a wall (DM-TER-02, 03), and all borders
 * of a terrain space have its terrain (DM-TER-06) except walls and doors (DM-TER-07). Returns a ground of its own.
 */
export function prepareBoard(drawn: Ground, starts: readonly Cell[]): Ground {
  const g = copyGround(drawn);
  fillEnclosedTerrain(g, starts);
  for (let e = 0; e < g.layout.edges; e++) {
    if (isOuter(g, e)) setEdge(g, e, WALL_KIND);
    else if ((g.edgeBits[e] & (WALL | DOOR)) === 0) setEdge(g, e, terrainKind(g, e, g.edgeBits[e]));
  }
  return g;
}

/** The kind of a door's border once the door is gone (DM-DOOR-02): open, or the terrain of a space beside it. */
export const borderWithoutDoor = (g: Ground, e: Edge): number => terrainKind(g, e, 0);

function terrainKind(g: Ground, e: Edge, drawn: number): number {
  const bits = cellsBeside(g.layout, e).reduce((sum, c) => (exists(g, c) ? sum | g.cellBits[c] : sum), drawn);
  return STRICTEST_FIRST.find(({ bit }) => (bits & bit) !== 0)?.kind ?? OPEN_KIND;
}

/** A border between a space and what is no space. */
function isOuter(g: Ground, e: Edge): boolean {
  const [a, b] = cellsBeside(g.layout, e);
  return exists(g, a) !== exists(g, b);
}
