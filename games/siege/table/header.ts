import { isRunning, localsIn } from '@sightline/kernel';
import type { Counter, Header } from '@sightline/table';
import {
  defenderDeployment,
  objectivePlacement,
  operatorDeployment,
  setUp,
  squadSelection,
} from '../rules/procedures.ts';
import { ATTACKER, DEFENDER, NONE, NOWHERE, SQUADS, type Squad } from '../rules/siege.ts';
import { controllerOf, LAST_ROUND } from '../rules/upkeep.ts';
import { ICONS } from './icons.ts';
import { operatorName, placeName, sayKey, squadName, squadTone } from './names.ts';
import { bombLetter } from './objectives.ts';
import { bombRef, HOSTAGE } from './refs.ts';
import { openTable, type ViewContext } from './view-context.ts';

export function header(at: ViewContext): Header {
  const { say, statics } = at;
  const { mission } = statics;
  return {
    kicker: mission === null ? roundName(at) : kicker(at, sayKey(at, `mission.${mission.kind}`)),
    title: mission === null ? say('scene.title') : sayKey(at, `location.${mission.file.map}`),
    phases: phases(at),
    order: null,
    // Before the first round there is nothing to count.
    counters: at.view.state.round === 0 ? [] : counters(at),
  };
}

const counters = (at: ViewContext): Counter[] => [
  roundCounter(at),
  ...missionCounters(at),
  ...SQUADS.map((squad) => rerollCounter(at, squad)),
];

const kicker = (at: ViewContext, mission: string): string =>
  at.say('scene.kicker', { mission, round: roundName(at) });

function roundName({ say, view }: ViewContext): string {
  const { round } = view.state;
  if (round === 0) return say('scene.round.none');
  return round > LAST_ROUND ? say('scene.round.overtime') : say('scene.round', { n: round });
}

/* Phases */

const SET_UP = ['squads', 'defenders', 'attackers'] as const;
/** SG-OVR-04, and Upkeep */
const ROUND = ['attack1', 'defend1', 'attack2', 'defend2', 'upkeep'] as const;

function phases(at: ViewContext): Header['phases'] {
  const { view, say } = at;
  if (isRunning(view, setUp)) {
    const now = setUpPhase(at);
    const shown = at.statics.squadChoice === 'ready' ? [] : SET_UP;
    return shown.map((phase) => ({ label: say(`scene.phase.${phase}`), now: phase === now }));
  }
  const isOver = view.result !== null;
  return ROUND.map((phase, i) => ({
    label: say(`scene.phase.${phase}`),
    now: !isOver && view.state.round > 0 && view.state.phase === i,
  }));
}

function setUpPhase({ view }: ViewContext): (typeof SET_UP)[number] {
  if (isRunning(view, squadSelection)) return 'squads';
  const placing = localsIn(view, operatorDeployment)?.squad ?? DEFENDER;
  const isDefending = isRunning(view, defenderDeployment) || isRunning(view, objectivePlacement);
  return isDefending || placing === DEFENDER ? 'defenders' : 'attackers';
}

/* Counters */

const roundCounter = ({ say, view }: ViewContext): Counter => {
  const { round } = view.state;
  const isLast = round >= LAST_ROUND;
  return {
    icon: ICONS.round,
    tone: isLast ? 'danger' : 'plain',
    label: say('scene.counter.round'),
    value: round > LAST_ROUND ? say('scene.counter.overtime') : String(round),
    ...(round <= LAST_ROUND && { of: say('scene.of', { n: LAST_ROUND }) }),
    hint: say('scene.counter.round.hint', { n: LAST_ROUND }),
  };
};

function missionCounters(at: ViewContext): Counter[] {
  switch (at.statics.mission?.kind) {
    case 'control':
      return SQUADS.map((squad) => scoreCounter(at, squad));
    case 'bomb':
      return [defuserCounter(at)];
    case 'hostage':
      return [hostageCounter(at)];
    default:
      return [];
  }
}

/** Control points, and what the rooms held now would add (SG-MIS-04). */
function scoreCounter(at: ViewContext, squad: Squad): Counter {
  const t = openTable(at);
  const held = (at.statics.mission?.rooms ?? []).filter(({ room }) => controllerOf(t, room) === squad);
  const n = held.reduce((sum, { value }) => sum + value, 0);
  return {
    icon: ICONS.control,
    tone: squadTone(squad),
    label: squadName(at, squad),
    value: String(at.view.state.score[squad]),
    hint: at.say('scene.counter.score.hint', { squad: squadName(at, squad), n }),
  };
}

function defuserCounter(at: ViewContext): Counter {
  const { bomb, since } = at.view.state.defuser;
  const look = { icon: ICONS.bomb, label: at.say('scene.counter.defuser') };
  if (bomb === NONE)
    return {
      ...look,
      tone: 'plain',
      value: at.say('scene.nothing'),
      hint: at.say('scene.counter.defuser.none'),
    };
  const name = bombLetter(at, bomb);
  const hint = at.say('scene.counter.defuser.runs', { bomb: name, n: since });
  return { ...look, ref: bombRef(bomb), tone: 'danger', value: name, hint };
}

function hostageCounter(at: ViewContext): Counter {
  const { at: place, carrier } = at.view.state.hostage;
  const where = place === NOWHERE ? at.say('scene.nothing') : placeName(at, place);
  const isSomewhere = place !== NOWHERE || carrier !== NONE;
  return {
    ...(isSomewhere && { ref: HOSTAGE }),
    icon: ICONS.hostage,
    tone: carrier === NONE ? 'gold' : squadTone(ATTACKER),
    label: at.say('mission.theHostage'),
    value: carrier === NONE ? where : operatorName(at, carrier),
    hint: at.say(carrier === NONE ? 'scene.counter.hostage.lies' : 'scene.counter.hostage.carried'),
  };
}

const rerollCounter = (at: ViewContext, squad: Squad): Counter => {
  const isLeft = at.view.state.reroll[squad];
  return {
    icon: ICONS.reroll,
    tone: isLeft ? squadTone(squad) : 'muted',
    label: at.say('scene.counter.reroll', { squad: squad === ATTACKER ? 'attackers' : 'defenders' }),
    value: String(Number(isLeft)),
    hint: at.say('scene.counter.reroll.hint', { squad: squadName(at, squad), left: String(isLeft) }),
  };
};
