import { useEffect, useState } from 'react';
import type { Language } from '../app/language.ts';
import { type Catalog, catalogOf } from './catalog.ts';

type Source = () => Promise<{ readonly default: string }>;

/** Each catalog is fetched when somebody reads it. */
const SOURCES: Readonly<Record<string, Readonly<Record<Language, Source>>>> = {
  doom: {
    en: () => import('@sightline/doom/rules.en.md?raw'),
    ru: () => import('@sightline/doom/rules.ru.md?raw'),
    'pt-BR': () => import('@sightline/doom/rules.pt-BR.md?raw'),
  },
  'fireteam-zero': {
    en: () => import('@sightline/fireteam-zero/rules.en.md?raw'),
    ru: () => import('@sightline/fireteam-zero/rules.ru.md?raw'),
    'pt-BR': () => import('@sightline/fireteam-zero/rules.pt-BR.md?raw'),
  },
};

export const hasCatalog = (game: string): boolean => Object.hasOwn(SOURCES, game);

const read = new Map<Source, Promise<Catalog>>();

function fetched(source: Source): Promise<Catalog> {
  const known = read.get(source);
  if (known !== undefined) return known;
  const catalog = source().then((text) => catalogOf(text.default));
  read.set(source, catalog);
  // What failed may be asked for again.
  catalog.catch(() => read.delete(source));
  return catalog;
}

/** A catalog with the language it is really in: while another is fetched, the page still shows the last one. */
export interface InLanguage {
  readonly catalog: Catalog;
  readonly language: Language;
}

/** A game's rules in a language (null: in none); until they are there those in the last one, at first none. */
export function useCatalog(game: string, language: Language | null): InLanguage | 'failed' | null {
  const [state, setState] = useState<{ of: string; is: InLanguage | 'failed' } | null>(null);
  useEffect(() => {
    const source = language === null ? undefined : SOURCES[game]?.[language];
    if (language === null || source === undefined) return;
    let wanted = true;
    fetched(source).then(
      (catalog) => wanted && setState({ of: game, is: { catalog, language } }),
      () => wanted && setState({ of: game, is: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  // Nobody reads one game's rules under the name of another.
  return state?.of === game ? state.is : null;
}
