import type { MatchSetup, Result } from '@sightline/kernel';
import type { Mission } from '../content/card-types.ts';
import { CONTENT } from '../content/index.ts';
import { MOST_HEROES } from './fireteam.ts';
import type { FireteamSetup } from './statics.ts';

export interface FireteamPlayedMission {
  readonly mission: string;
  readonly won: boolean;
}

/**
 * Missions that tell one story. It is plain data between matches and knows nothing of what happens in one: nothing
 * carries over but which mission comes next (FZ-OPS-07), and later briefings allow more upgrades (FZ-OPS-05).
 */
export interface FireteamOperation {
  readonly name: string;
  readonly seats: number;
  /** in their printed order */
  readonly missions: readonly string[];
  /** to be played now; null: the operation is over */
  readonly mission: string | null;
  readonly played: readonly FireteamPlayedMission[];
}

/** What makes no sense, in words for whoever asked for it. */
export class FireteamOperationError extends Error {
  override name = 'FireteamOperationError';
}

/** What a host has kept of an operation: it came from here, but has been through a store. */
export function operationFrom(kept: unknown): FireteamOperation {
  const { seats, missions, played } = (kept ?? {}) as Partial<FireteamOperation>;
  if (typeof seats !== 'number' || !Array.isArray(missions) || !Array.isArray(played))
    throw new FireteamOperationError('this is no operation');
  return kept as FireteamOperation;
}

type Guide = readonly Pick<Mission, 'id' | 'operation' | 'number'>[];
const GUIDE: Guide = CONTENT.missions.map((file) => file.mission);

/** FZ-OPS-02: from its first mission on. */
export function startOperation(name: string, seats: number, guide: Guide = GUIDE): FireteamOperation {
  const missions = guide
    .filter(({ operation }) => operation === name)
    .toSorted((a, b) => a.number - b.number)
    .map(({ id }) => id);
  if (missions.length === 0) {
    const names = [...new Set(guide.map(({ operation }) => operation))];
    throw new FireteamOperationError(`there is no operation "${name}"; there are ${names.join(', ')}`);
  }
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_HEROES)
    throw new FireteamOperationError(`an operation is for 1 to ${MOST_HEROES} players, not ${String(seats)}`);
  return { name, seats, missions, mission: missions[0], played: [] };
}

/** How the next match is set up: the mission, and nothing of what came before. */
export function matchOf(
  operation: FireteamOperation,
): Pick<MatchSetup, 'seats'> & { readonly setup: FireteamSetup } {
  const { mission, seats } = operation;
  if (mission === null) throw new FireteamOperationError('the operation is over');
  return { setup: { mission }, seats };
}

/** All win or lose together (FZ-GEN-01). */
export const isWon = ({ winners }: Result): boolean => winners.length > 0;

/** FZ-OPS-02, 06: the next mission only after success; a failed one may be played again from fresh set-up. */
export function recordResult(operation: FireteamOperation, won: boolean): FireteamOperation {
  const { mission, missions, played } = operation;
  if (mission === null) throw new FireteamOperationError('the operation is over');
  const next = won ? (missions[missions.indexOf(mission) + 1] ?? null) : mission;
  return { ...operation, mission: next, played: [...played, { mission, won }] };
}
