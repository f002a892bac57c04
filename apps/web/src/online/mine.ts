import type { OnlineMatch } from '@sightline/wire';
import { keepOnline } from '../app/known-online.ts';
import { server } from './http.ts';
import { mostUrgentFirst } from './order.ts';

type Matches = readonly OnlineMatch[];

export const NONE: Matches = [];

export async function askMine(): Promise<Matches> {
  const mine = await server.mine();
  keepOnline(mine.length > 0 ? 'seated' : 'known');
  return mine;
}

/** Those that can still be played, what waits for us first. */
export const running = (matches: Matches): Matches =>
  matches.filter(({ status }) => status !== 'over').toSorted(mostUrgentFirst);
export const finished = (matches: Matches): Matches =>
  matches.filter(({ status }) => status === 'over').toSorted(mostUrgentFirst);
