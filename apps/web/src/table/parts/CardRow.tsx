import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import './CardRow.css';

/** A row that may be longer than its place: it scrolls with wheel and finger, and has a button where it goes on. */
export function CardRow({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });

  const look = () => {
    const at = row.current;
    if (at === null) return;
    const before = at.scrollLeft > 4;
    // An empty place behind the last card is nothing that anybody has to go to.
    const last = [...at.querySelectorAll('li')].at(-1) ?? at.lastElementChild;
    const ends = (last?.getBoundingClientRect().right ?? 0) - at.getBoundingClientRect().left;
    const after = at.clientWidth < ends - 4;
    setHidden((was) => (was.before === before && was.after === after ? was : { before, after }));
  };
  // The cards change with every render, and so may the room they need.
  useLayoutEffect(() => {
    look();
    if (row.current === null) return;
    const watch = new ResizeObserver(look);
    watch.observe(row.current);
    return () => watch.disconnect();
  });

  const go = (pages: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const at = row.current;
    at?.scrollBy({ left: pages * at.clientWidth * 0.8, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <div className="card-row" data-before={hidden.before} data-after={hidden.after}>
      <div
        className="card-row-cards"
        ref={row}
        onScroll={look}
        onWheel={(e) => {
          if (e.deltaX === 0) e.currentTarget.scrollLeft += e.deltaY;
        }}
      >
        {children}
      </div>
      {hidden.before && (
        <button type="button" className="card-row-go back" onClick={() => go(-1)} title={t('table.row.back')}>
          <Icon name="previous-button" label={t('table.row.back')} />
        </button>
      )}
      {hidden.after && (
        <button type="button" className="card-row-go on" onClick={() => go(1)} title={t('table.row.on')}>
          <Icon name="next-button" label={t('table.row.on')} />
        </button>
      )}
    </div>
  );
}
