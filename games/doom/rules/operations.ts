import type { MatchSetup, Result } from '@sightline/kernel';
import { MISSIONS } from '../content/missions/index.ts';
import { INVADER, MOST_MARINES } from './doom.ts';
import type { MissionDraft } from './mission/mission-file.ts';
import type { DoomSetup } from './statics.ts';

/** DM-OPS-10: also of an operation of one's own. */
const LENGTH = 6;
/** DM-OPS-06 */
const WINS_NEEDED = 4;

export type DoomSide = 'invader' | 'marines';
const opponentOf = (side: DoomSide): DoomSide => (side === 'invader' ? 'marines' : 'invader');

export interface DoomPlayedMission {
  readonly mission: string;
  readonly winner: DoomSide;
}

/**
 * Six matches that tell one story. It is plain data between matches and knows nothing of what happens in one: all that
 * goes from one mission to the next is who won.
 */
export interface DoomOperation {
  /** its name in the operation guide; null: a custom operation (DM-OPS-08) */
  readonly name: string | null;
  /** DM-OPS-11: the same seats sit down to every mission, so that roles stay */
  readonly seats: number;
  /** in their order; of a custom operation: all there are to choose from */
  readonly missions: readonly string[];
  /** to be played now; null: it has to be chosen, or the operation is over */
  readonly mission: string | null;
  readonly played: readonly DoomPlayedMission[];
}

type Guide = readonly Pick<MissionDraft, 'id' | 'operation' | 'number'>[];

/** What makes no sense, in words for whoever asked for it. */
export class DoomOperationError extends Error {
  override name = 'DoomOperationError';
}

/** What a host has kept of an operation: it came from here, but has been through a store. */
export function operationFrom(kept: unknown): DoomOperation {
  const { seats, missions, played } = (kept ?? {}) as Partial<DoomOperation>;
  if (typeof seats !== 'number' || !Array.isArray(missions) || !Array.isArray(played))
    throw new DoomOperationError('this is no operation');
  return kept as DoomOperation;
}

/** DM-SET-23: said before the first match is set up. */
function seated(seats: number): number {
  const most = 1 + MOST_MARINES;
  if (Number.isInteger(seats) && seats >= 2 && seats <= most) return seats;
  throw new DoomOperationError(`an operation is for 2 to ${most} seats, not ${String(seats)}`);
}

/** DM-OPS-02: missions 1 to 6 of the guide, in their order. */
export function startOperation(name: string, seats: number, guide: Guide = MISSIONS): DoomOperation {
  const pages = guide.filter(({ operation }) => operation === name).toSorted((a, b) => a.number - b.number);
  if (pages.length === 0) {
    const names = [...new Set(guide.map(({ operation }) => operation))];
    throw new DoomOperationError(`there is no operation "${name}"; there are ${names.join(', ')}`);
  }
  const numbers = pages.map(({ number }) => number);
  if (numbers.join() !== Array.from({ length: LENGTH }, (_, i) => i + 1).join())
    throw new DoomOperationError(
      `an operation has missions 1 to ${LENGTH}, "${name}" has ${numbers.join(', ')}`,
    );
  const missions = pages.map(({ id }) => id);
  return { name, seats: seated(seats), missions, mission: missions[0], played: [] };
}

/** DM-OPS-08: nothing is chosen yet. */
export function startCustomOperation(seats: number, guide: Guide = MISSIONS): DoomOperation {
  const missions = [...new Set(guide.map(({ id }) => id))];
  if (missions.length < LENGTH)
    throw new DoomOperationError(`a custom operation needs ${LENGTH} missions, there are ${missions.length}`);
  return { name: null, seats: seated(seats), missions, mission: null, played: [] };
}

const winsOf = ({ played }: DoomOperation, side: DoomSide): number =>
  played.filter(({ winner }) => winner === side).length;

/** DM-OPS-06, 07: first to four; else the winner of the last mission. Null: it is not decided. */
export function winnerOf(operation: DoomOperation): DoomSide | null {
  const { played } = operation;
  for (const side of ['invader', 'marines'] as const) if (winsOf(operation, side) >= WINS_NEEDED) return side;
  return played.length === LENGTH ? played[LENGTH - 1].winner : null;
}

/** DM-OPS-08: the Invader chooses the first mission, then the side that lost. Null: there is nothing to choose. */
export function chooserOf(operation: DoomOperation): DoomSide | null {
  const { mission, played } = operation;
  if (mission !== null || winnerOf(operation) !== null) return null;
  const last = played.at(-1);
  return last === undefined ? 'invader' : opponentOf(last.winner);
}

const wasPlayed = ({ played }: DoomOperation, mission: string): boolean =>
  played.some((before) => before.mission === mission);

/** DM-OPS-08: the missions that may be chosen now. */
export const missionsToChoose = (operation: DoomOperation): readonly string[] =>
  chooserOf(operation) === null ? [] : operation.missions.filter((mission) => !wasPlayed(operation, mission));

export function chooseMission(operation: DoomOperation, side: DoomSide, mission: string): DoomOperation {
  const chooser = chooserOf(operation);
  if (chooser === null) throw new DoomOperationError('there is no mission to choose now');
  if (side !== chooser)
    throw new DoomOperationError(`the next mission is chosen by the ${chooser}, not by the ${side}`);
  if (!operation.missions.includes(mission)) throw new DoomOperationError(`there is no mission "${mission}"`);
  if (wasPlayed(operation, mission))
    throw new DoomOperationError(`"${mission}" was already played in this operation`);
  return { ...operation, mission };
}

function missionOf({ mission }: DoomOperation): string {
  if (mission === null) throw new DoomOperationError('there is no mission to play now');
  return mission;
}

/**
 * How the next match is set up. It names the mission and nothing else: whoever won before, glory kill cards are
 * discarded, found weapons are back in the box (DM-OPS-04, 05), and cards are chosen anew (DM-OPS-11).
 */
export function matchOf(operation: DoomOperation): Pick<MatchSetup, 'seats'> & { readonly setup: DoomSetup } {
  return { setup: { mission: missionOf(operation) }, seats: operation.seats };
}

/** The side that won a match. */
export function sideOf({ winners }: Result): DoomSide {
  if (winners.length === 0) throw new DoomOperationError('a mission is won by one side');
  return winners.includes(INVADER) ? 'invader' : 'marines';
}

/** The mission was played: the next one follows, or has to be chosen, or the operation is over. */
export function recordWinner(operation: DoomOperation, winner: DoomSide): DoomOperation {
  // It comes from whoever kept the operation, and would be kept with it.
  if (winner !== 'invader' && winner !== 'marines')
    throw new DoomOperationError(`a mission is won by the invader or the marines, not by ${String(winner)}`);
  const { name, missions } = operation;
  const played = [...operation.played, { mission: missionOf(operation), winner }];
  const after: DoomOperation = { ...operation, mission: null, played };
  if (name === null || winnerOf(after) !== null) return after;
  return { ...after, mission: missions[played.length] };
}

/** DM-OPS-03: which of a mission's two endings is read after it. */
export const storyOf = ({ winner }: DoomPlayedMission): `${DoomSide}Won` => `${winner}Won`;
