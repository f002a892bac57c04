import { type Choice, call, type Flow } from '@sightline/kernel';
import { activeOperator } from './active.ts';
import { demanded } from './events.ts';
import { reveal } from './hidden-operators.ts';
import { MINIATURE, STANDEE, seesBody } from './line-of-sight.ts';
import {
  bodyHandle,
  inPlay,
  isHidden,
  isUpstairs,
  type OperatorNumber,
  onMainFloor,
  operatorsOf,
  ownerOfBody,
} from './operators.ts';
import { demand } from './procedures.ts';
import { ATTACKER, DEFENDER, type G, NONE, type Siege } from './siege.ts';

/**
 * SG-HID-09: an attacker with direct LoS to a hidden token, or NONE. From upstairs only in that attacker's own
 * activation (R08).
 */
export function seerOf(g: G, o: OperatorNumber, body: number): OperatorNumber {
  const token = g.state.operators[o].bodies[body];
  if (token === undefined || !onMainFloor(g, token.at)) return NONE;
  for (const attacker of operatorsOf(ATTACKER)) {
    if (!inPlay(g, attacker)) continue;
    const [from] = g.state.operators[attacker].bodies;
    if (isUpstairs(g, from.at) && activeOperator(g) !== attacker) continue;
    if (seesBody(g, attacker, from, token, MINIATURE) || seesBody(g, attacker, from, token, STANDEE))
      return attacker;
  }
  return NONE;
}

/** By what all know: in `assisted` with LoS, else whenever the token is on the main floor (SG-DIG-10). */
export function canDemand(g: G, o: OperatorNumber, body: number): boolean {
  if (g.statics.settings.losMode === 'assisted') return seerOf(g, o, body) !== NONE;
  const token = g.state.operators[o].bodies[body];
  return token !== undefined && onMainFloor(g, token.at);
}

/** SG-HID-09, 29: one token is named, by its handle. */
export const demandChoice = <S extends string>(
  next: S,
): Choice<Siege, unknown, Flow<Siege, S, undefined>> => ({
  form: 'one',
  candidates(g, _l, offer) {
    for (const o of operatorsOf(DEFENDER))
      if (isHidden(g, o)) for (const b of g.state.operators[o].bodies.keys()) offer(bodyHandle(o, b));
  },
  checks: [
    { rule: 'SG-HID-01', holds: (g) => (g.statics.squads[ATTACKER] & (1 << g.seat)) !== 0 },
    {
      rule: 'SG-HID-09',
      holds: (g, _l, token) => canDemand(g, ownerOfBody(token), token & 1),
    },
  ],
  does: (g, _l, token) =>
    call(demand, { seat: g.seat, by: NONE, operator: ownerOfBody(token), body: token & 1 }, next),
});

/** SG-HID-09, 10: the opponent may challenge the LoS; in `assisted` it is true already (SG-DIG-08). */
export const demandSteps = demand.steps('show').are({
  show(g, l) {
    g.emit(demanded, { by: seerOf(g, l.operator, l.body), body: bodyHandle(l.operator, l.body) });
    reveal(g, l.operator, activeOperator(g) === l.operator);
  },
});
