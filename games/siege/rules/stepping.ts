import { type Cell, chebyshev } from '@sightline/board';
import { type Call, type Check, call, type Movement } from '@sightline/kernel';
import { type Action, type Economy, mayPerform, pointsLeft, spend } from './actions.ts';
import type { OperatorButton, OperatorChoice } from './activation-choice.ts';
import { surchargeOf } from './board.ts';
import { sectionCrossed } from './crossing.ts';
import { movedBack, stepped } from './events.ts';
import { canSettle, eachStep, hasNoEnemy, mayPauseHere, stepCost, tripsNothing } from './movement.ts';
import { bodyHandle, bodyOf, isRevealed, onMainFloor } from './operators.ts';
import { entering } from './procedures.ts';
import { type G, NOWHERE, type Siege } from './siege.ts';
import { floorOf } from './statics.ts';

/** Who moves: a part of the locals of `activation`. */
export interface MovingOperator extends Economy {
  body: number;
  climbed: number;
  descended: number;
  lastStop: number;
}

export const movingBody = (g: G, l: MovingOperator) => bodyOf(g, l.operator, l.body);
/** SG-FLR-04, 12: a body that went up moves no more in this activation. */
export const hasClimbed = (l: MovingOperator, body = l.body): boolean => (l.climbed & (1 << body)) !== 0;

/** SG-MOV-16: every body stands where it may stay. */
export const mayPause: Check<Siege, MovingOperator> = {
  rule: 'SG-MOV-16',
  holds: (g, l) => g.state.operators[l.operator].bodies.every((_, b) => mayPauseHere(g, l.operator, b)),
};

/** The moving body can still get to a space where it may stay. */
export const canGoOn = (g: G, l: MovingOperator): boolean => {
  const { at } = movingBody(g, l);
  return onMainFloor(g, at) && canSettle(g, l.operator, l.body, at, pointsLeft(g, l));
};

/** Only the target decides any more: asked once, before targets are looked at one by one. */
export const isReadyFor = (g: G, l: MovingOperator, action: Action): boolean =>
  isRevealed(g, l.operator) && mayPerform(g, l, action) && mayPause.holds(g, l, 0, 0, 0);

/** SG-LEAN-10 */
export const standsStraight: Check<Siege, MovingOperator> = {
  rule: 'SG-LEAN-10',
  holds: (g, l) => movingBody(g, l).standee === NOWHERE,
};

export const notClimbed: Check<Siege, MovingOperator> = {
  rule: 'SG-FLR-04',
  holds: (_g, l) => !hasClimbed(l),
};

/** Enough MP for what costs one (SG-LEAN-01, 12, SG-FLR-02, 05). */
export const hasPoint: Check<Siege, MovingOperator> = {
  rule: 'SG-MOV-01',
  holds: (g, l) => pointsLeft(g, l) >= 1,
  because: (g, l) => ({ cost: 1, points: pointsLeft(g, l) }),
};

const movement: Movement<Siege, MovingOperator> = {
  purse: (_g, l) => l,
  mayStop: (g, l) => mayPauseHere(g, l.operator, l.body),
};

/** SG-MOV-02: one step; a walk is many. */
export const step: OperatorChoice<MovingOperator> = {
  form: 'path',
  movement,
  candidates(g, l, offer) {
    if (hasClimbed(l) || movingBody(g, l).standee !== NOWHERE) return;
    eachStep(g, l.operator, l.body, pointsLeft(g, l), (to) => offer(to));
  },
  assured: [
    notClimbed,
    standsStraight,
    {
      rule: 'SG-MOV-02',
      holds: (g, l, cell) => {
        const { at } = movingBody(g, l);
        return onMainFloor(g, at) && chebyshev(g.statics.layout, at, cell) === 1;
      },
    },
    {
      rule: 'SG-ENV-08',
      holds: (g, l, cell) => surchargeOf(floorOf(g).walk, movingBody(g, l).at, cell) >= 0,
    },
    { rule: 'SG-MOV-03', holds: (g, l, cell) => hasNoEnemy(g, l.operator, cell) },
    { rule: 'SG-TGA-14', holds: (g, l, cell) => tripsNothing(g, l.operator, cell) },
    {
      rule: 'SG-MOV-01',
      holds: (g, l, cell) => stepCost(g, movingBody(g, l).at, cell) <= pointsLeft(g, l),
      because: (g, l, cell) => ({
        cost: stepCost(g, movingBody(g, l).at, cell),
        points: pointsLeft(g, l),
      }),
    },
    {
      rule: 'SG-MOV-11',
      holds: (g, l, cell) =>
        canSettle(g, l.operator, l.body, cell, pointsLeft(g, l) - stepCost(g, movingBody(g, l).at, cell)),
    },
  ],
  does: (g, l, cell) => walk(g, l, cell),
};

function walk(g: G, l: MovingOperator, to: Cell): Call<Siege> {
  const body = movingBody(g, l);
  const from = body.at;
  rememberStop(g, l);
  spend(l, stepCost(g, from, to));
  const through = sectionCrossed(g, from, to);
  g.state.operators[l.operator].stacked = false;
  body.at = to;
  g.emit(stepped, { body: bodyHandle(l.operator, l.body), from, to, points: pointsLeft(g, l) });
  return call(entering, { operator: l.operator, body: l.body, from, through });
}

/** Before a body goes on: where it may be moved back to (SG-TIM-17). */
export function rememberStop(g: G, l: MovingOperator): void {
  if (mayPauseHere(g, l.operator, l.body)) l.lastStop = movingBody(g, l).at;
}

/** SG-TIM-17: a movement that is broken off ends in the last space of its path where it may. */
export function moveBack(g: G, l: MovingOperator): void {
  const body = movingBody(g, l);
  if (body === undefined || mayPauseHere(g, l.operator, l.body)) return;
  const from = body.at;
  body.at = l.lastStop;
  g.emit(movedBack, { body: bodyHandle(l.operator, l.body), from, to: body.at });
}

/** SG-MOV-15: the other token spends the MP from now on. */
export const otherToken: OperatorButton<MovingOperator> = {
  form: 'confirm',
  checks: [
    { rule: 'SG-MOV-15', holds: (g, l) => g.state.operators[l.operator].bodies.length === 2 },
    { rule: 'SG-MOV-11', holds: (g, l) => mayPauseHere(g, l.operator, l.body) },
  ],
  does(_g, l) {
    l.body = 1 - l.body;
  },
};
