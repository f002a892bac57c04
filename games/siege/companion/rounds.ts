import { afterDeployment, expiring, withBanks } from './clocks.ts';
import { LEVEL_UP, ROUNDS } from './speeds.ts';
import {
  active,
  type ClockSide,
  type CompanionState,
  changed,
  DEFENDERS,
  inPlay,
  LAST_PHASE,
  opponent,
  PHASES,
} from './state.ts';

/** The second phase of a side has the index of its first one and two more. */
const isSecond = (phase: number): boolean => phase >= 2;

function isPlayed(state: CompanionState, phase: CompanionState['phase']): boolean {
  const squad = state.squads[PHASES[phase]];
  // SG-TIM-13, SG-TIM-15, SG-TIM-19; SG-RND-07
  return inPlay(squad) > 0 && !squad.expired && !(isSecond(phase) && squad.allActivated);
}

export const phaseAfter = (state: CompanionState): CompanionState['phase'] | null => {
  const later = ([1, 2, 3] as const).filter((phase) => phase > state.phase);
  return later.find((phase) => isPlayed(state, phase)) ?? null;
};

function enter(state: CompanionState, phase: CompanionState['phase']): CompanionState {
  const side = PHASES[phase];
  const entered: CompanionState = { ...state, stage: 'round', phase, thinking: false };
  // SG-RND-09: who has one Operator activates it now and has no second phase.
  const only = !isSecond(phase) && inPlay(state.squads[side]) === 1;
  return expiring(only ? changed(entered, side, { allActivated: true }) : entered);
}

const toUpkeep = (state: CompanionState): CompanionState => ({ ...state, stage: 'upkeep', thinking: false });

function handOver(state: CompanionState): CompanionState {
  const next = phaseAfter(state);
  return next === null ? toUpkeep(state) : enter(state, next);
}

/** SG-TIM-05: the bank is that of the Operators in play when the round begins. */
function beginRound(state: CompanionState): CompanionState {
  const begun = withBanks(state);
  const first = ([0, 1] as const).find((phase) => isPlayed(begun, phase));
  return first === undefined ? toUpkeep(begun) : enter(begun, first);
}

/** A press on a side's half; null: it does nothing. */
export function press(state: CompanionState, side: ClockSide): CompanionState | null {
  const { stage, thinking, stopped } = state;
  if (stopped) return null;
  switch (stage) {
    case 'toDeploy':
      // SG-DEP-01
      return side === DEFENDERS ? { ...state, stage: 'deployment', deploying: DEFENDERS } : null;
    case 'deployment':
      return side === state.deploying ? afterDeployment(state) : null;
    case 'toStart':
      // SG-TIM-07
      return side === DEFENDERS ? beginRound(state) : null;
    case 'round':
      if (thinking) return side === active(state) ? null : { ...state, thinking: false };
      if (side === active(state)) return handOver(state);
      // SG-TIM-14: whose time is up reacts without thinking.
      return state.squads[side].expired ? null : expiring({ ...state, thinking: true });
    default:
      return null;
  }
}

/** SG-RND-07: says that nobody is left to activate, or that somebody is after all. */
export function allActivated(state: CompanionState, side: ClockSide): CompanionState | null {
  const { stage, phase } = state;
  const { expired, allActivated: all } = state.squads[side];
  const between = stage === 'round' && phase >= side && phase < side + 2;
  return between && !expired ? changed(state, side, { allActivated: !all }) : null;
}

/** SG-UPK-05: at any time, for banks are counted when a round begins. */
export function eliminate(state: CompanionState, side: ClockSide, index: number): CompanionState | null {
  const { eliminated } = state.squads[side];
  if (state.stage === 'over' || index < 0 || index >= eliminated.length) return null;
  const now = changed(state, side, { eliminated: eliminated.with(index, !eliminated[index]) });
  return state.stage === 'toStart' ? withBanks(now) : now;
}

/** SG-RND-10: Control never has overtime (SG-MIS-05). */
export const mayHaveOvertime = ({ setUp }: CompanionState): boolean => setUp.mission !== 'control';

export const lastRound = (state: CompanionState): number => (mayHaveOvertime(state) ? ROUNDS + 1 : ROUNDS);

const hasRecruit = ({ squads, setUp }: CompanionState): boolean =>
  setUp.table === 'teams' && squads.some(({ eliminated }) => eliminated.at(-1) === false);

/** SG-RCT-03, SG-RCT-09: a squad levels up while its Recruit is in play, before another round. */
export const mayLevelUp = (state: CompanionState): boolean =>
  state.stage === 'upkeep' && state.round < lastRound(state) && hasRecruit(state);

export const levelUp = (state: CompanionState): CompanionState | null =>
  mayLevelUp(state) ? { ...state, stage: 'levelUp', minute: LEVEL_UP } : null;

/** SG-UPK-06 */
export function nextRound(state: CompanionState): CompanionState | null {
  if (state.stage !== 'upkeep' && state.stage !== 'levelUp') return null;
  if (state.round >= lastRound(state)) return null;
  return withBanks({ ...state, stage: 'toStart', round: state.round + 1, stopped: false });
}

export const isLast = (state: CompanionState): boolean =>
  state.phase === LAST_PHASE || phaseAfter(state) === null;

/** The same side goes on with its second phase, the opponent's being skipped (SG-TIM-15, SG-TIM-19). */
export const goesOnAlone = (state: CompanionState): boolean => {
  const next = phaseAfter(state);
  return next !== null && PHASES[next] !== opponent(active(state));
};
