import { describe, expect, it } from 'vitest';
import { inset, outlinesOfSpaces, pathOf, roundedPathOf } from './outline.ts';

const spaces = (...at: readonly (readonly [number, number])[]) => at.map(([x, y]) => ({ x, y }));

describe('outlines of spaces', () => {
  it('goes around one space, clockwise', () => {
    expect(outlinesOfSpaces(spaces([1, 1]))).toEqual([
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 2],
      ],
    ]);
  });

  it('merges neighbours and leaves out points on straight lines', () => {
    const [loop, ...others] = outlinesOfSpaces(spaces([0, 0], [1, 0], [1, 1]));
    expect(others).toEqual([]);
    expect(loop).toHaveLength(6);
  });

  it('keeps spaces apart that touch at a corner only', () => {
    const loops = outlinesOfSpaces(spaces([0, 0], [1, 1]));
    expect(loops.map((loop) => loop.length)).toEqual([4, 4]);
  });

  it('finds holes, the other way round', () => {
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const));
    const loops = outlinesOfSpaces(spaces(...ring.filter(([x, y]) => x !== 1 || y !== 1)));
    expect(loops).toHaveLength(2);
    const area = (loop: readonly (readonly [number, number])[]) =>
      loop.reduce((sum, [x, y], n) => {
        const [nx, ny] = loop[(n + 1) % loop.length];
        return sum + (x * ny - nx * y) / 2;
      }, 0);
    expect(loops.map(area).toSorted((a, b) => a - b)).toEqual([-1, 9]);
  });

  it('has no outline where there is nothing', () => {
    expect(outlinesOfSpaces([])).toEqual([]);
  });

  it('moves inwards all around', () => {
    expect(inset(outlinesOfSpaces(spaces([0, 0])), 0.25)[0]).toEqual([
      [0.25, 0.25],
      [0.75, 0.25],
      [0.75, 0.75],
      [0.25, 0.75],
    ]);
  });

  it('writes path data', () => {
    const loops = outlinesOfSpaces(spaces([0, 0]));
    expect(pathOf(loops)).toBe('M0 0L64 0L64 64L0 64Z');
    expect(roundedPathOf(loops, 0.25).match(/Q/g)).toHaveLength(4);
  });
});
