import { isInReach } from '../rules/mission-actions.ts';
import { inPlay, type OperatorNumber, operatorsOf, squadOf } from '../rules/operators.ts';
import { NONE, type OpenTable } from '../rules/siege.ts';
import type { WoundOdds } from './odds.ts';

/** What an Operator in good health is worth. */
const OPERATOR = 10;
/** A wound that does not eliminate, as a part of its Operator's worth. */
const WOUNDED = 0.55;
/** To be hidden no more. */
export const UNCOVERED = 1.6;

/** What it would be worth to be rid of an Operator: the fewer a squad has, the more each one counts. */
export function worthOf(t: OpenTable, o: OperatorNumber): number {
  const { state } = t;
  const { hostage, defuser, bombs } = state;
  const mates = operatorsOf(squadOf(o)).filter((each) => inPlay(t, each)).length;
  let worth = OPERATOR + 0.8 * (5 - mates);
  if (hostage.carrier === o) worth += 9;
  if (defuser.bomb !== NONE && isAtBomb(t, o, bombs[defuser.bomb])) worth += squadOf(o) === 0 ? 5 : 1;
  return worth;
}

const isAtBomb = (t: OpenTable, o: OperatorNumber, bomb: number): boolean =>
  t.state.operators[o].bodies.some((body) => isInReach(t, body, bomb));

/** What hits on an Operator are worth to its opponents. */
export function worthOfHits(t: OpenTable, o: OperatorNumber, { hurt, kill }: WoundOdds): number {
  return hurt === 0 && kill === 0 ? 0 : (kill + hurt * WOUNDED) * worthOf(t, o);
}
