import type { OnlineMatch, OnlineSeat } from '@sightline/wire';

export const isMine = ({ seats, host }: OnlineMatch): boolean => host || seats.some(({ mine }) => mine);

/** Whether the server shows us the table: as who sits there, as who opened it, or as anybody. */
export const mayLook = (match: OnlineMatch): boolean =>
  isMine(match) || ((match.watch || match.status === 'over') && !match.dismissed);

/** Nobody can go on with it, for the rules have changed; whoever sits there can put it away. */
export const isStuck = ({ outdated, status }: OnlineMatch): boolean => outdated && status !== 'over';

/** Whether a decision of ours is awaited. */
export const isMyTurn = ({ seats, awaiting, status }: OnlineMatch): boolean =>
  status === 'running' &&
  seats.some(({ seat, mine, bot }) => mine && bot === null && awaiting.includes(seat));

/** Whether a bot plays on for us. */
export const isBotForMe = ({ seats, status }: OnlineMatch): boolean =>
  status === 'running' && seats.some(({ mine, bot }) => mine && bot !== null);

/** Whether nobody plays there themselves: such a table rests while nobody is at it. */
export const botsAlone = (seats: readonly OnlineSeat[]): boolean => seats.every(({ bot }) => bot !== null);

/**
 * What waits for us first, then what gathers, then what others are thinking about, then what nobody can go on with;
 * within each the newest.
 */
const rank = (match: OnlineMatch): number =>
  isStuck(match) ? 3 : isMyTurn(match) ? 0 : { gathering: 1, running: 2, over: 4 }[match.status];

export const mostUrgentFirst = (a: OnlineMatch, b: OnlineMatch): number =>
  rank(a) - rank(b) || b.touched - a.touched;

export const freeSeats = ({ seats }: OnlineMatch): number =>
  seats.filter(({ name, bot }) => name === null && bot === null).length;
