import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import './CardRow.css';

interface Span {
  readonly left: number;
  readonly right: number;
}

/** Room beside a card that was brought into sight: for what shows that the row goes on. */
const RIM = 16;

/** How far a row has to be scrolled until these are in sight; the first of them where there is no room for all. */
export function intoSight(row: Span, cards: readonly Span[]): number {
  if (cards.length === 0) return 0;
  const left = Math.min(...cards.map((one) => one.left)) - RIM - row.left;
  const right = Math.max(...cards.map((one) => one.right)) + RIM - row.right;
  if (left < 0) return left;
  return right > 0 ? Math.min(left, right) : 0;
}

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

  // The cards that may be chosen come into sight when they become so, the first of them where not all fit.
  const asked = useRef('');
  useLayoutEffect(() => {
    const at = row.current;
    if (at === null) return;
    const lit = [...at.querySelectorAll<HTMLElement>('[data-lit]')];
    const now = lit.map((one) => one.dataset.ref).join();
    if (now === asked.current) return;
    asked.current = now;
    const boxes = lit.map((one) => one.getBoundingClientRect());
    at.scrollLeft += intoSight(at.getBoundingClientRect(), boxes);
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
