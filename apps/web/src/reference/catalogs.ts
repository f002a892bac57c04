import type { Language } from '@sightline/manifest';
import { useEffect, useState } from 'react';
import { type Catalog, catalogOf } from './catalog.ts';

type Source = () => Promise<string>;

/** By the path of its file: every catalog, fetched when somebody reads it. */
const SOURCES: Readonly<Record<string, Source>> = import.meta.glob<string>('../../../../games/*/rules.*.md', {
  query: '?raw',
  import: 'default',
});
const sourceOf = (game: string, language: Language): Source | undefined =>
  SOURCES[`../../../../games/${game}/rules.${language}.md`];

export const hasCatalog = (game: string): boolean => sourceOf(game, 'en') !== undefined;

const read = new Map<Source, Promise<Catalog>>();

function fetched(source: Source): Promise<Catalog> {
  const known = read.get(source);
  if (known !== undefined) return known;
  const catalog = source().then((text) => catalogOf(text));
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
    const source = language === null ? undefined : sourceOf(game, language);
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
