import { dice } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { likelihood, upperTail } from './chi-square.ts';

describe('the upper tail of chi-square', () => {
  it('has the values of the tables', () => {
    for (const [square, degrees, p] of [
      [3.841, 1, 0.05],
      [6.635, 1, 0.01],
      [9.488, 4, 0.05],
      [18.307, 10, 0.05],
      [29.588, 10, 0.001],
      [2.706, 1, 0.1],
      [23.685, 14, 0.05],
    ])
      expect(upperTail(square, degrees)).toBeCloseTo(p, 3);
    expect(upperTail(0, 3)).toBe(1);
  });
});

describe('how likely counts are', () => {
  const die = new Map(Array.from({ length: 6 }, (_, face) => [face, 1 / 6] as const));
  const rolled = (seed: number, faces: number, rolls: number) => {
    const random = dice(seed);
    const counts = new Map<number, number>();
    for (let i = 0; i < rolls; i++) {
      const face = random(faces);
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    return counts;
  };

  it('is below one in a hundred for one true die of a hundred', () => {
    const rare = Array.from({ length: 1000 }, (_, seed) => likelihood(rolled(seed, 6, 300), die)).filter(
      (p) => p < 0.01,
    );
    expect(rare.length).toBeLessThan(25);
  });

  it('is tiny for a false die, and nothing for a face that is not there', () => {
    expect(likelihood(rolled(1, 5, 600), die)).toBeLessThan(1e-9);
    expect(likelihood(new Map([[7, 1]]), die)).toBe(0);
  });

  it('throws rare measures together', () => {
    const rare = new Map([
      [0, 0.999],
      [1, 0.001],
    ]);
    expect(
      likelihood(
        new Map([
          [0, 298],
          [1, 2],
        ]),
        rare,
      ),
    ).toBe(1);
  });
});
