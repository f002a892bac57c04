import type { Result } from '@sightline/kernel';
import type { OnlineMatch } from '@sightline/wire';
import type { MatchRow, SeatRow } from '../database/tables.ts';
import type { MatchWithSeats } from '../store/matches.ts';
import type { LiveTable } from '../tables/table.ts';

export interface Sight {
  /** null: somebody who is not signed in */
  readonly viewer: string | null;
  readonly names: ReadonlyMap<string, string>;
  /** where the viewer is asked to play once more */
  readonly asked: ReadonlySet<string>;
  /** off which of them the viewer was asked */
  readonly dismissed: ReadonlySet<string>;
  /** rematches that have begun and may be watched */
  readonly shown: ReadonlySet<string>;
  isAt(match: string, person: string): boolean;
  isOutdated(match: MatchRow): boolean;
  /** the set-up, as much of it as is shown */
  setupOf(match: MatchRow): unknown;
}

/** A match as it is shown to one person. No person's id is in it, and no seed. */
export function onlineMatch(
  { match, seats }: MatchWithSeats,
  live: LiveTable | null,
  { viewer, names, asked, dismissed, shown, isAt, isOutdated, setupOf }: Sight,
): OnlineMatch {
  // What the database says for lists lags a moment behind the table.
  const { status, touched, inputs, awaiting, result } = live?.summary() ?? match;
  const outdated = isOutdated(match);
  return {
    id: match.id,
    game: match.game,
    rules: match.rules,
    setup: setupOf(match),
    status,
    open: match.open !== 0,
    watch: match.watch !== 0,
    clock: match.clock === null ? null : match.clock / 1000,
    refill: match.refill === null ? null : match.refill / 1000,
    seats: seats.map(({ seat, person, bot }) => ({
      seat,
      mine: person !== null && person === viewer,
      name: person === null ? null : (names.get(person) ?? ''),
      bot,
      online: person !== null && isAt(match.id, person),
    })),
    host: match.host === viewer,
    invitedBy: status === 'gathering' ? (names.get(match.host) ?? '') : null,
    awaiting: outdated ? [] : (JSON.parse(awaiting) as number[]),
    inputs,
    created: match.created,
    touched: Math.max(touched, match.touched),
    result: result === null ? null : (JSON.parse(result) as Result),
    commitment: match.commitment,
    // Whoever knows it may sit down there as long as it gathers, and the seats are theirs who played.
    rematch:
      match.rematch !== null && (isOf(viewer, match, seats) || shown.has(match.rematch))
        ? match.rematch
        : null,
    askedBy: asked.has(match.id) ? (names.get(match.host) ?? '') : null,
    dismissed: dismissed.has(match.id),
    outdated,
  };
}

/** Whether a match waits for the person it is shown to. */
export const awaitsMe = ({ status, seats, awaiting }: OnlineMatch): boolean =>
  status === 'running' && seats.some((s) => s.mine && s.bot === null && awaiting.includes(s.seat));

/** Whether somebody made a match, or has a seat there. */
export const isOf = (person: string | null, { host }: MatchRow, seats: readonly SeatRow[]): boolean =>
  person !== null && (host === person || holds(seats, person));

export const holds = (seats: readonly SeatRow[], person: string): boolean =>
  seats.some((s) => s.person === person);

export const isFree = ({ person, bot }: SeatRow): boolean => person === null && bot === null;
