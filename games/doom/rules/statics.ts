import {
  type Cell,
  exists,
  type Frontier,
  frontier,
  type GroundStates,
  type Layout,
  type NeighbourTable,
  neighbourTable,
} from '@sightline/board';
import { ContentError, shown } from '@sightline/content';
import { SetupError } from '@sightline/kernel';
import { EVENT_SETS, INVASION_CARDS, WEAPON_SETS } from '../content/index.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { REGISTER } from '../content/register.ts';
import { type BoardTables, boards } from './board.ts';
import { BOX, type Box, boxOf } from './box.ts';
import type { OpenTable } from './doom.ts';
import { BLOCKING, DIFFICULT, IMPASSABLE, WALL } from './mission/board-legend.ts';
import { type LoadedMission, loadMission, MissionError } from './mission/load-mission.ts';

/** What a host says to set up a match. */
export interface DoomSetup {
  /** the id of a mission that ships, or a mission file of one's own */
  readonly mission: string | object;
  /** the Invader takes the mission's recommended invasion card and event sets (DM-SET-18) */
  readonly recommended?: boolean;
  /** USUAL_DECKS if it is left out */
  readonly startingDecks?: StartingDecks;
  /** of the content: the newest unless given */
  readonly edition?: number;
}

/**
 * DM-WPN-12: a marine's starting deck is shuffled whole, or his weapon sets lie on top of the UAC set, each of them
 * shuffled by itself.
 */
export const STARTING_DECKS = ['shuffled', 'stacked'] as const;
/** What they are unless the players want it otherwise. */
export const USUAL_DECKS = STARTING_DECKS[0];
export type StartingDecks = (typeof STARTING_DECKS)[number];

/** What never changes in a match. */
export interface Statics {
  readonly mission: LoadedMission;
  readonly recommended: boolean;
  readonly startingDecks: StartingDecks;
  readonly box: Box;
  readonly layout: Layout;
  readonly boards: GroundStates<BoardTables>;
  /** for counting spaces as if no door were there */
  readonly throughDoors: NeighbourTable;
  /** the figures of the marines in this game */
  readonly marines: readonly number[];
  /** what entering each space costs a walker and a flyer by its terrain alone; 0: it may not */
  readonly walkerEntry: Uint8Array;
  readonly flyerEntry: Uint8Array;
  readonly surefootedEntry: Uint8Array;
  /** room for searches; nothing in it outlives a question */
  readonly scratch: Scratch;
  readonly teleporterCells: readonly Cell[];
}

interface Scratch {
  readonly small: Frontier;
  readonly large: Frontier;
  readonly occupant: Int8Array;
  readonly entry: Uint8Array;
  readonly mayEnd: Uint8Array;
  readonly linkEntry: Uint8Array;
  readonly linkEnd: Uint8Array;
  readonly free: Uint8Array;
}

export const KNOWN_CARDS = {
  invasions: INVASION_CARDS.map((card) => card.id),
  eventSets: EVENT_SETS.map((set) => set.id),
  weapons: WEAPON_SETS.flatMap(({ id, copies }) => (id === 'uac' ? [] : [{ id, copies }])),
};

export function statics(setup: unknown, seats: number, edition = REGISTER.edition): Statics {
  if (typeof setup !== 'object' || setup === null || !('mission' in setup))
    throw new SetupError('a match needs a mission: { "mission": "kneeDeepInTheDead" }');
  const { mission: wanted, ...rest } = setup as DoomSetup & Record<string, unknown>;
  const mission = missionOf(wanted);
  const { recommended = false, startingDecks = USUAL_DECKS, ...unknown } = rest;
  if (typeof recommended !== 'boolean') throw new SetupError('"recommended" is true or false');
  if (!STARTING_DECKS.includes(startingDecks))
    throw new SetupError(
      `"startingDecks" is one of ${STARTING_DECKS.join(', ')}, not ${shown(startingDecks)}`,
    );
  const [stray] = Object.keys(unknown);
  if (stray !== undefined) throw new SetupError(`the set-up of a match has no ${shown(stray)}`);
  return staticsFor(mission, seats - 1, { recommended, startingDecks, box: boxOf(edition) });
}

/** For tests that bring a mission of their own. */
export function staticsFor(
  mission: LoadedMission,
  marines: number,
  {
    recommended = false,
    startingDecks = USUAL_DECKS,
    box = BOX,
  }: Partial<Pick<Statics, 'recommended' | 'startingDecks' | 'box'>>,
): Statics {
  const { ground } = mission;
  const { layout } = ground;
  const terrain = (price: (bits: number) => number) =>
    Uint8Array.from({ length: layout.cells }, (_, c) => (exists(ground, c) ? price(ground.cellBits[c]) : 0));
  const barsWalkers = (bits: number) => (bits & (BLOCKING | IMPASSABLE)) !== 0;
  const bytes = () => new Uint8Array(layout.cells);
  return {
    mission,
    recommended,
    startingDecks,
    box,
    layout,
    boards: boards(ground),
    throughDoors: neighbourTable(ground, { barred: WALL | BLOCKING, diagonals: 'elbow' }),
    marines: Array.from({ length: marines }, (_, m) => m),
    walkerEntry: terrain((bits) => (barsWalkers(bits) ? 0 : (bits & DIFFICULT) !== 0 ? 2 : 1)),
    surefootedEntry: terrain((bits) => (barsWalkers(bits) ? 0 : 1)),
    flyerEntry: terrain(() => 1),
    teleporterCells: mission.teleporters.map(({ cell }) => cell),
    scratch: {
      small: frontier(2 * layout.cells),
      large: frontier(4 * layout.cells),
      occupant: new Int8Array(layout.cells),
      entry: bytes(),
      mayEnd: bytes(),
      linkEntry: bytes(),
      linkEnd: bytes(),
      free: bytes(),
    },
  };
}

function missionOf(wanted: unknown): LoadedMission {
  try {
    if (typeof wanted !== 'string') return loadMission({ file: 'mission', value: wanted }, KNOWN_CARDS);
    const file = MISSIONS.find(({ id }) => id === wanted);
    if (file === undefined) {
      const ids = MISSIONS.map(({ id }) => id).join(', ');
      throw new SetupError(`there is no mission ${shown(wanted)}; there are ${ids}`);
    }
    return loadMission({ file: wanted, value: file }, KNOWN_CARDS);
  } catch (error) {
    // The words of a refused mission are for whoever set it up.
    if (error instanceof MissionError || error instanceof ContentError) throw new SetupError(error.message);
    throw error;
  }
}

/** The board with the doors that stand open now. */
export const boardOf = (t: OpenTable): BoardTables => t.statics.boards.at(t.state.changes).tables;
