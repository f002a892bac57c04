import { factOf } from '@sightline/kernel';
import type { AbilityTarget } from '../content/card-types.ts';
import { ACTIONS } from '../content/index.ts';
import { ABILITIES } from '../rules/abilities/registry.ts';
import type { Answer, Decision } from '../rules/decisions.ts';
import { INVADER, NONE, type OpenTable } from '../rules/doom.ts';
import { marineAt } from '../rules/figures.ts';
import { entryCost, SHIFT } from '../rules/movement.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** A question as picks, labels and previews look at it. */
export interface FigureQuestion {
  readonly at: ViewContext;
  readonly t: OpenTable;
  readonly decision: Decision;
  /** the figure that acts; NONE where the question is not about one */
  readonly actor: number;
}

export function figureQuestion(at: ViewContext, decision: Decision): FigureQuestion {
  return { at, t: openTable(at), decision, actor: actorOf(decision) };
}

/** Whose question it is: the figure it is about, else the marine who answers. */
function actorOf(decision: Decision): number {
  for (const field of ['marine', 'demon', 'figure'] as const) {
    const figure = factOf(decision, field);
    if (figure !== undefined && figure >= 0) return figure;
  }
  return decision.seat === INVADER ? NONE : marineAt(decision.seat);
}

/** The movement points that may be spent now. */
export const pointsOf = (decision: Decision): number => factOf(decision, 'points') ?? 0;

/** What a card or ability that is answered with lets its user choose; null: nothing. */
export function targetOf([verb, first]: Answer): AbilityTarget | null {
  if (verb === 'play') return ACTIONS[first].ability?.target ?? null;
  if (verb === 'use') return ABILITIES[first].ability.target ?? null;
  return null;
}

/** The number of the target in an answer; NONE: it has none. */
export function targetIn(answer: Answer): number {
  const [verb, , second, third] = answer;
  const target = verb === 'play' ? second : verb === 'use' ? third : NONE;
  return targetOf(answer) === null ? NONE : (target ?? NONE);
}

/** What a single movement costs its figure. */
export function costOf({ t, actor }: FigureQuestion, [verb, to]: Answer): number {
  if (verb === 'shift') return SHIFT;
  return entryCost(t, actor, to, verb === 'teleport');
}
