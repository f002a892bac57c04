import type { OpenedMatch } from '../host/api.ts';
import type { TableState } from './table-state.ts';
import { type Time, timeOf } from './time.ts';

/** One of a table's clocks: that of a seat, or of all seats that share it. */
export interface ClockFace {
  /** the first seat that plays by it */
  readonly seat: number;
  readonly seats: readonly number[];
  readonly time: Time;
}

/** Which clocks there are; none where the set-up has none. */
export const clocksIn = ({ clocks, seats }: Pick<OpenedMatch, 'clocks' | 'seats'>): readonly number[][] =>
  clocks === null
    ? []
    : seats.flatMap(({ seat }) =>
        clocks.sharedWith[seat] === seat
          ? [seats.map((s) => s.seat).filter((s) => clocks.sharedWith[s] === seat)]
          : [],
      );

/**
 * What the clocks show at a moment of the page. A match that is held here has its own time, which stands while nobody
 * could play; online it is the server's.
 */
export function clockFaces(
  { opened, room, time, frame }: Pick<TableState, 'opened' | 'room' | 'time' | 'frame'>,
  now: { readonly page: number; readonly server: number },
): readonly ClockFace[] {
  if (opened === null || frame === null) return [];
  const clock = room?.clock ?? time?.clock ?? null;
  const at = time === null ? now.server : time.now + (time.held ? 0 : Math.max(0, now.page - time.heard));
  const awaited = new Set(frame.awaited.map(({ seat }) => seat));
  return clocksIn(opened).flatMap((seats) => {
    const [seat] = seats;
    const asked = seats.find((s) => awaited.has(s));
    const shown = timeOf(clock, asked ?? seat, asked !== undefined, at);
    return shown === null ? [] : [{ seat, seats, time: shown }];
  });
}

/** The seat that wanted all clocks to stand; null: none. */
export const pausedBy = ({ time, room }: Pick<TableState, 'time' | 'room'>): number | null =>
  room?.pausedBy ?? time?.pausedBy ?? null;
