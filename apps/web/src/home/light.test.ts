import { describe, expect, it } from 'vitest';
import { type LightPoint, litArea, type Occluder, pathOf } from './light.ts';

const box = (x: number, y: number, wide: number, high: number): Occluder => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

/** By how often a ray to the right crosses the outline. */
const lies = ([x, y]: LightPoint, inside: readonly LightPoint[]): boolean =>
  inside.filter(([ax, ay], i) => {
    const [bx, by] = inside[(i + 1) % inside.length];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length %
    2 ===
  1;

describe('the light of a lamp', () => {
  const room = box(0, 0, 100, 100);

  it('fills an empty room', () => {
    const lit = litArea([50, 50], [room]);
    for (const corner of [
      [1, 1],
      [99, 1],
      [99, 99],
      [1, 99],
    ] as const)
      expect(lies(corner, lit)).toBe(true);
  });

  it('leaves a shadow behind a pillar, and only there', () => {
    const lit = litArea([10, 50], [room, box(45, 45, 10, 10)]);
    expect(lies([90, 50], lit)).toBe(false);
    expect(lies([60, 50], lit)).toBe(false);
    expect(lies([40, 50], lit)).toBe(true);
    expect(lies([90, 10], lit)).toBe(true);
    expect(lies([90, 90], lit)).toBe(true);
  });

  it('becomes the path of a shape', () => {
    expect(
      pathOf([
        [0, 0],
        [1, 0],
        [1, 1.25],
      ]),
    ).toBe('M0.0 0.0L1.0 0.0L1.0 1.3Z');
  });
});
