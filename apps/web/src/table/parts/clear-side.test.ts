import { describe, expect, it } from 'vitest';
import { clearest, type ScreenBox } from './clear-side.ts';

const box = (left: number, top: number, wide: number, high: number): ScreenBox => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const ABOVE = box(100, 0, 200, 50);
const BELOW = box(100, 250, 200, 50);
const choose = (...targets: readonly (ScreenBox & { readonly weight: number })[]) =>
  [ABOVE, BELOW][clearest([ABOVE, BELOW], targets)];

describe('where the words of the guided match stand', () => {
  it('is the first place as long as nothing is in the way', () => {
    expect(choose()).toBe(ABOVE);
    expect(choose({ ...box(0, 60, 400, 180), weight: 20 })).toBe(ABOVE);
  });

  it('is where less of what can be chosen is hidden', () => {
    expect(choose({ ...box(120, 30, 20, 20), weight: 1 })).toBe(BELOW);
    expect(choose({ ...box(120, 30, 20, 20), weight: 1 }, { ...box(120, 250, 40, 40), weight: 1 })).toBe(
      ABOVE,
    );
  });

  it('is never over what the words are about, if it can be helped', () => {
    const lit = [0, 1, 2, 3, 4].map((n) => ({ ...box(110 + 30 * n, 260, 28, 28), weight: 1 }));
    expect(choose({ ...box(120, 20, 28, 28), weight: 20 }, ...lit)).toBe(BELOW);
  });
});
