import type { Cell } from '@sightline/board';
import { adjacent } from '@sightline/board';
import { entrywayColour } from '../rules/entryways.ts';
import { isHidden, operatorsOf, squadOf } from '../rules/operators.ts';
import { ATTACKER } from '../rules/siege.ts';
import { floorOf } from '../rules/statics.ts';
import { type OperatorGoal, worthOfRoom } from './goals.ts';
import type { OperatorOutlook } from './outlook.ts';
import type { Temper } from './temper.ts';

/** No way there. */
const NO_WAY = 40;

/** What it is worth that a body ends its activation in a space. */
export function worthOfPlace(o: OperatorOutlook, goal: OperatorGoal, space: Cell, temper: Temper): number {
  const { t, operator } = o;
  const away = Math.min(NO_WAY, goal.route.from(space));
  const left = Math.max(0, away - goal.slack);
  let worth =
    -temper.pull * goal.pull * left +
    (left === 0 ? temper.there * goal.there : 0) +
    temper.room * worthOfRoom(t, operator, space);
  if (temper.exposure === 0 && temper.danger === 0) return worth;
  const seen = isHidden(t, operator) ? temper.hiddenExposure : temper.exposure;
  const reached = isHidden(t, operator) ? temper.hiddenDanger : temper.danger;
  worth -= seen * o.exposure(space) + reached * o.danger(space, true);
  // A grenade should not find two.
  const { near } = floorOf(t);
  for (const mate of operatorsOf(squadOf(operator)))
    for (const { at } of t.state.operators[mate].bodies)
      if (at >= 0 && at < near.layout.cells && adjacent(near, at, space)) worth -= 0.15;
  if (squadOf(operator) === ATTACKER && entrywayColour(t, space) !== null) worth -= 0.1;
  return worth;
}
