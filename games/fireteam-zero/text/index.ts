/** Every word of the game, as ICU messages by key, in the languages the table speaks. */
import { en } from './en/index.ts';
import { lessons as enLessons } from './en/lessons.ts';
import { ptBR } from './pt-BR/index.ts';
import { lessons as ptBRLessons } from './pt-BR/lessons.ts';
import { ru } from './ru/index.ts';
import { lessons as ruLessons } from './ru/lessons.ts';

export const messages: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...en, ...enLessons },
  ru: { ...ru, ...ruLessons },
  'pt-BR': { ...ptBR, ...ptBRLessons },
};

export type Language = 'en' | 'ru' | 'pt-BR';
