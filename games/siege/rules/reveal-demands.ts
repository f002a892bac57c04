import { type Choice, call, type Flow } from '@sightline/kernel';
import { activeOperator } from './active.ts';
import { demanded } from './events.ts';
import { reveal } from './hidden-operators.ts';
import { MINIATURE, STANDEE, seesBody } from './line-of-sight.ts';
import {
  bodyHandle,
  inPlay,
  isHidden,
  isStacked,
  isUpstairs,
  type OperatorNumber,
  onMainFloor,
  operatorsOf,
  ownerOfBody,
  squadOf,
} from './operators.ts';
import { claim, demand } from './procedures.ts';
import { ATTACKER, DEFENDER, type G, NONE, type Siege } from './siege.ts';
import { squadOfSeat } from './statics.ts';

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

/** May this attacker's LoS be claimed? From upstairs it is no claim: there it must be so (SG-DIG-07, R08). */
function mayClaim(g: G, by: OperatorNumber, o: OperatorNumber, body: number): boolean {
  if (squadOf(by) !== ATTACKER || !inPlay(g, by) || !canDemand(g, o, body)) return false;
  const [from] = g.state.operators[by].bodies;
  if (!isUpstairs(g, from.at)) return true;
  const token = g.state.operators[o].bodies[body];
  return activeOperator(g) === by && seesBody(g, by, from, token, MINIATURE);
}

/**
 * SG-HID-09, 29: one token is named, by its handle; where lines are claimed, also the attacker who sees it. In
 * `assisted` any attacker who does will do.
 */
export const demandChoice = <S extends string>(
  next: S,
): Choice<Siege, unknown, Flow<Siege, S, undefined>> => ({
  form: 'one',
  candidates(g, _l, offer) {
    const assisted = g.statics.settings.losMode === 'assisted';
    if (squadOfSeat(g, g.seat) !== ATTACKER) return;
    for (const o of operatorsOf(DEFENDER)) {
      if (!isHidden(g, o)) continue;
      for (const b of g.state.operators[o].bodies.keys())
        if (assisted) offer(bodyHandle(o, b));
        else for (const by of operatorsOf(ATTACKER)) offer(bodyHandle(o, b), by);
    }
  },
  checks: [
    { rule: 'SG-HID-01', holds: (g) => squadOfSeat(g, g.seat) === ATTACKER },
    {
      rule: 'SG-ADV-19',
      holds: (g, _l, token) => (token & 1) === 0 || !isStacked(g, ownerOfBody(token)),
    },
    {
      rule: 'SG-HID-09',
      holds: (g, _l, token, by) =>
        g.statics.settings.losMode === 'assisted'
          ? canDemand(g, ownerOfBody(token), token & 1)
          : mayClaim(g, by, ownerOfBody(token), token & 1),
    },
  ],
  does(g, _l, token, by) {
    const [operator, body] = [ownerOfBody(token), token & 1];
    const seer = g.statics.settings.losMode === 'assisted' ? seerOf(g, operator, body) : by;
    return call(demand, { seat: g.seat, by: seer, operator, body }, next);
  },
});

/** SG-HID-09, 10, SG-CHL-12: the opponent may challenge the LoS; in `assisted` it is true already (SG-DIG-08). */
export const demandSteps = demand.steps('claim', 'show').are({
  claim(g, l) {
    const target = bodyHandle(l.operator, l.body);
    g.emit(demanded, { by: l.by, body: target });
    return call(claim, { of: 'demand', by: l.by, body: 0, target, aim: MINIATURE, declared: 0 });
  },
  show(g, l) {
    if (g.returned(claim).stands) reveal(g, l.operator, activeOperator(g) === l.operator);
  },
});
