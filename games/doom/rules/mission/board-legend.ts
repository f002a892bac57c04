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
