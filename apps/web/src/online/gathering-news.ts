import type { OnlineMatch, OnlineSeat } from '@sightline/wire';

/** What has become of a seat: somebody else sat down or got up, or we did. */
export interface SeatNews {
  readonly what: 'sat' | 'left' | 'took' | 'freed';
  readonly seat: number;
  readonly name: string;
}

/** What happened at a table that gathers between two looks at it. */
export function newsOf(before: readonly OnlineSeat[], now: readonly OnlineSeat[]): SeatNews[] {
  return now.flatMap(({ seat, mine, name }): SeatNews[] => {
    const was = before[seat];
    if (was === undefined || (was.name === name && was.mine === mine)) return [];
    if (name !== null) return [{ what: mine ? 'took' : 'sat', seat, name }];
    return was.name === null ? [] : [{ what: was.mine ? 'freed' : 'left', seat, name: was.name }];
  });
}

type Look = Pick<OnlineMatch, 'host' | 'seats'>;

/** Whether we, who waited there already, are the host between two looks: whoever was has left. */
export const becameHost = (before: Look, now: Look): boolean =>
  now.host && !before.host && before.seats.some(({ mine }) => mine);
