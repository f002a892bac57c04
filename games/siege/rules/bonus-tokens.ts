import { isActive } from './active.ts';
import { activationLost, bonusPlaced } from './events.ts';
import { ALL_OPERATORS, inPlay, type OperatorNumber, squadOf } from './operators.ts';
import { type G, NONE, type OpenTable, type Squad } from './siege.ts';

/** SG-NOA-02 */
const BONUS_TOKENS = 10;
/** SG-NOA-06 */
const MOST_ON_PROFILE = 2;
/** The two sides of a token: "+1 action", "-1 action". */
export const BONUS_SIDES: readonly number[] = [1, -1];

/** In the general supply. */
export const bonusTokensLeft = (t: OpenTable): number =>
  t.state.operators.reduce((left, { bonus }) => left - Math.abs(bonus), BONUS_TOKENS);

/** SG-NOA-04, 05: being activated, or not yet activated in this round. */
export const takesBonus = (g: G, o: OperatorNumber): boolean =>
  inPlay(g, o) && (isActive(g, o) || !g.state.operators[o].activated);

/** SG-NOA-04, 05: "+1" on one's own, "-1" on an opponent's; any, with a token from another profile (SG-NOA-14). */
export const isForProfile = (t: OpenTable, squad: Squad, o: OperatorNumber, side: number): boolean =>
  bonusTokensLeft(t) === 0 || (squadOf(o) === squad) === side > 0;

/** SG-NOA-06, 07: two at most, of one side. */
export function hasRoom(t: OpenTable, o: OperatorNumber, side: number, from: number): boolean {
  const { bonus } = t.state.operators[o];
  const before = from === o ? bonus - Math.sign(bonus) : bonus;
  return Math.abs(before + side) <= MOST_ON_PROFILE;
}

/** SG-NOA-14: from the supply; from a profile that has one only if the supply is empty. */
export const mayTakeFrom = (t: OpenTable, from: number): boolean =>
  bonusTokensLeft(t) > 0 ? from === NONE : from !== NONE && t.state.operators[from]?.bonus !== 0;

/** Where a token may come from (SG-NOA-14). */
export const bonusSources = (t: OpenTable): readonly number[] =>
  bonusTokensLeft(t) > 0 ? [NONE] : ALL_OPERATORS;

export const mayPlaceBonus = (g: G, squad: Squad, o: OperatorNumber, side: number, from: number): boolean =>
  mayTakeFrom(g, from) && takesBonus(g, o) && isForProfile(g, squad, o, side) && hasRoom(g, o, side, from);

/** SG-NOA-07, 11 to 13 */
export function placeBonus(g: G, o: OperatorNumber, side: number, from: number): void {
  const { operators } = g.state;
  if (from !== NONE) operators[from].bonus -= Math.sign(operators[from].bonus);
  operators[o].bonus += side;
  g.emit(bonusPlaced, { operator: o, side, from });
  // During the activation it ends that (see activation.ts).
  if (operators[o].bonus > -MOST_ON_PROFILE || isActive(g, o)) return;
  operators[o].bonus = 0;
  operators[o].activated = true;
  g.emit(activationLost, { operator: o });
}

/** SG-NOA-13: two "-1" on the profile of the Operator being activated. */
export const losesActions = (t: OpenTable, o: OperatorNumber): boolean =>
  t.state.operators[o].bonus <= -MOST_ON_PROFILE;

/** SG-NOA-09, 10, 15: what was on the profile returns to the supply. */
export function returnBonus(g: G, o: OperatorNumber): void {
  g.state.operators[o].bonus = 0;
}
