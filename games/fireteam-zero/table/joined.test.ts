import { describe, expect, it } from 'vitest';
import { joined } from './joined.ts';
import type { SeenEvent } from './seen-event.ts';

const move = (
  figure: number,
  from: number,
  to: number,
  along: readonly number[] = [],
  how = 'walk',
): SeenEvent => ({
  kind: 'moved',
  fields: { figure, from, to, how, with: along },
});

describe('what is one thing to whoever reads of it', () => {
  it('is the walk of a figure, with the locations it passed', () => {
    const two = joined(move(3, 1, 2), move(3, 2, 5));
    expect(two).toEqual({ kind: 'walked', fields: { figure: 3, via: [2], to: 5, with: [] } });
    expect(two && joined(two, move(3, 5, 6))).toMatchObject({ fields: { via: [2, 5], to: 6 } });
  });

  it('ends where another goes, where the company changes, and where nobody walks', () => {
    expect(joined(move(3, 1, 2), move(4, 2, 5))).toBeNull();
    expect(joined(move(3, 1, 2), move(3, 2, 5, [9]))).toBeNull();
    expect(joined(move(3, 1, 2), move(3, 2, 5, [], 'forced'))).toBeNull();
    expect(joined(move(3, 1, 2), move(3, 4, 5))).toBeNull();
  });
});
