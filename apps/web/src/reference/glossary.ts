import type { Language } from '@sightline/manifest';
import { type Catalog, type CatalogChapter, glossaryOf, type TableRow } from './catalog.ts';
import { plain } from './inline.ts';

export interface GlossaryEntry {
  readonly anchor: string;
  readonly terms: Readonly<Partial<Record<Language, string>>>;
}

/** Which languages a catalog's glossary sets side by side. */
const COLUMNS: Readonly<Partial<Record<Language, readonly Language[]>>> = {
  en: ['en', 'ru'],
  'pt-BR': ['en', 'pt-BR', 'ru'],
};
const columnsOf = (language: Language) => COLUMNS[language] ?? ['en', language];

const rowsOf = (chapter: CatalogChapter | undefined): readonly TableRow[] =>
  chapter?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])) ?? [];

const termsIn = (language: Language, row: TableRow | undefined): GlossaryEntry['terms'] =>
  Object.fromEntries(
    row === undefined ? [] : columnsOf(language).map((column, i) => [column, plain(row.cells[i] ?? [])]),
  );

/** The terms in all languages: those of the reader's catalog, completed from the Portuguese one, which has them all. */
export function glossary(
  language: Language,
  chapter: CatalogChapter,
  portuguese: Catalog | null,
): GlossaryEntry[] {
  const complete = rowsOf(portuguese === null ? undefined : glossaryOf(portuguese));
  return rowsOf(chapter).map((row, i) => ({
    anchor: row.anchor,
    terms: { ...termsIn('pt-BR', complete[i]), ...termsIn(language, row) },
  }));
}
