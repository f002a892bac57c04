import { checksOf } from '@sightline/kernel';
import { languages } from '@sightline/manifest';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { choices as englishChoices } from '../text/en/choices.ts';
import { prompts as englishPrompts } from '../text/en/prompts.ts';
import { reasons as englishReasons } from '../text/en/reasons.ts';
import { isMessageKey, type MessageKey, messages } from '../text/index.ts';

const KEYS = Object.keys({ ...englishChoices, ...englishPrompts, ...englishReasons }).filter(isMessageKey);
const CHECKS = game.procedures
  .flatMap(({ body }) => body.filter((step) => typeof step !== 'function'))
  .flatMap(({ choices, meanwhile }) => [
    ...Object.values(choices),
    ...Object.values(meanwhile?.choices ?? {}),
  ])
  .flatMap((choice) => [...checksOf(choice), ...(choice.form === 'some' ? (choice.whole ?? []) : [])]);

/** As the parser of intl-messageformat numbers the parts of a message. */
const LITERAL = 0;
const PLURAL = 6;
const POUND = 7;
interface Part {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}
const inside = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => [part, ...Object.values(part.options ?? {}).flatMap((o) => inside(o.value))]);
const partsOf = (key: MessageKey, language: (typeof languages)[number]): readonly Part[] =>
  inside(new IntlMessageFormat(messages[language][key], language).getAst());
const argumentsOf = (key: MessageKey, language: (typeof languages)[number]): readonly string[] => [
  ...new Set(
    partsOf(key, language)
      .filter(({ type }) => type !== LITERAL && type !== POUND)
      .map(({ value }) => String(value)),
  ),
];

/** The facts a rule gives its words: `(g, l) => ({ cost: …, points: … })` gives `cost` and `points`. */
const factsOf = (gives: ((...given: never[]) => object) | undefined): readonly string[] =>
  gives === undefined ? [] : [...String(gives).matchAll(/[{,]\s*(\w+):/g)].map(([, name]) => name);

describe('the words of questions, previews and reasons', () => {
  it('every rule that forbids something has its reason, and every reason its rule', () => {
    const ruled = new Set(CHECKS.map(({ rule }) => `reason.${rule}`));
    expect(ruled.size).toBeGreaterThan(100);
    expect(Object.keys(englishReasons).sort()).toEqual([...ruled].sort());
  });

  it('a reason speaks only of facts that every check of its rule gives', () => {
    for (const { rule, because } of CHECKS) {
      const key = `reason.${rule}`;
      if (!isMessageKey(key)) throw new Error(`there are no words for ${key}`);
      for (const argument of argumentsOf(key, 'en')) expect(factsOf(because), rule).toContain(argument);
    }
  });

  it('a reason is one sentence', () => {
    for (const language of languages)
      for (const key of Object.keys(englishReasons).filter(isMessageKey))
        expect(messages[language][key].match(/[.!?](?=\s|$)/g), `${language} ${key}`).toHaveLength(1);
  });

  it.each(languages)('%s has arguments that English has, and no others', (language) => {
    for (const key of KEYS)
      for (const argument of argumentsOf(key, language))
        expect(argumentsOf(key, 'en'), key).toContain(argument);
  });

  it.each(languages)('%s has all plurals its language has', (language) => {
    const cases = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of KEYS)
      for (const { type, options } of partsOf(key, language)) {
        if (type !== PLURAL) continue;
        const given = Object.keys(options ?? {});
        expect(given, key).toContain('other');
        // Few languages bend words; where one form does for all numbers, it does for all.
        if (given.includes('one') && language === 'ru')
          expect(given, key).toEqual(expect.arrayContaining([...cases]));
      }
  });

  it('nothing is left in English', () => {
    const alike = KEYS.filter((key) => /[a-z]{4}/.test(messages.en[key].replace(/\{[^{}]*\}/g, '')));
    for (const key of alike) expect(messages.ru[key], key).not.toBe(messages.en[key]);
    expect(
      alike.filter((key) => messages['pt-BR'][key] === messages.en[key]),
      'the same in Portuguese',
    ).toEqual([]);
  });
});
