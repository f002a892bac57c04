import { shown } from '@sightline/content';
import { SetupError } from '@sightline/kernel';
import { DICE_SETS } from '../content/dice.ts';
import { OPERATORS, personOf, profileNumber } from '../content/operators.ts';
import type { MissionLayout } from './map/load-mission.ts';
import { MISSION_IDS, missionCalled } from './missions.ts';
import {
  BANS_LAST,
  CLOCKS,
  DEFAULTS,
  LOS_MODES,
  type MatchSettings,
  SPEEDS,
  WALL_MODELS,
} from './settings.ts';
import { type Statics, staticsFor } from './statics.ts';

/** How a squad comes together (SG-SQD-02, 03, SG-CMT-04). */
export const SQUAD_CHOICES = ['ready', 'choose', 'draft'] as const;
export type SquadChoice = (typeof SQUAD_CHOICES)[number];

/** What a host says to set up a match: the mission, and whatever of the settings differs from the usual. */
export type SiegeSetup = Partial<MatchSettings> & {
  /** the id of a mission */
  readonly mission: string;
  /**
   * ready squads with ready inventories and deployments, all of one's own choice, or drafted with bans (SG-SQD-03,
   * SG-DEP-17, SG-CMT-04)
   */
  readonly squads?: SquadChoice;
  /** the last seats attack instead of the first (SG-SQD-01, SG-CMT-02) */
  readonly swapped?: boolean;
  /** the ids of profiles banned in games of the same match before, where bans last (SG-CMT-11) */
  readonly banned?: readonly string[];
};

const FLAGS = [
  'forwardPlanning',
  'advancedTactics',
  'touchingSmokeBlocks',
  'smokeBlocksDeployables',
  'moveEndTriggers',
  'panelLeavesBreach',
  'reactionWindows',
  'revealedDefenders',
  'oneOfEachRecruit',
] as const satisfies readonly (keyof MatchSettings)[];

const WORDS = {
  clock: CLOCKS,
  losMode: LOS_MODES,
  bansLast: BANS_LAST,
  wallModel: WALL_MODELS,
  diceSet: DICE_SETS,
  untimedRewards: ['bonusTokens', 'none'],
  unplacedOperators: ['autoPlace', 'strict'],
} as const satisfies Partial<Record<keyof MatchSettings, readonly string[]>>;

/** The most of each, in the setting's own unit. */
const NUMBERS = {
  stepPace: 10_000,
  objectionWindow: 60,
  offClockAllowance: 600,
  latencyCredit: 10_000,
} as const satisfies Partial<Record<keyof MatchSettings, number>>;

/** Reads the set-up of a match; throws a SetupError in words. */
export function readSetup(setup: unknown, seats: number): Statics {
  if (typeof setup !== 'object' || setup === null || !('mission' in setup))
    throw new SetupError('a match needs a mission: { "mission": "consulateControl" }');
  const {
    mission,
    squads = 'ready',
    swapped = false,
    banned = [],
    ...given
  } = setup as SiegeSetup & Record<string, unknown>;
  if (!SQUAD_CHOICES.includes(squads)) throw refused('squads', SQUAD_CHOICES, squads);
  const settings = readSettings(given);
  // SG-DEP-17: a ready deployment leaves nothing to plan.
  if (settings.forwardPlanning && squads === 'ready')
    throw new SetupError('"forwardPlanning" is for squads that are not ready: { "squads": "choose" }');
  if (squads === 'draft' && seats !== 2) throw new SetupError('a draft is for two players');
  if (typeof swapped !== 'boolean') throw new SetupError(`"swapped" is true or false, not ${shown(swapped)}`);
  if (swapped && seats === 3) throw new SetupError('of three players the first two attack');
  const layout = missionOf(mission);
  const gone = readBans(banned, squads, settings);
  return staticsFor(layout.map, settings, seats, { mission: layout, squads, swapped, banned: gone });
}

function readSettings(given: Readonly<Record<string, unknown>>): MatchSettings {
  const [stray] = Object.keys(given).filter((key) => !(key in DEFAULTS));
  if (stray !== undefined) throw new SetupError(`the set-up of a match has no ${shown(stray)}`);
  for (const flag of FLAGS) {
    const value = given[flag];
    if (value !== undefined && typeof value !== 'boolean')
      throw new SetupError(`"${flag}" is true or false, not ${shown(value)}`);
  }
  for (const [key, words] of Object.entries(WORDS)) {
    const value = given[key];
    if (value !== undefined && !(words as readonly unknown[]).includes(value))
      throw refused(key, words, value);
  }
  for (const [key, most] of Object.entries(NUMBERS)) {
    const value = given[key];
    if (value === undefined) continue;
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most)
      throw new SetupError(`"${key}" is a whole number from 0 to ${most}, not ${shown(value)}`);
  }
  const { speed } = given;
  if (speed !== undefined) {
    if (!Array.isArray(speed) || speed.length !== 2)
      throw new SetupError('"speed" is one for the attackers and one for the defenders');
    for (const each of speed) if (!SPEEDS.includes(each)) throw refused('speed', SPEEDS, each);
  }
  const clock = (given.clock ?? DEFAULTS.clock) as MatchSettings['clock'];
  return {
    ...DEFAULTS,
    // SG-DIG-12
    untimedRewards: clock === 'noApp' ? 'bonusTokens' : 'none',
    ...(given as Partial<MatchSettings>),
  };
}

/** SG-CMT-05 to 08: what a squad picks, and what is banned of its side, in one draft. */
const DRAFTED = 5;
const BANNED = 2;

/** SG-CMT-11 */
function readBans(banned: unknown, squads: SquadChoice, { bansLast }: MatchSettings): number[] {
  if (!Array.isArray(banned)) throw new SetupError(`"banned" is a list of profiles, not ${shown(banned)}`);
  if (banned.length > 0 && (squads !== 'draft' || bansLast !== 'match'))
    throw new SetupError('"banned" is for drafts of a match in which bans last: { "bansLast": "match" }');
  const numbers = banned.map((id) => {
    const number = profileNumber(id);
    if (number < 0 || OPERATORS[number].side === 'either')
      throw new SetupError(`"banned" names Operators, not ${shown(id)}`);
    return number;
  });
  for (const side of ['attacker', 'defender'] as const) {
    const left = new Set(OPERATORS.flatMap((each, n) => (each.side === side ? personOf(n) : [])));
    for (const number of numbers) left.delete(personOf(number));
    if (left.size < DRAFTED + BANNED)
      throw new SetupError(`"banned" leaves ${left.size} of the ${side}s, a draft needs ${DRAFTED + BANNED}`);
  }
  return numbers;
}

const refused = (key: string, words: readonly string[], value: unknown): SetupError =>
  new SetupError(`"${key}" is one of ${words.join(', ')}, not ${shown(value)}`);

function missionOf(id: unknown): MissionLayout {
  const layout = missionCalled(id);
  if (layout !== null) return layout;
  throw new SetupError(`there is no mission ${shown(id)}; there are ${MISSION_IDS.join(', ')}`);
}
