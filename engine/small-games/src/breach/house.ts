import {
  type Cell,
  type CentreTable,
  centreTable,
  copyNeighbours,
  type Edge,
  type GroundStates,
  groundStates,
  kindOf,
  type Legend,
  type NeighbourTable,
  neighbourTable,
  patchNeighbours,
  type TablesOfGround,
} from '@sightline/board';
import { SetupError } from '@sightline/kernel';
import { cellsOfKind, drawnHouse } from '../drawn-house.ts';

/** What bars walkers bars lines of sight. */
const BARS = 1;

const LEGEND: Legend = {
  cells: [
    { name: 'void', bits: BARS },
    { name: 'floor', bits: 0 },
    { name: 'red', bits: 0 },
    { name: 'blue', bits: 0 },
  ],
  edges: [
    { name: 'open', bits: 0 },
    { name: 'heavy', bits: BARS },
    { name: 'light', bits: BARS },
    { name: 'breach', bits: 0 },
  ],
};
export const BREACH = kindOf(LEGEND.edges, 'breach');

/** Each straight run of a light wall is one wall. */
const KEY = `
  cell . floor
  cell R red
  cell B blue
  border | - heavy
  border ! = light each`;

export const MANOR: readonly string[] = [
  '+-+-+-+-+-+-+-+',
  '|R . .!. . . B|',
  '+ + + + + + + +',
  '|. . .!. . . .|',
  '+ +=+=+-+ +-+ +',
  '|R . .|. .!. B|',
  '+ +-+ +-+=+=+ +',
  '|. . .!. . . .|',
  '+ + + + + + + +',
  '|R . .!. . . B|',
  '+-+-+-+-+-+-+-+',
];

export interface HouseTables {
  readonly sight: CentreTable;
  readonly near: NeighbourTable;
}

/** What never changes: the house as it was drawn. Which walls fell is said by the state. */
export interface BreachHouse {
  readonly floors: GroundStates<HouseTables>;
  /** the borders of each light wall */
  readonly walls: readonly (readonly Edge[])[];
  /** where each side begins */
  readonly starts: readonly (readonly Cell[])[];
}

export const SIGHT = { mask: BARS, corners: 'closed', ends: 0 } as const;
const STEPS = { barred: BARS, diagonals: 'elbow' } as const;

const tables: TablesOfGround<HouseTables> = {
  build: (g) => ({ sight: centreTable(g, SIGHT), near: neighbourTable(g, STEPS) }),
  copyFor: (t, g) => ({ sight: t.sight.copyFor(g), near: copyNeighbours(t.near) }),
  edgeChanged(t, g, e) {
    t.sight.edgeChanged(e);
    patchNeighbours(t.near, g, e);
  },
  cellChanged() {
    throw new Error('only walls fall here');
  },
};

export function house(setup: unknown): BreachHouse {
  const map = drawnHouse(setup, KEY, LEGEND);
  const starts = ['red', 'blue'].map((side) => cellsOfKind(map, side));
  if (starts.some((cells) => cells.length === 0)) throw new SetupError('both sides need a cell to begin on');
  return {
    floors: groundStates(map.ground, tables),
    walls: map.components.map((wall) => wall.edges),
    starts,
  };
}
