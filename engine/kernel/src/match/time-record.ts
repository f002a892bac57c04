import type { Clock } from './clock.ts';
import type { TimeRecord } from './timekeeper.ts';

/** What is known of the clocks, as it was stored; a text says what is wrong with it. `clocks` is null in an untimed match. */
export function readTime(raw: unknown, clocks: number | null): TimeRecord | string {
  if (typeof raw !== 'object' || raw === null) return 'time should be an object';
  const t = raw as Record<keyof TimeRecord, unknown>;
  const clock = readClock(t.clock, clocks);
  if (typeof clock === 'string') return clock;
  if (!isTime(t.openedAt) || !isTime(t.stood)) return 'openedAt and stood should be milliseconds';
  if (t.pausedAt !== null && !isTime(t.pausedAt)) return 'pausedAt should be a time or null';
  if (!isSeatSet(t.spent)) return 'spent should be a set of seats';
  if (!Array.isArray(t.openings) || !t.openings.every(isTime)) return 'openings should be times';
  return {
    clock,
    openedAt: t.openedAt,
    openings: [...t.openings],
    pausedAt: t.pausedAt,
    stood: t.stood,
    spent: t.spent,
  };
}

function readClock(raw: unknown, clocks: number | null): Clock | string {
  if (typeof raw !== 'object' || raw === null) return 'the clock should be an object';
  const { left, running, since, due } = raw as Record<keyof Clock, unknown>;
  if (!isSeatSet(running)) return 'running should be a set of seats';
  if (!isTime(since)) return 'since should be a time';
  if (due !== null && !isTime(due)) return 'due should be a time or null';
  if (clocks === null)
    return left === null ? { left, running, since, due } : 'an untimed match has no time left';
  return Array.isArray(left) && left.length === clocks && left.every(isTime)
    ? { left: [...left], running, since, due }
    : `left should be milliseconds for each of ${clocks} seats`;
}

/** Rules may give any time, not only whole milliseconds. */
const isTime = (x: unknown): x is number => typeof x === 'number' && Number.isFinite(x) && x >= 0;
const isSeatSet = (x: unknown): x is number => typeof x === 'number' && (x | 0) === x;
