import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LatticePoint, middleOf, outlineOf } from './outline.ts';

const squaresOf = (...rows: string[]) =>
  rows.flatMap((row, y) => row.split('').flatMap((char, x) => (char === '#' ? [{ x, y }] : [])));
const corners = (ring: readonly LatticePoint[]) => ring.map(({ x, y }) => `${x},${y}`).join(' ');

/** Twice the area within a ring, positive if it runs clockwise on the screen. */
const twiceArea = (ring: readonly LatticePoint[]): number =>
  ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length];
    return sum + p.x * q.y - q.x * p.y;
  }, 0);

describe('the outline of squares', () => {
  it('runs clockwise, without corners on straight sides', () => {
    expect(outlineOf(squaresOf('##', '#.')).map(corners)).toEqual(['0,0 2,0 2,1 1,1 1,2 0,2']);
  });

  it('has a ring for each hole, the other way round', () => {
    expect(outlineOf(squaresOf('###', '#.#', '###')).map(corners)).toEqual([
      '0,0 3,0 3,3 0,3',
      '2,1 1,1 1,2 2,2',
    ]);
  });

  it('keeps squares apart that meet only in a corner', () => {
    expect(outlineOf(squaresOf('#.', '.#')).map(corners)).toEqual(['0,0 1,0 1,1 0,1', '1,1 2,1 2,2 1,2']);
    // also where the ring comes by a square that was there before its own
    expect(outlineOf(squaresOf('#.#', '.#.')).map((ring) => ring.length)).toEqual([4, 4, 4]);
  });

  it('encloses as much as there are squares, with corners only where it turns', () => {
    const rows = fc.array(fc.stringMatching(/^[#.]{5}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, (drawn) => {
        const squares = squaresOf(...drawn);
        const rings = outlineOf(squares);
        expect(rings.reduce((sum, ring) => sum + twiceArea(ring), 0)).toBe(2 * squares.length);
        for (const ring of rings)
          ring.forEach((p, i) => {
            const q = ring[(i + 1) % ring.length];
            const r = ring[(i + 2) % ring.length];
            expect((p.x === q.x) !== (p.y === q.y)).toBe(true);
            expect((p.x === q.x) !== (q.x === r.x)).toBe(true);
          });
      }),
      { numRuns: 500 },
    );
  });
});

describe('the middle of squares', () => {
  it('is one of them, with the others nearest round it', () => {
    expect(middleOf(squaresOf('###'))).toEqual({ x: 1, y: 0 });
    expect(middleOf(squaresOf('#..', '#..', '###'))).toEqual({ x: 0, y: 2 });
  });
});
