import { isRunning } from '@sightline/kernel';
import { bossOnBoard, heroesInTurnOrder, isActive, rangeBetween } from '../rules/board.ts';
import { NONE, SPAWN } from '../rules/fireteam.ts';
import { waitingIn } from '../rules/killing.ts';
import { monsterReach, monsterSpeed } from '../rules/modifiers.ts';
import { comesIntoReach } from '../rules/monster-activation.ts';
import { standsStill } from '../rules/monster-movement.ts';
import { inActivationOrder } from '../rules/monster-order.ts';
import { nearestInRange, nearestOnFoot, walkBetween } from '../rules/nearest.ts';
import * as sequences from '../rules/procedures.ts';
import { isOpenPoint } from '../rules/spawning.ts';
import { FAR } from '../rules/statics.ts';
import { threatSteps } from '../rules/threat-phase.ts';
import { isTwistBefore, threatAfter } from '../rules/threat-track.ts';
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
  readonly attacks: ReturnType<typeof comesIntoReach>;
}

export function foresee(at: ViewContext, monster: number): Foreseen {
  const t = openTable(at);
  const reach = monsterReach(t, monster);
  const inReach = nearestInRange(t, monster, reach);
  const walksTo = standsStill(t, monster) ? NONE : nearestOnFoot(t, monster);
  if (walksTo === NONE) {
    const steps = standsStill(t, monster) ? 0 : FAR;
    return { monster, hero: inReach, steps, stays: true, attacks: inReach === NONE ? 'no' : 'yes' };
  }
  const steps = walkBetween(t, t.state.at[monster], t.state.at[walksTo]);
  const attacks = inReach === NONE ? comesIntoReach(steps, monsterSpeed(t, monster), reach) : 'yes';
  return { monster, hero: walksTo, steps, stays: false, attacks };
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
  const space = threatAfter(t, threatSteps(t));
  // In the phase itself the marker has moved.
  const coming = isRunning(at.view, sequences.threatPhase)
    ? []
    : arrivals(at).filter((arrival) => arrival.space <= space);
  const begun = isRunning(at.view, sequences.activateMonsters);
  return {
    space,
    twist: isTwistBefore(t, space),
    arrivals: coming,
    monsters: inActivationOrder(t, begun).map((m) => foresee(at, m)),
    waiting: waitingIn(t, SPAWN).length + coming.reduce((sum, { waiting }) => sum + waiting, 0),
    points: t.state.spawnTokens.filter((_, token) => isOpenPoint(t, token)).length,
    boss: bossOnBoard(t) || coming.some(({ boss }) => boss),
  };
}

/** Other heroes as near as the one it goes for, who are spared because they came later in turn order (FZ-MMOV-03). */
export function sparedBy(at: ViewContext, { monster, hero, steps }: Foreseen): readonly number[] {
  const t = openTable(at);
  if (hero === NONE || steps === FAR) return [];
  const from = t.state.at[monster];
  const far = steps === 0 ? rangeBetween : walkBetween;
  return heroesInTurnOrder(t).filter(
    (h) => h !== hero && isActive(t, h) && far(t, from, t.state.at[h]) === steps,
  );
}
