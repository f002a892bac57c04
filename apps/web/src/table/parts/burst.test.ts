import { expect, it } from 'vitest';
import { burst, marks } from './burst.ts';

it('draws as many marks as the face shows', () => {
  expect([0, 1, 2, 3].map((n) => marks(n).split('M').length - 1)).toEqual([0, 1, 2, 3]);
});

it('keeps a mark within its reach', () => {
  const numbers =
    burst(32, 32, 20, 0.3)
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  expect(numbers.length).toBeGreaterThan(20);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(12);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(52);
});
