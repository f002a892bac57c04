import {
  type Cell,
  cellsBeside,
  type Edge,
  exists,
  levelOf,
  parseMap,
  parseTiles,
  placeOf,
  spaceLabel,
  xOf,
  yOf,
} from '@sightline/board';
import type { DrawnEdge, DrawnSpace, GridDrawing, Texture } from '@sightline/table';
import { TILES } from '../content/tiles.ts';
import { LEGEND, type TerrainName, terrainOf, WALL } from '../rules/mission/board-legend.ts';
import type { LoadedMission } from '../rules/mission/load-mission.ts';
import { cellRef, doorRef } from './refs.ts';
import type { ViewContext } from './view-context.ts';

const TERRAINS: readonly TerrainName[] = ['difficult', 'impassable', 'blocking'];

/* Tiles: the box has the base on one side of each, and Hell on the other. */

type Side = 'base' | 'hell';
const ON_IT: Readonly<Record<Side, Readonly<Record<TerrainName, Texture>>>> = {
  base: { difficult: 'rubble', impassable: 'pit', blocking: 'machine' },
  hell: { difficult: 'bones', impassable: 'lava', blocking: 'pillar' },
};

const FLOORS: Readonly<Record<Side, Texture>> = { base: 'steel', hell: 'hellstone' };
/** Ways have another floor than rooms: gratings in the base, flesh in Hell. */
const WAYS: Readonly<Record<Side, Texture>> = { base: 'grating', hell: 'flesh' };
const WAY_TILES = {
  base: ['tee', 'catwalk', 'crossing', 'corridor', 'gallery', 'elbow', 'closet'],
  hell: ['fork', 'lava-bridge', 'nexus', 'gut', 'spine', 'bend', 'alcove'],
};

/** The same tiles, each of them a room, so that a map says which of its spaces came with which. */
const tiles = parseTiles(TILES.replace(/^tile (\S+)$/gm, 'tile $1 room $1'), LEGEND, 'tiles');
const IDS = [...tiles.tiles.keys()];
/** The other side of each tile follows in the same order. */
const sideOf = (tile: string): Side => (IDS.indexOf(tile) < IDS.length / 2 ? 'base' : 'hell');

interface Laid {
  readonly side: Side;
  readonly floor: Texture;
  /** its place among the tiles of this board, from 1 */
  readonly tile: number;
}
/** A board may be drawn without tiles. */
const BARE: Laid = { side: 'base', floor: FLOORS.base, tile: 0 };

function tilesOn({ file }: LoadedMission): ReadonlyMap<Cell, Laid> {
  const laid = new Map<Cell, Laid>();
  if (file.map === '') return laid;
  const { rooms } = parseMap(file.map, { file: file.id, legend: LEGEND, tiles: [tiles] });
  rooms.forEach(({ tags: [tile], cells }, i) => {
    if (!IDS.includes(tile)) return;
    const side = sideOf(tile);
    const floor = WAY_TILES[side].includes(tile) ? WAYS[side] : FLOORS[side];
    for (const cell of cells) laid.set(cell, { side, floor, tile: i + 1 });
  });
  return laid;
}

/* The board */

/** What never changes on a mission's board. */
export function drawing({ say, statics: { mission, layout } }: ViewContext): GridDrawing {
  const { ground } = mission;
  const laid = tilesOn(mission);
  const edge = (e: Edge): DrawnEdge => placeOf(layout, e);

  const spaces: DrawnSpace[] = [];
  for (let c = 0; c < layout.cells; c++) {
    if (!exists(ground, c)) continue;
    const { side, floor, tile } = laid.get(c) ?? BARE;
    const terrain = terrainOf(ground.cellBits[c]);
    spaces.push({
      ref: cellRef(c),
      x: xOf(layout, c),
      y: yOf(layout, c),
      level: levelOf(layout, c),
      floor,
      ...(terrain !== undefined && { terrain: ON_IT[side][terrain] }),
      label: spaceLabel(layout, c),
      tile,
    });
  }

  const walls: DrawnEdge[] = [];
  const outlines: GridDrawing['outlines'][number][] = [];
  for (let e = 0; e < layout.edges; e++) {
    const bits = ground.edgeBits[e];
    if ((bits & WALL) !== 0) walls.push(edge(e));
    const terrain = terrainOf(bits);
    if (terrain === undefined) continue;
    // Within a group the borders have its terrain as well; only its outline is drawn.
    const inside = cellsBeside(layout, e).every(
      (c) => exists(ground, c) && terrainOf(ground.cellBits[c]) === terrain,
    );
    if (!inside) outlines.push({ ...edge(e), kind: terrain });
  }

  return {
    kind: 'grid',
    width: layout.width,
    height: layout.height,
    levels: layout.levels,
    spaces,
    walls,
    outlines,
    doors: mission.doors.map((edges, door) => ({ ref: doorRef(door), edges: edges.map(edge) })),
    legend: TERRAINS.flatMap((kind) =>
      outlines.some((o) => o.kind === kind) || ground.cellBits.some((bits) => terrainOf(bits) === kind)
        ? [{ kind, label: say(`scene.legend.${kind}`) }]
        : [],
    ),
  };
}
