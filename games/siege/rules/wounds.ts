import { done } from '@sightline/kernel';
import { isActive } from './active.ts';
import { eliminated, wounded } from './events.ts';
import { isReal, reveal } from './hidden-operators.ts';
import { inPlay, type OperatorNumber, onMainFloor, profileOf, seatsOfSquad, squadOf } from './operators.ts';
import { suffer } from './procedures.ts';
import { type G, NONE } from './siege.ts';
import { canSave, maySave, saves } from './special-gadgets/doc.ts';
import { clockOf, reactionTime, restartClock, stopClocks } from './timer.ts';
import { reductions } from './wound-reductions.ts';

/** SG-STA-08 to 14, SG-HID-11, 22. */
export const sufferSteps = suffer.steps('reveal', 'reduce', 'save', 'fall').are(
  {
    reveal(g, l) {
      // A pair revealed by another hit of the same effect has only its miniature left.
      if (l.wounds <= 0 || g.state.operators[l.operator].bodies[l.body] === undefined) return done();
      l.vanishes = !isReal(g, l.operator, l.body);
      reveal(g, l.operator, isActive(g, l.operator));
      if (l.vanishes) return done();
    },
    reduce(g, l) {
      const { operator, cause, wounds: dealt } = l;
      const { station, plate } = reductions(g, operator, dealt);
      l.wounds = dealt - station - plate;
      g.emit(wounded, { operator, dealt, station, plate, wounds: l.wounds, cause });
      g.state.operators[operator].wounds += l.wounds;
      l.resumes = stopClocks(g);
    },
    /** REACTIONs that save an Operator about to be eliminated (SG-SGD-25). */
    save: {
      ask: 'open',
      seats: (g, l) => seatsOfSquad(g, squadOf(l.operator)),
      mayHave: (g, l) => maySave(g, l.operator),
      about: (_g, l) => ({ operator: l.operator }),
      clock: clockOf,
      allowance: reactionTime,
      choices: {
        save: {
          form: 'confirm',
          checks: [
            { rule: 'SG-SGD-25', holds: (g, l) => maySave(g, l.operator) },
            { rule: 'SG-SGD-28', holds: (g, l) => canSave(g, l.operator) },
          ],
          does: (g, l) => saves(g, l.operator),
        },
      },
    },
    fall(g, l) {
      restartClock(g, l.resumes);
      if (g.state.operators[l.operator].wounds >= profileOf(g, l.operator).stamina)
        eliminate(g, l.operator, l.cause);
    },
  },
  { endsIf: (g, l) => !inPlay(g, l.operator) },
);

/** SG-STA-09, 10, 13, 14, SG-MIS-17 */
export function eliminate(g: G, o: OperatorNumber, cause: string): void {
  const operator = g.state.operators[o];
  const [body] = operator.bodies;
  if (g.state.hostage.carrier === o) {
    g.state.hostage.carrier = NONE;
    // Upstairs it stays in the attackers' area, in the box where the carrier was.
    if (body !== undefined && (onMainFloor(g, body.at) || body.at >= 0)) g.state.hostage.at = body.at;
  }
  operator.bodies = [];
  operator.eliminated = true;
  operator.watches = NONE;
  operator.charges = 0;
  operator.covered = [];
  operator.plate = false;
  operator.raised = false;
  operator.bonus = 0;
  g.emit(eliminated, { operator: o, cause });
}
