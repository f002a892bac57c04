import { expect, it } from 'vitest';
import { cellAt, layout } from './layout.ts';
import { spaceLabel } from './space-label.ts';

it('a space is called by its column and row, past Z by two letters', () => {
  const l = layout(30, 5);
  expect(
    [cellAt(l, 0, 0), cellAt(l, 2, 4), cellAt(l, 25, 1), cellAt(l, 26, 2)].map((c) => spaceLabel(l, c)),
  ).toEqual(['A1', 'C5', 'Z2', 'AA3']);
});
