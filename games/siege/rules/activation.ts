import type { Cell } from '@sightline/board';
import { type Check, call, type SeatSet } from '@sightline/kernel';
import { type Economy, isDone, MOVE_POINTS, pointsLeft } from './actions.ts';
import { buttonLeadingTo, freeButton, leadingTo } from './activation-choice.ts';
import { passiveSquad } from './active.ts';
import { atAnyTime, revealOwn } from './any-time.ts';
import { losesActions, returnBonus } from './bonus-tokens.ts';
import { asksInWindows, closeChance, NO_TRIGGER } from './chance.ts';
import { comeDown, goUp } from './changing-floors.ts';
import { objectChoice, silenceChoice } from './claims.ts';
import { destroy } from './destroy.ts';
import { spacesOfBody } from './environment.ts';
import { activated, activationEnded } from './events.ts';
import { hide } from './hiding.ts';
import { lean, straighten } from './leaning.ts';
import { defuse, disable, leaveBoard, pickUp, setDown } from './mission-actions.ts';
import { bodyOf, inPlay, isStacked, seatOf, seatsOfSquad, squadOf } from './operators.ts';
import { overwatch, watch } from './overwatch.ts';
import { activation, announcing, automaticOverwatch, completing } from './procedures.ts';
import { grabChoice } from './reactions.ts';
import { demandChoice } from './reveal-demands.ts';
import { run } from './run.ts';
import { shoot } from './shooting.ts';
import type { Body, G, Siege } from './siege.ts';
import { film, fireIn, gasIn } from './space-effects.ts';
import { useSpecial } from './special-gadgets/use.ts';
import {
  canGoOn,
  hasClimbed,
  type MovingOperator,
  mayPause,
  moveBack,
  otherToken,
  step,
} from './stepping.ts';
import { useTactical } from './tactical-gadgets.ts';
import { clockOf, isOutOfTime, isTimed } from './timer.ts';
import { setTrigger } from './triggers.ts';

type Locals = MovingOperator & Economy;

const unasked = atAnyTime('next');

/**
 * Who may act unasked. Named by what all know, because hosts pace walks by it (SG-REA-09, SG-DIG-10): in windows only
 * while there are hidden Operators to reveal, or objections to switch off.
 */
const bystanders = (g: G): SeatSet =>
  asksInWindows(g) && g.statics.settings.losMode !== 'faithful'
    ? unasked.seats(g)
    : seatsOfSquad(g, passiveSquad(g));

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
  .steps('begin', 'act', 'acted', 'moved', 'completed', 'next', 'lastChance', 'ending', 'end')
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
        seat: (g, l) => seatOf(g, l.operator),
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
          watch: leadingTo(watch, 'completed'),
          hide: buttonLeadingTo(hide, 'completed'),
          pickUp: buttonLeadingTo(pickUp, 'completed'),
          setDown: freeButton(setDown, 'act'),
          leaveBoard: buttonLeadingTo(leaveBoard, 'act'),
          defuse: leadingTo(defuse, 'completed'),
          disable: buttonLeadingTo(disable, 'completed'),
          reveal: revealOwn('next'),
          demand: demandChoice('next'),
          end: {
            form: 'confirm',
            checks: [mayEnd],
            does(g, l) {
              if (!mustEnd(g, l) && !endTriggers(g, l)) return 'ending';
              l.ends = true;
              return 'next';
            },
          },
        },
        meanwhile: {
          seats: bystanders,
          choices: {
            grab: grabChoice('next'),
            ...unasked.choices,
            silence: silenceChoice('act'),
            object: objectChoice('act'),
          },
        },
      },
      acted: (g, l) => (endTriggers(g, l) && !mayMoveOn(g, l) ? 'moved' : 'next'),
      /** SG-RIP-12: a movement action is completed. */
      moved(_g, l) {
        l.moving = false;
        return call(completing, { operator: l.operator }, 'next');
      },
      completed(g, l) {
        // SG-NOA-13: after the current action.
        if (losesActions(g, l.operator)) l.ends = true;
        return call(completing, { operator: l.operator });
      },
      next(g, l) {
        // SG-MOV-28: there is no undo in timed games.
        if (isTimed(g)) g.commit();
        if (!mustEnd(g, l)) return 'act';
        return endTriggers(g, l) ? 'moved' : 'lastChance';
      },
      /** SG-REA-09: an activation that ends of itself does not outrun a reaction either. */
      lastChance(g, l) {
        if (l.trigger !== NO_TRIGGER && !asksInWindows(g)) return call(announcing, {});
      },
      /** SG-OVW-09, 29, SG-ADV-11, 17 */
      ending(g, l) {
        moveBack(g, l);
        closeChance(g);
        return call(automaticOverwatch, { operator: l.operator });
      },
      end(g, l) {
        returnBonus(g, l.operator);
        g.emit(activationEnded, { operator: l.operator });
      },
    },
    { endsIf: (g, l) => !inPlay(g, l.operator) },
  );

/** SG-RIP-12: does the end of the movement in progress count as a completed action? */
const endTriggers = (g: G, l: Locals): boolean => g.statics.settings.moveEndTriggers && l.moving;
/** Is there a body left, and an MP, to go on with? */
const mayMoveOn = (g: G, l: Locals): boolean =>
  pointsLeft(g, l) > 0 && g.state.operators[l.operator].bodies.some((_, b) => !hasClimbed(l, b));

/** The spaces of the body looked at; none once it has gone. */
function spacesNow(g: G, l: { readonly operator: number; readonly body: number }): Cell[] {
  const body: Body | undefined = bodyOf(g, l.operator, l.body);
  return body === undefined ? [] : spacesOfBody(g, body);
}

/** SG-RIP-03, 05: cameras, gas and fire see the action end, then it may be reacted to. */
export const completingSteps = completing.steps('camera', 'gas', 'fire', 'other', 'chance').are(
  {
    camera(g, l) {
      if (bodyOf(g, l.operator, l.body) !== undefined) film(g, l.operator, l.body);
    },
    gas: (g, l) => gasIn(g, l.operator, l.body, spacesNow(g, l)),
    fire: (g, l) => fireIn(g, l.operator, l.body, spacesNow(g, l)),
    /** The other token of a hidden Operator; of a stack one is enough (SG-ADV-19). */
    other(g, l) {
      l.body++;
      const { bodies } = g.state.operators[l.operator];
      return l.body < bodies.length && !isStacked(g, l.operator) ? 'camera' : 'chance';
    },
    chance: (g, l) => setTrigger(g, 'action', l.operator, 0),
  },
  { endsIf: (g, l) => !inPlay(g, l.operator) },
);
