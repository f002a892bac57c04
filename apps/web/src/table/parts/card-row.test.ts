import { describe, expect, it } from 'vitest';
import { intoSight } from './CardRow.tsx';

const row = { left: 100, right: 700 };

describe('what may be chosen in a row of cards', () => {
  it('is left where it is in sight', () => {
    expect(intoSight(row, [{ left: 120, right: 280 }])).toBe(0);
    expect(intoSight(row, [])).toBe(0);
  });

  it('is brought in from the right, with a rim', () => {
    expect(intoSight(row, [{ left: 620, right: 800 }])).toBe(116);
  });

  it('is brought in from the left', () => {
    expect(intoSight(row, [{ left: 20, right: 180 }])).toBe(-96);
  });

  it('begins with the first where not all have room', () => {
    const many = [
      { left: 300, right: 500 },
      { left: 900, right: 1100 },
    ];
    expect(intoSight(row, many)).toBe(184);
  });
});
