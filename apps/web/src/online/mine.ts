import type { OnlineMatch } from '@sightline/wire';
import { server } from './http.ts';
import { mostUrgentFirst } from './order.ts';

type Matches = readonly OnlineMatch[];

export const NONE: Matches = [];

export const askMine = (): Promise<Matches> => server.mine();

/** Those that can still be played, what waits for us first. */
export const running = (matches: Matches): Matches =>
  matches.filter(({ status }) => status !== 'over').toSorted(mostUrgentFirst);
export const finished = (matches: Matches): Matches =>
  matches.filter(({ status }) => status === 'over').toSorted(mostUrgentFirst);
