import { answersIn, factOf, localsIn } from '@sightline/kernel';
import {
  type ComposedItem,
  type ComposedOption,
  type Icon,
  type Option,
  type Question,
  type Ref,
  toldApart,
  type Walk,
} from '@sightline/table';
import { ACTIONS, EVENTS } from '../content/index.ts';
import { ABILITIES } from '../rules/abilities/registry.ts';
import { INVASION } from '../rules/argent.ts';
import { isActionCard } from '../rules/attack-source.ts';
import type { Answer, ChoiceOffer, Decision, Verb } from '../rules/decisions.ts';
import { NONE } from '../rules/doom.ts';
import { onBoard } from '../rules/figures.ts';
import { attack } from '../rules/procedures.ts';
import { slainBy } from '../rules/stepping.ts';
import { effectText } from './ability-words.ts';
import { costOf, type FigureQuestion, figureQuestion } from './figure-question.ts';
import { classIcon, demonIcon, eventIcon, ICONS, setIcon } from './icons.ts';
import { labelOf, wayLabel } from './labels.ts';
import { cardsOfSet, cardTitle, demonName, eventSetName, seatName, setName } from './names.ts';
import { gathered, picksFor } from './picks.ts';
import { promptDetail, promptTitle } from './prompt-words.ts';
import { cardRef, cellRef, pieceRef } from './refs.ts';
import { CLOSING, markOf, verbIcon, verbWord } from './verbs.ts';
import type { ViewContext } from './view-context.ts';
import { spacesForShifts, waysFor } from './walks.ts';

/** A decision as the table offers it: every option with what to click for it, and places farther away. */
export function question(at: ViewContext, decision: Decision): Omit<Question<Verb>, 'id'> {
  const q = figureQuestion(at, decision);
  const options = optionsOf(q);
  const detail = promptDetail(at, decision);
  return {
    seat: decision.seat,
    who: seatName(at, decision.seat),
    title: promptTitle(at, decision),
    ...(detail === null ? {} : { detail }),
    about: aboutOf(q),
    options,
    walks: walksOf(q, options),
    composed: decision.choices.flatMap((choice) => composedOf(q, choice)),
  };
}

/** Who acts, and, while an attack goes on, both its ends; of a moment of its own whom it is about. */
function aboutOf({ at, t, decision, actor }: FigureQuestion): readonly Ref[] {
  const fight = localsIn(at.view, attack);
  const figures = [
    ...(fight === null ? [] : [fight.attacker, fight.defender]),
    factOf(decision, 'subject') ?? NONE,
    // Who only answers to what others do need not be seen for it.
    fight === null && decision.prompt !== 'moment.use' ? actor : NONE,
  ].filter((figure) => figure !== NONE && onBoard(t, figure));
  const portal = factOf(decision, 'portal') ?? NONE;
  return [...new Set([...figures.map(pieceRef), ...(portal === NONE ? [] : [cellRef(portal)])])];
}

/* Options */

function optionsOf(q: FigureQuestion): readonly Option<Verb>[] {
  const answers = q.decision.choices.flatMap((choice: ChoiceOffer) => answersIn(choice));
  const shifts = answers.flatMap(([verb, anchor, lying]) => (verb === 'shift' ? [anchor * 4 + lying] : []));
  const spaces = shifts.length === 0 ? NO_SHIFTS : spacesForShifts(q.t, q.actor, shifts);
  const picks = answers.map((answer) => picksFor(q, answer, spaces));
  const instead = gathered(
    q.at,
    picks.flatMap(([first]) => (first === undefined ? [] : [first])),
  );
  return toldApart(answers.map((answer, i) => optionOf(q, answer, placed(picks[i], instead))));
}

const NO_SHIFTS: ReadonlyMap<number, number> = new Map();

function placed(picks: readonly Ref[], instead: ReadonlyMap<Ref, Ref>): readonly Ref[] {
  const [first, ...rest] = picks;
  return first === undefined ? picks : [instead.get(first) ?? first, ...rest];
}

function optionOf(q: FigureQuestion, answer: Answer, picks: readonly Ref[]): Option<Verb> {
  const [verb, first] = answer;
  const word = verbWord(q.at, q.decision.prompt, verb);
  const icon = iconOf(q, answer);
  const kills =
    (verb === 'step' || verb === 'teleport') && slainBy(q.t, q.actor, first, verb === 'teleport') >= 0;
  const confirm = confirmOf(q, verb);
  const cost = verb === 'step' || verb === 'teleport' ? costOf(q, answer) : 0;
  return {
    key: answer.join(' '),
    answer,
    mark: kills ? 'attack' : markOf(q.decision.prompt, verb),
    picks,
    label: labelOf(q, answer, word),
    verb: kills && verb === 'step' ? q.at.say('choices.verb.gloryKill') : word,
    // The card of a demon may lie far down among the panels.
    ...(verb === 'use' && q.decision.prompt === 'demonActivation.act' && { note: effectText(q.at, first) }),
    ...(icon !== undefined && { icon }),
    // A mere dot on the board means one point.
    ...(cost > 1 && { cost }),
    // The host knows what can be taken back, and says so.
    final: false,
    ...(confirm !== null && { confirm }),
    ...(CLOSING.includes(verb) && { closing: true as const }),
  };
}

/** Who still has a main action is figureQuestion back before he ends his activation. */
function confirmOf({ at, decision }: FigureQuestion, verb: Verb): string | null {
  const mains = decision.prompt === 'marineActivation.act' ? decision.about.mains : 0;
  return verb === 'end' && mains > 0 ? at.say('choices.confirm.end', { mains }) : null;
}

function iconOf({ decision }: FigureQuestion, [verb, first, second]: Answer): Icon | undefined {
  switch (verb) {
    case 'attack':
      return second !== undefined && isActionCard(second) ? setIcon(ACTIONS[second].set) : ICONS.range;
    case 'play':
      return setIcon(ACTIONS[first].set);
    case 'use':
      return abilityIcon(first);
    case 'class':
      return classIcon(first);
    case 'activate':
      return decision.prompt === 'activationPhase.invader' ? demonIcon(first) : verbIcon(verb);
    default:
      return verbIcon(verb);
  }
}

function abilityIcon(ability: number): Icon {
  const { source, of } = ABILITIES[ability];
  switch (source) {
    case 'action':
      return setIcon(ACTIONS[of].set);
    case 'class':
      return classIcon(of);
    case 'demon':
      return demonIcon(of);
    case 'event':
      return eventIcon(EVENTS.findIndex((card) => card.kind === of));
    case 'glory':
      return ICONS.glory;
  }
}

/* Ways */

const MOVES: readonly Verb[] = ['step', 'teleport', 'shift'];

function walksOf(q: FigureQuestion, options: readonly Option<Verb>[]): readonly Walk<Verb>[] {
  const { at, decision, actor } = q;
  if (actor === NONE || !decision.choices.some(({ verb }) => MOVES.includes(verb))) return [];
  const lit = new Set(options.map(({ picks }) => picks[0]));
  return waysFor(at, actor).flatMap(({ to, answers, cost }) => {
    const ref = cellRef(to);
    if (lit.has(ref)) return [];
    return [{ key: `to ${to}`, to: ref, answers, cost, label: wayLabel(q, to, answers, cost) }];
  });
}

/* Answers too many to list */

function composedOf({ at, decision }: FigureQuestion, choice: ChoiceOffer): readonly ComposedOption<Verb>[] {
  const word = verbWord(at, decision.prompt, choice.verb);
  if (choice.form === 'some') {
    const { verb, least, most, items } = choice;
    const label = at.say(`choices.some.${verb}`, { least, most });
    const cards = items.map((item) => cardItem(at, verb, item));
    return [{ form: 'some', answer: verb, verb: word, label, least, most, items: cards }];
  }
  if (choice.form !== 'split') return [];
  const { verb, total, bins, caps } = choice;
  const label = at.say('choices.split', { total });
  const items = bins.map((bin, i) => ({ ...binItem(at, decision, bin), cap: caps[i] }));
  return [{ form: 'split', answer: verb, verb: word, label, total, items }];
}

/** A weapon set to take, or an event card to give up. */
function cardItem(at: ViewContext, verb: Verb, item: number): ComposedItem {
  if (verb === 'weapons')
    return {
      item,
      label: setName(at, item),
      hint: at.listed(cardsOfSet(at, item)),
      icon: setIcon(item),
      ref: cardRef('set', item),
    };
  return {
    item,
    label: cardTitle(at, 'event', item),
    hint: at.say('choices.eventItem', {
      set: eventSetName(at, EVENTS[item].set),
      text: at.say(`event.${EVENTS[item].title}.text`),
    }),
    icon: eventIcon(item),
    ref: cardRef('event', item),
  };
}

/** A place for Argent Power, and how much lies there already. */
function binItem(at: ViewContext, { prompt }: Decision, bin: number): ComposedItem {
  const { argent, invasionArgent } = at.view.state;
  const there = (n: number) => at.say('choices.argentThere', { n });
  return bin === INVASION
    ? {
        item: bin,
        label: at.say('argent.invasionCard'),
        hint: prompt === 'summoning.moveStored' ? at.say('choices.argentLost') : there(invasionArgent),
        icon: ICONS.invasion,
      }
    : {
        item: bin,
        label: demonName(at, bin),
        hint: there(argent[bin]),
        icon: demonIcon(bin),
        ref: cardRef('demon', bin),
      };
}
