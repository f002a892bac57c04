import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content/index.ts';

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

/**
 * Numbers may change places in a sentence, but none may be lost, added or changed. Those of a plural's cases (`=1`) are
 * not said.
 */
const numbersIn = (text: string) => [...text.matchAll(/(?<![=\d])\d+/g)].map(([number]) => number).sort();

type Words = string | { readonly [key: string]: Words };
type Text = Readonly<Record<string, Words>>;
const textOf = (language: string, name: string): Promise<Text> =>
  import(fileOf(`${language}/${name}.ts`).href);

/** Every text by its place: `['objectives', 'repairTheFerry', 'name']` and the words there. */
function* leavesOf(words: Words, path: readonly string[] = []): Generator<[string, string]> {
  if (typeof words === 'string') yield [path.join('/'), words];
  else for (const [key, inner] of Object.entries(words)) yield* leavesOf(inner, [...path, key]);
}
const flat = (words: Text) => new Map(leavesOf({ ...words }));

describe.each(TEXTS)('the words of %s', (name) => {
  describe.each(written((language) => `${language}/${name}.ts`))('in %s', (language) => {
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

describe.each(written((language) => `${language}/game-cards.ts`))('cards in %s', (language) => {
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

describe.each(written((language) => `${language}/cards.ts`))('action cards in %s', (language) => {
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
