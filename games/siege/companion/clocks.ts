import { MINUTE, REWARD, SECOND, speedTimes } from './speeds.ts';
import {
  ATTACKERS,
  type ClockSide,
  type CompanionState,
  changed,
  DEFENDERS,
  freshSquad,
  holder,
  inPlay,
  opponent,
  running,
} from './state.ts';

const LONGEST = 100 * MINUTE - SECOND;

const timesOf = ({ setUp }: CompanionState, side: ClockSide) => speedTimes(setUp.table, setUp.speeds[side]);

/** SG-TIM-04: for the Operators who are in play now; the Recruit is one of them (SG-TIM-24). */
export const bankOf = (state: CompanionState, side: ClockSide): number =>
  timesOf(state, side).perOperator * inPlay(state.squads[side]);

export const secondsPerOperator = (state: CompanionState, side: ClockSide): number =>
  timesOf(state, side).perOperator / SECOND;

const deploymentOf = (state: CompanionState, side: ClockSide): number => {
  const { attackers, defenders } = timesOf(state, side).deployment;
  return side === ATTACKERS ? attackers : defenders;
};

/** A clock with all its time; whatever was left before does not carry over (SG-TIM-20). */
const wound = (state: CompanionState, side: ClockSide, bank: number): CompanionState =>
  changed(state, side, { ...freshSquad, eliminated: state.squads[side].eliminated, bank, left: bank });

export const withDeploymentTimes = (state: CompanionState): CompanionState =>
  wound(wound(state, ATTACKERS, deploymentOf(state, ATTACKERS)), DEFENDERS, deploymentOf(state, DEFENDERS));

export const withBanks = (state: CompanionState): CompanionState =>
  wound(wound(state, ATTACKERS, bankOf(state, ATTACKERS)), DEFENDERS, bankOf(state, DEFENDERS));

/** SG-DEP-12: the defenders' deployment is followed by the attackers'. */
export const afterDeployment = (state: CompanionState): CompanionState =>
  state.deploying === DEFENDERS
    ? { ...state, deploying: ATTACKERS }
    : withBanks({ ...state, stage: 'toStart', round: 1 });

/** A clock without time expires as soon as it is in use (SG-TIM-21). */
export function expiring(state: CompanionState): CompanionState {
  const side = holder(state);
  if (side === null || state.setUp.time === 'untimed' || state.squads[side].left > 0) return state;
  return state.stage === 'deployment' ? afterDeployment(state) : changed(state, side, { expired: true });
}

/** Lets time pass, through as many expiries as come in it. */
export function advance(state: CompanionState, ms: number): CompanionState {
  if (ms <= 0) return state;
  if (state.stage === 'levelUp')
    return state.stopped ? state : { ...state, minute: Math.max(0, state.minute - ms) };
  const side = running(state);
  if (side === null) return state;
  const { left, used } = state.squads[side];
  if (state.setUp.time === 'untimed') return changed(state, side, { used: used + ms });
  if (ms < left) return changed(state, side, { left: left - ms });
  return advance(expiring(changed(state, side, { left: 0 })), ms - left);
}

const isTimedRound = ({ stage, setUp }: CompanionState): boolean =>
  stage === 'round' && setUp.time === 'timed';

/** SG-CHL-08: the winner of a challenge adds to their own clock. An expiry stays one (SG-TIM-21). */
export function gain(state: CompanionState, side: ClockSide): CompanionState | null {
  if (!isTimedRound(state)) return null;
  return changed(state, side, { left: Math.min(LONGEST, state.squads[side].left + REWARD) });
}

/** SG-CHL-08: … or takes it from the opponent's, which has no less than nothing (SG-TIM-21). */
export function take(state: CompanionState, side: ClockSide): CompanionState | null {
  if (!isTimedRound(state)) return null;
  const other = opponent(side);
  return expiring(changed(state, other, { left: Math.max(0, state.squads[other].left - REWARD) }));
}

/** Sets a clock right that somebody forgot to press: it has expired only if nothing is left of it. */
export function correct(state: CompanionState, side: ClockSide, seconds: number): CompanionState | null {
  if (state.setUp.time === 'untimed' || !canCorrect(state)) return null;
  const left = Math.min(LONGEST, Math.max(0, state.squads[side].left + seconds * SECOND));
  return expiring(changed(state, side, { left, expired: false }));
}

export const canCorrect = ({ stage, setUp }: CompanionState): boolean =>
  setUp.time === 'timed' && (stage === 'round' || stage === 'deployment');
