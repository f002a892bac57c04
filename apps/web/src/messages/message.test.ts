import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { messagesIn } from './message.ts';
import { type Message, parseMessage } from './parse-message.ts';

/** The library that we took the syntax from says what is right. */
const library = (text: string, language: string) =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./{en,ru,pt-BR}/*.ts', '../../../../games/*/text/{en,ru,pt-BR}/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** Every message of the page and of all games, with its language. */
const MESSAGES = Object.entries(FILES).flatMap(([file, exported]) => {
  const language = /(en|ru|pt-BR)\/[^/]+$/.exec(file)?.[1] ?? '';
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsOf)
        : [];
  return textsOf(exported).map((text) => ({ language, text }));
});

/** Every argument, with the values at which something else may be said. */
function valuesIn(message: Message): ReadonlyMap<string, readonly (string | number)[]> {
  const values = new Map<string, readonly (string | number)[]>();
  const add = (name: string, more: readonly (string | number)[]) =>
    values.set(name, [...(values.get(name) ?? []), ...more]);
  for (const part of message) {
    if (typeof part !== 'object') continue;
    const { name, choice } = part;
    if (choice === undefined) add(name, ['Imp 3', 1234]);
    else add(name, choice.by === 'plural' ? [0, 1, 2, 5, 21, 1234] : [...choice.cases.keys(), 'nothing']);
    for (const inner of choice?.cases.values() ?? [])
      for (const [each, some] of valuesIn(inner)) add(each, some);
  }
  return values;
}

describe('messages', () => {
  it.each(['en', 'ru', 'pt-BR'])('of the page and of all games say what the library says: %s', (language) => {
    const say = messagesIn(language);
    const texts = MESSAGES.filter((message) => message.language === language).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(2000);
    for (const text of texts) {
      const format = library(text, language);
      const values = [...valuesIn(parseMessage(text))];
      const most = Math.max(1, ...values.map(([, each]) => each.length));
      for (let n = 0; n < most; n++) {
        const args = Object.fromEntries(values.map(([name, each]) => [name, each[n % each.length]]));
        expect(say(text, args), text).toBe(String(format.format(args)));
      }
    }
  });

  /** Words, signs of the syntax wherever they happen to stand, and choices that are mostly whole. */
  const { text } = fc.letrec<{ text: string; choice: string }>((tie) => ({
    text: fc
      .array(
        fc.oneof(
          { maxDepth: 3 },
          { weight: 12, arbitrary: fc.constantFrom('a', ' ', '{a}', '{ b }', "'", "''", '#', '<', '>', 'é') },
          { weight: 1, arbitrary: fc.constantFrom('{', '}', ',', '=1', '\n', '::', '{a, plural,', 'other') },
          { weight: 3, arbitrary: tie('choice') },
        ),
        { maxLength: 6 },
      )
      .map((pieces) => pieces.join('')),
    choice: fc
      .tuple(
        fc.constantFrom('{a,plural,', '{ a , plural ,', '{b, select, ', '{b,select,\n'),
        fc.uniqueArray(fc.tuple(fc.constantFrom('one', ' two', 'Imp ', '=1', '=2'), tie('text')), {
          maxLength: 2,
          selector: ([selector]) => selector,
        }),
        fc.constantFrom('other', 'other ', 'others'),
        tie('text'),
      )
      .map(([opening, cases, other, last]) => {
        const all = [...cases, [other, last]].map(([selector, words]) => `${selector}{${words}}`);
        return `${opening}${all.join(' ')}}`;
      }),
  }));

  it('of any text are read as the library reads them, or not at all', () => {
    const said = (say: () => string): string | null => {
      try {
        return say();
      } catch {
        return null;
      }
    };
    let understood = 0;
    fc.assert(
      fc.property(text, fc.nat({ max: 3 }), (message, a) => {
        const args = { a, b: 'Imp' };
        const ours = said(() => messagesIn('en')(message, args));
        if (ours !== null && message.includes('other')) understood++;
        expect(ours, message).toBe(said(() => String(library(message, 'en').format(args))));
      }),
      { numRuns: 5000, seed: 7 },
    );
    expect(understood).toBeGreaterThan(300);
  });

  it('may quote what is a sign elsewhere', () => {
    const say = messagesIn('en');
    expect(say("It''s '{n}', isn't it? '<b>'")).toBe("It's {n}, isn't it? <b>");
    expect(say("{n, plural, other {# of '#'s}}", { n: 2 })).toBe('2 of #s');
    expect(say('{n, plural, other {{kind, select, a {A #} other {B #}}}}', { n: 2, kind: 'a' })).toBe('A #');
  });

  it.each([
    '{',
    '{}',
    '{n',
    '{n m}',
    '{n,}',
    '{n, number}',
    '{n, date, short}',
    '{n, selectordinal, other {#th}}',
    '{n, plural, offset:1 other {#}}',
    '{n, plural}',
    '{n, plural, one {#}}',
    '{n, plural, other {#} other {#}}',
    '{n, plural, other {#}',
    '{n, select, =1 {#} other {}}',
  ])('do not say what they do not understand: %s', (text) => {
    expect(() => messagesIn('en')(text, { n: 1 })).toThrow(SyntaxError);
  });

  it('with a fact that is not given have a gap, where there may be one', () => {
    const text = '{a} has {n, plural, one {# card} other {# cards, {m, plural, other {# more}}}}';
    expect(messagesIn('en', '…')(text, { a: 'Alpha' })).toBe('Alpha has … cards, … more');
    expect(messagesIn('en', '…')(text, { n: 1 })).toBe('… has 1 card');
    expect(() => messagesIn('en')(text, { a: 'Alpha' })).toThrow('no n is given');
    expect(() => messagesIn('en')('{constructor}', {})).toThrow('no constructor is given');
  });
});
