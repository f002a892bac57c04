/** Every word of the game, as ICU messages by key, in the languages the table speaks. */
import { type Language, languages } from '@sightline/manifest';

const inLanguage = async (language: Language) => ({
  ...(await import(`./${language}/index.ts`)).messages,
  ...(await import(`./${language}/lessons.ts`)).lessons,
});

export const messages: Readonly<Record<Language, Readonly<Record<string, string>>>> = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await inLanguage(language)])),
);
