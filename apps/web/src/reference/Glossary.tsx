import { LANGUAGES, type Language, languages } from '@sightline/manifest';
import { useWords } from '../app/words.ts';
import type { CatalogChapter } from './catalog.ts';
import { useCatalog } from './catalogs.ts';
import { type GlossaryEntry, glossary } from './glossary.ts';
import { useReading } from './reading.ts';
import { Scrollable } from './Scrollable.tsx';

/** Every term in all languages, the reader's first: cards and players may use another. */
export function Glossary({ chapter }: { readonly chapter: CatalogChapter }) {
  const t = useWords();
  const { game, language, here, find } = useReading();
  const widest = useCatalog(game, 'pt-BR');
  const entries = glossary(language, chapter, widest === 'failed' ? null : (widest?.catalog ?? null));
  const columns = languages
    .filter((each) => entries.some(({ terms }) => terms[each] !== undefined))
    .sort((a, b) => Number(b === language) - Number(a === language));
  const cell = ({ terms }: GlossaryEntry, column: Language) => {
    const term = terms[column] ?? '';
    if (column !== language)
      return (
        <td key={column} lang={column}>
          {term}
        </td>
      );
    return (
      <th key={column} scope="row">
        <button
          type="button"
          aria-label={t('reference.findTerm', { term })}
          onClick={() => find(queryOf(term))}
        >
          {term}
        </button>
      </th>
    );
  };
  return (
    <Scrollable name={t('reference.tableOf', { title: chapter.title })}>
      <table className="reference-table reference-glossary">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" lang={column}>
                {LANGUAGES[column].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr
              key={entry.anchor}
              id={entry.anchor}
              tabIndex={-1}
              data-here={entry.anchor === here || undefined}
            >
              {columns.map((column) => cell(entry, column))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}

/** Of “attack / attack box” the first. */
const queryOf = (term: string): string => (term.split(' / ')[0] ?? term).replace(/ \(.*\)$|[«»“”"]/gu, '');
