import { EVERYONE } from '@sightline/kernel';
import { located, revealed, stunned, watched } from './events.ts';
import { bodyHandle, isHidden, type OperatorNumber, onMainFloor, truePosition } from './operators.ts';
import { activation } from './procedures.ts';
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
  inherit(g, o, real);
  if (!onMainFloor(g, miniature.at) || inOwnActivation) {
    // SG-HID-30: upstairs there is no marker; the Entryway Overwatch token stays.
    if (!g.statics.settings.advancedTactics) miniature.facing = NONE;
  }
  // SG-HID-25: a decoy's Entryway Overwatch token goes with it.
  if (operator.watches !== NONE && onMainFloor(g, miniature.at)) {
    operator.watches = NONE;
    g.emit(watched, { operator: o, space: NONE });
  }
  g.emit(revealed, { operator: o, at: miniature.at, decoyAt: decoy.at });
}

/** SG-HID-28, SG-FLR-12: in its own activation the miniature goes on as the portrait token could. */
function inherit(g: G, o: OperatorNumber, real: number): void {
  const l = g.within(activation);
  if (l === null || l.operator !== o) return;
  l.body = 0;
  l.climbed = (l.climbed >> real) & 1;
  l.descended = (l.descended >> real) & 1;
  l.triggerBody = 0;
}

/** SG-STA-02, 03: a Located marker; who is hidden is revealed. Returns the marker only where it is kept (SG-HID-22). */
export function locate(g: G, o: OperatorNumber, body: number, inOwnActivation: boolean): void {
  const onPortrait = !isHidden(g, o) || truePosition(g, o) === body;
  reveal(g, o, inOwnActivation);
  if (!onPortrait) return;
  const [miniature] = g.state.operators[o].bodies;
  if (miniature === undefined || miniature.located) return;
  miniature.located = true;
  g.emit(located, { body: bodyHandle(o, 0) });
}

/** SG-STA-04, SG-HID-24: a Stunned marker on one body. */
export function stun(g: G, o: OperatorNumber, body: number): void {
  const marked = g.state.operators[o].bodies[body];
  if (marked === undefined || marked.stunned) return;
  marked.stunned = true;
  g.emit(stunned, { body: bodyHandle(o, body) });
}
