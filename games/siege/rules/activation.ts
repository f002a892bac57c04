import { type Choice, call, type Flow, inTurn, only, type SeatSet } from '@sightline/kernel';
import { type Economy, MOVE_POINTS } from './actions.ts';
import { buttonLeadingTo, leadingTo } from './activation-choice.ts';
import { comeDown, goUp } from './changing-floors.ts';
import { destroy } from './destroy.ts';
import { closeChance } from './entering.ts';
import { activated, activationEnded } from './events.ts';
import { reveal } from './hidden-operators.ts';
import { lean, straighten } from './leaning.ts';
import { defuse, disable, leaveBoard, pickUp, setDown } from './mission-actions.ts';
import { enemySquad, inPlay, isHidden, operatorsOf, seatFor, seatsOfSquad, squadOf } from './operators.ts';
import { dropsGuard, overwatch } from './overwatch.ts';
import { activation, completing } from './procedures.ts';
import { demandChoice } from './reveal-demands.ts';
import { run } from './run.ts';
import { shoot } from './shooting.ts';
import { DEFENDER, type G, type Siege } from './siege.ts';
import { onCompleting } from './space-effects.ts';
import { useSpecial } from './special-gadgets/use.ts';
import { type Mover, mayPause, otherToken, step } from './stepping.ts';
import { useTactical } from './tactical-gadgets.ts';
import { clockOf } from './timer.ts';
import { setTrigger } from './triggers.ts';

type Locals = Mover & Economy;

/** SG-HID-06: one of one's own hidden Operators, at any time and for nothing. */
const revealOwn = <S extends string>(next: S): Choice<Siege, Locals, Flow<Siege, S, undefined>> => ({
  form: 'one',
  candidates(g, _l, offer) {
    for (const o of operatorsOf(DEFENDER)) if (isHidden(g, o)) offer(o);
  },
  checks: [{ rule: 'SG-HID-06', holds: (g, _l, o) => squadOf(o) === squadOfSeat(g) && isHidden(g, o) }],
  does(g, l, o) {
    const own = o === l.operator;
    reveal(g, o, own);
    if (own) l.body = 0;
    return next;
  },
});

const squadOfSeat = (g: G): number => ((g.statics.squads[0] & only(g.seat)) !== 0 ? 0 : 1);

const passive = (g: G, l: Locals): SeatSet => seatsOfSquad(g, enemySquad(squadOf(l.operator)));

export const activationSteps = activation.steps('begin', 'act', 'acted', 'completed', 'end').are(
  {
    begin(g, l) {
      g.state.operators[l.operator].activated = true;
      l.points = MOVE_POINTS;
      g.emit(activated, { operator: l.operator });
    },
    /** SG-ACT-01 to 10 */
    act: {
      ask: 'one',
      seat: (g, l) => seatFor(g, squadOf(l.operator)),
      about: (_g, l) => ({ operator: l.operator, points: l.points, others: l.others }),
      clock: clockOf,
      timeout: () => ['end'],
      choices: {
        step: leadingTo(step, 'acted'),
        otherToken: buttonLeadingTo(otherToken, 'act'),
        lean: leadingTo(lean, 'acted'),
        straighten: leadingTo(straighten, 'acted'),
        goUp: leadingTo(goUp, 'acted'),
        comeDown: leadingTo(comeDown, 'acted'),
        run: buttonLeadingTo(run, 'acted'),
        shoot: leadingTo(shoot, 'completed'),
        destroy: leadingTo(destroy, 'completed'),
        tactical: leadingTo(useTactical, 'completed'),
        special: leadingTo(useSpecial, 'completed'),
        overwatch: leadingTo(overwatch, 'completed'),
        pickUp: buttonLeadingTo(pickUp, 'completed'),
        setDown: buttonLeadingTo(setDown, 'act'),
        leaveBoard: buttonLeadingTo(leaveBoard, 'act'),
        defuse: leadingTo(defuse, 'completed'),
        disable: buttonLeadingTo(disable, 'completed'),
        reveal: revealOwn('act'),
        demand: demandChoice('act'),
        end: { form: 'confirm', checks: [mayPause], does: () => 'end' },
      },
      meanwhile: {
        seats: passive,
        choices: { reveal: revealOwn('act'), demand: demandChoice('act') },
      },
    },
    acted(g, l) {
      if (!isHidden(g, l.operator)) dropsGuard(g, l.operator);
      return l.ends ? 'end' : 'act';
    },
    completed: (_g, l) => call(completing, { operator: l.operator }, 'act'),
    end(g, l) {
      closeChance(g);
      g.emit(activationEnded, { operator: l.operator });
    },
  },
  { endsIf: (g, l) => !inPlay(g, l.operator) },
);

/** SG-RIP-03, 05: cameras, gas and fire see the action end, then it may be reacted to. */
export const completingSteps = completing.steps('automatic', 'chance').are(
  {
    automatic(g, l) {
      const [first, ...others] = onCompleting(g, l.operator);
      return first === undefined ? undefined : inTurn([first, ...others]);
    },
    chance: (g, l) => setTrigger(g, 'action', l.operator, 0),
  },
  { endsIf: (g, l) => !inPlay(g, l.operator) },
);
