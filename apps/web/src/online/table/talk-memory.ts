import type { OnlineSeat, Talk } from '@sightline/wire';
import { createStore } from 'zustand';

const KEY = 'sightline.talk';
/** Of so many matches it is kept what was read. */
const MATCHES = 100;

/** Up to which line, by match; the one that was looked at last is the last. Storage may be forbidden or meddled with. */
function kept(): Map<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(found) ? found.filter(isRead) : []);
  } catch {
    return new Map();
  }
}

const isRead = (x: unknown): x is [match: string, k: number] =>
  Array.isArray(x) && typeof x[0] === 'string' && Number.isSafeInteger(x[1]);

function keep(match: string, k: number): void {
  const all = kept();
  all.delete(match);
  all.set(match, k);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all].slice(-MATCHES)));
  } catch {
    // Then it is known as long as the page.
  }
}

interface TalkMemory {
  /** up to which line it was read */
  readonly read: number;
  /** what is being written, and to whom: it waits while the talk is closed */
  readonly draft: string;
  readonly to: Talk['to'];
  /** in how many places somebody looks at what is said, at this moment */
  readonly watching: number;
  readUpTo(k: number): void;
  write(some: { readonly draft?: string; readonly to?: Talk['to'] }): void;
  /** Somebody looks, until what is returned is called. */
  watch(): () => void;
}

/** What one knows of the talk at a table, and has not said yet. */
export const createTalk = (match: string) =>
  createStore<TalkMemory>((set, get) => ({
    read: kept().get(match) ?? 0,
    draft: '',
    to: 'table',
    watching: 0,
    readUpTo(k) {
      if (k <= get().read) return;
      set({ read: k });
      keep(match, k);
    },
    write: (some) => set(some),
    watch() {
      const look = (more: number) => set((s) => ({ watching: s.watching + more }));
      look(1);
      return () => look(-1);
    },
  }));

/** What others have said since. Who says something has read what stood there. */
export function unreadOf(talk: readonly Talk[], seats: readonly OnlineSeat[], read: number): readonly Talk[] {
  const isOwn = (line: Talk) => isOwnLine(line, seats);
  const since = Math.max(read, talk.findLast(isOwn)?.k ?? 0);
  return talk.filter((line) => line.k > since && !isOwn(line));
}

export const isOwnLine = ({ seat }: Talk, seats: readonly OnlineSeat[]): boolean =>
  seat !== null && seats[seat]?.mine === true;
