import { adjacent, cellAt, DX8, DY8, inside, xOf, yOf } from '@sightline/board';
import type { Check, Play } from '@sightline/kernel';
import type { Decoys } from './decoys.ts';

/** The checks of a step; `from` says where the one that steps stands. */
export const stepChecks = (from: (g: Play<Decoys>, mover: number) => number): readonly Check<Decoys>[] => [
  { rule: 'DC-05', holds: (g, _l, mover, cell) => adjacent(g.statics.near, from(g, mover), cell) },
  { rule: 'DC-06', holds: (g, _l, _mover, cell) => g.derived[cell] === 0 },
];

export function forEachNeighbour(g: Play<Decoys>, at: number, visit: (cell: number) => void): void {
  const { layout } = g.statics.sight;
  for (let d = 0; d < 8; d++) {
    const x = xOf(layout, at) + DX8[d];
    const y = yOf(layout, at) + DY8[d];
    if (inside(layout, x, y)) visit(cellAt(layout, x, y));
  }
}
