import type { Clock } from '@sightline/kernel';

const SECOND = 1000;
const HOUR = 3600;
const DAY = 86_400;

/** What a seat's clock shows. */
export interface Time {
  readonly ms: number;
  readonly running: boolean;
}

/** A seat's time at a moment of the server's; null: none is counted. A question that no clock runs for may have a limit. */
export function timeOf(clock: Clock | null, seat: number, awaited: boolean, now: number): Time | null {
  if (clock === null) return null;
  const { left, running, since, due } = clock;
  const runs = ((running >> seat) & 1) === 1;
  if (!runs && awaited && due !== null) return { ms: Math.max(0, due - now), running: true };
  if (left === null) return null;
  const gone = runs ? Math.max(0, now - since) : 0;
  return { ms: Math.max(0, left[seat] - gone), running: runs };
}

/** Days and hours where it is days, else as clocks write it. */
export function written(ms: number): { readonly days: number; readonly hours: number } | string {
  const s = Math.ceil(ms / SECOND);
  if (s >= DAY) return { days: Math.floor(s / DAY), hours: Math.floor((s % DAY) / HOUR) };
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = `${Math.floor((s % HOUR) / 60)}:${two(s % 60)}`;
  return s < HOUR ? minutes : `${Math.floor(s / HOUR)}:${two(Math.floor((s % HOUR) / 60))}:${two(s % 60)}`;
}

export type Warning = 'minute' | 'seconds';

/** From the least to the most urgent. */
const URGENT: readonly (readonly [most: number, Warning | null])[] = [
  [Number.POSITIVE_INFINITY, null],
  [60 * SECOND, 'minute'],
  [10 * SECOND, 'seconds'],
];

/** What is said of clocks that run out: each thing once, unless time was given anew. */
export class Warnings {
  private readonly given = new Map<number, number>();

  of(seat: number, time: Time | null): Warning | null {
    if (time === null || time.ms === 0) return null;
    const urgency = URGENT.findLastIndex(([most]) => time.ms <= most);
    const before = this.given.get(seat) ?? 0;
    if (urgency > before && !time.running) return null;
    this.given.set(seat, urgency);
    return urgency > before ? URGENT[urgency][1] : null;
  }
}
