import { playable } from '@sightline/games';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { useGameName } from '../home/use-game-name.ts';
import type { CatalogPart, Passage } from './catalog.ts';
import { countsOf, leadOf } from './chapter-facts.ts';
import { useReading } from './reading.ts';
import { Said } from './Said.tsx';
import './overview.css';

/** Where to begin: the game in short, then every chapter with what it is about. */
export function Overview({ lost }: { readonly lost: string | null }) {
  const t = useWords();
  const { catalog, game } = useReading();
  const gameName = useGameName();
  const { opening, parts } = catalog;
  const [guide, ...others] = parts;
  const passages = (kind: 'paragraph' | 'list'): readonly Passage[] =>
    opening.flatMap((block) =>
      block.kind !== kind
        ? []
        : block.kind === 'list'
          ? block.items
          : block.kind === 'paragraph'
            ? [block.passage]
            : [],
    );
  return (
    <>
      <nav className="overview-games" aria-label={t('reference.games')}>
        {playable.map(({ name }) => (
          <a
            key={name}
            className="button"
            href={to.rules(name)}
            aria-current={name === game ? 'page' : undefined}
          >
            {gameName(name)}
          </a>
        ))}
      </nav>
      {lost !== null && (
        <p className="reference-lost" role="status">
          {t('reference.lost', { id: lost })}
        </p>
      )}
      {passages('paragraph').map((passage) => (
        <p key={passage.anchor} className="overview-lead">
          <Said parts={passage.text} />
        </p>
      ))}
      <section className="overview-short" aria-label={t('reference.inShort')}>
        <h2>{t('reference.inShort')}</h2>
        <ol>
          {passages('list').map((passage) => (
            <li key={passage.anchor}>
              <p>
                <Said parts={passage.text} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      {others.map((part, i) => (
        <Cards key={part.letter ?? i} part={part} title={part.title || t('reference.appendices')} />
      ))}
      {guide !== undefined && <Cards part={guide} title={t('reference.howToRead')} />}
    </>
  );
}

function Cards({
  part: { letter, chapters },
  title,
}: {
  readonly part: CatalogPart;
  readonly title: string;
}) {
  const t = useWords();
  const { game } = useReading();
  return (
    <section className="overview-part">
      <h2>
        {letter !== null && <span className="overview-letter">{letter}</span>}
        {title}
      </h2>
      <ul className="overview-cards">
        {chapters.map((chapter) => (
          <li key={chapter.key}>
            <a href={to.rules(game, chapter.key)} className="overview-card">
              <span className="overview-title">
                {chapter.number !== null && <span className="overview-number">{chapter.number}</span>}
                {chapter.title}
              </span>
              <span className="overview-about">{leadOf(chapter)}</span>
              <span className="overview-counts">{countsOf(chapter, t)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
