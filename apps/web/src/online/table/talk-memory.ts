import type { Talk } from '@sightline/wire';
import { createStore } from 'zustand';
import { changed, keepMuted, keptMuted } from './muted.ts';

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
  /** whose lines are hidden, by their signs */
  readonly muted: ReadonlySet<string>;
  readUpTo(k: number): void;
  write(some: { readonly draft?: string; readonly to?: Talk['to'] }): void;
  /** Somebody looks, until what is returned is called. */
  watch(): () => void;
  /** Hides what somebody says, here and at all tables, or shows it again. */
  mute(by: string, muted: boolean): void;
}

/** What one knows of the talk at a table, and has not said yet. */
export const createTalk = (match: string) =>
  createStore<TalkMemory>((set, get) => ({
    read: kept().get(match) ?? 0,
    draft: '',
    to: 'table',
    watching: 0,
    muted: keptMuted(),
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
    mute(by, muted) {
      set((s) => ({ muted: changed(s.muted, by, muted) }));
      keepMuted(by, muted);
    },
  }));

/** What others have said since, as far as they are heard. Who says something has read what stood there. */
export function unreadOf(talk: readonly Talk[], read: number, muted: ReadonlySet<string>): readonly Talk[] {
  const since = Math.max(read, talk.findLast(({ mine }) => mine)?.k ?? 0);
  return talk.filter(({ k, mine, by }) => k > since && !mine && !muted.has(by));
}

/** The others who have said something, each by the last line they said. */
export const speakersOf = (talk: readonly Talk[]): readonly Talk[] => [
  ...new Map(talk.filter(({ mine }) => !mine).map((line) => [line.by, line])).values(),
];

interface Shown {
  readonly line: Talk;
  /** how many lines are folded away here, beginning with that one; 0: it is shown */
  readonly hidden: number;
}

/** What is shown of the talk: of those who are muted no more than that they said something. */
export function folded(talk: readonly Talk[], muted: ReadonlySet<string>): readonly Shown[] {
  const all: Shown[] = [];
  for (const line of talk) {
    const before = all.at(-1);
    if (!muted.has(line.by)) all.push({ line, hidden: 0 });
    else if (before === undefined || before.hidden === 0 || before.line.by !== line.by)
      all.push({ line, hidden: 1 });
    else all[all.length - 1] = { line: before.line, hidden: before.hidden + 1 };
  }
  return all;
}
