import type { OnlineMatch } from '@sightline/wire';
import { createContext, useContext } from 'react';

interface AtMatch {
  /** as it was when the table was opened */
  readonly match: OnlineMatch;
  /** the table of the same people once more, if somebody has opened it */
  readonly rematch: string | null;
  /** it began while this page waited for it */
  readonly begun: boolean;
}

export const MatchContext = createContext<AtMatch | null>(null);

/** The online match whose table is open. */
export function useMatch(): AtMatch {
  const at = useContext(MatchContext);
  if (at === null) throw new Error('only at an online table');
  return at;
}
