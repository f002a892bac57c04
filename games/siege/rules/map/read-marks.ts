import type { Cell, Ground, MapMark } from '@sightline/board';
import type { NoteFault } from './guide-error.ts';
import { PARTITION } from './legend.ts';
import { spaceName } from './space-names.ts';
import { isOnePiece } from './walking.ts';

export interface EntrywaySpace {
  readonly cell: Cell;
  /** gray ones are for everybody, blue ones for attackers (SG-ENT-02, 03) */
  readonly colour: 'gray' | 'blue';
}

/** A piece that fills its spaces (SG-PRT-16). */
export interface ObstaclePiece {
  readonly id: string;
  /** ascending */
  readonly spaces: readonly Cell[];
}

/** SG-SET-05, "Components the rules presume". */
export const OBSTACLES_IN_THE_BOX = 15;

export interface MarksOnMap {
  /** by space, ascending */
  readonly entryways: readonly EntrywaySpace[];
  readonly obstacles: readonly ObstaclePiece[];
  /** by space: the number of its obstacle, or -1 */
  readonly obstacleOf: Int16Array;
}

/** Understands the marks of a map by their tags; what it does not understand is noted. */
export function readMarks(marks: readonly MapMark[], g: Ground, note: NoteFault): MarksOnMap {
  const entryways: EntrywaySpace[] = [];
  const obstacles: ObstaclePiece[] = [];
  for (const { id, tags, props, cells } of marks) {
    const words = [...tags, ...Object.keys(props)].sort().join(' ');
    if (words === 'entryway gray' || words === 'blue entryway') {
      const colour = words === 'blue entryway' ? 'blue' : 'gray';
      entryways.push(...cells.map((cell) => ({ cell, colour }) as const));
    } else if (words === 'obstacle') obstacles.push({ id, spaces: cells });
    else
      note(
        'mark',
        `the mark "${id}": expected entryway gray, entryway blue or obstacle, found ${words || 'nothing'}`,
      );
  }
  entryways.sort((a, b) => a.cell - b.cell);
  const obstacleOf = placeObstacles(obstacles, g, note);
  for (const [i, { cell }] of entryways.entries()) {
    if (cell === entryways[i - 1]?.cell)
      note('entryway', `two entryways lie on ${spaceName(g.layout, cell)}`);
    if (obstacleOf[cell] >= 0)
      note('entryway', `the entryway at ${spaceName(g.layout, cell)} lies under an obstacle`);
  }
  return { entryways, obstacles, obstacleOf };
}

function placeObstacles(obstacles: readonly ObstaclePiece[], g: Ground, note: NoteFault): Int16Array {
  const obstacleOf = new Int16Array(g.layout.cells).fill(-1);
  if (obstacles.length > OBSTACLES_IN_THE_BOX)
    note('size', `expected at most ${OBSTACLES_IN_THE_BOX} obstacles, found ${obstacles.length}`);
  for (const [i, { id, spaces }] of obstacles.entries()) {
    if (!isOnePiece(g, spaces, PARTITION))
      note('obstacle', `the obstacle "${id}": expected spaces side by side, with no wall between them`);
    for (const c of spaces) {
      if (obstacleOf[c] >= 0) note('obstacle', `two obstacles lie on ${spaceName(g.layout, c)}`);
      obstacleOf[c] = i;
    }
  }
  return obstacleOf;
}
