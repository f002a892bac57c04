import type { CompanionAct, CompanionMessage } from '@sightline/manifest';
import type { CompanionKey } from '../text/en/companion.ts';
import { correct, gain, take, withBanks } from './clocks.ts';
import { allActivated, eliminate, levelUp, nextRound, press } from './rounds.ts';
import { ATTACKERS, type ClockSide, type CompanionState, DEFENDERS } from './state.ts';

type Does = (state: CompanionState, side: ClockSide, more: number) => CompanionState | null;

/** SG-TIM-09, SG-TIM-10 */
const stopped = (state: CompanionState, now: boolean): CompanionState | null =>
  mayStop(state) && state.stopped !== now ? { ...state, stopped: now } : null;

export const mayStop = ({ stage }: CompanionState): boolean =>
  stage === 'deployment' || stage === 'round' || stage === 'levelUp';

const ACTS = {
  press,
  stop: (state) => stopped(state, true),
  resume: (state) => stopped(state, false),
  // SG-DEP-17
  readyMade: (state) =>
    state.stage === 'toDeploy' ? withBanks({ ...state, stage: 'toStart', round: 1 }) : null,
  gain,
  take,
  eliminate,
  allActivated,
  correct,
  levelUp,
  nextRound,
  finish: (state) => (state.stage === 'over' ? null : { ...state, stage: 'over', stopped: false }),
} as const satisfies Readonly<Record<string, Does>>;

export type ActVerb = keyof typeof ACTS;

const isVerb = (verb: string): verb is ActVerb => Object.hasOwn(ACTS, verb);

/** Acts come from storage too, where anything may stand. */
export function does(state: CompanionState, [verb, side = ATTACKERS, more = 0]: CompanionAct) {
  if (!isVerb(verb) || (side !== ATTACKERS && side !== DEFENDERS)) return null;
  if (!Number.isInteger(more)) return null;
  return ACTS[verb](state, side, more);
}

const NAMES: Readonly<Record<ActVerb, CompanionKey | null>> = {
  press: 'undo.press',
  stop: null,
  resume: null,
  readyMade: 'undo.readyMade',
  gain: 'undo.gain',
  take: 'undo.take',
  eliminate: 'undo.eliminate',
  allActivated: 'undo.allActivated',
  correct: 'undo.correct',
  levelUp: 'undo.levelUp',
  nextRound: 'undo.nextRound',
  finish: 'undo.finish',
};

export function named([verb]: CompanionAct): CompanionMessage<CompanionKey> | null {
  const key = isVerb(verb) ? NAMES[verb] : null;
  return key === null ? null : { key };
}
