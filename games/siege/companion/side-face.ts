import type {
  CompanionButton,
  CompanionClock,
  CompanionMessage,
  CompanionPerson,
  CompanionSide,
} from '@sightline/manifest';
import type { CompanionKey } from '../text/en/companion.ts';
import { bankOf, gain, secondsPerOperator, take } from './clocks.ts';
import { eliminate, goesOnAlone, isLast, press } from './rounds.ts';
import {
  ATTACKERS,
  active,
  type ClockSide,
  type CompanionState,
  DEFENDERS,
  holder,
  inPlay,
  opponent,
  running,
} from './state.ts';

type Message = CompanionMessage<CompanionKey>;

export function sideFace(state: CompanionState, side: ClockSide): CompanionSide<CompanionKey> {
  return {
    name: { key: side === ATTACKERS ? 'attackers' : 'defenders' },
    tone: side === ATTACKERS ? 'cool' : 'warm',
    detail: detail(state, side),
    ...standing(state, side),
    clock: clock(state, side),
    hint: state.stopped ? null : hint(state, side),
    press: press(state, side) === null ? null : ['press', side],
    people: people(state, side),
    buttons: rewards(state, side),
  };
}

/** Between rounds the bank of the next one is shown, as it would be now. */
const isBetween = ({ stage }: CompanionState): boolean =>
  stage === 'upkeep' || stage === 'levelUp' || stage === 'toStart';

function clock(state: CompanionState, side: ClockSide): CompanionClock {
  const { left, bank, used, expired } = state.squads[side];
  const isRunning = running(state) === side;
  if (state.setUp.time === 'untimed') return { ms: used, of: null, running: isRunning };
  if (isBetween(state)) {
    const next = bankOf(state, side);
    return { ms: next, of: next, running: false };
  }
  return { ms: expired ? 0 : left, of: bank, running: isRunning };
}

function detail(state: CompanionState, side: ClockSide): Message | null {
  const { stage, setUp, squads } = state;
  if (setUp.time === 'untimed' || stage === 'over') return null;
  if (stage === 'toDeploy' || stage === 'deployment') return { key: 'detail.deployment' };
  const seconds = secondsPerOperator(state, side);
  // In a round the bank is that of its beginning (SG-TIM-05).
  const operators =
    stage === 'round' ? Math.round(squads[side].bank / (seconds * 1000)) : inPlay(squads[side]);
  return { key: 'detail.bank', args: { operators, seconds } };
}

function standing(
  state: CompanionState,
  side: ClockSide,
): Pick<CompanionSide<CompanionKey>, 'status' | 'mood'> {
  const { stage, squads, thinking, stopped } = state;
  const waits = { status: { key: 'status.waits' }, mood: 'waits' } as const;
  if (stage === 'round' && squads[side].expired)
    return { status: { key: 'status.expired' }, mood: 'expired' };
  if (running(state) === side) {
    const key =
      stage === 'deployment' ? 'status.deploys' : thinking ? 'status.thinks' : ('status.runs' as const);
    return { status: { key }, mood: 'runs' };
  }
  if (stopped && holder(state) === side) return { status: { key: 'status.stopped' }, mood: 'asked' };
  if ((stage === 'toDeploy' || stage === 'toStart') && side === DEFENDERS)
    return { status: { key: 'status.starts' }, mood: 'asked' };
  return stage === 'over' ? { ...waits, status: { key: 'status.over' } } : waits;
}

function hint(state: CompanionState, side: ClockSide): Message | null {
  const { stage, deploying } = state;
  switch (stage) {
    case 'toDeploy':
      return { key: side === DEFENDERS ? 'hint.deploy' : 'hint.deployLater' };
    case 'deployment':
      if (side === deploying) return { key: 'hint.deployed' };
      return { key: side === ATTACKERS ? 'hint.deployLater' : 'hint.isDeployed' };
    case 'toStart':
      return { key: side === DEFENDERS ? 'hint.startClock' : 'hint.roundMarker' };
    case 'round':
      return inRound(state, side);
    case 'upkeep':
      return { key: 'hint.eliminated' };
    case 'levelUp':
    case 'over':
      return null;
  }
}

function inRound(state: CompanionState, side: ClockSide): Message {
  const { thinking, squads } = state;
  const { expired } = squads[side];
  if (side === active(state)) {
    if (thinking) return { key: 'hint.opponentThinks' };
    if (expired) return { key: 'hint.expired' };
    if (isLast(state)) return { key: 'hint.toUpkeep' };
    return { key: goesOnAlone(state) ? 'hint.goOn' : 'hint.handOver' };
  }
  if (thinking) return { key: expired ? 'hint.declare' : 'hint.release' };
  return { key: expired ? 'hint.reactAtOnce' : 'hint.grab' };
}

function people(state: CompanionState, side: ClockSide): readonly CompanionPerson<CompanionKey>[] {
  const { eliminated } = state.squads[side];
  const recruit = state.setUp.table === 'teams' ? eliminated.length - 1 : -1;
  return eliminated.map((out, i) => ({
    label: i === recruit ? { key: 'recruit' } : { key: 'operator', args: { n: i + 1 } },
    mark: i === recruit ? 'star' : 'person',
    out,
    act: eliminate(state, side, i) === null ? null : ['eliminate', side, i],
  }));
}

/** SG-CHL-08; on a clock that has expired in this round more time is of no use (SG-TIM-21). */
function rewards(state: CompanionState, side: ClockSide): readonly CompanionButton<CompanionKey>[] {
  if (take(state, side) === null) return [];
  const isOfUse = (each: ClockSide) => !state.squads[each].expired;
  return [
    {
      label: { key: 'reward.take' },
      note: { key: 'reward.them' },
      spoken: { key: 'reward.take.spoken' },
      act: isOfUse(opponent(side)) ? ['take', side] : null,
    },
    {
      label: { key: 'reward.gain' },
      note: { key: 'reward.us' },
      spoken: { key: 'reward.gain.spoken' },
      act: isOfUse(side) && gain(state, side) !== null ? ['gain', side] : null,
    },
  ];
}
