import { describe, expect, it } from 'vitest';
import {
  ContentError,
  type ContentProblem,
  either,
  flag,
  id,
  list,
  loadContent,
  nothing,
  object,
  optional,
  oversized,
  readContent,
  recursive,
  type Schema,
  table,
  text,
  variant,
  whole,
} from './index.ts';

const problemsOf = (schema: Schema<unknown>, value: unknown): readonly ContentProblem[] => {
  try {
    readContent(schema, { file: 'f', value });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
};

const nest: Schema<unknown> = recursive(['list'], () => list(nest, { max: 3 }));
const everything = object({
  name: text({ max: 20 }),
  cards: list(object({ id: id('card'), note: optional(text({ min: 0, max: 5 })) }), { max: 4 }),
  effect: variant('do', { say: { words: text({ max: 7 }) }, walk: { steps: whole() } }),
  prices: table(either<unknown>(text({ max: 6 }), nothing()), { max: 2 }),
  nest,
});

describe('every bound of a schema', () => {
  it('is found by walking it', () => {
    expect([...oversized(everything)].map(({ path }) => path)).toEqual([
      'name',
      'cards',
      'cards[0].id',
      'cards[0].note',
      'effect.words',
      'prices',
      'prices.n',
      'nest',
    ]);
  });

  it.each([...oversized(everything)].map(({ path, value }) => [path, value] as const))(
    '%s: ten times too large is refused there',
    (path, value) => {
      const problems = problemsOf(everything, value);
      expect(problems).toContainEqual(expect.objectContaining({ path, code: 'range' }));
    },
  );

  it('holds at the bound and not beyond', () => {
    expect(problemsOf(text({ max: 3 }), 'abc')).toEqual([]);
    expect(problemsOf(text({ max: 3 }), 'abcd')).toHaveLength(1);
    expect(problemsOf(list(flag(), { max: 2 }), [true, true])).toEqual([]);
    expect(problemsOf(list(flag(), { max: 2 }), [true, true, true])).toHaveLength(1);
    expect(problemsOf(table(flag(), { max: 1 }), { a: true })).toEqual([]);
    expect(problemsOf(table(flag(), { max: 1 }), { a: true, b: true })).toHaveLength(1);
    expect(problemsOf(id('card'), 'x'.repeat(80))).toEqual([]);
    expect(problemsOf(id('card'), 'x'.repeat(81))).toHaveLength(1);
  });
});

describe('problems', () => {
  it('are forty at most, and after them the file is read no further', () => {
    let read = 0;
    const counted: Schema<boolean> = {
      ...flag(),
      read(value, at) {
        read++;
        return flag().read(value, at);
      },
    };
    expect(problemsOf(list(counted, { max: 1000 }), Array(1000).fill(0))).toHaveLength(40);
    expect(read).toBe(40);
    const strange = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, 0]));
    expect(problemsOf(object({}), strange)).toHaveLength(40);
  });

  it('are forty at most in several files together', () => {
    const wrong = { schema: list(flag(), { max: 30 }), file: 'f', value: Array(30).fill(0) };
    try {
      loadContent({ a: wrong, b: wrong });
      expect.unreachable();
    } catch (error) {
      expect((error as ContentError).problems).toHaveLength(40);
    }
  });

  it('are short, whatever a field is called', () => {
    const long = 'x'.repeat(100_000);
    for (const value of [{ [long]: 1 }, { '': long }, { a: { [long]: long } }])
      for (const schema of [
        object({}),
        table(flag(), { max: 9 }),
        table(table(flag(), { max: 9 }), { max: 9 }),
      ])
        for (const { path, found } of problemsOf(schema, value))
          expect(path.length + found.length).toBeLessThan(200);
  });
});
