import { createRequire } from 'node:module';
import { costTo, flood, frontier, neighbourTable, pathTo } from '@sightline/board';
import { BARS, benchGround, matrix, SIZE, sources, targets } from './grid.ts';
import { type Benchmark, rate } from './measure.ts';

const POINTS = 6;

/** All cells reachable with six movement points, with costs and paths to read. */
export function sightlineReach(): Benchmark {
  const g = benchGround();
  const table = neighbourTable(g, { barred: BARS, diagonals: 'elbow' });
  const entry = g.cellBits.map((bits) => ((bits & BARS) === 0 ? 1 : 0));
  const f = frontier(g.layout.cells);
  let i = 0;
  let sum = 0;
  return {
    name: 'sightline flood',
    run: (ms) =>
      rate(ms, () => {
        for (let k = 0; k < 32; k++) {
          const from = sources[i++ & 511];
          flood(f, table, from, POINTS, entry);
          sum += f.count + costTo(f, f.order[f.count - 1]);
        }
        // A path is there for the asking: one in each batch is read.
        const far = pathTo(f, f.order[f.count - 1]);
        if (sum <= 0 || far === null || far.length > POINTS) throw new Error('the flood lost its way');
        return 32;
      }),
  };
}

interface PathFinding {
  Grid: new (matrix: number[][]) => { clone(): unknown };
  AStarFinder: new (o: {
    diagonalMovement: number;
  }) => {
    findPath(x0: number, y0: number, x1: number, y1: number, grid: unknown): number[][];
  };
  DiagonalMovement: { OnlyWhenNoObstacles: number };
}

/** PathFinding.js: A* from a random cell to a random other. */
export function pathFindingJs(): Benchmark {
  const pf = createRequire(import.meta.url)('pathfinding') as PathFinding;
  const grid = new pf.Grid(matrix());
  const finder = new pf.AStarFinder({ diagonalMovement: pf.DiagonalMovement.OnlyWhenNoObstacles });
  let i = 0;
  return {
    name: 'PathFinding.js A*',
    run: (ms) =>
      rate(ms, () => {
        const a = sources[i & 511];
        const b = targets[i++ & 511];
        // It marks the grid it searches, so each search needs a clone of its own.
        const path = finder.findPath(
          a % SIZE,
          Math.trunc(a / SIZE),
          b % SIZE,
          Math.trunc(b / SIZE),
          grid.clone(),
        );
        if (a !== b && path.length === 0) throw new Error('PathFinding.js found no path');
        return 1;
      }),
  };
}
