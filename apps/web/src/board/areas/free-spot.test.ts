import { describe, expect, it } from 'vitest';
import { freeSpot } from './free-spot.ts';
import { maskOf, overlaps } from './mask.ts';

const SIDE = 3;
const mask = maskOf(
  [
    [
      [0, 0],
      [SIDE, 0],
      [SIDE, SIDE],
      [0, SIDE],
    ],
  ],
  { x: 0, y: 0, wide: SIDE, high: SIDE },
);
const middle = { x: 1.5, y: 1.5 };
const small = { wide: 0.5, high: 0.5, share: 0.985 };

describe('a free spot', () => {
  it('is where it was wished for, if nothing is there', () => {
    const spot = freeSpot(mask, small, [], middle);
    expect(spot?.x).toBeCloseTo(1.5);
    expect(spot?.y).toBeCloseTo(1.5);
  });

  it('covers nothing that is there, and goes no farther than it must', () => {
    const name = { x: 0, y: 1.4, wide: SIDE, high: 0.4 };
    const spot = freeSpot(mask, small, [name], middle);
    if (spot === null) throw new Error('there is room');
    expect(overlaps(name, { x: spot.x - 0.25, y: spot.y - 0.25, wide: 0.5, high: 0.5 })).toBe(false);
    expect(Math.hypot(spot.x - 1.5, spot.y - 1.5)).toBeLessThan(0.6);
  });

  it('may lie over a border if it is allowed to', () => {
    const wide = { wide: 4, high: 0.5, share: 0.6 };
    expect(freeSpot(mask, wide, [], middle)).not.toBeNull();
    expect(freeSpot(mask, { ...wide, share: 0.985 }, [], middle)).toBeNull();
  });
});
