import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { Blocks } from './Blocks.tsx';
import { type CatalogChapter, glossaryOf } from './catalog.ts';
import { countsOf } from './chapter-facts.ts';
import { Glossary } from './Glossary.tsx';
import { useReading } from './reading.ts';

interface Props {
  readonly chapter: CatalogChapter;
  setBeside(beside: boolean): void;
}

export function ChapterText({ chapter, setBeside }: Props) {
  const t = useWords();
  const { catalog, original, beside } = useReading();
  const { part, number, blocks, title } = chapter;
  const hasRules = blocks.some(({ kind }) => kind === 'rules');
  return (
    <>
      <div className="reference-meta">
        <p>
          {number !== null && <span>{t('reference.chapter', { n: number })}</span>}
          {part.letter !== null && <span>{`${part.letter}. ${part.title}`}</span>}
          <span>{countsOf(chapter, t)}</span>
        </p>
        {original !== null && hasRules && (
          <label className="reference-beside">
            <input type="checkbox" checked={beside} onChange={(event) => setBeside(event.target.checked)} />
            {t('reference.englishBeside')}
          </label>
        )}
      </div>
      {chapter === glossaryOf(catalog) ? (
        <Glossary chapter={chapter} />
      ) : (
        <Blocks blocks={blocks} title={title} />
      )}
      <Neighbours chapter={chapter} />
    </>
  );
}

function Neighbours({ chapter }: { readonly chapter: CatalogChapter }) {
  const t = useWords();
  const { game, catalog } = useReading();
  const at = catalog.chapters.indexOf(chapter);
  const before = catalog.chapters[at - 1];
  const after = catalog.chapters[at + 1];
  return (
    <nav className="reference-neighbours" aria-label={t('reference.neighbours')}>
      {before !== undefined && (
        <a href={to.rules(game, before.key)} className="reference-before">
          <Icon name="previous-button" />
          <span>
            <small>{t('reference.previous')}</small> {before.title}
          </span>
        </a>
      )}
      {after !== undefined && (
        <a href={to.rules(game, after.key)} className="reference-after">
          <span>
            <small>{t('reference.next')}</small> {after.title}
          </span>
          <Icon name="next-button" />
        </a>
      )}
    </nav>
  );
}
