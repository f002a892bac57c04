import type {
  CompanionAct,
  CompanionFace,
  CompanionMark,
  CompanionMessage,
  CompanionPhase,
} from '@sightline/manifest';
import type { CompanionKey } from '../text/en/companion.ts';
import { mayStop } from './acts.ts';
import { canCorrect } from './clocks.ts';
import { interlude } from './interlude.ts';
import { allActivated, lastRound, mayHaveOvertime } from './rounds.ts';
import { sideFace } from './side-face.ts';
import { ROUNDS } from './speeds.ts';
import { ATTACKERS, type ClockSide, type CompanionState, DEFENDERS, holder, PHASES } from './state.ts';

const CORRECTIONS = [-60, -10, 10, 60];

export function face(state: CompanionState): CompanionFace<CompanionKey> {
  const between = interlude(state);
  return {
    sides: [sideFace(state, ATTACKERS), sideFace(state, DEFENDERS)],
    rounds: rounds(state),
    phases: phases(state),
    stop: mayStop(state)
      ? { act: [state.stopped ? 'resume' : 'stop'], stopped: state.stopped, hint: { key: 'stop.hint' } }
      : null,
    interlude: between,
    main: mainAct(state) ?? between?.buttons[0]?.act ?? null,
    corrections: canCorrect(state)
      ? [ATTACKERS, DEFENDERS].map((side) =>
          CORRECTIONS.map((seconds) => ({ seconds, act: ['correct', side, seconds] as const })),
        )
      : [],
    finish: state.stage === 'over' ? null : ['finish'],
  };
}

function mainAct(state: CompanionState): CompanionAct | null {
  if (state.stopped) return ['resume'];
  const side = holder(state);
  if (side !== null) return ['press', side];
  return state.stage === 'toDeploy' || state.stage === 'toStart' ? ['press', DEFENDERS] : null;
}

function rounds(state: CompanionState): readonly CompanionMark<CompanionKey>[] {
  return Array.from({ length: lastRound(state) }, (_, i) => i + 1).map((round) => ({
    label: round > ROUNDS ? { key: 'round.overtime' } : { key: 'round.number', args: { n: round } },
    state: stateOf(round, state.stage === 'over' ? Number.POSITIVE_INFINITY : state.round),
    extra: mayHaveOvertime(state) && round > ROUNDS,
  }));
}

const stateOf = (n: number, now: number): 'past' | 'now' | 'next' =>
  n < now ? 'past' : n === now ? 'now' : 'next';

const DEPLOYMENT = [
  { side: DEFENDERS, label: 'phase.deploy.defenders' },
  { side: ATTACKERS, label: 'phase.deploy.attackers' },
] as const;

const PHASE_NAMES = ['phase.attack', 'phase.defend', 'phase.attack2', 'phase.defend2'] as const;

const toneOf = (side: ClockSide) => (side === ATTACKERS ? 'cool' : 'warm');

/** Where the running phase stands among these, which come one after the other. */
function phases(state: CompanionState): readonly CompanionPhase<CompanionKey>[] {
  const { stage, phase, deploying } = state;
  if (stage === 'toDeploy' || stage === 'deployment') {
    const now = stage === 'toDeploy' ? -1 : deploying === DEFENDERS ? 0 : 1;
    return DEPLOYMENT.map(({ side, label }, i) => ({
      label: { key: label },
      tone: toneOf(side),
      state: stateOf(i, now),
      skip: null,
    }));
  }
  const now = stage === 'toStart' ? -1 : stage === 'round' ? phase : PHASES.length;
  const upkeep: CompanionPhase<CompanionKey> = {
    label: { key: 'phase.upkeep' },
    tone: null,
    state: stage === 'over' ? 'past' : now === PHASES.length ? 'now' : 'next',
    skip: null,
  };
  return [...PHASES.map((side, i) => activation(state, side, i, now)), upkeep];
}

function activation(
  state: CompanionState,
  side: ClockSide,
  i: number,
  now: number,
): CompanionPhase<CompanionKey> {
  const label: CompanionMessage<CompanionKey> = { key: PHASE_NAMES[i] };
  const { expired, allActivated: all } = state.squads[side];
  const isSecond = i >= 2;
  const left = i > now && now >= 0 && (expired || (isSecond && all));
  return {
    label,
    tone: toneOf(side),
    state: left ? 'skipped' : stateOf(i, now),
    skip:
      isSecond && i > now && allActivated(state, side) !== null
        ? { act: ['allActivated', side], spoken: { key: all ? 'skip.not' : 'skip' } }
        : null,
  };
}
