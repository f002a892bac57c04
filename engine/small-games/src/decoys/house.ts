import {
  type Cell,
  type CentreTable,
  centreTable,
  type Legend,
  type NeighbourTable,
  neighbourTable,
} from '@sightline/board';
import { SetupError } from '@sightline/kernel';
import { cellsOfKind, drawnHouse } from '../drawn-house.ts';

/** What bars walkers bars lines of sight. */
const BARS = 1;

const LEGEND: Legend = {
  cells: [
    { name: 'void', bits: BARS },
    { name: 'floor', bits: 0 },
    { name: 'attacker', bits: 0 },
    { name: 'one', bits: 0 },
    { name: 'two', bits: 0 },
    { name: 'three', bits: 0 },
  ],
  edges: [
    { name: 'open', bits: 0 },
    { name: 'wall', bits: BARS },
  ],
};

/** An A for each attacker; the two tokens of an operator are drawn as its number. */
const KEY = `
  cell . floor
  cell A attacker
  cell 1 one
  cell 2 two
  cell 3 three
  border | - wall`;

export const VILLA: readonly string[] = [
  '+-+-+-+-+-+-+',
  '|A . . .|1 .|',
  '+ + + + + + +',
  '|. . .|. . 2|',
  '+ +-+ +-+ +-+',
  '|A . . . . 1|',
  '+ +-+ +-+ + +',
  '|. . .|2 . .|',
  '+-+-+-+-+-+-+',
];

export interface DecoysHouse {
  readonly sight: CentreTable;
  readonly near: NeighbourTable;
  readonly attackers: readonly Cell[];
  /** where the two tokens of each operator begin */
  readonly operators: readonly (readonly Cell[])[];
}

export function house(setup: unknown): DecoysHouse {
  const map = drawnHouse(setup, KEY, LEGEND);
  const attackers = cellsOfKind(map, 'attacker');
  const operators = ['one', 'two', 'three']
    .map((o) => cellsOfKind(map, o))
    .filter((cells) => cells.length > 0);
  if (attackers.length === 0 || operators.length === 0)
    throw new SetupError('both sides need somebody to play with');
  if (operators.some((cells) => cells.length !== 2)) throw new SetupError('an operator has two tokens');
  return {
    sight: centreTable(map.ground, { mask: BARS, corners: 'closed', ends: 0 }),
    near: neighbourTable(map.ground, { barred: BARS, diagonals: 'elbow' }),
    attackers,
    operators,
  };
}
