import type { Legend } from '@sightline/board';

/**
 * The words of DOOM's boards and what each means to movement and sight. One bit for each row of the table of borders
 * (chapter TER), so that a walker, a flyer, a line of sight and a range are only different masks.
 */
export const WALL = 1;
export const DOOR = 2;
export const BLOCKING = 4;
export const IMPASSABLE = 8;
export const DIFFICULT = 16;

/** A space has at most one of these. */
export const TERRAIN = { blocking: BLOCKING, impassable: IMPASSABLE, difficult: DIFFICULT } as const;
export type TerrainName = keyof typeof TERRAIN;
/** The terrain of a space or a border by its bits; undefined: none. */
export const terrainOf = (bits: number): TerrainName | undefined =>
  (Object.keys(TERRAIN) as TerrainName[]).find((name) => (bits & TERRAIN[name]) !== 0);

export const LEGEND: Legend = {
  cells: [
    { name: 'void', bits: 0 },
    { name: 'floor', bits: 0 },
    { name: 'difficult', bits: DIFFICULT },
    { name: 'impassable', bits: IMPASSABLE },
    { name: 'blocking', bits: BLOCKING },
  ],
  edges: [
    { name: 'open', bits: 0 },
    { name: 'wall', bits: WALL },
    { name: 'door', bits: DOOR },
    { name: 'difficult', bits: DIFFICULT },
    { name: 'impassable', bits: IMPASSABLE },
    { name: 'blocking', bits: BLOCKING },
  ],
};
