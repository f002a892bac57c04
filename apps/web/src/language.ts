import { en, type Messages } from './messages/en.ts';
import { ptBR } from './messages/pt-BR.ts';
import { ru } from './messages/ru.ts';

export const languages = {
  en: { name: 'English', messages: en },
  ru: { name: 'Русский', messages: ru },
  'pt-BR': { name: 'Português (Brasil)', messages: ptBR },
} as const satisfies Record<string, { name: string; messages: Messages }>;

export type Language = keyof typeof languages;
const KEY = 'language';

export const isLanguage = (s: string): s is Language => s in languages;

/** What the reader chose last, else the first of the browser's languages that we speak, else English. */
export function preferred(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && isLanguage(kept)) return kept;
  } catch {
    // Storage may be forbidden; then the choice lasts as long as the page.
  }
  for (const wanted of navigator.languages) {
    const family = wanted.slice(0, 2);
    if (family === 'pt') return 'pt-BR';
    if (isLanguage(family)) return family;
  }
  return 'en';
}

export function remember(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // As above.
  }
}
