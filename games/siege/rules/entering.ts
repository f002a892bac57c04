import { call } from '@sightline/kernel';
import { asksInWindows, closeChance } from './chance.ts';
import { pieceLost } from './events.ts';
import { bodyOf, inPlay, onMainFloor } from './operators.ts';
import { activation, announcing, claymoreBlast, entering } from './procedures.ts';
import { NONE, NOWHERE } from './siege.ts';
import { film, fireIn, gasIn, isInWire, shockOnEntering, trippedClaymore } from './space-effects.ts';
import { setTrigger } from './triggers.ts';

/** SG-MOV-25: what entering a space brings, in this order. */
export const enteringSteps = entering
  .steps('camera', 'shock', 'gas', 'fire', 'chance', 'claymore', 'wire')
  .are(
    {
      /** (1): cameras, electrified spaces, Gas, Fire. */
      camera(g, l) {
        l.tripped = NOWHERE;
        film(g, l.operator, l.body);
      },
      shock: (g, l) => shockOnEntering(g, l.operator, l.body),
      gas: (g, l) => gasIn(g, l.operator, l.body, [bodyOf(g, l.operator, l.body).at]),
      fire: (g, l) => fireIn(g, l.operator, l.body, [bodyOf(g, l.operator, l.body).at]),
      /** (2), (3): reveal demands, Ripostes and other reactions. */
      chance(g, l) {
        const { at } = bodyOf(g, l.operator, l.body);
        if (onMainFloor(g, at) && trippedClaymore(g, l.operator, at) !== NONE) l.tripped = at;
        const asked = setTrigger(g, 'entry', l.operator, l.body, l.through);
        if (asked !== undefined || asksInWindows(g)) return asked;
        // SG-RIP-15: Ripostes are declared before a Claymore is rolled for.
        return l.tripped === NOWHERE ? undefined : call(announcing, {});
      },
      /** (3): a tripped Claymore goes off after the Ripostes, whoever they have eliminated (SG-RIP-15). */
      claymore(g, l) {
        if (l.tripped === NOWHERE) return;
        closeChance(g);
        const tripped = trippedClaymore(g, l.operator, l.tripped);
        if (tripped === NONE) {
          l.tripped = NOWHERE;
          return;
        }
        const [{ kind, at, side }] = g.state.pieces.splice(tripped, 1);
        g.emit(pieceLost, { kind, at, side, how: 'tripped' });
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
    // A decoy that entered is gone when its Operator is revealed (SG-HID-28).
    { endsIf: (g, l) => l.body === NONE || (!inPlay(g, l.operator) && l.tripped === NOWHERE) },
  );
