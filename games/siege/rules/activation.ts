import { type Check, type Choice, call, type Flow, inTurn, NOBODY, type SeatSet } from '@sightline/kernel';
import { type Economy, isDone, MOVE_POINTS, pointsLeft } from './actions.ts';
import { buttonLeadingTo, freeButton, leadingTo } from './activation-choice.ts';
import { losesActions, returnBonus } from './bonus-tokens.ts';
import { asksInWindows, closeChance, NO_TRIGGER } from './chance.ts';
import { comeDown, goUp } from './changing-floors.ts';
import { objectChoice, silenceChoice } from './claims.ts';
import { destroy } from './destroy.ts';
import { activated, activationEnded } from './events.ts';
import { reveal } from './hidden-operators.ts';
import { lean, straighten } from './leaning.ts';
import { defuse, disable, leaveBoard, pickUp, setDown } from './mission-actions.ts';
import { enemySquad, inPlay, isHidden, operatorsOf, seatFor, seatsOfSquad, squadOf } from './operators.ts';
import { dropsGuard, overwatch } from './overwatch.ts';
import { activation, announcing, completing } from './procedures.ts';
import { grabChoice } from './reactions.ts';
import { demandChoice } from './reveal-demands.ts';
import { run } from './run.ts';
import { shoot } from './shooting.ts';
import { DEFENDER, type G, type Siege } from './siege.ts';
import { onCompleting } from './space-effects.ts';
import { useSpecial } from './special-gadgets/use.ts';
import { squadOfSeat } from './statics.ts';
import { canGoOn, type Mover, mayPause, moveBack, otherToken, step } from './stepping.ts';
import { useTactical } from './tactical-gadgets.ts';
import { clockOf, isOutOfTime, isTimed } from './timer.ts';
import { setTrigger } from './triggers.ts';

type Locals = Mover & Economy;

/** SG-HID-06: one of one's own hidden Operators, at any time and for nothing. */
const revealOwn = <S extends string>(next: S): Choice<Siege, Locals, Flow<Siege, S, undefined>> => ({
  form: 'one',
  candidates(g, _l, offer) {
    for (const o of operatorsOf(DEFENDER)) if (isHidden(g, o)) offer(o);
  },
  checks: [
    { rule: 'SG-HID-06', holds: (g, _l, o) => squadOf(o) === squadOfSeat(g, g.seat) && isHidden(g, o) },
  ],
  does(g, l, o) {
    const own = o === l.operator;
    reveal(g, o, own);
    if (own) l.body = 0;
    return next;
  },
});

/**
 * Who may act unasked. Named by what all know, because hosts pace walks by it (SG-REA-09, SG-DIG-10): in windows only
 * while there are hidden Operators to reveal, or objections to switch off.
 */
const bystanders = (g: G, l: Locals): SeatSet =>
  !asksInWindows(g) ||
  g.statics.settings.losMode === 'faithful' ||
  operatorsOf(DEFENDER).some((o) => isHidden(g, o))
    ? seatsOfSquad(g, enemySquad(squadOf(l.operator)))
    : NOBODY;

/**
 * SG-MOV-16; whose time is up is moved back (SG-TIM-17), and so is who cannot go on because something came between
 * (a reveal put a miniature in the way).
 */
const mayEnd: Check<Siege, Locals> = {
  rule: mayPause.rule,
  holds: (g, l, a, b, c) =>
    isOutOfTime(g, squadOf(l.operator)) || mayPause.holds(g, l, a, b, c) || !canGoOn(g, l),
};

/** Barbed Wire, Bonus tokens or the clock leave no further act (SG-TGD-03, SG-NOA-13, SG-TIM-18). */
function mustEnd(g: G, l: Locals & { readonly ends: boolean }): boolean {
  if (l.ends || g.state.expired[squadOf(l.operator)]) return true;
  const isMoving = (isDone(l, 'move') || isDone(l, 'run')) && pointsLeft(g, l) > 0;
  return losesActions(g, l.operator) && !isMoving;
}

export const activationSteps = activation
  .steps('begin', 'act', 'acted', 'completed', 'next', 'lastChance', 'end')
  .are(
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
          otherToken: freeButton(otherToken, 'act'),
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
          setDown: freeButton(setDown, 'act'),
          leaveBoard: buttonLeadingTo(leaveBoard, 'act'),
          defuse: leadingTo(defuse, 'completed'),
          disable: buttonLeadingTo(disable, 'completed'),
          reveal: revealOwn('next'),
          demand: demandChoice('next'),
          end: { form: 'confirm', checks: [mayEnd], does: (g, l) => (mustEnd(g, l) ? 'lastChance' : 'end') },
        },
        meanwhile: {
          seats: bystanders,
          choices: {
            grab: grabChoice('next'),
            reveal: revealOwn('next'),
            demand: demandChoice('next'),
            silence: silenceChoice('act'),
            object: objectChoice('act'),
          },
        },
      },
      acted(g, l) {
        if (!isHidden(g, l.operator)) dropsGuard(g, l.operator);
        return 'next';
      },
      completed(g, l) {
        // SG-NOA-13: after the current action.
        if (losesActions(g, l.operator)) l.ends = true;
        return call(completing, { operator: l.operator });
      },
      next(g, l) {
        // SG-MOV-28: there is no undo in timed games.
        if (isTimed(g)) g.commit();
        return mustEnd(g, l) ? 'lastChance' : 'act';
      },
      /** SG-REA-09: an activation that ends of itself does not outrun a reaction either. */
      lastChance(g, l) {
        if (l.trigger !== NO_TRIGGER && !asksInWindows(g)) return call(announcing, {});
      },
      end(g, l) {
        moveBack(g, l);
        closeChance(g);
        returnBonus(g, l.operator);
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
