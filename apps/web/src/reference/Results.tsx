import { type KeyboardEvent, type RefObject, useState } from 'react';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import type { Excerpt } from './excerpt.ts';
import { RuleMark } from './RuleList.tsx';
import { useReading } from './reading.ts';
import type { Hit, SearchResult } from './search.ts';

interface Props {
  readonly found: SearchResult;
  readonly list: RefObject<HTMLUListElement | null>;
  onOpen(anchor: string): void;
  /** back up into the field */
  onLeave(): void;
}

const FIRST = 40;

/** What a search found, best first; arrows walk through it. */
export function Results({ found: { hits, loose }, list, onOpen, onLeave }: Props) {
  const t = useWords();
  const [all, setAll] = useState(false);
  if (hits.length === 0) return <p className="search-nothing">{t('reference.nothing')}</p>;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') onLeave();
    if (step === 0) return;
    event.preventDefault();
    const links: (Element | null)[] = [...(list.current?.querySelectorAll('a') ?? [])];
    const next = links[links.indexOf(document.activeElement) + step];
    if (next instanceof HTMLElement) next.focus();
    else if (step < 0) onLeave();
  };
  return (
    <>
      {loose && <p className="search-note">{t('reference.nearest')}</p>}
      <p className="search-note search-keys">{t('reference.keys')}</p>
      <ul ref={list} className="search-results" onKeyDown={onKeyDown}>
        {(all ? hits : hits.slice(0, FIRST)).map((hit) => (
          <Result key={hit.anchor} hit={hit} onOpen={onOpen} />
        ))}
      </ul>
      {!all && hits.length > FIRST && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {t('reference.showAll', { n: hits.length })}
        </button>
      )}
    </>
  );
}

function Result({ hit, onOpen }: { readonly hit: Hit; onOpen(anchor: string): void }) {
  const t = useWords();
  const { game } = useReading();
  const { kind, anchor, chapter, mark, text, english } = hit;
  return (
    <li>
      <a
        href={to.rules(game, anchor)}
        className="search-result"
        data-kind={kind}
        onClick={() => onOpen(anchor)}
      >
        <span className="search-result-head">
          {kind === 'rule' && <b className="reference-id">{anchor}</b>}
          {kind === 'chapter' && (
            <b>
              {chapter.number === null
                ? t('reference.appendix')
                : t('reference.chapter', { n: chapter.number })}
            </b>
          )}
          {kind === 'term' && <b>{t('reference.term')}</b>}
          {(kind === 'rule' || kind === 'passage') && <span>{chapter.title}</span>}
          <RuleMark mark={mark} />
        </span>
        <Marked excerpt={text} />
        {english !== null && <Marked excerpt={english} lang="en" />}
      </a>
    </li>
  );
}

function Marked({ excerpt, lang }: { readonly excerpt: Excerpt; readonly lang?: string }) {
  return (
    <span className="search-excerpt" lang={lang}>
      {/* biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text */}
      {excerpt.map(({ text, asked }, i) => (asked ? <mark key={i}>{text}</mark> : text))}
    </span>
  );
}
