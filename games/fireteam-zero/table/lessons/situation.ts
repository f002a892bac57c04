import { factOf, optionsFor } from '@sightline/kernel';
import type { AttackPart } from '../../content/card-types.ts';
import { PER_DIE } from '../../content/dice.ts';
import { areOfOneType, hasTargetFor } from '../../rules/attack.ts';
import { placeOf, rangeBetween } from '../../rules/board.ts';
import type { Answer, Decision, Verb } from '../../rules/decisions.ts';
import { isSearchable } from '../../rules/search.ts';
import { costOf } from '../../rules/walking.ts';
import { heroQuestion } from '../hero-question.ts';
import type { ViewContext } from '../view-context.ts';

/* What a lesson asks of the moment: each question about a table, and none about what the pupil has read. */

/** Is it the pupil's own turn, with everything a hero may do? */
export const acts = ({ prompt }: Decision): boolean => prompt === 'heroTurn.act';

/** The first turn of all: in it nothing has happened yet that the lesson has no hand in. */
export const isFirstTurn = (at: ViewContext, decision: Decision): boolean =>
  acts(decision) && at.view.state.round === 1;

export const actionsOf = (decision: Decision): number => factOf(decision, 'actions') ?? 0;

/** May a card be played as a reaction now? */
export const reacts = (decision: Decision): boolean =>
  decision.prompt === 'moment.react' && optionsFor(decision, 'react').length > 0;

/** The things of which some are chosen with a verb. */
const items = ({ choices }: Decision, verb: Verb): readonly number[] =>
  choices.flatMap((c) => (c.verb === verb && c.form === 'some' ? c.items : []));

const ATTACK = 'attack';
/** Two cards make a shot that mostly kills, and leave a hand to live on. */
const MOST_CARDS = 2;

/** Hits a card is good for. */
const worth = ({ type, strength, bonus = 0 }: AttackPart): number => strength * PER_DIE[type] + bonus;

/**
 * The cards for a first attack: of one type, with a target in reach of them all, the strongest first. What can also be
 * played when monsters stir stays in hand: soon somebody will be glad of it.
 */
export function volley(at: ViewContext, decision: Decision): readonly number[] {
  const { t, hero } = heroQuestion(at, decision);
  const { cards } = at.statics.box;
  const part = (card: number): AttackPart => cards[card].attack;
  const reaches = (some: readonly number[]): boolean => hasTargetFor(t, hero, some.map(part));
  const isKept = (card: number): boolean =>
    ['monsterActivates', 'heroTargeted'].includes(cards[card].reaction?.when ?? '');
  const hand = items(decision, ATTACK).toSorted(
    (a, b) => Number(isKept(a)) - Number(isKept(b)) || worth(part(b)) - worth(part(a)),
  );
  const chosen: number[] = [];
  for (const card of hand)
    if (chosen.length < MOST_CARDS && areOfOneType([...chosen, card].map(part)) && reaches([...chosen, card]))
      chosen.push(card);
  return chosen;
}

/** Whom the attack may be aimed at, the nearest first: on a small screen that one is in sight. */
export function targets(at: ViewContext, decision: Decision): readonly number[] {
  const { t, hero } = heroQuestion(at, decision);
  const far = (target: number): number => rangeBetween(t, placeOf(t, hero), placeOf(t, target));
  return optionsFor(decision, 'target')
    .map(([target]) => target)
    .toSorted((a, b) => far(a) - far(b));
}

/** One step away from here: from there whoever stays behind is still near. */
export function searchPlaces(at: ViewContext, decision: Decision): readonly number[] {
  const { t, hero } = heroQuestion(at, decision);
  const steps = new Set(optionsFor(decision, 'step').map(([to]) => to));
  return [...steps]
    .filter((to) => isSearchable(t, to))
    .toSorted((a, b) => costOf(t, hero, a) - costOf(t, hero, b));
}

export const leadsTo = ([verb, to]: Answer, locations: readonly number[]): boolean =>
  verb === 'step' && locations.includes(to);

/** Did the search bring a part of what the mission is about? */
export const hasIntel = ({ view }: ViewContext): boolean => view.state.objectives[0].intel > 0;
