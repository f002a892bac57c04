import { describe, expect, it } from 'vitest';
import { tipPlace } from './tip-place.ts';

const at = (x: number, y: number) => ({ x, y, wide: 1, high: 1 });
const window = { x: 0, y: 0, wide: 12, high: 8 };
const tip = { wide: 3, high: 0.5 };
const place = (target: ReturnType<typeof at>, others: ReturnType<typeof at>[]) =>
  tipPlace({ target, others, tip, window, gap: 0.2 });

describe('words about a target', () => {
  it('stand above it', () => {
    expect(place(at(5, 4), [])).toMatchObject({ x: 4, y: 3.3 });
  });

  it('stand below it at the upper edge', () => {
    expect(place(at(5, 0), [])).toMatchObject({ x: 4, y: 1.2 });
  });

  it('stay in the window at its sides', () => {
    expect(place(at(0, 4), []).x).toBe(0);
    expect(place(at(11, 4), []).x).toBe(9);
  });

  it('hide none of its neighbours', () => {
    expect(place(at(5, 4), [at(4, 3), at(5, 3), at(6, 3)])).toMatchObject({ y: 5.2 });
    const field = [3, 4, 5].flatMap((y) => [4, 5, 6].map((x) => at(x, y)));
    const { y } = place(at(5, 4), field);
    expect(y + tip.high <= 3 || y >= 6).toBe(true);
  });

  it('go to the edge where everything is lit', () => {
    const all = Array.from({ length: 96 }, (_, n) => at(n % 12, Math.floor(n / 12)));
    expect([0, 7.5]).toContain(place(at(5, 4), all).y);
  });
});
