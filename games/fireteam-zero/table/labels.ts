import { factOf, type VerbOf } from '@sightline/kernel';
import type { Icon, OptionMark } from '@sightline/table';
import { specialists } from '../rules/board.ts';
import type { Answer, Decision, Verb } from '../rules/decisions.ts';
import { goingAlong } from '../rules/escorting.ts';
import { costOf } from '../rules/walking.ts';
import { deedWords } from './deed-words.ts';
import { dieWords } from './dice.ts';
import { type HeroQuestion, numberAbout, targetKind } from './hero-question.ts';
import { ICONS, ROLE_ICONS, TYPE_ICONS } from './icons.ts';
import { cardName, deedName, figureName, heroName, isOwnDeed, nameOf, placeName } from './names.ts';

/** The ways out of a question when nothing else is wanted. */
export const CLOSING: readonly Verb[] = [
  'end',
  'pass',
  'none',
  'keep',
  'forgo',
  'rest',
  'leave',
  'decline',
  'stay',
];

const MARKS: Readonly<Partial<Record<Verb, OptionMark>>> = {
  step: 'step',
  target: 'attack',
  attack: 'attack',
  search: 'interact',
  act: 'interact',
  push: 'place',
  react: 'card',
  propose: 'card',
  use: 'card',
  hero: 'card',
};

export const markOf = ({ decision }: HeroQuestion, [verb]: Answer): OptionMark =>
  decision.prompt === 'tactics.decide' ? 'card' : (MARKS[verb] ?? 'plain');

type ChoiceKeyOf<D extends Decision> = D extends unknown ? `choice.${D['prompt']}.${VerbOf<D>}` : never;
type ChoiceKey = ChoiceKeyOf<Decision>;

/** What is done, for a button. */
export function verbOf({ at, decision }: HeroQuestion, verb: Verb): string {
  // The verb is one of the question's own.
  return at.say(`choice.${decision.prompt}.${verb}` as ChoiceKey);
}

/** The whole of it in words. */
export function labelOf(q: HeroQuestion, answer: Answer): string {
  const { at, t, decision } = q;
  const { say } = at;
  const [verb, first, second] = answer;
  switch (verb) {
    case 'hero': {
      const { id, role } = at.statics.box.content.heroes[first];
      return say('label.hero', { hero: nameOf(at, 'card', id), role: say(`scene.role.${role}`) });
    }
    case 'propose':
    case 'react':
      return say(`label.${verb}`, { card: cardName(at, first) });
    case 'step':
      if (decision.prompt === 'monsterMove.step')
        return say('label.monsterStep', {
          monster: figureName(at, numberAbout(q, 'monster')),
          place: placeName(at, first),
        });
      if (decision.prompt === 'forcedMove.escort')
        return say('label.goes', { place: placeName(at, first), with: escortWords(q, second) });
      return say('label.step', {
        place: placeName(at, first),
        n: q.hero < 0 ? 1 : costOf(t, q.hero, first),
        with: escortWords(q, second),
      });
    case 'push':
      return say('label.push', {
        figure: figureName(at, numberAbout(q, 'figure')),
        place: placeName(at, first),
      });
    case 'search':
      return say('label.search', { n: first + 1 });
    case 'target':
    case 'attack':
      return say('label.target', { target: figureName(at, first) });
    case 'activate':
      return say('label.activate', { monster: figureName(at, first) });
    case 'stepIn':
      return say('label.stepIn', { hero: heroName(at, first) });
    case 'act':
      return deedName(at, first);
    case 'use':
      return isOwnDeed(at, second)
        ? say('label.useOwn', { hero: heroName(at, first) })
        : say('label.use', { what: deedName(at, second), hero: heroName(at, first) });
    case 'reroll':
      return say('label.reroll', { die: dieWords(at, dieAt(q, first)), n: first + 1 });
    case 'choose':
      return chosenWords(q, first);
    default:
      return verbOf(q, verb);
  }
}

const dieAt = ({ decision }: HeroQuestion, die: number): number => factOf(decision, 'dice')?.[die] ?? 0;

/** Whom the hero takes along; `none`: nobody is there to be taken. */
function escortWords({ at, t, hero }: HeroQuestion, escort: number | undefined): string {
  const place = hero < 0 ? -1 : t.state.at[hero];
  const there = specialists.filter((s) => t.state.at[s] === place);
  if (there.length === 0 || escort === undefined) return 'none';
  const along = goingAlong(escort);
  return along.length === 0 ? 'alone' : at.listed(along.map((s) => figureName(at, s)));
}

function chosenWords(q: HeroQuestion, chosen: number): string {
  const { at, decision } = q;
  switch (decision.prompt) {
    case 'tactics.decide':
      return at.say('label.propose', { card: cardName(at, chosen) });
    case 'chooseOption.choose':
      return deedWords(at, at.statics.box.deeds[chosen]);
    case 'carryOut.choose':
      if (targetKind(q) === 'location') return placeName(at, chosen);
      return targetKind(q) === 'discarded' ? cardName(at, chosen) : figureName(at, chosen);
    default:
      return figureName(at, chosen);
  }
}

const VERB_ICONS: Readonly<Partial<Record<Verb, Icon>>> = {
  step: ICONS.step,
  search: ICONS.search,
  end: ICONS.end,
  pass: 'return-arrow',
  none: 'return-arrow',
  draw: ICONS.draw,
  stand: ICONS.stand,
  stay: ICONS.stay,
  reroll: ICONS.reroll,
  keep: 'check-mark',
  turn: ICONS.heads,
  leave: ICONS.tails,
  rest: 'next-button',
  stepIn: ICONS.shield,
  activate: ICONS.monsters,
  bury: ICONS.discard,
  forgo: 'return-arrow',
  use: ICONS.focus,
  act: ICONS.action,
  target: ICONS.range,
  attack: ICONS.range,
};

export function iconOf({ at }: HeroQuestion, [verb, first]: Answer): Icon | undefined {
  if (verb === 'hero') return ROLE_ICONS[at.statics.box.content.heroes[first].role];
  if (verb === 'react' || verb === 'propose') return TYPE_ICONS[at.statics.box.cards[first].attack.type];
  return VERB_ICONS[verb];
}
