import { readdirSync, readFileSync } from 'node:fs';
import { LEVELS } from '@sightline/bots';
import { checksOf } from '@sightline/kernel';
import { type Language, languages } from '@sightline/manifest';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import type { AbilityTiming } from '../content/card-types.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { EVENT_KINDS } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { trainingGround } from '../table/lessons/training-ground.ts';
import { argumentsOf, pluralCasesOf, wordsOf } from '../testing/message-parts.ts';
import { choices } from './en/choices.ts';
import { invaderCards } from './en/invader-cards.ts';
import { lessons } from './en/lessons.ts';
import { log } from './en/log.ts';
import { marineCards } from './en/marine-cards.ts';
import { missions } from './en/missions.ts';
import { prompts } from './en/prompts.ts';
import { reasons } from './en/reasons.ts';
import { scene } from './en/scene.ts';
import { table } from './en/table.ts';
import { isMessageKey, type MessageKey, messages } from './index.ts';

const FILES = [marineCards, invaderCards, prompts, log, reasons, missions, table, scene, choices, lessons];
const KEYS = Object.keys(messages.en).filter(isMessageKey);
const startingWith = (...starts: readonly string[]) =>
  KEYS.filter((key) => starts.some((start) => key.startsWith(`${start}.`))).sort();
function englishArguments(key: string): readonly string[] {
  if (!isMessageKey(key)) throw new Error(`there are no words for ${key}`);
  return argumentsOf(messages.en[key], 'en');
}

/** The facts a rule gives its words: `(g, l) => ({ cost: …, points: … })` gives `cost` and `points`. */
function factsOf(gives: ((...given: never[]) => object) | undefined): readonly string[] {
  if (gives === undefined) return [];
  const source = String(gives);
  const names = [...source.matchAll(/[{,]\s*(\w+):/g)].map(([, name]) => name);
  if (names.length === 0) throw new Error(`no facts are seen in ${source}`);
  return names;
}

/** What Portuguese spells as English does: names of figures and demons, brands, Argent, and three common words. */
const SPELT_ALIKE = [
  'demon.imp.name',
  'demon.mancubus.name',
  'demon.pinky.name',
  'demon.revenant.name',
  'event.paranoia.title',
  'figure.bravo',
  'figure.charlie',
  'figure.delta',
  'scene.invasion.argent',
  'set.bfg9000.name',
  'set.uac.name',
  'token.terminal',
  'trait.rifle',
  'trait.uac',
];

interface Question {
  readonly name: string;
  readonly about: readonly string[];
  readonly verbs: readonly string[];
}

const STEPS = game.procedures.flatMap(({ name, names, body }) =>
  body.flatMap((step, i) => (typeof step === 'function' ? [] : [{ name: `${name}.${names[i]}`, step }])),
);
const QUESTIONS: readonly Question[] = STEPS.map(({ name, step }) => {
  const mayPass = step.ask === 'priority' || (step.ask === 'open' && step.mayPass !== false);
  return {
    name,
    about: factsOf(step.about),
    verbs: [
      ...Object.keys(step.choices),
      ...Object.keys(step.meanwhile?.choices ?? {}),
      ...(mayPass ? ['pass'] : []),
    ],
  };
});
const CHECKS = STEPS.flatMap(({ step }) =>
  [...Object.values(step.choices), ...Object.values(step.meanwhile?.choices ?? {})].flatMap((choice) => [
    ...checksOf(choice),
    ...(choice.form === 'some' ? (choice.whole ?? []) : []),
  ]),
);

/** A button's words: its own at this question, or those the verb has everywhere. */
const wordsFor = (question: string, verb: string): string => {
  const own = `choice.${question}.${verb}`;
  return isMessageKey(own) ? own : `verb.${verb}`;
};

describe('words for everything', () => {
  it('every question has a prompt, and no prompt is without a question', () => {
    expect(QUESTIONS.length).toBeGreaterThan(20);
    expect(startingWith('prompt')).toEqual(QUESTIONS.map(({ name }) => `prompt.${name}`).sort());
  });

  it('every verb of a question has words, and no words are without a verb', () => {
    const wanted = QUESTIONS.flatMap(({ name, verbs }) => verbs.map((verb) => wordsFor(name, verb)));
    expect(startingWith('verb', 'choice')).toEqual([...new Set(wanted)].sort());
  });

  it('a prompt speaks only of what its question is about, and a button of nothing', () => {
    for (const { name, about, verbs } of QUESTIONS) {
      for (const argument of englishArguments(`prompt.${name}`)) expect(about, name).toContain(argument);
      for (const verb of verbs) expect(englishArguments(wordsFor(name, verb)), verb).toEqual([]);
    }
  });

  it('every moment has a name', () => {
    const moments = {
      main: 1,
      bonus: 1,
      round: 1,
      initiative: 1,
      activation: 1,
      activationEnds: 1,
      beforeAttack: 1,
      declared: 1,
      defend: 1,
      attack: 1,
      afterAttack: 1,
      slain: 1,
      gloryKill: 1,
    } satisfies Record<AbilityTiming, 1>;
    const names = Object.keys(moments).map((when) => `moment.${when}`);
    expect(startingWith('moment')).toEqual(names.sort());
  });

  it('every event has its line, and one for who does not see its secrets', () => {
    const lines = EVENT_KINDS.flatMap(({ name, secrets }) =>
      secrets.length > 0 ? [`log.${name}`, `log.${name}.hidden`] : [`log.${name}`],
    );
    // Of several steps only the log knows.
    expect(startingWith('log')).toEqual([...lines, 'log.walked'].sort());
  });

  it('a line of the log speaks only of the fields its reader sees', () => {
    for (const { name, fields, secrets } of EVENT_KINDS) {
      // An event that tells of a number tells of its sum as well.
      const all = [...Object.keys(fields), ...(name === 'attackEnded' ? ['sum'] : [])];
      for (const argument of englishArguments(`log.${name}`)) expect(all, name).toContain(argument);
      if (secrets.length === 0) continue;
      const open = all.filter((field) => !secrets.includes(field));
      for (const argument of englishArguments(`log.${name}.hidden`)) expect(open, name).toContain(argument);
    }
  });

  it('every rule that forbids something or ends a match has its reason', () => {
    const folder = new URL('../rules/', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n');
    const cited = [...sources.matchAll(/'(DM-[A-Z]+-\d+)'/g), ...sources.matchAll(/finish\(.*by: '(.+?)'/g)];
    const ids = new Set(cited.map(([, id]) => `reason.${id}`));
    expect(startingWith('reason')).toEqual([...ids].sort());
    for (const { rule } of CHECKS) expect(KEYS).toContain(`reason.${rule}`);
  });

  it('a reason speaks only of facts that every check of its rule gives', () => {
    for (const { rule, because } of CHECKS)
      for (const argument of englishArguments(`reason.${rule}`))
        expect(factsOf(because), rule).toContain(argument);
  });

  it('every mission has a name, a briefing of two or three sentences, and an ending for either side', () => {
    const parts = ['name', 'briefing', 'marinesWon', 'invaderWon'];
    const all = [...MISSIONS, trainingGround];
    const wanted = all.flatMap(({ id }) => parts.map((part) => `mission.${id}.${part}`));
    expect(startingWith('mission')).toEqual(wanted.sort());
    const operations = new Set(MISSIONS.map(({ operation }) => `operation.${operation}.name`));
    expect(startingWith('operation')).toEqual([...operations].sort());
    for (const language of languages)
      for (const key of startingWith('mission').filter((k) => k.endsWith('.briefing')))
        expect([2, 3], `${language} ${key}`).toContain(
          messages[language][key].match(/[.!?](?=\s|$)/g)?.length,
        );
  });

  it('every level of the bots has a name', () => {
    for (const level of LEVELS) expect(KEYS).toContain(`bot.${level}`);
  });
});

describe('the languages', () => {
  it('no two files have a key in common', () => {
    expect(KEYS).toHaveLength(FILES.reduce<number>((sum, file) => sum + Object.keys(file).length, 0));
  });

  it.each(languages)('%s has the keys of English, each with words', (language) => {
    expect(Object.keys(messages[language]).sort()).toEqual([...KEYS].sort());
    // What a card does by its icons alone has no text.
    const mayBeEmpty = (key: string) => /^action\..*\.text$/.test(key);
    for (const key of KEYS) if (!mayBeEmpty(key)) expect(messages[language][key].trim(), key).not.toBe('');
  });

  it.each(languages)('%s parses, and takes the arguments English takes', (language) => {
    for (const key of KEYS)
      expect(argumentsOf(messages[language][key], language), key).toEqual(englishArguments(key));
  });

  it.each([
    ['en', ['one', 'other']],
    ['ru', ['few', 'many', 'one', 'other']],
    ['pt-BR', ['other']],
  ] as const)('%s has the cases of its plurals', (language, cases) => {
    for (const key of KEYS)
      for (const found of pluralCasesOf(messages[language][key], language))
        expect(found.filter((c) => !c.startsWith('=')).sort(), key).toEqual(cases);
  });

  it('Portuguese counts 0 like 2: its case `one` would say “0 carta”', () => {
    for (const key of KEYS)
      for (const found of pluralCasesOf(messages['pt-BR'][key], 'pt-BR')) expect(found, key).toContain('=1');
  });

  it('Russian has a plural wherever English has one', () => {
    const plurals = (language: Language, key: MessageKey) =>
      pluralCasesOf(messages[language][key], language).length;
    for (const key of KEYS) expect(plurals('ru', key), key).toBeGreaterThanOrEqual(plurals('en', key));
  });

  it('Russian is written in Russian', () => {
    for (const key of KEYS)
      expect(wordsOf(messages.ru[key], 'ru').replace('BFG', ''), key).not.toMatch(/[a-z]/i);
  });

  it('Portuguese is the same as English only where it is spelt alike', () => {
    const same = KEYS.filter(
      (key) => messages['pt-BR'][key] === messages.en[key] && /\p{L}/u.test(wordsOf(messages.en[key], 'en')),
    );
    expect(same.sort()).toEqual(SPELT_ALIKE);
  });
});

describe('read aloud', () => {
  const say = (language: Language, key: MessageKey, values: Record<string, string | number>) =>
    new IntlMessageFormat(messages[language][key], language).format(values);

  it('damage is counted as each language counts', () => {
    const said = (language: Language) =>
      [1, 2, 5].map((damage) => say(language, 'log.suffered', { figure: 'X', damage }));
    expect(said('ru')).toEqual(['X получает 1 урон.', 'X получает 2 урона.', 'X получает 5 урона.']);
    expect(said('pt-BR')[1]).toBe('X sofre 2 de dano.');
  });

  it('what is not there is not mentioned', () => {
    const attack = { attacker: 'Имп 2', defender: 'Альфа', source: 'none', covered: 0 };
    expect(say('ru', 'log.attacked', attack)).toBe('Имп 2 атакует: цель — Альфа.');
    expect(say('ru', 'log.attacked', { ...attack, source: 'В упор', covered: 1 })).toBe(
      'Имп 2 атакует картой «В упор»: цель — Альфа (в укрытии).',
    );
    const asked = { of: messages.en['moment.round'], subject: 'none' };
    expect(say('en', 'prompt.moment.use', asked)).toBe('The status phase is over. Do you use an ability?');
  });
});
