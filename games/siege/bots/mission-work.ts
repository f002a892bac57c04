import type { Cell } from '@sightline/board';
import { mayPerform } from '../rules/actions.ts';
import { isInReach } from '../rules/mission-actions.ts';
import { isRevealed, squadOf } from '../rules/operators.ts';
import { ATTACKER, type Body, NONE, NOWHERE } from '../rules/siege.ts';
import { LAST_ROUND } from '../rules/upkeep.ts';
import type { SeenActivation } from './act-thought.ts';
import type { BotReading } from './reading.ts';

/** What the mission's own actions are worth, an Operator being worth ten. */
export const PICK_UP = 9;
export const DEFUSE = 16;
export const DISABLE = 18;

/** What an Operator could do for its mission from a space. */
export function workFrom(r: BotReading, l: SeenActivation, space: Cell): number {
  const t = r.table;
  const { bombs, defuser, hostage } = r.state;
  if (!isRevealed(t, l.operator)) return 0;
  const body: Body = { ...t.state.operators[l.operator].bodies[0], at: space, standee: NOWHERE };
  const attacks = squadOf(l.operator) === ATTACKER;
  if (attacks && hostage.carrier === NONE && hostage.at !== NOWHERE && mayPerform(t, l, 'pickUp'))
    return isInReach(t, body, hostage.at) ? PICK_UP : 0;
  if (bombs.length === 0) return 0;
  if (defuser.bomb === NONE)
    return attacks &&
      mayPerform(t, l, 'defuse') &&
      worthDefusing(r) &&
      bombs.some((bomb) => isInReach(t, body, bomb))
      ? DEFUSE
      : 0;
  const inReach = isInReach(t, body, bombs[defuser.bomb]);
  if (attacks) return inReach ? GUARD : 0;
  return inReach && mayPerform(t, l, 'disable') ? DISABLE : 0;
}

/** To stay at the defuser. */
const GUARD = 5;

/** One that is started after the last regular round never completes (SG-MIS-24). */
export const worthDefusing = (r: BotReading): boolean => r.state.round <= LAST_ROUND;
