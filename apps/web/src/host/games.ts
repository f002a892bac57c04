import type { Doom } from '@sightline/doom';
import type { Fireteam } from '@sightline/fireteam-zero';
import type { Language } from '../app/language.ts';
import type { Games, Shelf } from './shelf.ts';
import type { Texts } from './words.ts';

const doomTexts: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('@sightline/doom/text/en')).en,
  ru: async () => (await import('@sightline/doom/text/ru')).ru,
  'pt-BR': async () => (await import('@sightline/doom/text/pt-BR')).ptBR,
};

const doomLessons: typeof doomTexts = {
  en: async () => (await import('@sightline/doom/text/en/lessons')).lessons,
  ru: async () => (await import('@sightline/doom/text/ru/lessons')).lessons,
  'pt-BR': async () => (await import('@sightline/doom/text/pt-BR/lessons')).lessons,
};

const fireteamTexts: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('@sightline/fireteam-zero/text/en')).en,
  ru: async () => (await import('@sightline/fireteam-zero/text/ru')).ru,
  'pt-BR': async () => (await import('@sightline/fireteam-zero/text/pt-BR')).ptBR,
};

const fireteamLessons: typeof fireteamTexts = {
  en: async () => (await import('@sightline/fireteam-zero/text/en/lessons')).lessons,
  ru: async () => (await import('@sightline/fireteam-zero/text/ru/lessons')).lessons,
  'pt-BR': async () => (await import('@sightline/fireteam-zero/text/pt-BR/lessons')).lessons,
};

/** The games on the shelf. */
export const games: Games = {
  async doom(): Promise<Shelf<Doom>> {
    const [{ table }, { easy, normal }] = await Promise.all([
      import('@sightline/doom/table'),
      import('@sightline/doom/bots'),
    ]);
    return {
      table,
      bots: { easy, normal },
      texts: (language) => doomTexts[language](),
      lessons: async () => (await import('@sightline/doom/table/lessons')).lessons,
      lessonTexts: (language) => doomLessons[language](),
    };
  },
  async 'fireteam-zero'(): Promise<Shelf<Fireteam>> {
    const [{ table }, { easy, normal }] = await Promise.all([
      import('@sightline/fireteam-zero/table'),
      import('@sightline/fireteam-zero/bots'),
    ]);
    return {
      table,
      bots: { easy, normal },
      texts: (language) => fireteamTexts[language](),
      lessons: async () => (await import('@sightline/fireteam-zero/table/lessons')).lessons,
      lessonTexts: (language) => fireteamLessons[language](),
    };
  },
};
