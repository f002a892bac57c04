import { checksOf } from '@sightline/kernel';
import { type Language, languages } from '@sightline/manifest';
import type { AreaTerrain } from '@sightline/table';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { CALLOUTS } from '../rules/callouts.ts';
import { EVENT_KINDS } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { messages } from './index.ts';

const texts = (language: Language): Readonly<Record<string, string>> => messages[language];
const KEYS = Object.keys(messages.en);
const has = (key: string): boolean => Object.hasOwn(messages.en, key);

type Element = {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Record<string, { readonly value: readonly Element[] }>;
};
const elements = (text: string, language: Language): readonly Element[] =>
  new IntlMessageFormat(text, language).getAst();

/** Everything a message takes, and the cases of its plurals. */
function partsOf(all: readonly Element[], args = new Set<string>(), plurals: string[][] = []) {
  for (const one of all) {
    // 0 is plain text, 7 the number of a plural.
    if (one.type !== 0 && one.type !== 7) args.add(String(one.value));
    if (one.type === 6) plurals.push(Object.keys(one.options ?? {}));
    for (const option of Object.values(one.options ?? {})) partsOf(option.value, args, plurals);
  }
  return { args: [...args].sort(), plurals };
}

const STEPS = game.procedures.flatMap(({ name, names, body }) =>
  body.flatMap((step, i) => (typeof step === 'function' ? [] : [{ name: `${name}.${names[i]}`, step }])),
);

describe('words for everything', () => {
  it('every question has a prompt, and every verb of it a button', () => {
    expect(STEPS.length).toBeGreaterThan(18);
    for (const { name, step } of STEPS) {
      expect(has(`prompt.${name}`), name).toBe(true);
      const verbs = [...Object.keys(step.choices), ...(step.ask === 'priority' ? ['pass'] : [])];
      for (const verb of verbs) expect(has(`choice.${name}.${verb}`), `${name} ${verb}`).toBe(true);
      for (const choice of Object.values(step.choices)) {
        if (choice.form === 'some') expect(has(`some.${verbOf(step.choices, choice)}`), name).toBe(true);
      }
    }
  });

  it('no prompt or button is without its question', () => {
    const prompts = KEYS.filter((key) => /^prompt\.\w+\.\w+$/.test(key) && !key.startsWith('prompt.turn.'));
    expect(prompts.sort()).toEqual(STEPS.map(({ name }) => `prompt.${name}`).sort());
  });

  it('every rule that refuses, and every way a match ends, has its reason', () => {
    for (const { step } of STEPS)
      for (const choice of Object.values(step.choices)) {
        const whole = choice.form === 'some' ? (choice.whole ?? []) : [];
        for (const { rule } of [...checksOf(choice), ...whole])
          expect(has(`reason.${rule}`), rule).toBe(true);
      }
    for (const by of ['FZ-WIN-01', 'FZ-WIN-02', 'FZ-KD-04', 'resigned'])
      expect(has(`reason.${by}`)).toBe(true);
  });

  /** Events that tell how a number came about. */
  const SUMMED: readonly string[] = ['counted', 'struck'];

  it('every event has its line, and one for who does not see its secrets', () => {
    const lines = EVENT_KINDS.flatMap(({ name, secrets }) =>
      secrets.length > 0 ? [`log.${name}`, `log.${name}.hidden`] : [`log.${name}`],
    );
    // Of several steps only the log knows.
    expect(KEYS.filter((key) => key.startsWith('log.')).sort()).toEqual([...lines, 'log.walked'].sort());
    for (const { name, fields } of EVENT_KINDS)
      for (const arg of partsOf(elements(texts('en')[`log.${name}`], 'en')).args)
        expect([...Object.keys(fields), ...(SUMMED.includes(name) ? ['sum'] : [])], name).toContain(arg);
  });

  it('everything that heroes call out has its line', () => {
    expect(KEYS.filter((key) => key.startsWith('why.')).sort()).toEqual(
      CALLOUTS.map((c) => `why.${c}`).sort(),
    );
  });

  it('every terrain has a name and an explanation', () => {
    const kinds: readonly AreaTerrain[] = ['difficult', 'covered', 'elevated', 'impassable'];
    for (const kind of kinds)
      for (const of of ['scene', 'inspect']) expect(has(`${of}.terrain.${kind}`)).toBe(true);
  });
});

const verbOf = (choices: Readonly<Record<string, unknown>>, choice: unknown): string =>
  Object.keys(choices).find((verb) => choices[verb] === choice) ?? '';

describe('the languages', () => {
  it.each(languages)('%s has the keys of English', (language) => {
    expect(Object.keys(messages[language]).sort()).toEqual(KEYS.toSorted());
  });

  it.each(languages)('%s parses, and takes the arguments English takes', (language) => {
    for (const key of KEYS)
      expect(partsOf(elements(texts(language)[key], language)).args, key).toEqual(
        partsOf(elements(texts('en')[key], 'en')).args,
      );
  });

  it.each([
    ['en', ['one', 'other']],
    ['ru', ['few', 'many', 'one', 'other']],
    ['pt-BR', ['other']],
  ] as const)('%s has the cases of its plurals', (language, cases) => {
    for (const key of KEYS)
      for (const found of partsOf(elements(texts(language)[key], language)).plurals)
        expect(found.filter((c) => !c.startsWith('=')).sort(), key).toEqual(cases);
  });

  it('Portuguese counts 0 like 2: its case `one` would say “0 carta”', () => {
    for (const key of KEYS)
      for (const found of partsOf(elements(texts('pt-BR')[key], 'pt-BR')).plurals)
        expect(found, key).toContain('=1');
  });

  it('Russian is written in Russian', () => {
    for (const key of KEYS) {
      const words = texts('ru')[key].replace(
        /\{[^{}]*\}|\{\w+, (select|plural),|\b(one|few|many|other|none|alone|reaction|tactics|hero|elite|move|act|end)\b \{/g,
        '',
      );
      if (!/^(card|mission)\./.test(key)) expect(words.replace(/[{}]/g, ''), key).not.toMatch(/[a-z]{3,}/i);
    }
  });
});
