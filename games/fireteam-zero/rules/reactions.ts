import type { Check, Seat } from '@sightline/kernel';
import type { Ability } from '../content/card-types.ts';
import { ambushGoesOn, canPay } from './abilities.ts';
import { isActive, rangeBetween, seatOf } from './board.ts';
import type { DeckCard } from './box.ts';
import { holds } from './conditions.ts';
import { type Fireteam, type G, NONE, NOWHERE, type OpenTable } from './fireteam.ts';
import { isAgainstUnblockable, isIdle } from './idle.ts';
import { heroFlag, heroNumber } from './modifiers.ts';
import { about, type MomentLocals } from './moment.ts';
import { hasTarget } from './targets.ts';

/** The hero of a seat that holds a card; NONE if none does. */
export function holderOf(g: OpenTable, seat: Seat, card: number): number {
  for (let h = 0; h < g.statics.heroes; h++)
    if (seatOf(g, h) === seat && g.state.heroes[h].hand.items.includes(card)) return h;
  return NONE;
}

/** FZ-REA-04, 08: an attack with the card itself needs its target in range. */
function attackReaches(g: G, card: DeckCard, hero: number, l: MomentLocals): boolean {
  return (
    card.reaction === undefined ||
    card.reaction.effects.every((e) => {
      if (e.do !== 'attack' || e.at === 'choose' || e.at === 'target') return true;
      const part = e.with === 'thisCard' ? card.attack : e.with;
      const place = g.state.at[e.at === 'subject' ? l.subject : l.other] ?? NOWHERE;
      if (place === NOWHERE) return false;
      const range = rangeBetween(g, g.state.at[hero], place);
      return range <= part.range + heroNumber(g, hero, 'range', { type: part.type, ranged: range > 0 });
    })
  );
}

const comesToNothing = (g: G, l: MomentLocals, { reaction, attack }: DeckCard, hero: number): boolean =>
  reaction !== undefined && isIdle(g, reaction, { ...about(l, hero), when: l.of, part: attack });

const deedOf = (g: G, card: number): Ability | undefined => g.statics.box.cards[card]?.reaction;

const notInAmbush: Check<Fireteam, MomentLocals> = { rule: 'FZ-AMB-04', holds: (g) => !ambushGoesOn(g) };
const mayPlay: Check<Fireteam, MomentLocals> = {
  rule: 'FZ-KD-05',
  holds: (g, _l, card) => {
    const hero = holderOf(g, g.seat, card);
    return hero !== NONE && isActive(g, hero);
  },
};
/** DeckCard texts beat the rules (FZ-GEN-09). */
const notForbidden: Check<Fireteam, MomentLocals> = {
  rule: 'FZ-GEN-09',
  holds: (g, _l, card) => !heroFlag(g, holderOf(g, g.seat, card), 'noReactions'),
};
const isItsMoment: Check<Fireteam, MomentLocals> = {
  rule: 'FZ-REA-01',
  holds: (g, l, card) => deedOf(g, card)?.when === l.of,
};
const onePerEvent: Check<Fireteam, MomentLocals> = {
  rule: 'FZ-REA-02',
  holds: (g, l, card) => !l.reacted.includes(holderOf(g, g.seat, card)),
};
const fits: Check<Fireteam, MomentLocals> = {
  rule: 'FZ-REA-01',
  holds: (g, l, card) => {
    const reaction = deedOf(g, card);
    if (reaction?.if === undefined) return true;
    const { within, ...rest } = reaction.if;
    return holds(g, rest, about(l, holderOf(g, g.seat, card)));
  },
};
const targetInRange: Check<Fireteam, MomentLocals> = {
  rule: 'FZ-REA-04',
  holds: (g, l, card) => {
    const reaction = deedOf(g, card);
    const hero = holderOf(g, g.seat, card);
    const within = reaction?.if?.within;
    if (within !== undefined && !holds(g, { within }, about(l, hero))) return false;
    return (
      hasTarget(g, reaction?.target, about(l, hero)) && attackReaches(g, g.statics.box.cards[card], hero, l)
    );
  },
};
const isPayable: Check<Fireteam, MomentLocals> = {
  rule: 'FZ-KD-13',
  holds: (g, _l, card) => {
    const reaction = deedOf(g, card);
    return reaction === undefined || canPay(g, reaction, holderOf(g, g.seat, card), card);
  },
};
const notAgainstUnblockable: Check<Fireteam, MomentLocals> = {
  rule: 'FZ-REA-07',
  holds: (g, l, card) => {
    const reaction = deedOf(g, card);
    return reaction === undefined || !isAgainstUnblockable(g, reaction, l.of);
  },
};
const doesSomething: Check<Fireteam, MomentLocals> = {
  rule: 'FZ-REA-09',
  holds: (g, l, card) => !comesToNothing(g, l, g.statics.box.cards[card], holderOf(g, g.seat, card)),
};

/** Every "may not" of playing a reaction. */
export const CARD_CHECKS = [
  notInAmbush,
  isItsMoment,
  mayPlay,
  onePerEvent,
  notForbidden,
  fits,
  targetInRange,
  isPayable,
  notAgainstUnblockable,
  doesSomething,
];

/**
 * With closed hands: could the hero hold a card that fits, as far as the whole table knows? It is asked then even if
 * all it can do is pass, so that a window does not tell what is in a hand.
 */
export function couldReact(g: G, l: MomentLocals, hero: number): boolean {
  const { hand, discard, played: laid, card, upgrades } = g.state.heroes[hero];
  if (hand.items.length === 0 || l.reacted.includes(hero) || ambushGoesOn(g) || !isActive(g, hero))
    return false;
  if (heroFlag(g, hero, 'noReactions')) return false;
  const { box } = g.statics;
  const { role } = box.content.heroes[card];
  for (const number of box.reactions.get(l.of) ?? []) {
    const c = box.cards[number];
    const reaction = c.reaction as Ability;
    if (c.role !== role || (c.upgrade >= 0 && !upgrades.includes(c.upgrade))) continue;
    if (discard.items.includes(number) || laid.items.includes(number) || comesToNothing(g, l, c, hero))
      continue;
    const concern = about(l, hero);
    if (
      (reaction.cost ?? 0) < hand.items.length &&
      holds(g, reaction.if, concern) &&
      hasTarget(g, reaction.target, concern) &&
      attackReaches(g, c, hero, l)
    )
      return true;
  }
  return false;
}
