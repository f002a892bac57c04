import { isolated } from '../app/isolated.ts';
import type { OpenedReplay, Player, Viewpoint } from '../host/api.ts';

type Match = Pick<OpenedReplay, 'over' | 'seats'>;

/** Who may be looked as. While a match goes on, everybody's hand is their own. */
export function viewpointsOf({ over, seats }: Match): readonly Viewpoint[] {
  const open = seats.filter((s) => over || s.player.kind === 'me').map((s) => s.seat);
  return over ? [...open, null, 'all'] : [...open, null];
}

/** Who is looked as first: our own seat; in a match of others everybody, and all seats open where nothing is secret any more. */
export function firstViewpoint({ over, seats }: Match): Viewpoint {
  return seats.find((s) => s.player.kind === 'me')?.seat ?? (over ? 'all' : null);
}

/** A seat that is looked from: what it plays, and the guest who does; the seat's own name is the guest's already. */
export const whose = ({ role, player }: Match['seats'][number]): string =>
  player.kind === 'guest' && player.name !== '' ? `${role} · ${isolated(player.name)}` : role;

/** A viewpoint as the value of a form's field, and back. */
export const viewpointValue = (viewpoint: Viewpoint): string => String(viewpoint);
export const viewpointFrom = (value: string): Viewpoint =>
  value === 'null' ? null : value === 'all' ? 'all' : Number(value);

/** Who sits down at a seat sees what it holds: a seat whose viewpoint is closed to us is played by a bot. */
export const mayPlay = (match: Match, seat: number): boolean => viewpointsOf(match).includes(seat);

/** Who plays on, until somebody chooses otherwise: we in the seat that was looked from, bots elsewhere. */
export function playersFrom(match: Match, viewpoint: Viewpoint, level: string): readonly Player[] {
  const { seats } = match;
  const free = seats.filter(({ seat }) => mayPlay(match, seat));
  const mine =
    typeof viewpoint === 'number' ? viewpoint : (free.find((s) => s.player.kind === 'me') ?? free[0])?.seat;
  return seats.map(({ seat, player }): Player => {
    if (seat === mine) return { kind: 'me' };
    return player.kind === 'bot' ? player : { kind: 'bot', level };
  });
}
