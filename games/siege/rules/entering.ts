import { inPlay } from './operators.ts';
import { entering } from './procedures.ts';
import { setTrigger } from './triggers.ts';

/** SG-MOV-25: what entering a space brings, in this order. */
export const enteringSteps = entering.steps('automatic', 'chance', 'wire').are(
  {
    /** SG-MOV-25 (1): cameras, electrified spaces, Gas, Fire. */
    automatic() {},
    /** (2), (3): reveal demands, Ripostes and other reactions. */
    chance(g, l) {
      return setTrigger(g, 'entry', l.operator, l.body);
    },
    /** (4): Barbed Wire. */
    wire() {},
  },
  { endsIf: (g, l) => !inPlay(g, l.operator) },
);
