import type { Companion, CompanionAct, CompanionChoices } from '@sightline/manifest';

/** What happened, and how long after what was before it; or a time in which nobody was here. */
type Entry =
  | { readonly after: number; readonly act: CompanionAct }
  | { readonly after: number; readonly away: number };

/** A match as it is kept: played through it gives the moment again. */
export interface CompanionRecord {
  readonly chosen: CompanionChoices;
  readonly entries: readonly Entry[];
  /** since the last entry */
  readonly tail: number;
}

export const newRecord = (chosen: CompanionChoices): CompanionRecord => ({ chosen, entries: [], tail: 0 });

export const passing = (record: CompanionRecord, ms: number): CompanionRecord => ({
  ...record,
  tail: record.tail + ms,
});

export const acting = (record: CompanionRecord, act: CompanionAct): CompanionRecord => ({
  ...record,
  entries: [...record.entries, { after: record.tail, act }],
  tail: 0,
});

export const beingAway = (record: CompanionRecord, away: number): CompanionRecord => ({
  ...record,
  entries: [...record.entries, { after: record.tail, away }],
  tail: 0,
});

/** Where a match is; null: its acts don't go together. */
export function played<S>(companion: Companion<S>, { chosen, entries, tail }: CompanionRecord): S | null {
  let state = companion.begin(chosen);
  for (const entry of entries) {
    state = companion.advance(state, entry.after);
    if ('away' in entry) state = companion.advance(state, entry.away);
    else {
      const next = companion.does(state, entry.act);
      if (next === null) return null;
      state = next;
    }
  }
  return companion.advance(state, tail);
}

const lastThatCounts = <S>(companion: Companion<S>, { entries }: CompanionRecord): number =>
  entries.findLastIndex((entry) => 'away' in entry || companion.named(entry.act) !== null);

/** What would be taken back. */
export function latest<S>(companion: Companion<S>, record: CompanionRecord): Entry | null {
  return record.entries[lastThatCounts(companion, record)] ?? null;
}

/**
 * As if the last act had never been: the time since then was that of whoever had it before. A time in which nobody was
 * here goes with its entry. That the clocks were stopped is not taken back, and stays where there is something to stop.
 */
export function withoutLatest<S>(companion: Companion<S>, record: CompanionRecord): CompanionRecord | null {
  const i = lastThatCounts(companion, record);
  if (i === -1) return null;
  const entries = record.entries.slice(0, i);
  let state = played(companion, { ...record, entries, tail: 0 });
  let { after } = record.entries[i];
  for (const entry of record.entries.slice(i + 1)) {
    after += entry.after;
    const next =
      state === null || 'away' in entry ? null : companion.does(companion.advance(state, after), entry.act);
    if (next === null) continue;
    entries.push({ ...entry, after });
    state = next;
    after = 0;
  }
  return { ...record, entries, tail: after + record.tail };
}

const isTime = (x: unknown): x is number => typeof x === 'number' && Number.isFinite(x) && x >= 0;

function isEntry(x: unknown): x is Entry {
  if (typeof x !== 'object' || x === null) return false;
  const { after, act, away } = x as { readonly after?: unknown; act?: unknown; away?: unknown };
  if (!isTime(after)) return false;
  if (away !== undefined) return isTime(away) && act === undefined;
  if (!Array.isArray(act)) return false;
  const [verb, ...args] = act as readonly unknown[];
  return typeof verb === 'string' && args.every((arg) => Number.isInteger(arg));
}

export const isChoices = (x: unknown): x is CompanionChoices =>
  typeof x === 'object' && x !== null && Object.values(x).every((value) => typeof value === 'string');

/** Storage may be old or meddled with. */
export function isRecord(x: unknown): x is CompanionRecord {
  if (typeof x !== 'object' || x === null) return false;
  const { chosen, entries, tail } = x as Partial<Record<keyof CompanionRecord, unknown>>;
  return isChoices(chosen) && Array.isArray(entries) && entries.every(isEntry) && isTime(tail);
}
