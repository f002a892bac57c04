import { inPlay } from './operators.ts';
import { activation, entering } from './procedures.ts';
import type { G } from './siege.ts';
import { NO_TRIGGER, setTrigger } from './triggers.ts';

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

/** After everything that may be reacted to is past: before the next act (SG-REA-08). */
export function closeChance(g: G): void {
  const l = g.within(activation);
  if (l === null) return;
  l.trigger = NO_TRIGGER;
  l.fired = [];
  l.reacted = [];
}
