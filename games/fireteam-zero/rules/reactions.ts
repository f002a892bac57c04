import { type Call, type Check, call, type Seat } from '@sightline/kernel';
import type { Ability, Deed, When } from '../content/card-types.ts';
import { heroesInTurnOrder, isActive, isMonster, monsterOf, rangeBetween, seatOf } from './board.ts';
import type { Card } from './box.ts';
import { type Concern, holds } from './conditions.ts';
import { layOut } from './decks.ts';
import { FIRST_MONSTER, type Fireteam, type G, MISSION, NONE, NOWHERE, ROUND, TURN } from './fireteam.ts';
import { afterwards, type Between } from './flow.ts';
import { played, triggered, used } from './happenings.ts';
import { heroFlag, heroNumber } from './modifiers.ts';
import { ambush, carryOut, moment, search, wound } from './procedures.ts';
import type { Source, Trigger } from './statics.ts';
import { hasTarget } from './targets.ts';

interface Moment {
  of: When;
  subject: number;
  other: number;
  here: number;
  next: number;
  reacted: number[];
  used: { hero: number; deed: number }[];
}

const about = (l: Omit<Moment, 'next' | 'reacted' | 'used'>, you: number, it = NONE): Concern => ({
  you,
  it,
  subject: l.subject,
  other: l.other,
  here: l.here,
});

/* Rules of the game, which do their work by themselves */

function inForce(g: G, source: Source, l: { subject: number; other: number }): boolean {
  const { objectives, tasks, tokens, revealed } = g.state;
  switch (source.is) {
    case 'mission':
      return true;
    case 'objective':
      return !objectives[source.of].done;
    case 'task':
      return tasks.some((task) => task.card === source.of);
    case 'token':
      return tokens.some((token) => token.kind === source.of);
    case 'twist':
      return revealed.items.includes(source.of);
    case 'monster':
      return monsterConcerned(g, source.of, l) !== NONE;
  }
}

/** FZ-SET-21: the monster of that card which the moment is about; of moments about nobody, one on the board. */
function monsterConcerned(
  g: G,
  kind: number,
  { subject, other }: { subject: number; other: number },
): number {
  for (const figure of [subject, other])
    if (isMonster(figure) && monsterOf(g, figure).kind === kind) return figure;
  if (subject !== NONE) return NONE;
  const { at } = g.state;
  for (let m = FIRST_MONSTER; m < at.length; m++)
    if (at[m] !== NOWHERE && monsterOf(g, m).kind === kind) return m;
  return NONE;
}

const itOf = (g: G, { source }: Trigger, l: { subject: number; other: number }): number =>
  source.is === 'monster' ? monsterConcerned(g, source.of, l) : NONE;

const fires = (g: G, trigger: Trigger, l: Omit<Moment, 'next' | 'reacted' | 'used'>): boolean =>
  inForce(g, trigger.source, l) &&
  !g.state.spent.some((s) => s.deed === trigger.deed) &&
  holds(g, trigger.ability.if, about(l, NONE, itOf(g, trigger, l)));

/* What players may do */

/** FZ-AMB-04, 08: from drawing the card until the ambusher's activation ends. */
export const ambushGoesOn = (g: G): boolean => g.within(ambush) !== null || g.within(search)?.ambush === true;

/** The hero of a seat that holds a card; NONE if none does. */
function holderOf(g: G, seat: Seat, card: number): number {
  for (let h = 0; h < g.statics.heroes; h++)
    if (seatOf(g, h) === seat && g.state.heroes[h].hand.items.includes(card)) return h;
  return NONE;
}

/** FZ-KD-13: a cost that cannot be paid in full cannot be chosen. `card` is spent anyway. */
const canPay = (g: G, deed: Deed, hero: number, card: number): boolean =>
  (deed.cost ?? 0) <= g.state.heroes[hero].hand.items.length - (card === NONE ? 0 : 1);

/** FZ-REA-07, FZ-GLO-01: nothing prevents unblockable damage. */
function isIdle(g: G, deed: Deed): boolean {
  const hit = g.within(wound);
  return (
    hit?.unblockable === true &&
    deed.effects.every((e) => e.do === 'prevent' || e.do === 'takeIt' || e.do === 'cancel')
  );
}

/** FZ-REA-04, 08: an attack with the card itself needs its target in range. */
function attackReaches(g: G, card: Card, hero: number, l: Moment): boolean {
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

const deedOf = (g: G, card: number): Ability | undefined => g.statics.box.cards[card]?.reaction;

const notInAmbush: Check<Fireteam, Moment> = { rule: 'FZ-AMB-04', holds: (g) => !ambushGoesOn(g) };
const mayPlay: Check<Fireteam, Moment> = {
  rule: 'FZ-KD-05',
  holds: (g, _l, card) => {
    const hero = holderOf(g, g.seat, card);
    return hero !== NONE && isActive(g, hero);
  },
};
/** Card texts beat the rules (FZ-GEN-09). */
const notForbidden: Check<Fireteam, Moment> = {
  rule: 'FZ-GEN-09',
  holds: (g, _l, card) => !heroFlag(g, holderOf(g, g.seat, card), 'noReactions'),
};
const isItsMoment: Check<Fireteam, Moment> = {
  rule: 'FZ-REA-01',
  holds: (g, l, card) => deedOf(g, card)?.when === l.of,
};
const onePerEvent: Check<Fireteam, Moment> = {
  rule: 'FZ-REA-02',
  holds: (g, l, card) => !l.reacted.includes(holderOf(g, g.seat, card)),
};
const fits: Check<Fireteam, Moment> = {
  rule: 'FZ-REA-01',
  holds: (g, l, card) => {
    const reaction = deedOf(g, card);
    if (reaction?.if === undefined) return true;
    const { within, ...rest } = reaction.if;
    return holds(g, rest, about(l, holderOf(g, g.seat, card)));
  },
};
const targetInRange: Check<Fireteam, Moment> = {
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
const isPayable: Check<Fireteam, Moment> = {
  rule: 'FZ-KD-13',
  holds: (g, _l, card) => {
    const reaction = deedOf(g, card);
    return reaction === undefined || canPay(g, reaction, holderOf(g, g.seat, card), card);
  },
};
const doesSomething: Check<Fireteam, Moment> = {
  rule: 'FZ-REA-07',
  holds: (g, _l, card) => {
    const reaction = deedOf(g, card);
    return reaction === undefined || !isIdle(g, reaction);
  },
};

/* Abilities of heroes and focus cards */

function eachAbility(g: G, hero: number, visit: (ability: Ability) => void): void {
  const { card, focuses } = g.state.heroes[hero];
  const { content, focuses: cards } = g.statics.box;
  content.heroes[card]?.abilities?.forEach(visit);
  for (const focus of focuses) cards[focus].abilities?.forEach(visit);
}

const isSpent = (g: G, hero: number, deed: number): boolean =>
  g.state.heroes[hero].spent.some((s) => s.deed === deed);

export const UNTIL = { turn: TURN, round: ROUND, mission: MISSION } as const;

/** Notes that something was used that may be used only so often. */
export function spend(g: G, hero: number, deed: number): void {
  const { once } = g.statics.box.deeds[deed] as { readonly once?: keyof typeof UNTIL };
  if (once !== undefined) g.state.heroes[hero].spent.push({ deed, until: UNTIL[once] });
}

function mayUse(g: G, hero: number, ability: Ability, l: Moment): boolean {
  if (ability.when !== l.of || ambushGoesOn(g) || !isActive(g, hero)) return false;
  const deed = g.statics.box.numberOf(ability);
  if (isSpent(g, hero, deed) || l.used.some((u) => u.hero === hero && u.deed === deed)) return false;
  const concern = about(l, hero);
  return (
    holds(g, ability.if, concern) &&
    hasTarget(g, ability.target, concern) &&
    canPay(g, ability, hero, NONE) &&
    !isIdle(g, ability)
  );
}

/* The moment */

const CARD_CHECKS = [
  notInAmbush,
  isItsMoment,
  mayPlay,
  onePerEvent,
  notForbidden,
  fits,
  targetInRange,
  isPayable,
  doesSomething,
];

/** The seats that are asked, in turn order (FZ-REA-05). */
const seatsInOrder = (g: G): Seat[] => [...new Set(heroesInTurnOrder(g).map((h) => seatOf(g, h)))];

/**
 * With closed hands: could the hero hold a card that fits, as far as the whole table knows? It is asked then even if
 * all it can do is pass, so that a window does not tell what is in a hand.
 */
function couldReact(g: G, l: Moment, hero: number): boolean {
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
    if (discard.items.includes(number) || laid.items.includes(number) || isIdle(g, reaction)) continue;
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

/** Does anything happen at a moment, or might somebody react? Asked first: most moments pass unnoticed. */
function matters(g: G, l: Moment): boolean {
  if (g.statics.triggers.get(l.of)?.some((trigger) => fires(g, trigger, l))) return true;
  if (ambushGoesOn(g)) return false;
  const { heroes, closedHands, box } = g.statics;
  for (let h = 0; h < heroes; h++) {
    if (!isActive(g, h)) continue;
    if (closedHands) {
      if (couldReact(g, l, h)) return true;
    } else
      for (const card of g.state.heroes[h].hand.items)
        if (box.cards[card].reaction?.when === l.of) return true;
    let has = false;
    eachAbility(g, h, (ability) => {
      if (ability.when === l.of) has = true;
    });
    if (has) return true;
  }
  return false;
}

/** Something happens that cards speak of; undefined if nothing comes of it. */
export function momentOf(g: G, of: When, subject: number, other: number, here: number): Between {
  const l = { of, subject, other, here };
  return matters(g, { ...l, next: 0, reacted: [], used: [] }) ? call(moment, l) : undefined;
}

moment.steps('rules', 'react').are({
  rules(g, l): Call<Fireteam, 'rules'> | undefined {
    const triggers = g.statics.triggers.get(l.of) ?? [];
    while (l.next < triggers.length) {
      const trigger = triggers[l.next++];
      if (!fires(g, trigger, l)) continue;
      const { source, deed } = trigger;
      const { once } = trigger.ability;
      if (once !== undefined) g.state.spent.push({ deed, until: UNTIL[once] });
      g.emit(triggered, { source: source.is, of: 'of' in source ? source.of : NONE, deed });
      const task = source.is === 'task' ? source.of : NONE;
      const it = itOf(g, trigger, l);
      return afterwards(
        call(carryOut, { deed, ...about(l, NONE, it), target: NONE, card: NONE, task }),
        'rules',
      ) as Call<Fireteam, 'rules'>;
    }
    return undefined;
  },
  react: {
    ask: 'priority',
    seats: seatsInOrder,
    about: (_g, l) => ({ of: l.of, subject: l.subject, other: l.other, here: l.here }),
    mayHave: (g, l, seat) => {
      if (!g.statics.closedHands) return false;
      for (let h = 0; h < g.statics.heroes; h++)
        if (seatOf(g, h) === seat && couldReact(g, l, h)) return true;
      return false;
    },
    choices: {
      /** FZ-REA-01: a card from hand, for its reaction */
      react: {
        form: 'one',
        candidates(g, _l, offer) {
          for (let h = 0; h < g.statics.heroes; h++)
            if (seatOf(g, h) === g.seat) for (const card of g.state.heroes[h].hand.items) offer(card);
        },
        checks: CARD_CHECKS,
        does(g, l, card) {
          const hero = holderOf(g, g.seat, card);
          l.reacted.push(hero);
          layOut(g, hero, card);
          g.emit(played, { hero, card, as: 'reaction' });
          const deed = g.statics.box.numberOf(g.statics.box.cards[card].reaction as Deed);
          return call(carryOut, { deed, ...about(l, hero), target: NONE, card, task: NONE });
        },
      },
      /** an ability of the hero or of a focus card */
      use: {
        form: 'one',
        candidates(g, l, offer) {
          for (let h = 0; h < g.statics.heroes; h++)
            if (seatOf(g, h) === g.seat && isActive(g, h))
              eachAbility(g, h, (ability) => {
                if (ability.when === l.of) offer(h, g.statics.box.numberOf(ability));
              });
        },
        checks: [
          { rule: 'FZ-KD-14', holds: (g, _l, hero) => isActive(g, hero) },
          {
            rule: 'FZ-SET-11',
            holds: (g, l, hero, deed) => mayUse(g, hero, g.statics.box.deeds[deed] as Ability, l),
          },
        ],
        does(g, l, hero, deed) {
          l.used.push({ hero, deed });
          spend(g, hero, deed);
          g.emit(used, { hero, deed });
          return call(carryOut, { deed, ...about(l, hero), target: NONE, card: NONE, task: NONE });
        },
      },
    },
  },
});

export { canPay, isSpent };
