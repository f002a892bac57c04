/** Every word of the game, as ICU messages by key, in the languages the table speaks. */
import { en } from './en/index.ts';
import { lessons as enLessons } from './en/lessons.ts';
import { ptBR } from './pt-BR/index.ts';
import { lessons as ptBRLessons } from './pt-BR/lessons.ts';
import { ru } from './ru/index.ts';
import { lessons as ruLessons } from './ru/lessons.ts';

const english = { ...en, ...enLessons };

export type MessageKey = keyof typeof english;

export const messages = {
  en: english,
  ru: { ...ru, ...ruLessons } satisfies Record<MessageKey, string>,
  'pt-BR': { ...ptBR, ...ptBRLessons } satisfies Record<MessageKey, string>,
} as const;

export type Language = keyof typeof messages;

/** Keys are put together from the names of the rules: are there words for this one? */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(english, key);
