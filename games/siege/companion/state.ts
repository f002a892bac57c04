import type { CompanionChoices } from '@sightline/manifest';
import { type ClockSpeed, type ClockTable, SPEEDS, SQUAD } from './speeds.ts';

export const ATTACKERS = 0;
export const DEFENDERS = 1;
export type ClockSide = typeof ATTACKERS | typeof DEFENDERS;
export const opponent = (side: ClockSide): ClockSide => (side === ATTACKERS ? DEFENDERS : ATTACKERS);

const MISSIONS = ['control', 'bomb', 'hostage'] as const;
const TABLES = ['duel', 'teams'] as const satisfies readonly ClockTable[];
const TIMES = ['timed', 'untimed'] as const;
export const VALUES = { mission: MISSIONS, table: TABLES, time: TIMES, speed: SPEEDS } as const;

export interface ClockSetUp {
  readonly mission: (typeof MISSIONS)[number];
  readonly table: ClockTable;
  readonly time: (typeof TIMES)[number];
  /** SG-TIM-01: of the attackers and of the defenders */
  readonly speeds: readonly [ClockSpeed, ClockSpeed];
}

/** What a stored choice says, or else what stands first. */
const among = <V extends string>(values: readonly V[], chosen: string | undefined, usual: V): V =>
  values.find((value) => value === chosen) ?? usual;

export const setUpOf = (chosen: CompanionChoices): ClockSetUp => ({
  mission: among(MISSIONS, chosen.mission, 'control'),
  table: among(TABLES, chosen.table, 'duel'),
  time: among(TIMES, chosen.time, 'timed'),
  speeds: [among(SPEEDS, chosen.attackers, 'standard'), among(SPEEDS, chosen.defenders, 'standard')],
});

/** A squad and its clock. */
export interface ClockedSquad {
  /** by Operator; in teams the last one is the Recruit */
  readonly eliminated: readonly boolean[];
  /** what the clock began with */
  readonly bank: number;
  readonly left: number;
  /** without time limits: how long they have taken */
  readonly used: number;
  /** SG-TIM-13: nobody else is activated in this round */
  readonly expired: boolean;
  /** SG-RND-07: nobody is left for the second phase */
  readonly allActivated: boolean;
}

/** An index into PHASES. */
type PhaseIndex = 0 | 1 | 2 | 3;
export const PHASES = [ATTACKERS, DEFENDERS, ATTACKERS, DEFENDERS] as const;
export const LAST_PHASE = 3;

export interface CompanionState {
  readonly setUp: ClockSetUp;
  readonly stage: 'toDeploy' | 'deployment' | 'toStart' | 'round' | 'upkeep' | 'levelUp' | 'over';
  readonly deploying: ClockSide;
  readonly round: number;
  readonly phase: PhaseIndex;
  /** SG-REA-06: the passive player has grabbed the clock */
  readonly thinking: boolean;
  /** SG-TIM-09, SG-TIM-10 */
  readonly stopped: boolean;
  readonly squads: readonly [ClockedSquad, ClockedSquad];
  /** of the level-up minute */
  readonly minute: number;
}

export const freshSquad: ClockedSquad = {
  eliminated: Array<boolean>(SQUAD).fill(false),
  bank: 0,
  left: 0,
  used: 0,
  expired: false,
  allActivated: false,
};

export const inPlay = ({ eliminated }: ClockedSquad): number => eliminated.filter((out) => !out).length;

export const changed = (
  state: CompanionState,
  side: ClockSide,
  some: Partial<ClockedSquad>,
): CompanionState => {
  const [attackers, defenders] = state.squads;
  return {
    ...state,
    squads:
      side === ATTACKERS ? [{ ...attackers, ...some }, defenders] : [attackers, { ...defenders, ...some }],
  };
};

export const active = ({ phase }: CompanionState): ClockSide => PHASES[phase];

/** Whose clock is in use, whether or not it stands right now; null: nobody's. */
export function holder(state: CompanionState): ClockSide | null {
  if (state.stage === 'deployment') return state.deploying;
  if (state.stage !== 'round') return null;
  return state.thinking ? opponent(active(state)) : active(state);
}

/** Whose clock runs; null: all stand. */
export function running(state: CompanionState): ClockSide | null {
  const side = holder(state);
  return side === null || state.stopped || state.squads[side].expired ? null : side;
}
