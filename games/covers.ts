import type { Cover, Language } from '@sightline/manifest';

/** What is said of a game in a language. */
export const coverOf = async (game: string, language: Language): Promise<Cover> =>
  (await import(`./${game}/text/${language}/cover.ts`)).cover;
