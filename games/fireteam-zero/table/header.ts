import { isRunning, localsIn } from '@sightline/kernel';
import type { Counter, Header, Track, TurnOrder } from '@sightline/table';
import { bossOnBoard, heroesInTurnOrder } from '../rules/board.ts';
import { NONE, SPAWN } from '../rules/fireteam.ts';
import { waitingIn } from '../rules/killing.ts';
import * as sequences from '../rules/procedures.ts';
import { openTwistSpaces, twistSpaces } from '../rules/threat-track.ts';
import { twistCard } from './cards.ts';
import { ICONS, ROLE_HUES, ROLE_ICONS } from './icons.ts';
import { arrivals, arrivalWord, arrivalWords, reserveNames } from './mission-rules.ts';
import { heroName, nameOf, roleOf } from './names.ts';
import { COIN, THREAT } from './refs.ts';
import { openTable, type ViewContext } from './view-context.ts';

type Phase = 'setUp' | 'tactics' | 'hero' | 'threat' | 'spawn';
const PHASES: readonly Phase[] = ['tactics', 'hero', 'threat', 'spawn'];

/** The phase that goes on, or null when the match is over. */
export function phaseOf(at: ViewContext): Phase | null {
  if (isRunning(at.view, sequences.setUp)) return 'setUp';
  if (isRunning(at.view, sequences.tactics)) return 'tactics';
  if (isRunning(at.view, sequences.heroPhase)) return 'hero';
  if (isRunning(at.view, sequences.spawnMonsters)) return 'spawn';
  return isRunning(at.view, sequences.threatPhase) ? 'threat' : null;
}

function phases(at: ViewContext): Header['phases'] {
  const now = phaseOf(at);
  const shown = now === 'setUp' ? (['setUp', ...PHASES] as const) : PHASES;
  return shown.map((phase) => ({ label: at.say(`scene.phase.${phase}`), now: phase === now }));
}

/** Heroes as they act in this round, then the monsters. */
function order(at: ViewContext): TurnOrder | null {
  const { say, view } = at;
  if (view.state.round === 0) return null;
  const phase = phaseOf(at);
  const begun = localsIn(at.view, sequences.heroPhase)?.place ?? 0;
  const acting = isRunning(at.view, sequences.heroTurn);
  const stateOf = (i: number): OrderCard['state'] => {
    if (phase === 'threat' || phase === 'spawn') return 'done';
    if (phase !== 'hero') return 'next';
    if (i === begun - 1 && acting) return 'now';
    return i < begun ? 'done' : 'next';
  };
  const heroes = heroesInTurnOrder(openTable(at)).map((hero, i): OrderCard => {
    const role = roleOf(at, hero);
    return {
      icon: role === null ? ICONS.hero : ROLE_ICONS[role],
      tone: 'friend',
      ...(role !== null && { hue: ROLE_HUES[role] }),
      label: heroName(at, hero),
      state: stateOf(i),
    };
  });
  const state = phase === 'threat' ? 'now' : phase === 'spawn' ? 'done' : 'next';
  const monsters: OrderCard = { icon: ICONS.monsters, tone: 'foe', label: say('scene.monsters'), state };
  return { title: say('scene.order'), cards: [...heroes, monsters], hidden: 0, hiddenLabel: '' };
}

type OrderCard = TurnOrder['cards'][number];

function counters(at: ViewContext): Counter[] {
  const { say, view } = at;
  const coin = view.state.heads ? 'heads' : 'tails';
  const waiting = waitingIn(openTable(at), SPAWN).length;
  const recon = view.state.recon.items.length;
  return [
    {
      ref: COIN,
      icon: ICONS[coin],
      tone: coin === 'heads' ? 'gold' : 'danger',
      label: say('scene.coin'),
      value: say(`scene.coin.${coin}`),
      hint: say(`scene.coin.${coin}.hint`),
    },
    {
      icon: ICONS.pool,
      tone: 'foe',
      label: say('scene.pool'),
      value: String(waiting),
      hint: poolHint(at, waiting),
    },
    {
      icon: ICONS.recon,
      tone: 'good',
      label: say('scene.pile.recon'),
      value: String(recon),
      hint: say('scene.recon.hint', { n: recon }),
    },
  ];
}

/** FZ-SPN-01, 06; and who may still join, and when (FZ-SET-27). */
function poolHint(at: ViewContext, n: number): string {
  const { say } = at;
  const reserve = reserveNames(at);
  return [
    say(bossOnBoard(openTable(at)) ? 'scene.pool.hint.boss' : 'scene.pool.hint', { n }),
    ...(reserve.length === 0 ? [] : [say('scene.reserve', { monsters: at.listed(reserve) })]),
    ...arrivals(at)
      .filter(({ boss }) => !boss)
      .map((arrival) => arrivalWords(at, arrival)),
  ].join(' ');
}

/** FZ-THR-03: the threat track, with the twists that lie on it and what else the mission has there. */
function track(at: ViewContext): Track {
  const { say, view, statics } = at;
  const { threat } = view.state;
  const { spaces } = statics.setting;
  const places = twistSpaces(openTable(at));
  const empty = openTwistSpaces(openTable(at));
  const [next] = empty;
  const coming = arrivals(at);
  const waits = (n: number): { waits?: string } => {
    const all = [
      ...(empty.includes(n) ? [say('scene.track.twist')] : []),
      ...coming.flatMap((arrival) => (arrival.space === n ? [arrivalWord(at, arrival)] : [])),
    ];
    return n > threat && all.length > 0 ? { waits: all.join(' + ') } : {};
  };
  return {
    ref: THREAT,
    title: say('scene.track', { n: threat }),
    note: next === undefined ? say('scene.track.noMore') : say('scene.track.next', { n: next }),
    spaces: Array.from({ length: spaces }, (_, i) => {
      const n = i + 1;
      const { twist = NONE } = places.find(({ space }) => space === n) ?? {};
      return {
        label: String(n),
        state: n < threat ? 'past' : n === threat ? 'now' : 'to come',
        ...waits(n),
        ...(twist !== NONE && { card: shortCard(at, twist) }),
      };
    }),
  };
}

function shortCard(at: ViewContext, twist: number): NonNullable<Track['spaces'][number]['card']> {
  const { title, text, ref } = twistCard(at, twist);
  return { title, text, ref };
}

export const header = (at: ViewContext): Header => ({
  kicker: at.say('scene.kicker', { mission: at.statics.mission.number, round: at.view.state.round }),
  title: nameOf(at, 'mission', at.statics.mission.id),
  phases: phases(at),
  order: order(at),
  counters: counters(at),
  track: track(at),
});
