import type { Cell } from '@sightline/board';
import { type Hint, kindOfRef, numberOfRef, type Ref, reason } from '@sightline/table';
import type { Decision } from '../rules/decisions.ts';
import { NONE } from '../rules/doom.ts';
import { cellsOf, enemies, figuresOn, isDemon, isLarge, onBoard } from '../rules/figures.ts';
import { isStaggered } from '../rules/modifiers.ts';
import { isBarred, whyNoWay } from '../rules/step-checks.ts';
import { shiftOnto, verbsOf } from './attempts.ts';
import { type FigureQuestion, figureQuestion, pointsOf } from './figure-question.ts';
import { spacesOfRef } from './picks.ts';
import { type ViewContext, waitingAttacks } from './view-context.ts';
import { waysFor } from './walks.ts';

/** More movement points than any way across a board costs. */
const PLENTY = 120;

/**
 * Why no way leads to where somebody wants to go. A way is taken in one go here, though the rules know single steps
 * only (DM-MOV-01): of a space farther off a check could only say that it is not adjacent.
 */
export function hint(at: ViewContext, decision: Decision, ref: Ref): Hint | null {
  const q = figureQuestion(at, decision);
  const { t, actor } = q;
  const verbs = verbsOf(decision);
  if (!verbs.includes('step') || actor === NONE || !onBoard(t, actor)) return null;
  const hostile = hostileAt(q, ref);
  if (hostile.some((figure) => !isStaggeredDemon(q, figure)) || hostile.length > waitsFor(q)) return null;
  const spaces = spacesOfRef(at, ref);
  const own = cellsOf(t, actor);
  if (spaces.length === 0 || spaces.some((space) => own.includes(space))) return null;
  // What bars a space beside it, the rules of a single step say best.
  const isSingle = (space: Cell) =>
    isLarge(actor) ? shiftOnto(t, actor, space) !== undefined : isBarred(t, actor, space);
  if (spaces.some(isSingle)) return null;
  const points = pointsOf(decision);
  const ways = waysFor(at, actor, PLENTY);
  const cost = Math.min(...ways.filter(({ to }) => spaces.includes(to)).map((way) => way.cost));
  const why = whyNoWay(t, { figure: actor, points }, spaces, cost);
  if (why === null) return null;
  const text = cost < Infinity ? tooFar(q, cost, points) : reason(at, why);
  return { text, rule: why.rule };
}

/** With an attack at hand a demon is rather attacked than entered. */
const waitsFor = ({ at }: FigureQuestion): number => (waitingAttacks(at).length > 0 ? 0 : Infinity);

const tooFar = ({ at, decision }: FigureQuestion, cost: number, points: number): string =>
  points === 0 && decision.choices.some(({ verb }) => verb === 'play' || verb === 'sprint')
    ? at.say('choices.pointsFirst', { cost })
    : at.say('choices.tooFar', { cost, points });

function hostileAt({ t, actor }: FigureQuestion, ref: Ref): readonly number[] {
  const kind = kindOfRef(ref);
  const there =
    kind === 'piece' ? [numberOfRef(ref)] : kind === 'cell' ? figuresOn(t, [numberOfRef(ref)], actor) : [];
  return there.filter((figure) => enemies(actor, figure));
}

const isStaggeredDemon = ({ t }: FigureQuestion, figure: number): boolean =>
  isDemon(figure) && isStaggered(t, figure);
