import { shown } from '@sightline/content';
import { SetupError } from '@sightline/kernel';
import { DICE_SETS } from '../content/dice.ts';
import type { MissionLayout } from './map/load-mission.ts';
import { MISSION_IDS, missionCalled } from './missions.ts';
import { CLOCKS, DEFAULTS, LOS_MODES, type MatchSettings, SPEEDS, WALL_MODELS } from './settings.ts';
import { type Statics, staticsFor } from './statics.ts';

/** How a squad comes together (SG-SQD-02, 03, SG-CMT-04). */
export const SQUAD_CHOICES = ['ready', 'choose'] as const;
export type SquadChoice = (typeof SQUAD_CHOICES)[number];

/** What a host says to set up a match: the mission, and whatever of the settings differs from the usual. */
export type SiegeSetup = Partial<MatchSettings> & {
  /** the id of a mission */
  readonly mission: string;
  /** ready squads with ready inventories and deployments, or all of one's own choice (SG-SQD-03, SG-DEP-17) */
  readonly squads?: SquadChoice;
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
  const { mission, squads = 'ready', ...given } = setup as SiegeSetup & Record<string, unknown>;
  if (!SQUAD_CHOICES.includes(squads)) throw refused('squads', SQUAD_CHOICES, squads);
  const settings = readSettings(given);
  const layout = missionOf(mission);
  return staticsFor(layout.map, settings, seats, { mission: layout, squads });
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

const refused = (key: string, words: readonly string[], value: unknown): SetupError =>
  new SetupError(`"${key}" is one of ${words.join(', ')}, not ${shown(value)}`);

function missionOf(id: unknown): MissionLayout {
  const layout = missionCalled(id);
  if (layout !== null) return layout;
  throw new SetupError(`there is no mission ${shown(id)}; there are ${MISSION_IDS.join(', ')}`);
}
