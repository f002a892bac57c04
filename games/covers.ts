import type { GameCover, Language } from '@sightline/manifest';

/** What is said of a game in a language. */
export const coverOf = async (game: string, language: Language): Promise<GameCover> =>
  (await import(`./${game}/text/${language}/cover.ts`)).cover;
