import { spaceLabel } from '@sightline/board';
import { isFrameOf, isRunning, localsIn } from '@sightline/kernel';
import { type Counter, compact, type Header, type TurnOrder } from '@sightline/table';
import { NONE, NOWHERE } from '../rules/doom.ts';
import { marineAt } from '../rules/figures.ts';
import { isInvaderCard, seatOfCard } from '../rules/initiative-deck.ts';
import { goalOf, objectiveOf, progressOf } from '../rules/objectives.ts';
import * as sequences from '../rules/procedures.ts';
import { fragGoal, lastRound } from '../rules/victory.ts';
import { demonIcon, ICONS, initiativeIcon, objectiveIcon } from './icons.ts';
import { demonName, figureBadge, figureName, initiativeName, missionName, terminalName } from './names.ts';
import { FRAGS, PROGRESS } from './refs.ts';
import { isAt, openTable, type ViewContext } from './view-context.ts';

type Phase = 'setUp' | 'status' | 'activation';

/** The phase that goes on, or null when the match is over. */
function phaseOf({ view }: ViewContext): Phase | null {
  if (isRunning(view, sequences.setUp)) return 'setUp';
  if (isRunning(view, sequences.status)) return 'status';
  return isRunning(view, sequences.activationPhase) ? 'activation' : null;
}

/** DM-RND-01; the set-up is a phase only as long as it lasts. */
function phases(at: ViewContext): Header['phases'] {
  const now = phaseOf(at);
  const shown: readonly Phase[] =
    now === 'setUp' ? ['setUp', 'status', 'activation'] : ['status', 'activation'];
  return shown.map((phase) => ({ label: at.say(`scene.phase.${phase}`), now: phase === now }));
}

/** The type of demons that activates, or -1. */
const activeType = (at: ViewContext): number => localsIn(at.view, sequences.typeActivation)?.type ?? -1;

/** Is the activation of the card that was revealed last still going on? Before the next card is revealed it is not. */
const isResolving = ({ view }: ViewContext): boolean =>
  view.stack.some(
    (running) =>
      isFrameOf(running, sequences.marineActivation) ||
      isFrameOf(running, sequences.typeActivation) ||
      isAt(running, 'activationPhase.invader'),
  );

type OrderCard = TurnOrder['cards'][number];

function orderCard(at: ViewContext, card: number, state: OrderCard['state']): OrderCard {
  const who = initiativeName(at, card);
  const type = state === 'now' && isInvaderCard(card) ? activeType(at) : -1;
  return {
    icon: type < 0 ? initiativeIcon(card) : demonIcon(type),
    tone: isInvaderCard(card) ? 'foe' : 'friend',
    ...(!isInvaderCard(card) && { badge: figureBadge(at, marineAt(seatOfCard(at, card))) }),
    label: at.say('scene.initiative', {
      who: type < 0 ? who : at.say('scene.initiative.type', { who, type: demonName(at, type) }),
      state,
    }),
    state,
  };
}

/** The initiative cards of this round: those revealed, those the seat knows to come next, and how many more. */
function order(at: ViewContext): TurnOrder | null {
  const { say, view } = at;
  const { initiative, revealed, round } = view.state;
  if (round === 0) return null;
  const resolving = isResolving(at);
  const shown = revealed.items.flatMap((card, i) =>
    card === null ? [] : orderCard(at, card, resolving && i === revealed.items.length - 1 ? 'now' : 'done'),
  );
  const coming: OrderCard[] = [];
  // The top of the deck is its end; a scout has seen it, or it was put there openly.
  for (let i = initiative.items.length - 1; i >= 0; i--) {
    const card = initiative.items[i];
    if (card === null) break;
    coming.push(orderCard(at, card, 'next'));
  }
  const hidden = initiative.items.length - coming.length;
  return {
    title: say('scene.initiative.title'),
    cards: [...shown, ...coming],
    hidden,
    hiddenLabel: say('scene.initiative.hidden', { n: hidden }),
  };
}

/** With whom, or on which space; a dash while it falls from the hands of a slain marine. */
function whereIsAsset(at: ViewContext): string {
  const asset = at.view.state.tokens.at(0);
  if (asset === undefined) return '–';
  if (asset.carrier !== NONE) return figureName(at, asset.carrier);
  return asset.cell === NOWHERE ? '–' : spaceLabel(at.statics.layout, asset.cell);
}

/** How far the marines are, in the objective's own words. */
function progress(at: ViewContext): Counter {
  const { say } = at;
  const t = openTable(at);
  const kind = objectiveOf(t);
  const look = { icon: objectiveIcon(kind), tone: 'energy', label: say(`scene.counter.${kind}`) } as const;
  const counted = progressOf(t);
  if (counted === null) return { ...look, value: whereIsAsset(at) };
  const { now, most: n } = counted;
  return {
    ...look,
    ref: PROGRESS,
    value: String(now),
    of: say('scene.of', { n }),
    ...(kind === 'coreRestart' && { hint: terminals(at) }),
  };
}

/** How far each of them is. */
function terminals(at: ViewContext): string {
  const goal = goalOf(openTable(at));
  const { objectives } = at.statics.mission;
  const each = objectives.map((_, i) => ({
    terminal: terminalName(at, i),
    now: at.view.state.progress[i],
    goal,
  }));
  return each.map((one) => at.say('scene.terminalProgress', one)).join(' ');
}

function counters(at: ViewContext): Counter[] {
  const { say, view, statics } = at;
  const goal = fragGoal(at);
  const limit = lastRound(at);
  return compact<Counter>([
    progress(at),
    {
      ref: FRAGS,
      icon: ICONS.frag,
      tone: 'foe',
      label: say('scene.counter.frags'),
      value: String(view.state.frags),
      of: say('scene.of', { n: goal }),
      hint: say('scene.counter.frags.hint', { n: goal }),
    },
    statics.mission.file.threat === 'horde' && {
      icon: ICONS.threat,
      tone: 'warn',
      label: say('scene.counter.threat'),
      value: String(view.state.threat),
      hint: say('threat.horde.text'),
    },
    limit !== undefined && {
      icon: ICONS.round,
      tone: view.state.round >= limit ? 'danger' : 'plain',
      label: say('scene.counter.round'),
      value: String(view.state.round),
      of: say('scene.of', { n: limit }),
      hint: say('objective.roundLimit', { rounds: limit }),
    },
  ]);
}

export function header(at: ViewContext): Header {
  const { id, number } = at.statics.mission.file;
  return {
    kicker: at.say('scene.kicker', { mission: number, round: at.view.state.round }),
    title: missionName(at, id),
    phases: phases(at),
    order: order(at),
    counters: counters(at),
  };
}
