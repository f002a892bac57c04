import { isRunning } from '@sightline/kernel';
import { bossOnBoard, inTurnOrder, isActive, monsterOf, rangeBetween } from '../rules/board.ts';
import { FIRST_MONSTER, NONE, NOWHERE, SPAWN } from '../rules/fireteam.ts';
import { monsterReach, monsterSpeed, tableNumber } from '../rules/modifiers.ts';
import { nearestInRange, nearestOnFoot, walkBetween } from '../rules/nearest.ts';
import * as sequences from '../rules/procedures.ts';
import { isSecured } from '../rules/spawning.ts';
import { FAR } from '../rules/statics.ts';
import { openTwistSpaces } from '../rules/threat-track.ts';
import { arrivals, type ThreatArrival } from './mission-rules.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** What a monster would do if it activated now, as far as dice and choices leave it open. */
export interface Foreseen {
  readonly monster: number;
  /** the hero it goes for or attacks; NONE: nobody it can reach */
  readonly hero: number;
  /** steps to the hero; FAR: no way */
  readonly steps: number;
  /** it is held where it is, or need not move */
  readonly stays: boolean;
  /** it attacks: surely, if its die gives the extra step, not in this activation */
  readonly attacks: 'yes' | 'perhaps' | 'no';
}

export function foresee(at: ViewContext, monster: number): Foreseen {
  const t = openTable(at);
  const from = t.state.at[monster];
  const reach = monsterReach(t, monster);
  const here = activeHere(at, from);
  if (here) {
    const hero = nearestInRange(t, monster, reach);
    return { monster, hero, steps: 0, stays: true, attacks: hero === NONE ? 'no' : 'yes' };
  }
  const hero = nearestOnFoot(t, monster);
  if (hero === NONE) {
    const shot = nearestInRange(t, monster, reach);
    return { monster, hero: shot, steps: FAR, stays: true, attacks: shot === NONE ? 'no' : 'yes' };
  }
  const steps = walkBetween(t, from, t.state.at[hero]);
  const left = Math.max(0, steps - monsterSpeed(t, monster));
  const inReach = nearestInRange(t, monster, reach) !== NONE;
  const attacks = left <= reach || inReach ? 'yes' : left - 1 <= reach ? 'perhaps' : 'no';
  return { monster, hero, steps, stays: false, attacks };
}

function activeHere(at: ViewContext, place: number): boolean {
  const t = openTable(at);
  return t.state.heroes.some((_, h) => isActive(t, h) && t.state.at[h] === place);
}

export interface ThreatAhead {
  /** the space the marker goes to, and whether a twist waits there */
  readonly space: number;
  readonly twist: boolean;
  /** what rules of the mission bring on the way there */
  readonly arrivals: readonly ThreatArrival[];
  readonly monsters: readonly Foreseen[];
  /** how many wait in the pool, and how many points are open to them */
  readonly waiting: number;
  readonly points: number;
  /** FZ-SPN-06: nothing spawns while the boss is there, or if it comes on the way */
  readonly boss: boolean;
}

/** The threat phase to come, as far as it is known. */
export function threatAhead(at: ViewContext): ThreatAhead {
  const t = openTable(at);
  const { state, statics } = t;
  const { spaces } = statics.setting;
  const space = Math.min(spaces, state.threat + Math.max(0, 1 + tableNumber(t, 'threat')));
  // In the phase itself the marker has moved.
  const coming = isRunning(at.view, sequences.threatPhase)
    ? []
    : arrivals(at).filter((arrival) => arrival.space <= space);
  const inPool = state.monsters.filter((m, i) => m.home === SPAWN && state.at[FIRST_MONSTER + i] === NOWHERE);
  const monsters = state.monsters
    .map((_, i) => FIRST_MONSTER + i)
    .filter((m) => state.at[m] !== NOWHERE && !monsterOf(t, m).stunned)
    .map((m) => foresee(at, m))
    .toSorted((a, b) => order(at, a) - order(at, b));
  return {
    space,
    twist: openTwistSpaces(t).some((n) => n > state.threat && n <= space),
    arrivals: coming,
    monsters,
    waiting: inPool.length + coming.reduce((sum, { waiting }) => sum + waiting, 0),
    points: state.spawnTokens.filter(({ at: place }) => place !== NOWHERE && !isSecured(t, place)).length,
    boss: bossOnBoard(t) || coming.some(({ boss }) => boss),
  };
}

/** Minions first, then elites, then the boss (FZ-MON-02). */
const order = (at: ViewContext, { monster }: Foreseen): number =>
  at.view.state.monsters[monster - FIRST_MONSTER].kind * 100 + monster;

/** Other heroes as near as the one it goes for, who are spared because they came later in turn order (FZ-MMOV-03). */
export function sparedBy(at: ViewContext, { monster, hero, steps }: Foreseen): readonly number[] {
  const t = openTable(at);
  if (hero === NONE || steps === FAR) return [];
  const from = t.state.at[monster];
  return Array.from({ length: t.statics.heroes }, (_, i) => inTurnOrder(t, i)).filter(
    (h) =>
      h !== hero &&
      isActive(t, h) &&
      (steps === 0 ? rangeBetween(t, from, t.state.at[h]) : walkBetween(t, from, t.state.at[h])) === steps,
  );
}
