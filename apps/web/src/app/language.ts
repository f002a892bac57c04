/** The languages the table speaks, each called by its own name. */
export const LANGUAGES = { en: 'English', ru: 'Русский', 'pt-BR': 'Português' } as const;

export type Language = keyof typeof LANGUAGES;
export const isLanguage = (s: string): s is Language => Object.hasOwn(LANGUAGES, s);

/** The first of the browser's languages that we speak, else English. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const family = tag.slice(0, 2).toLowerCase();
    if (family === 'pt') return 'pt-BR';
    if (isLanguage(family)) return family;
  }
  return 'en';
}
