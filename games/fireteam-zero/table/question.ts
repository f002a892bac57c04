import { answersIn, localsIn } from '@sightline/kernel';
import {
  type ComposedItem,
  type ComposedOption,
  type Option,
  type Question,
  type Ref,
  toldApart,
} from '@sightline/table';
import { isToken, seatOf } from '../rules/board.ts';
import type { Answer, ChoiceOffer, Decision, Verb } from '../rules/decisions.ts';
import { NOWHERE } from '../rules/fireteam.ts';
import { tokenAt } from '../rules/killing.ts';
import { attack } from '../rules/procedures.ts';
import { costOf } from '../rules/walking.ts';
import { focusCard, upgradeCard } from './cards.ts';
import { type HeroQuestion, heroQuestion, numberAbout } from './hero-question.ts';
import { ICONS, ROLE_ICONS, TYPE_ICONS } from './icons.ts';
import { CLOSING, iconOf, labelOf, markOf, verbOf } from './labels.ts';
import { cardName, heroName, roleOf } from './names.ts';
import { picksFor, targetRef } from './picks.ts';
import { preview } from './preview.ts';
import { promptDetail, promptTitle } from './prompt-words.ts';
import { cardRef, pieceRef } from './refs.ts';
import { askedDice, rolledFor } from './rolled.ts';
import type { ViewContext } from './view-context.ts';
import { walksOf } from './walks.ts';

/** A decision as the table offers it: every option with what to click for it, and places farther away. */
export function question(at: ViewContext, decision: Decision): Omit<Question<Verb>, 'id'> {
  const q = heroQuestion(at, decision);
  const options = decision.choices.flatMap((choice) =>
    answersOf(choice).map((answer) => optionOf(q, answer)),
  );
  const detail = promptDetail(at, decision);
  const rolled = rolledFor(at, decision);
  return {
    seat: decision.seat,
    who: whoOf(q),
    title: promptTitle(at, decision),
    ...(detail === null ? {} : { detail }),
    about: aboutOf(q),
    options: toldApart(options),
    walks: walksOf(q, options),
    composed: decision.choices.flatMap((choice) => composedOf(q, choice)),
    ...(rolled !== null && { dice: askedDice(at, rolled) }),
  };
}

const ABOUT = ['attacker', 'target', 'monster', 'figure', 'subject', 'other'] as const;

/** Who acts, both ends of an attack that goes on, and whom the question names. */
function aboutOf(q: HeroQuestion): readonly Ref[] {
  const { at, t, hero } = q;
  const fight = localsIn(at.view, attack);
  const figures = [
    hero,
    ...(fight === null ? [] : [fight.attacker, fight.target]),
    ...ABOUT.map((field) => numberAbout(q, field)),
  ];
  const standing = figures.filter((f) =>
    isToken(f) ? tokenAt(t, f) !== undefined : f >= 0 && (t.state.at[f] ?? NOWHERE) !== NOWHERE,
  );
  return [...new Set(standing.map(targetRef))];
}

/** The answers that are offered one by one. Of a single thing nothing has to be put together. */
function answersOf(choice: ChoiceOffer): readonly Answer[] {
  return choice.form === 'some' && isSingle(choice) ? [[choice.verb, ...choice.items]] : answersIn(choice);
}

const isSingle = ({ verb, least, items }: Extract<ChoiceOffer, { form: 'some' }>): boolean =>
  verb === 'decline' && least === 1 && items.length === 1;

/** By the name of the seat's own hero, once there is one: a question may be about somebody else's. */
function whoOf({ at, t, decision, hero }: HeroQuestion): string {
  const own = at.statics.solo ? at.view.state.first : decision.seat;
  return heroName(at, hero >= 0 && seatOf(t, hero) === decision.seat ? hero : own);
}

function optionOf(q: HeroQuestion, answer: Answer): Option<Verb> {
  const [verb] = answer;
  const icon = iconOf(q, answer);
  const confirm = confirmOf(q, verb);
  return {
    key: answer.join(' '),
    answer,
    mark: markOf(q, answer),
    picks: picksFor(q, answer),
    label: labelOf(q, answer),
    verb: verbOf(q, verb),
    ...noteOf(q, answer),
    ...(icon !== undefined && { icon }),
    ...costsOf(q, answer),
    // The host knows what can be taken back, and says so.
    final: false,
    ...(confirm !== null && { confirm }),
    ...(CLOSING.includes(verb) && { closing: true as const }),
  };
}

/** What a hero's own step takes; monsters have no points. */
function costsOf({ t, hero, decision }: HeroQuestion, [verb, to]: Answer): { readonly cost?: number } {
  return verb === 'step' && hero >= 0 && decision.prompt !== 'monsterMove.step'
    ? { cost: costOf(t, hero, to) }
    : {};
}

/** A reaction says what it does, and how likely it kills. */
function noteOf(q: HeroQuestion, answer: Answer): { readonly note?: string } {
  if (!['react', 'propose', 'use'].includes(answer[0])) return {};
  const shown = preview(q.at, q.decision, [answer]);
  const [best] = shown?.odds ?? [];
  const odds = best === undefined ? '' : `${best.label}: ${Math.round(best.chance * 100)} %. `;
  const note = `${odds}${shown?.text ?? ''}`.trim();
  return note === '' ? {} : { note };
}

/** Whoever still has an action is heroQuestion back before the turn ends. */
function confirmOf({ at, decision }: HeroQuestion, verb: Verb): string | null {
  if (decision.prompt !== 'heroTurn.act' || verb !== 'end') return null;
  const { actions, points } = decision.about;
  const could = decision.choices.some(({ verb: v }) => v === 'attack' || v === 'search' || v === 'act');
  return Number(actions) > 0 && could && Number(points) > 0 ? at.say('confirm.end') : null;
}

/* Answers that are put together */

function composedOf(q: HeroQuestion, choice: ChoiceOffer): ComposedOption<Verb>[] {
  if (choice.form !== 'some' || isSingle(choice)) return [];
  const { at, decision } = q;
  const { verb, least, most, items } = choice;
  return [
    {
      form: 'some',
      answer: verb,
      verb: verbOf(q, verb),
      label: at.say(`some.${verb}`, { least, most }),
      least,
      most,
      ...(decision.prompt === 'heroTurn.act' && verb === 'attack' && { aimed: true as const }),
      items: items.map((item) => itemOf(q, verb, item)),
    },
  ];
}

function itemOf({ at }: HeroQuestion, verb: Verb, item: number): ComposedItem {
  const { box } = at.statics;
  switch (verb) {
    case 'upgrades':
    case 'focuses': {
      const upgrade = verb === 'upgrades';
      const { title, text, ref } = (upgrade ? upgradeCard : focusCard)(at, item);
      return { item, label: title, hint: text, icon: upgrade ? ICONS.upgrade : ICONS.focus, ref };
    }
    case 'decline': {
      const role = roleOf(at, item);
      return {
        item,
        // Who is ticked goes without: a bare name would read as if it were to draw.
        label: at.say('label.declines', { hero: heroName(at, item) }),
        icon: role === null ? ICONS.hero : ROLE_ICONS[role],
        ref: pieceRef(item),
      };
    }
    default: {
      // The card itself lies in the hand, in full: here only its name, so that the whole list is in sight. Where the
      // hand is not, the table adds what the card strikes with.
      const icon = TYPE_ICONS[box.cards[item].attack.type];
      return { item, label: cardName(at, item), icon, ref: cardRef('action', item) };
    }
  }
}
