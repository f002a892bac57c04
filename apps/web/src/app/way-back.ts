import { useEffect, useState } from 'react';
import { type Route, routeOf } from './route.ts';

interface WayBack {
  /** what it leads back to */
  readonly page: Route['page'];
  readonly href: string;
  go(): void;
}

/** The page the reader came from, past all pages of one kind seen since: rules that led to rules. */
function wayBack(past: Route['page']): WayBack | null {
  // Not every browser tells its history; without it there is the browser's own way back.
  if (!('navigation' in window)) return null;
  const { navigation } = window;
  const now = navigation.currentEntry?.index ?? 0;
  const before = navigation
    .entries()
    .slice(0, now)
    .findLast(({ url }) => url !== null && routeOf(new URL(url).hash).page !== past);
  if (before?.url === undefined || before.url === null) return null;
  const { hash } = new URL(before.url);
  return {
    page: routeOf(hash).page,
    href: hash === '' ? '#/' : hash,
    go: () => history.go(before.index - now),
  };
}

/** Looked up anew wherever the reader goes, for the way gets longer. */
export function useWayBack(place: string, past: Route['page']): WayBack | null {
  const [way, setWay] = useState<WayBack | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history is read after each change of place
  useEffect(() => setWay(wayBack(past)), [place, past]);
  return way;
}
