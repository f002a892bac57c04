import { profileOf } from './operators.ts';
import { NONE, type OpenTable } from './siege.ts';

/** The distinct actions (SG-ACT-02), as bits of what an activation has done. */
export const ACTIONS = [
  'move',
  'run',
  'shoot',
  'overwatch',
  'tactical',
  'special',
  'destroy',
  'hide',
  'pickUp',
  'defuse',
  'disable',
] as const;
export type Action = (typeof ACTIONS)[number];
export const bitOf = (action: Action): number => 1 << ACTIONS.indexOf(action);

/** SG-MOV-01 */
export const MOVE_POINTS = 5;
/** SG-ACT-03 */
const OTHERS = 2;

/** What the running activation counts; the same as the locals of `activation`. */
export interface Economy {
  readonly operator: number;
  done: number;
  others: number;
  points: number;
  moving: boolean;
}

/** SG-NOA-08: bonus tokens at work in this activation. */
const bonusOf = (t: OpenTable, l: Economy): number => t.state.operators[l.operator].bonus;

/** SG-NOA-16: all actions there may be: a Move and two others, more or less by Bonus tokens. */
const actionsInAll = (t: OpenTable, l: Economy): number => 1 + OTHERS + bonusOf(t, l);
const moveTaken = (l: Economy): number => ((l.done & bitOf('move')) !== 0 ? 1 : 0);

/** Other-action slots that are left (SG-ACT-03, SG-NOA-16). */
export function othersLeft(t: OpenTable, l: Economy): number {
  const most = Math.max(OTHERS, OTHERS + bonusOf(t, l));
  return Math.min(most - l.others, actionsInAll(t, l) - moveTaken(l) - l.others);
}

/** Move is not performed or forfeited yet, and not taken away by a Bonus token. */
export const mayMove = (t: OpenTable, l: Economy): boolean =>
  (l.done & bitOf('move')) === 0 && actionsInAll(t, l) - l.others > 0;

export const isDone = (l: Economy, action: Action): boolean => (l.done & bitOf(action)) !== 0;

/** An action other than Move that can still be performed, whatever its own conditions. */
export const mayPerform = (t: OpenTable, l: Economy, action: Action): boolean =>
  !isDone(l, action) && othersLeft(t, l) > 0;

/** Marks another action as performed. */
export function performs(l: Economy, action: Action): void {
  l.done |= bitOf(action);
  l.others++;
}

/** MP that can be spent now: an unstarted Move's count only if the Move may still be performed. */
export const pointsLeft = (t: OpenTable, l: Economy): number =>
  isDone(l, 'move') || mayMove(t, l) ? l.points : Math.max(0, l.points - MOVE_POINTS);

/** SG-MOV-01: spending the first MP of a Move performs it; those of a Run go first. */
export function spend(l: Economy, points: number): void {
  l.moving = true;
  l.points -= points;
  if (l.points < MOVE_POINTS) l.done |= bitOf('move');
}

export const runValue = (t: OpenTable, operator: number): number =>
  t.state.operators[operator].profile === NONE ? 0 : profileOf(t, operator).run;
