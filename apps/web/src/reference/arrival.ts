import { useEffect, useRef } from 'react';
import { cameBack } from '../app/scroll-memory.ts';

/** Shows a rule (or another passage) and moves the focus there (`only`: nothing else); false: the page has no such place. */
export function jumpTo(anchor: string, only = false): boolean {
  const place = document.getElementById(anchor);
  if (place === null) return false;
  if (!only) place.scrollIntoView({ block: 'center' });
  place.focus({ preventScroll: true });
  return true;
}

/** Reading goes on at the top of the text. */
export const focusText = (): void =>
  document.querySelector<HTMLElement>('.reference-text')?.focus({ preventScroll: true });

/** The reader asked for the place they are at already; no place is called so. */
const AGAIN = ' ';

/**
 * Whenever the address leads to another place, the reader is taken there: to the passage it names, else to the top of
 * the text. `shown`: the text of the place is on the page (and not a search's results). Returns what takes the reader
 * there again.
 */
export function useArrival(place: string, shown: boolean): () => void {
  const arrivedAt = useRef<string | null>(null);
  useEffect(() => {
    if (arrivedAt.current === place) return;
    const first = arrivedAt.current === null;
    // Who came back is where the page was left, until they ask for the place again.
    const stays = cameBack() && arrivedAt.current !== AGAIN;
    arrivedAt.current = place;
    if (!shown || jumpTo(place, stays) || first) return;
    if (!stays) scrollTo(0, 0);
    focusText();
  }, [place, shown]);
  return () => {
    arrivedAt.current = AGAIN;
  };
}
