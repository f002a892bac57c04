import { useEffect, useRef, useState } from 'react';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import type { Catalog, CatalogChapter } from './catalog.ts';
import './contents.css';

interface Props {
  readonly game: string;
  readonly catalog: Catalog;
  /** the open chapter; null: the overview; undefined: none of them */
  readonly open: CatalogChapter | null | undefined;
  onChoose(): void;
}

/** The chapters: a list beside the text, on a phone behind a button. */
export function Contents({ game, catalog, open, onChoose }: Props) {
  const t = useWords();
  const [unfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLElement>(null);
  const key = open?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a folded list can't be scrolled, so once more when it unfolds
  useEffect(() => {
    const box = list.current;
    const link = key === undefined ? null : box?.querySelector<HTMLElement>('[aria-current]');
    if (box == null || link == null) return;
    const { offsetTop, offsetHeight } = link;
    const isSeen = offsetTop >= box.scrollTop && offsetTop + offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isSeen) box.scrollTop = offsetTop - box.clientHeight / 3;
  }, [key, unfolded]);
  const choose = () => {
    setUnfolded(false);
    onChoose();
  };
  const link = (href: string, title: string, number: number | null, isOpen: boolean) => (
    <li key={href}>
      <a href={href} aria-current={isOpen ? 'page' : undefined} onClick={choose}>
        <span className="contents-number">{number}</span>
        {title}
      </a>
    </li>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape folds the list, wherever in it the focus is
    <div
      className="contents"
      onKeyDown={({ key: pressed }) => {
        if (pressed === 'Escape') setUnfolded(false);
      }}
    >
      <button
        type="button"
        className="button contents-button"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon name="hamburger-menu" />
        <span>{t('reference.chapters')}</span>
      </button>
      <nav
        ref={list}
        className="contents-list"
        aria-label={t('reference.chapters')}
        data-unfolded={unfolded || undefined}
      >
        {catalog.parts.map(({ letter, title, chapters }, i) => (
          <div key={letter ?? i} className="contents-part">
            {letter !== null && (
              <p className="contents-title">
                <span className="contents-number">{letter}</span>
                {title}
              </p>
            )}
            {letter === null && i > 0 && <p className="contents-title">{t('reference.appendices')}</p>}
            <ul>
              {i === 0 && link(to.rules(game), t('reference.overview'), null, open === null)}
              {chapters.map((each) =>
                link(to.rules(game, each.key), each.title, each.number, each.key === key),
              )}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
