import { call, inTurn } from '@sightline/kernel';
import { asksInWindows } from './chance.ts';
import { trippedClaymore } from './claymores.ts';
import { pieceLost } from './events.ts';
import { bodyOf, inPlay, onMainFloor } from './operators.ts';
import { activation, announcing, claymoreBlast, entering } from './procedures.ts';
import { NONE } from './siege.ts';
import { isInWire, onEntering } from './space-effects.ts';
import { setTrigger } from './triggers.ts';

/** SG-MOV-25: what entering a space brings, in this order. */
export const enteringSteps = entering.steps('automatic', 'chance', 'claymore', 'wire').are(
  {
    /** (1): cameras, electrified spaces, Gas, Fire. */
    automatic(g, l) {
      const [first, ...others] = onEntering(g, l.operator, l.body);
      return first === undefined ? undefined : inTurn([first, ...others]);
    },
    /** (2), (3): reveal demands, Ripostes and other reactions. */
    chance(g, l) {
      const asked = setTrigger(g, 'entry', l.operator, l.body, l.through);
      if (asked !== undefined || asksInWindows(g)) return asked;
      // SG-RIP-15: Ripostes are declared before a Claymore is rolled for.
      const { at } = bodyOf(g, l.operator, l.body);
      const trips = onMainFloor(g, at) && trippedClaymore(g, l.operator, at) !== NONE;
      return trips ? call(announcing, {}) : undefined;
    },
    /** (3): a tripped Claymore; Ripostes have been declared before (SG-RIP-15). */
    claymore(g, l) {
      const body = bodyOf(g, l.operator, l.body);
      if (body === undefined || !onMainFloor(g, body.at)) return;
      const tripped = trippedClaymore(g, l.operator, body.at);
      if (tripped === NONE) return;
      const [{ kind, at, side }] = g.state.pieces.splice(tripped, 1);
      g.emit(pieceLost, { kind, at, side });
      return call(claymoreBlast, { at }, 'claymore');
    },
    /** (4): Barbed Wire. */
    wire(g, l) {
      const body = bodyOf(g, l.operator, l.body);
      const running = g.within(activation);
      if (body === undefined || running === null || running.operator !== l.operator) return;
      if (isInWire(g, l.operator, body)) running.ends = true;
    },
  },
  { endsIf: (g, l) => !inPlay(g, l.operator) },
);
