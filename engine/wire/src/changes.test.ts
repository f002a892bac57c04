import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, changesOf } from './changes.ts';

const data = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.constantFrom(null, true, 'a', 'b'),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__x'), tie('data'), { maxKeys: 4 }),
  ),
})).data;

const json = (x: unknown): unknown => JSON.parse(JSON.stringify(x));

describe('the changes of a view', () => {
  it('lead from any view to any other, also over the wire', () => {
    fc.assert(
      fc.property(data, data, (a, b) => {
        const before = json(a);
        const after = changed(before, json(changesOf(before, json(b))) as never);
        expect(after).toEqual(json(b));
        expect(before).toEqual(json(a));
      }),
    );
  });

  it('are the places that changed and nothing else', () => {
    const before = {
      figures: [
        { at: 1, hp: 3 },
        { at: 2, hp: 4 },
      ],
      round: 1,
      asked: { seat: 0 },
    };
    const after = {
      figures: [
        { at: 1, hp: 3 },
        { at: 5, hp: 4 },
      ],
      round: 1,
    };
    expect(changesOf(before, after)).toEqual([[['asked']], [['figures', 1, 'at'], 5]]);
    const now = changed(before, changesOf(before, after));
    expect(now).toEqual(after);
    expect(now.figures[0]).toBe(before.figures[0]);
  });

  it('of a list in which much changed are the list', () => {
    const numbers = Array.from({ length: 40 }, (_, i) => i);
    const but = (...at: number[]) => numbers.map((n, i) => (at.includes(i) ? -n : n));
    const changes = (after: number[]) => changesOf({ numbers }, { numbers: after });
    expect(changes(but(3, 5))).toEqual([
      [['numbers', 3], -3],
      [['numbers', 5], -5],
    ]);
    expect(changes(but(3, 5, 7, 9))).toEqual([[['numbers'], but(3, 5, 7, 9)]]);
  });

  it('of a view that stays are none', () => {
    fc.assert(
      fc.property(data, (a) => {
        expect(changesOf(json(a), json(a))).toEqual([]);
      }),
    );
  });
});
