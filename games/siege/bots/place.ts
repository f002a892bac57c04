import type { Cell } from '@sightline/board';
import { adjacent } from '@sightline/board';
import { entrywayColour } from '../rules/entryways.ts';
import { isHidden, operatorsOf, squadOf } from '../rules/operators.ts';
import { ATTACKER } from '../rules/siege.ts';
import { floorOf } from '../rules/statics.ts';
import { type OperatorGoal, worthOfRoom } from './goals.ts';
import type { OperatorOutlook } from './outlook.ts';

/** No way there. */
const NO_WAY = 40;

/** What it is worth that a body ends its activation in a space. */
export function worthOfPlace(o: OperatorOutlook, goal: OperatorGoal, space: Cell, careful: boolean): number {
  const { t, operator } = o;
  const away = Math.min(NO_WAY, goal.route.from(space));
  const left = Math.max(0, away - goal.slack);
  let worth = -goal.pull * left + (left === 0 ? goal.there : 0) + worthOfRoom(t, operator, space);
  if (!careful) return worth;
  worth -= (isHidden(t, operator) ? 0.35 : 0.5) * o.exposure(space);
  // A grenade should not find two.
  const { near } = floorOf(t);
  for (const mate of operatorsOf(squadOf(operator)))
    for (const { at } of t.state.operators[mate].bodies)
      if (at >= 0 && at < near.layout.cells && adjacent(near, at, space)) worth -= 0.15;
  if (squadOf(operator) === ATTACKER && entrywayColour(t, space) !== null) worth -= 0.1;
  return worth;
}
