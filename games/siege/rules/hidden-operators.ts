import { EVERYONE } from '@sightline/kernel';
import { isActive } from './active.ts';
import { closeChance, ENTRY } from './chance.ts';
import { located, revealed, stunned, watched } from './events.ts';
import {
  bodyHandle,
  isHidden,
  isStacked,
  isUpstairs,
  type OperatorNumber,
  onMainFloor,
  ownerOfBody,
  truePosition,
} from './operators.ts';
import { activation, automaticOverwatch, blast, completing, entering } from './procedures.ts';
import { type G, NONE } from './siege.ts';

/**
 * SG-HID-13 to 17: the miniature takes the place of the portrait token, with its facing, lean and markers; both tokens
 * go. `inOwnActivation`: then no Overwatch marker is placed (SG-HID-15, 16).
 */
export function reveal(g: G, o: OperatorNumber, inOwnActivation: boolean): void {
  if (!isHidden(g, o)) return;
  const operator = g.state.operators[o];
  g.show(operator.portrait, EVERYONE);
  const real = truePosition(g, o);
  const miniature = operator.bodies[real];
  const decoy = operator.bodies[1 - real];
  operator.bodies = [miniature];
  operator.stacked = false;
  // SG-HID-30: upstairs there is no marker.
  if (!g.statics.settings.advancedTactics && (inOwnActivation || !onMainFloor(g, miniature.at)))
    miniature.facing = NONE;
  // SG-HID-25: a decoy's Entryway Overwatch token goes with it.
  if (inOwnActivation || onMainFloor(g, miniature.at)) stopsWatching(g, o);
  forgetDecoy(g, o, real, decoy.at === miniature.at);
  if (isActive(g, o)) goesOnAs(g, o, real, decoy.at === miniature.at);
  g.emit(revealed, { operator: o, at: miniature.at, decoyAt: decoy.at });
}

/** SG-HID-28: what the running activation says of the portrait token goes for the miniature, which is body 0. */
function goesOnAs(g: G, o: OperatorNumber, real: number, stacked: boolean): void {
  const l = g.within(activation);
  if (l === null) return;
  l.body = 0;
  l.climbed = (l.climbed >> real) & 1;
  l.descended = (l.descended >> real) & 1;
  // SG-RIP-14: only who stands in the triggering space can be hit.
  if (l.trigger === ENTRY && l.triggerBody !== real && !stacked) closeChance(g);
  l.triggerBody = 0;
  const turning = g.within(automaticOverwatch);
  if (turning !== null) turning.turned = (turning.turned >> real) & 1;
  const completed = g.within(completing);
  // The other token's turn may still come: then the miniature's.
  if (completed !== null) completed.body = stacked ? 0 : completed.body - real;
  const entry = g.within(entering);
  if (entry !== null && entry.operator === o) entry.body = entry.body === real || stacked ? 0 : NONE;
}

/** SG-HID-22: hits of an area that were to be rolled for the portrait go for the miniature, those for the decoy vanish. */
function forgetDecoy(g: G, o: OperatorNumber, real: number, stacked: boolean): void {
  const area = g.within(blast);
  if (area === null) return;
  area.bodies = area.bodies.map((hit) => {
    if (ownerOfBody(hit.body) !== o) return hit;
    return { ...hit, body: (hit.body & 1) === real || stacked ? bodyHandle(o, 0) : NONE };
  });
}

/** The Entryway Overwatch token goes back to the supply (SG-OVW-05). */
export function stopsWatching(g: G, o: OperatorNumber): void {
  if (g.state.operators[o].watches === NONE) return;
  g.state.operators[o].watches = NONE;
  g.emit(watched, { operator: o, space: NONE });
}

/** SG-OVW-21: nobody is left upstairs to watch an entryway. */
export function hasLeftUpstairs(g: G, o: OperatorNumber): void {
  if (!g.state.operators[o].bodies.some(({ at }) => isUpstairs(g, at))) stopsWatching(g, o);
}

/** What befalls this body befalls the Operator: it is its miniature, its portrait, or its stack (SG-ADV-19). */
export const isReal = (g: G, o: OperatorNumber, body: number): boolean =>
  !isHidden(g, o) || isStacked(g, o) || truePosition(g, o) === body;

/** SG-STA-02, 03: a Located marker; who is hidden is revealed. A decoy's marker vanishes with it (SG-HID-22). */
export function locate(g: G, o: OperatorNumber, body: number, inOwnActivation: boolean): void {
  const isKept = isReal(g, o, body);
  reveal(g, o, inOwnActivation);
  if (!isKept) return;
  const [miniature] = g.state.operators[o].bodies;
  if (miniature === undefined || miniature.located) return;
  miniature.located = true;
  g.emit(located, { body: bodyHandle(o, 0) });
}

/** SG-STA-04, SG-HID-24: a Stunned marker on one body; on a stack one for both tokens (SG-ADV-09, 19). */
export function stun(g: G, o: OperatorNumber, body: number): void {
  const { bodies } = g.state.operators[o];
  const marked = bodies[body];
  if (marked === undefined || marked.stunned) return;
  for (const each of isStacked(g, o) ? bodies : [marked]) each.stunned = true;
  g.emit(stunned, { body: bodyHandle(o, body) });
}
