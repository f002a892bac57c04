import { aboutOf, blur, localsOf, notices, optionsOf } from '@sightline/bots';
import { factOf } from '@sightline/kernel';
import type { Ability, When } from '../content/card-types.ts';
import { isActive, isMonster } from '../rules/board.ts';
import { NONE } from '../rules/fireteam.ts';
import * as sequences from '../rules/procedures.ts';
import { holderOf } from '../rules/reactions.ts';
import { keepWorth } from './cards.ts';
import { type DeedView, deedViewOf } from './deed-view.ts';
import { dread, huntedBy, lossOf, outlookOf } from './outlook.ts';
import { type BotReading, type ReasonedAnswer, reasoned } from './reading.ts';
import type { BotReason } from './why.ts';
import { blow, worthOf } from './worth-of-effects.ts';

/** What a reaction must save beyond what it costs. */
const LEAST = 0.15;

const PASS: ReasonedAnswer = reasoned('any', 'pass');

/** Moments at which somebody is in danger. */
const DANGERS: readonly (When | undefined)[] = ['heroTargeted', 'heroHit', 'heroDown'];

/** A moment at which cards and abilities may be used: the best of them, if it saves more than it costs. */
export function react(r: BotReading): ReasonedAnswer {
  const cards = optionsOf(r, 'react');
  const abilities = optionsOf(r, 'use');
  if ((cards.length === 0 && abilities.length === 0) || !notices(r)) return PASS;
  const subject = aboutOf(r, 'subject');
  const base = deedViewOf(r, { subject, other: aboutOf(r, 'other'), here: aboutOf(r, 'here') });
  const friend = isMonster(subject) ? huntedBy(base.o, subject) : subject;
  const forFriend: BotReason = isMonster(subject)
    ? 'guard'
    : DANGERS.includes(factOf(r.question.decision, 'of'))
      ? 'cover'
      : 'help';
  let top: { said: ReasonedAnswer; worth: number } | null = null;
  let saved: ReasonedAnswer | null = null;
  const weigh = (worth: number, cost: number, by: number, answer: ReasonedAnswer['answer']) => {
    const blurred = worth - cost + blur(r);
    const why = friend < 0 || friend === by ? 'self' : forFriend;
    if (blurred > LEAST && (top === null || blurred > top.worth))
      top = { said: { why, answer, by, to: [friend] }, worth: blurred };
    else if (answer[0] === 'react' && why === 'cover' && worth > 0)
      saved = { ...PASS, why: 'save', by, to: [friend] };
  };
  for (const [card] of cards) {
    const you = holderOf(r.table, r.seat, card);
    const text = r.statics.box.cards[card];
    if (you === NONE || text.reaction === undefined) continue;
    const scene: DeedView = { ...base, you, part: text.attack };
    const cost = lossOf(r, base.o, you, 1) + 0.2 * keepWorth(r, card);
    weigh(worthOf(scene, text.reaction), cost, you, ['react', card]);
  }
  for (const [you, deed] of abilities) {
    const ability = r.statics.box.deeds[deed] as Ability;
    const once = ability.once === 'mission' ? 2 : ability.once === 'round' ? 0.1 : 0;
    weigh(worthOf({ ...base, you }, ability), once, you, ['use', you, deed]);
  }
  return (top as { said: ReasonedAnswer } | null)?.said ?? saved ?? PASS;
}

/** Who steps in takes the attack: worth it where the target would fall, or is much nearer to it. */
export function stepIn(r: BotReading): ReasonedAnswer {
  const options = optionsOf(r, 'stepIn');
  const a = localsOf(r, sequences.attack);
  if (options.length === 0 || a === null || !notices(r)) return reasoned('any', 'stay');
  const o = outlookOf(r);
  const cost = (hero: number) =>
    isActive(r.table, hero)
      ? dread(r, o.hands[hero], o.expected[hero] * 0.7 + blow(r, a, hero)) -
        dread(r, o.hands[hero], o.expected[hero] * 0.7)
      : 0;
  const theirs = cost(a.target);
  for (const [hero] of options)
    if (cost(hero) + 0.4 < theirs) return { ...reasoned('stepIn', 'stepIn', hero), by: hero, to: [a.target] };
  return reasoned('any', 'stay');
}
