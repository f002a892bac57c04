import { expect, it } from 'vitest';
import { namesOf } from './rulers.tsx';

const space = (x: number, y: number, label: string) =>
  ({ ref: `cell:${label}`, x, y, level: 0, floor: 'steel', label, tile: 1 }) as const;

it('columns and rows are named as their spaces are, in order', () => {
  expect(namesOf({ spaces: [space(26, 8, 'AA9'), space(0, 17, 'A18'), space(3, 8, 'bridge')] })).toEqual({
    columns: [
      [0, 'A'],
      [26, 'AA'],
    ],
    rows: [
      [8, '9'],
      [17, '18'],
    ],
  });
});
