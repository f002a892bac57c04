import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTENT } from './content/index.ts';

const LANGUAGES = ['ru', 'pt-BR'];
const TEXTS = ['cards', 'missions', 'places', 'game-cards'] as const;
/** How a language marks the two further uses of an action card; `[:,]` because a condition may stand before the colon. */
const USES: Readonly<Record<string, { readonly response: RegExp; readonly reaction: RegExp }>> = {
  ru: { response: /(?:^|\. )Ответ[:,] /, reaction: /(?:^|\. )Реакция[:,] / },
  'pt-BR': { response: /(?:^|\. )Resposta[:,] /, reaction: /(?:^|\. )Reação[:,] / },
};

const fileOf = (path: string) => new URL(path, import.meta.url);
const written = (path: (language: string) => string) =>
  LANGUAGES.filter((language) => existsSync(fileOf(path(language))));
const linesOf = (language: string) => readFileSync(fileOf(`rules.${language}.md`), 'utf8').split('\n');

/** Numbers and references may change places in a sentence, but none may be lost, added or changed. */
const sorted = (found: Iterable<RegExpMatchArray>) => [...found].map(([text]) => text).sort();
/** The numbers that are said; those of a plural's cases (`=1`) are not. */
const numbersIn = (text: string) => sorted(text.matchAll(/(?<![=\d])\d+/g));
const REFERENCE = /\bFZ-[A-Z]+(?:-\d+)?/g;

/** What no translation may change in a line of the catalog. */
const shapeOf = (line: string) => ({
  start: /^(?:#+ |\d+\. |- \*\*FZ-[A-Z]+-\d+\*\* |- )?/.exec(line)?.[0],
  empty: line === '',
  mark: /^- \*\*[^*]+\*\* \[/.test(line),
  ruling: /(?:^| )(?:Ruling|Решение|Decisão): /.test(line),
  bold: line.split('**').length,
  code: line.split('`').length,
  numbers: numbersIn(line.replaceAll(REFERENCE, '')),
  references: sorted(line.matchAll(REFERENCE)),
});

/** Players read the rules in their language and cite them by id: every catalog must say the same under the same id. */
describe.each(written((language) => `rules.${language}.md`))('the catalog in %s', (language) => {
  const english = linesOf('en');
  const translation = linesOf(language);

  it('has the same headings, rules, numbers and references line for line', () => {
    expect(translation.map(shapeOf)).toEqual(english.map(shapeOf));
  });

  it('leaves no line in English', () => {
    const same = english.filter((line, at) => /[a-z]{3} [a-z]{3}/.test(line) && translation[at] === line);
    expect(same).toEqual([]);
  });
});

type Words = string | { readonly [key: string]: Words };
type Text = Readonly<Record<string, Words>>;
const textOf = (language: string, name: string): Promise<Text> =>
  import(fileOf(`text/${language}/${name}.ts`).href);

/** Every text by its place: `['objectives', 'repairTheFerry', 'name']` and the words there. */
function* leavesOf(words: Words, path: readonly string[] = []): Generator<[string, string]> {
  if (typeof words === 'string') yield [path.join('/'), words];
  else for (const [key, inner] of Object.entries(words)) yield* leavesOf(inner, [...path, key]);
}
const flat = (words: Text) => new Map(leavesOf({ ...words }));

describe.each(TEXTS)('the words of %s', (name) => {
  describe.each(written((language) => `text/${language}/${name}.ts`))('in %s', (language) => {
    it('are about the same things', async () => {
      const [english, translation] = [flat(await textOf('en', name)), flat(await textOf(language, name))];
      expect([...translation.keys()]).toEqual([...english.keys()]);
      for (const [place, words] of translation) expect([place, words.trim()]).not.toEqual([place, '']);
    });

    it('say the same numbers', async () => {
      const english = flat(await textOf('en', name));
      for (const [place, words] of flat(await textOf(language, name)))
        expect([place, numbersIn(words)]).toEqual([place, numbersIn(english.get(place) ?? '')]);
    });
  });
});

describe.each(written((language) => `text/${language}/game-cards.ts`))('cards in %s', (language) => {
  it('are called everywhere by the names they have', async () => {
    const [english, translation] = [
      flat(await textOf('en', 'game-cards')),
      flat(await textOf(language, 'game-cards')),
    ];
    const objectives = [...english.keys()].filter((place) => /^objectives\/\w+\/name$/.test(place));
    for (const [place, words] of english)
      for (const objective of objectives)
        if (!place.endsWith('/name') && words.includes(`on ${english.get(objective)}`))
          expect([place, translation.get(place)]).toEqual([
            place,
            expect.stringContaining(translation.get(objective) ?? objective),
          ]);
  });
});

describe.each(written((language) => `text/${language}/cards.ts`))('action cards in %s', (language) => {
  it('say whether they are a response, a reaction or both', async () => {
    const words = flat(await textOf(language, 'cards'));
    for (const { id, response, reaction } of CONTENT.roles.flatMap((r) => [...r.actions, ...r.upgrades])) {
      const text = words.get(`cards/${id}/text`) ?? '';
      expect([id, USES[language].response.test(text), USES[language].reaction.test(text)]).toEqual([
        id,
        response !== undefined,
        reaction !== undefined,
      ]);
    }
  });

  it('call an act of a card by the name it has', async () => {
    const words = flat(await textOf(language, 'cards'));
    for (const owner of [...CONTENT.heroes, ...CONTENT.roles.flatMap((role) => role.focuses)])
      for (const act of owner.acts ?? [])
        expect([owner.id, words.get(`cards/${owner.id}/text`)]).toEqual([
          owner.id,
          expect.stringContaining(words.get(`cards/${owner.id}.${act.id}/name`) ?? act.id),
        ]);
  });
});
