import type { Companion, CompanionWords, Language } from '@sightline/manifest';

// What helps people who play with the box (`companion` in the manifest). It needs no rules, and is asked for alone.

// biome-ignore lint/suspicious/noExplicitAny: companions of all games
export const companionOf = async (game: string): Promise<Companion<any>> =>
  (await import(`./${game}/companion/index.ts`)).companion;

export const companionWordsOf = async (game: string, language: Language): Promise<CompanionWords> =>
  (await import(`./${game}/text/${language}/companion.ts`)).companion;
