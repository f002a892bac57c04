import { adjacent, type Cell, xOf, yOf } from '@sightline/board';
import { optionsFor } from '@sightline/kernel';
import { type Hint, kindOfRef, numberOfRef, type Ref, reason } from '@sightline/table';
import { ACTIONS } from '../content/index.ts';
import type { Decision } from '../rules/decisions.ts';
import { NONE } from '../rules/doom.ts';
import { cellOf, cellsOf, enemies, figuresOn, isDemon, isLarge, onBoard } from '../rules/figures.ts';
import { isStaggered } from '../rules/modifiers.ts';
import { neighboursFor } from '../rules/movement.ts';
import { shiftOnto, verbsOf } from './attempts.ts';
import { type FigureQuestion, figureQuestion, pointsOf } from './figure-question.ts';
import { spacesOfRef } from './picks.ts';
import { type ViewContext, waitingAttacks } from './view-context.ts';
import { waysFor } from './walks.ts';

/** More movement points than any way across a board costs. */
const PLENTY = 120;

/** What has to come first before a demon can be attacked, or why no way leads to where somebody wants to go. */
export function hint(at: ViewContext, decision: Decision, ref: Ref): Hint | null {
  const q = figureQuestion(at, decision);
  return attackHint(q, ref) ?? wayHint(q, ref);
}

/**
 * Whoever clicks a demon wants to attack it, and without a card being resolved there is no attack whose range or sight a
 * rule could speak of. A staggered demon is left to the rules of movement.
 */
function attackHint(q: FigureQuestion, ref: Ref): Hint | null {
  const { at, decision } = q;
  if (decision.prompt !== 'marineActivation.act' || waitingAttacks(at).length > 0) return null;
  if (!hostileAt(q, ref).some((figure) => !isStaggeredDemon(q, figure))) return null;
  return playsAttack(decision)
    ? { text: at.say('choices.playAttackFirst'), rule: 'DM-ACT-03' }
    : { text: at.say('choices.noAttackLeft'), rule: 'DM-MAR-02' };
}

/**
 * A way is taken in one go here, though the rules know single steps only (DM-MOV-01): of a space farther off they could
 * only say that it is not adjacent.
 */
function wayHint(q: FigureQuestion, ref: Ref): Hint | null {
  const { at, t, decision, actor } = q;
  const verbs = verbsOf(decision);
  if (!verbs.includes('step') || actor === NONE || !onBoard(t, actor)) return null;
  const hostile = hostileAt(q, ref);
  if (hostile.some((figure) => !isStaggeredDemon(q, figure)) || hostile.length > waitsFor(q)) return null;
  const spaces = spacesOfRef(at, ref);
  const own = cellsOf(t, actor);
  if (spaces.length === 0 || spaces.some((space) => own.includes(space))) return null;
  // What bars a space beside it, the rules of a single step say best.
  if (spaces.some((space) => isBarred(q, space))) return null;
  const points = pointsOf(decision);
  const ways = waysFor(at, actor, PLENTY);
  const cost = Math.min(...ways.filter(({ to }) => spaces.includes(to)).map((way) => way.cost));
  if (cost <= points) return null;
  if (cost <= PLENTY) return { text: tooFar(q, cost, points), rule: 'DM-MOV-09' };
  if (isLarge(actor)) return null;
  return figuresOn(t, spaces, actor).length > 0
    ? { text: reason(at, { rule: 'DM-MOV-15', facts: {} }), rule: 'DM-MOV-15' }
    : { text: at.say('choices.noWay'), rule: 'DM-ADJ-02' };
}

/** Beside the figure, and yet no step leads there. */
function isBarred({ t, actor }: FigureQuestion, space: Cell): boolean {
  if (isLarge(actor)) return shiftOnto(t, actor, space) !== undefined;
  const here = cellOf(t, actor);
  const { layout } = t.statics;
  const across = Math.abs(xOf(layout, here) - xOf(layout, space));
  const along = Math.abs(yOf(layout, here) - yOf(layout, space));
  return Math.max(across, along) === 1 && !adjacent(neighboursFor(t, actor), here, space);
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

const playsAttack = (decision: Decision): boolean =>
  optionsFor(decision, 'play').some(([card]) => ACTIONS[card].attack !== undefined);
