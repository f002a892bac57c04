/** Every word of the game, as ICU messages by key, in the languages the table speaks. */
import { en } from './en/index.ts';
import { ptBR } from './pt-BR/index.ts';
import { ru } from './ru/index.ts';

export type MessageKey = keyof typeof en;

export const messages = {
  en,
  ru: ru satisfies Record<MessageKey, string>,
  'pt-BR': ptBR satisfies Record<MessageKey, string>,
} as const;

export type Language = keyof typeof messages;

/** Keys are put together from the names of the rules: are there words for this one? */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);
