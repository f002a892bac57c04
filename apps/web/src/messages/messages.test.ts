import type { Objection } from '@sightline/wire';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { messages as enShell } from './en/index.ts';
import { online as enOnline } from './en/online.ts';
import { pages as enPages } from './en/pages.ts';
import { messages as ptBRShell } from './pt-BR/index.ts';
import { online as ptBROnline } from './pt-BR/online.ts';
import { pages as ptBRPages } from './pt-BR/pages.ts';
import { messages as ruShell } from './ru/index.ts';
import { online as ruOnline } from './ru/online.ts';
import { pages as ruPages } from './ru/pages.ts';

// Three files of words, because those of the online pages and of all but home and the table are fetched by who goes there.
const en = { ...enShell, ...enPages, ...enOnline };
const ru = { ...ruShell, ...ruPages, ...ruOnline };
const ptBR = { ...ptBRShell, ...ptBRPages, ...ptBROnline };
const english: Readonly<Record<string, string>> = en;
type Part = {
  readonly type: number;
  readonly value?: string;
  readonly options?: Record<string, { readonly value: Part[] }>;
};

/** The arguments a message speaks of, wherever they stand in it. */
function argumentsOf(message: string, language: string): string[] {
  const names = new Set<string>();
  const walk = (parts: readonly Part[]) => {
    for (const { type, value, options } of parts) {
      if (type !== 0 && type !== 7 && value !== undefined) names.add(value);
      for (const option of Object.values(options ?? {})) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
}

describe.each([
  ['ru', ru],
  ['pt-BR', ptBR],
] as const)('the words of the page in %s', (language, words: Readonly<Record<string, string>>) => {
  it('has every key of English and no other', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.keys(english))('%s speaks of the same things', (key) => {
    expect(argumentsOf(words[key], language)).toEqual(argumentsOf(english[key], 'en'));
  });
});

/** The cases of the plurals in a message, wherever they stand in it. */
function casesOf(message: string, language: string): string[][] {
  const walk = (parts: readonly Part[]): string[][] =>
    parts.flatMap(({ type, options = {} }) => [
      ...(type === 6 ? [Object.keys(options)] : []),
      ...Object.values(options).flatMap(({ value }) => walk(value)),
    ]);
  return walk(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst());
}

it('Portuguese counts 0 like 2: its case `one` would say “0 carta”', () => {
  const cases = Object.entries(ptBR).flatMap(([key, message]) =>
    casesOf(message, 'pt-BR').map((found) => ({ key, found })),
  );
  expect(cases.length).toBeGreaterThan(20);
  for (const { key, found } of cases) expect(found, key).not.toContain('one');
});

describe('the words of the page in English', () => {
  it.each(Object.keys(english))('%s is a message', (key) => {
    expect(english[key]).not.toBe('');
    expect(() => argumentsOf(english[key], 'en')).not.toThrow();
  });
});

/** What a table may say no with, where no rule of the game says why. */
const REFUSED = [
  'already-answered',
  'cannot-resign',
  'match-over',
  'not-asked',
  'not-stored',
  'not-your-seat',
  'nothing-to-undo',
  'old-decision',
  'rules-failed',
  'side-shut',
  'too-fast',
  'too-late',
] as const satisfies readonly Objection['code'][];

it.each(REFUSED)('that a table says no with %s is told in words', (code) => {
  expect(english).toHaveProperty([`online.fault.${code}`]);
});
