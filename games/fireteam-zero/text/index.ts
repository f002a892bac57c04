/** Every word of the game, as ICU messages by key, in the languages the table speaks. */
import { en } from './en/index.ts';
import { ptBR } from './pt-BR/index.ts';
import { ru } from './ru/index.ts';

export const messages: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en,
  ru,
  'pt-BR': ptBR,
};

export type Language = 'en' | 'ru' | 'pt-BR';
