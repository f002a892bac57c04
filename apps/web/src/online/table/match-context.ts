import type { OnlineMatch } from '@sightline/wire';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useTable } from '../../table/table-context.ts';
import { type createTalk, unreadOf } from './talk-memory.ts';

interface AtMatch {
  /** as it was when the table was opened */
  readonly match: OnlineMatch;
  /** the table of the same people once more, if somebody has opened it */
  readonly rematch: string | null;
  /** it began while this page waited for it */
  readonly begun: boolean;
  /** who wants that, in a sentence */
  readonly wish: string | null;
  /** Asks the server whether there is one. */
  again(): void;
  readonly talk: ReturnType<typeof createTalk>;
}

export const MatchContext = createContext<AtMatch | null>(null);

/** The online match whose table is open. */
export function useMatch(): AtMatch {
  const at = useContext(MatchContext);
  if (at === null) throw new Error('only at an online table');
  return at;
}

/** How many lines of others were said since we last read. */
export function useUnread(): number {
  const { talk } = useMatch();
  const read = useStore(talk, (s) => s.read);
  const muted = useStore(talk, (s) => s.muted);
  return useTable(({ room }) => (room === null ? 0 : unreadOf(room.talk, read, muted).length));
}
