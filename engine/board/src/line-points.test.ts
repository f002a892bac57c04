import { describe, expect, it } from 'vitest';
import { cornerAt } from './lattice.ts';
import { cellAt, horizontal, layout, vertical } from './layout.ts';
import { cornerPoint, crossingPoint } from './line-points.ts';

const board = layout(6, 4, 2);

it('a corner lies where its number says, on every level', () => {
  for (const level of [0, 1]) expect(cornerPoint(board, cornerAt(board, 5, 3, level))).toEqual([5, 3]);
});

describe('a line meets what crosses it', () => {
  const border = (edge: number) => ({ kind: 'border', edge }) as const;

  it('at a border, where the line comes to it; along it, in its middle', () => {
    expect(crossingPoint(board, [0, 0], [4, 2], border(vertical(board, 2, 0)))).toEqual([2, 1]);
    expect(crossingPoint(board, [1, 0], [3, 4], border(horizontal(board, 2, 2)))).toEqual([2, 2]);
    expect(crossingPoint(board, [2, 0], [2, 4], border(vertical(board, 2, 1)))).toEqual([2, 1.5]);
    expect(crossingPoint(board, [0, 3], [6, 3], border(horizontal(board, 4, 3)))).toEqual([4.5, 3]);
  });

  it('in a space, in the middle of the part that lies in it', () => {
    const terrain = { kind: 'terrain', cell: cellAt(board, 2, 1) } as const;
    expect(crossingPoint(board, [0, 0], [6, 3], terrain)).toEqual([2.5, 1.25]);
    const figure = { kind: 'figure', cell: cellAt(board, 3, 0), figure: 7 } as const;
    expect(crossingPoint(board, [3, 0], [3, 4], figure)).toEqual([3, 0.5]);
    expect(crossingPoint(board, [3.5, 0.5], [6, 0.5], figure)).toEqual([3.75, 0.5]);
  });

  it('at a corner, and at no place of a level', () => {
    const corner = cornerAt(board, 1, 2);
    for (const kind of ['corner', 'squeezed'] as const)
      expect(crossingPoint(board, [0, 0], [2, 4], { kind, corner })).toEqual([1, 2]);
    expect(crossingPoint(board, [0, 0], [2, 4], { kind: 'level' })).toBeNull();
  });
});
