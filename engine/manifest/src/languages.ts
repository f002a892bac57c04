/** The languages of the product, each called by its own name. A new one is a line here, and its files. */
export const LANGUAGES = {
  en: { name: 'English', short: 'EN' },
  ru: { name: 'Русский', short: 'РУ' },
  'pt-BR': { name: 'Português', short: 'PT' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const languages = Object.keys(LANGUAGES) as readonly Language[];

export const isLanguage = (s: string): s is Language => Object.hasOwn(LANGUAGES, s);

/** The first of the wanted languages that there is, by its family (`pt-PT` is served by `pt-BR`); else English. */
export function languageFor(wanted: readonly string[]): Language {
  const family = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of wanted) {
    const found = languages.find((each) => family(each) === family(tag));
    if (found !== undefined) return found;
  }
  return 'en';
}
