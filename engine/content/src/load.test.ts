import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  ContentError,
  either,
  fallback,
  flag,
  id,
  list,
  loadContent,
  nothing,
  object,
  oneOf,
  optional,
  readContent,
  recursive,
  reference,
  type Schema,
  table,
  text,
  variant,
  whole,
} from './index.ts';

const MANY = { max: 9 };

const card = object({
  id: id('card'),
  cost: whole({ min: 0, max: 9 }),
  kind: oneOf('main', 'bonus'),
  after: optional(reference('card')),
  copies: fallback(whole({ min: 1 }), 1),
});

const messages = (schema: Schema<unknown>, value: unknown): string[] => {
  try {
    readContent(schema, { file: 'f', value });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
};

describe('content without mistakes', () => {
  it('is returned, typed by its schema', () => {
    const read = readContent(list(card, MANY), {
      file: 'cards.json',
      text: '[{"id": "a", "cost": 2, "kind": "main"}, {"id": "b", "cost": 0, "kind": "bonus", "after": "a", "copies": 4}]',
    });
    expect(read).toEqual([
      { id: 'a', cost: 2, kind: 'main', copies: 1 },
      { id: 'b', cost: 0, kind: 'bonus', after: 'a', copies: 4 },
    ]);
    expectTypeOf(read[0].kind).toEqualTypeOf<'main' | 'bonus'>();
    expectTypeOf(read[0].after).toEqualTypeOf<string | undefined>();
    expectTypeOf(read[0].copies).toEqualTypeOf<number>();
  });

  it('may choose its fields by one of them', () => {
    const effect = variant('do', { move: { steps: whole() }, heal: { points: whole(), self: flag() } });
    const read = readContent(effect, { file: 'f', value: { do: 'move', steps: 3 } });
    expect(read).toEqual({ do: 'move', steps: 3 });
    if (read.do === 'heal') expectTypeOf(read.self).toEqualTypeOf<boolean>();
  });

  it('may contain itself', () => {
    type Effect = string | readonly Effect[];
    const effect: Schema<Effect> = either<Effect>(
      text(MANY),
      recursive(['list'], () => list(effect, MANY)),
    );
    expect(readContent(effect, { file: 'f', value: ['a', ['b', []]] })).toEqual(['a', ['b', []]]);
  });
});

describe('each mistake', () => {
  it.each<[string, Schema<unknown>, unknown, string]>([
    ['another kind', whole(), '3', 'f: expected a whole number, found "3".'],
    ['not whole', whole(), 1.5, 'f: expected a whole number, found 1.5.'],
    ['too small', whole({ min: 1 }), 0, 'f: expected a whole number of 1 or more, found 0.'],
    ['too large', whole({ max: 1 }), 2, 'f: expected a whole number of 1 or less, found 2.'],
    ['an empty text', text(MANY), '', 'f: expected a text of 1 to 9 characters, found "".'],
    ['a long text', text({ max: 2 }), 'abc', 'f: expected a text of 1 to 2 characters, found "abc".'],
    [
      'another pattern',
      text({ max: 9, pattern: /a|ab/, expected: 'a or ab' }),
      'abc',
      'f: expected a or ab, found "abc".',
    ],
    ['no flag', flag(), null, 'f: expected true or false, found null.'],
    ['another word', oneOf('a', 'b'), 'c', 'f: expected one of a, b, found "c".'],
    ['no list', list(flag(), MANY), { length: 0 }, 'f: expected a list of 0 to 9 values, found an object.'],
    [
      'a short list',
      list(flag(), { min: 2, max: 9 }),
      [true],
      'f: expected a list of 2 to 9 values, found a list of 1.',
    ],
    ['a wrong item', list(flag(), MANY), [true, 1], 'f: [1]: expected true or false, found 1.'],
    [
      'an item twice',
      list(whole(), { ...MANY, unique: (n) => n }),
      [1, 2, 1],
      'f: [2]: expected a value unlike that of [0], found 1.',
    ],
    ['no object', object({ a: flag() }), [], 'f: expected an object with the fields a, found a list of 0.'],
    ['a missing field', object({ a: flag() }), {}, 'f: expected a field "a": true or false, found none.'],
    [
      'an inherited field',
      object({ toString: flag() }),
      {},
      'f: expected a field "toString": true or false, found none.',
    ],
    ['an unknown field', object({}), { 'b c': 1 }, 'f: ["b c"]: expected no field here, found "b c".'],
    [
      'a wrong field',
      object({ a: object({ b: flag() }) }),
      { a: { b: 0 } },
      'f: a.b: expected true or false, found 0.',
    ],
    [
      'a wrong optional field',
      object({ a: optional(flag()) }),
      { a: 0 },
      'f: a: expected true or false, found 0.',
    ],
    ['a wrong value', table(flag(), MANY), { x: 1 }, 'f: x: expected true or false, found 1.'],
    [
      'a wrong name',
      table(flag(), { max: 9, name: oneOf('y') }),
      { x: true },
      'f: x: expected "y", found "x".',
    ],
    [
      'none of either',
      either<unknown>(text(MANY), nothing()),
      1,
      'f: expected a text of 1 to 9 characters, or null, found 1.',
    ],
    ['an unknown variant', variant('do', { a: {} }), { do: 'b' }, 'f: do: expected one of a, found "b".'],
    ['no variant', variant('do', { a: {} }), {}, 'f: expected a field "do": one of a, found none.'],
    [
      'a field of another variant',
      variant('do', { a: {}, b: { n: whole() } }),
      { do: 'a', n: 1 },
      'f: n: expected no field here, found "n".',
    ],
    [
      'a reference to nothing',
      reference('card'),
      'x',
      'f: expected the id of a card that exists, found "x".',
    ],
    ['an empty id', id('card'), '', 'f: expected the id of a card, found "".'],
    ['an empty id of its kind', id('event set'), '', 'f: expected the id of an event set, found "".'],
    [
      'a hole in a list',
      list(whole(), MANY),
      new Array(1),
      'f: [0]: expected a whole number, found undefined.',
    ],
    [
      'an id twice',
      list(id('card'), MANY),
      ['x', 'x'],
      'f: [1]: expected a new id for this card, found "x", given in f.',
    ],
    ['something that JSON does not have', whole(), undefined, 'f: expected a whole number, found undefined.'],
  ])('%s', (_, schema, value, message) => {
    expect(messages(schema, value)).toEqual([message]);
  });

  it('kinds that "either" cannot tell apart are a mistake of the schema', () => {
    expect(() => either(text(MANY), oneOf('a'))).toThrow(RangeError);
  });

  it('a circle made by code comes to an end', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const nest: Schema<unknown> = recursive(['list'], () => list(nest, MANY));
    expect(messages(nest, circle)[0]).toContain(
      'expected at most 200 lists and objects in one another, found more.',
    );
  });
});

describe('content from text', () => {
  const cards = `[
  { "id": "a", "cost": 12, "kind": "main" },
  { "id": "a", "cost": 1, "kind": "Main",
    "coast": 1, "after": "b" },
  { "id": "c", "kind": "bonus" }
]`;

  it('is refused with all mistakes at once, with line and column', () => {
    expect(() => readContent(list(card, MANY), { file: 'cards.json', text: cards })).toThrow(
      [
        'cards.json:2:24: [0].cost: expected a whole number from 0 to 9, found 12.',
        'cards.json:3:11: [1].id: expected a new id for this card, found "a", given in cards.json line 2.',
        'cards.json:3:35: [1].kind: expected one of main, bonus, found "Main".',
        'cards.json:4:5: [1].coast: expected one of the fields id, cost, kind, after, copies, found "coast".',
        'cards.json:4:26: [1].after: expected the id of a card that exists, found "b".',
        'cards.json:5:3: [2]: expected a field "cost": a whole number from 0 to 9, found none.',
      ].join('\n'),
    );
  });

  it('has an error whose fields are those of the first mistake', () => {
    try {
      readContent(list(card, MANY), { file: 'cards.json', text: cards });
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        code: 'range',
        file: 'cards.json',
        path: '[0].cost',
        line: 2,
        column: 24,
      });
    }
  });
});

describe('files that belong together', () => {
  const mission = object({ deck: list(reference('card'), MANY), map: reference('map') });
  const load = (deck: string, known: string[]) =>
    loadContent(
      {
        mission: { schema: mission, file: 'mission.json', text: `{"deck": ${deck}, "map": "m"}` },
        cards: { schema: list(card, MANY), file: 'cards.json', value: [{ id: 'a', cost: 1, kind: 'main' }] },
      },
      { map: known },
    );

  it('may refer to one another, and to what is known from the start', () => {
    const content = load('["a"]', ['m']);
    expect(content.mission.deck).toEqual(['a']);
    expectTypeOf(content.cards[0].cost).toEqualTypeOf<number>();
  });

  it('are refused together', () => {
    expect(() => load('["a", "z"]', [])).toThrow(
      'mission.json:1:16: deck[1]: expected the id of a card that exists, found "z".\n' +
        'mission.json:1:29: map: expected the id of a map that exists, found "m".',
    );
  });

  it('are not blamed for references into a file that could not be read', () => {
    const broken = { schema: list(card, MANY), file: 'cards.json', text: '[' };
    const source = { schema: mission, file: 'mission.json', text: '{"deck": ["a"], "map": 1}' };
    expect(() => loadContent({ mission: source, cards: broken })).toThrow(
      'cards.json:1:2: expected a value, found the end of the file.\n' +
        'mission.json:1:24: map: expected the id of a map, found 1.',
    );
  });
});
