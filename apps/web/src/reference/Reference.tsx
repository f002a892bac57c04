import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { Page } from '../app/Page.tsx';
import { go, to } from '../app/route.ts';
import { WayBack } from '../app/WayBack.tsx';
import { useWords, useWordsStore } from '../app/words.ts';
import { focusText, useArrival } from './arrival.ts';
import { ChapterText } from './ChapterText.tsx';
import { Contents } from './Contents.tsx';
import type { Catalog } from './catalog.ts';
import { hasCatalog, type InLanguage, useCatalog } from './catalogs.ts';
import { Overview } from './Overview.tsx';
import { Results } from './Results.tsx';
import { ReadingContext, type ReferenceContext } from './reading.ts';
import { SearchField } from './SearchField.tsx';
import { search } from './search.ts';
import { indexOf } from './search-index.ts';
import './reference.css';
import './rules.css';
import './blocks.css';
import './neighbours.css';
import './narrow.css';
import './wide.css';

interface Props {
  readonly game: string;
  /** the rule, chapter or passage to show; null: the overview */
  readonly rule: string | null;
}

/** The rules of a game, to read and to search. */
export default function Reference({ game, rule }: Props) {
  const t = useWords();
  const language = useWordsStore((s) => s.language);
  const own = useCatalog(game, language);
  const english = useCatalog(game, language === 'en' ? null : 'en');
  if (!hasCatalog(game)) return <NotFound />;
  if (own === null || own === 'failed') {
    return (
      <div className="reference-frame" data-game={game}>
        <Page title={t('shell.rules')}>
          {own === null ? <Loading /> : <p role="alert">{t('reference.failed')}</p>}
        </Page>
      </div>
    );
  }
  const original = own.language === 'en' || english === 'failed' ? null : (english?.catalog ?? null);
  // Another game is another book: what was looked for in the last one is not looked for in this.
  return <Reader key={game} game={game} rule={rule} {...own} original={original} />;
}

interface ReaderProps extends Props, InLanguage {
  readonly original: Catalog | null;
}

function Reader({ game, rule, catalog, language, original }: ReaderProps) {
  const t = useWords();
  const place = rule ?? '';
  const here = [place, place.toUpperCase()].find((anchor) => catalog.places.has(anchor)) ?? null;
  const chapter = here === null ? null : (catalog.places.get(here) ?? null);
  const [beside, setBeside] = useState(false);

  const [query, setQuery] = useState('');
  // Results belong to the place where they were asked for: who goes on leaves them, who comes back finds them again.
  const [resultsAt, setResultsAt] = useState<string | null>(null);
  const isSearching = resultsAt === place && query.trim() !== '';
  const isAsked = query !== '';
  // Not before somebody searches: the page opens the faster.
  const index = useMemo(() => (isAsked ? indexOf(catalog, original) : []), [isAsked, catalog, original]);
  const asked = useDeferredValue(query);
  const found = useMemo(() => search(index, asked), [index, asked]);
  const count = t('reference.found', { n: found.hits.length });
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const ask = (words: string) => {
    setQuery(words);
    setResultsAt(place);
  };
  const find = (words: string) => {
    ask(words);
    scrollTo(0, 0);
    // Where there is no keyboard, the field would call up one and hide what was found.
    if (matchMedia('(hover: hover)').matches) field.current?.focus();
    else focusText();
  };
  const arriveAgain = useArrival(here ?? place, !isSearching);
  const opened = (anchor: string) => {
    // The address already says so and won't change: the text has to come back by itself.
    if (anchor !== here) return;
    arriveAgain();
    setResultsAt(null);
  };
  /** Enter doesn't wait for the list: what counts is what stands in the field. */
  const openFirst = () => {
    const first = search(index, query).hits[0];
    if (first === undefined) return;
    opened(first.anchor);
    go(to.rules(game, first.anchor));
  };
  useHandedQuery(place, find);

  const reading: ReferenceContext = { game, catalog, language, original, beside, here, find };
  const title = isSearching
    ? t('reference.foundFor', { query: query.trim() })
    : (chapter?.title ?? catalog.title);
  const text = isSearching ? (
    <>
      <p className="reference-meta">{count}</p>
      <Results key={asked} found={found} list={list} onOpen={opened} onLeave={() => field.current?.focus()} />
    </>
  ) : chapter === null ? (
    <Overview lost={rule} />
  ) : (
    <ChapterText key={chapter.key} chapter={chapter} setBeside={setBeside} />
  );
  return (
    <ReadingContext value={reading}>
      <div className="reference-frame" data-game={game}>
        <Page title={title} className="reference">
          <div className="reference-tools">
            <WayBack place={place} past="rules" className="reference-back" />
            <SearchField
              field={field}
              query={query}
              status={isSearching ? count : ''}
              onQuery={ask}
              onReturn={() => setResultsAt(place)}
              onDown={() => list.current?.querySelector('a')?.focus()}
              onEnter={openFirst}
            />
            <Contents
              game={game}
              catalog={catalog}
              open={isSearching ? undefined : chapter}
              onChoose={() => setResultsAt(null)}
            />
          </div>
          <article className="reference-text" tabIndex={-1} lang={language} aria-label={title}>
            {text}
          </article>
        </Page>
      </div>
    </ReadingContext>
  );
}

const HANDED = 'sightline.search';

/** A search begun elsewhere (the start page) is taken over, once. */
function useHandedQuery(place: string, find: (words: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on arrival only
  useEffect(() => {
    try {
      const words = sessionStorage.getItem(HANDED);
      sessionStorage.removeItem(HANDED);
      if (words !== null && words.trim() !== '') find(words.trim());
    } catch {
      // Storage may be forbidden; then there is nothing to take over.
    }
  }, [place]);
}
