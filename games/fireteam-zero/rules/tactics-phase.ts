import { type Check, call } from '@sightline/kernel';
import type { Deed } from '../content/card-types.ts';
import { canPay } from './abilities.ts';
import { groupSeat, heroesInTurnOrder, inTurnOrder, isActive, seatOf } from './board.ts';
import { drawCards, hasCardsLeft, layOut, takeBack, whoHolds } from './decks.ts';
import { phaseBegan, played, tokenPassed } from './events.ts';
import { type Fireteam, type G, NONE, type OpenTable } from './fireteam.ts';
import { isIdle } from './idle.ts';
import { handLimitOf, tableFlag } from './modifiers.ts';
import { carryOut, tactics } from './procedures.ts';
import { hasTarget } from './targets.ts';

interface Tactics {
  proposed: number[];
  responder: number;
  declined: number[];
}

/** The hero whose proposed card lies on the table. */
const whoLaidOut = (g: G, card: number): number =>
  g.state.heroes.findIndex((hero) => hero.played.items.includes(card));

const concern = (g: G, hero: number) => ({
  you: hero,
  it: NONE,
  subject: hero,
  other: NONE,
  here: g.state.at[hero],
});

/* Checks for the response `a` */

const isYours: Check<Fireteam, Tactics> = {
  rule: 'FZ-TAC-03',
  holds: (g, _l, card) => {
    const hero = whoHolds(g, card);
    return hero !== NONE && seatOf(g, hero) === g.seat;
  },
};
const isUp: Check<Fireteam, Tactics> = {
  rule: 'FZ-TAC-05',
  holds: (g, _l, card) => isActive(g, whoHolds(g, card)),
};
const isResponse: Check<Fireteam, Tactics> = {
  rule: 'FZ-CARD-02',
  holds: (g, _l, card) => g.statics.box.cards[card].response !== undefined,
};
const finds: Check<Fireteam, Tactics> = {
  rule: 'FZ-TRSP-01',
  holds: (g, _l, card) => {
    const { response } = g.statics.box.cards[card];
    const hero = whoHolds(g, card);
    return (
      response === undefined ||
      (hasTarget(g, response.target, concern(g, hero)) && canPay(g, response, hero, card))
    );
  },
};

/** FZ-TRSP-03: something would come of it. */
const doesSomething: Check<Fireteam, Tactics> = {
  rule: 'FZ-TRSP-03',
  holds: (g, _l, card) => {
    const { response, attack } = g.statics.box.cards[card];
    const about = { ...concern(g, whoHolds(g, card)), when: null, part: attack };
    return response === undefined || !isIdle(g, response, about);
  },
};
const RESPONSE_CHECKS = [isYours, isUp, isResponse, finds, doesSomething];

/** Who is asked for a response: everybody who has one to play; with closed hands everybody who could (FZ-HID-01). */
function responders(g: G, l: Tactics): number {
  let seats = 0;
  if (tableFlag(g, 'noResponses')) return seats;
  for (let h = 0; h < g.statics.heroes; h++) {
    const { hand } = g.state.heroes[h];
    if (!isActive(g, h) || hand.items.length === 0) continue;
    const mayPlay = (card: number) =>
      [isResponse, finds, doesSomething].every((check) => check.holds(g, l, card, 0, 0));
    if (g.statics.closedHands || hand.items.some(mayPlay)) seats |= 1 << seatOf(g, h);
  }
  return seats;
}

/** FZ-TAC-09, 14: how many cards a hero would draw. */
export const missing = (t: OpenTable, hero: number): number =>
  Math.max(0, handLimitOf(t, hero) - t.state.heroes[hero].hand.items.length);

const isDrawing = (g: G, l: Tactics, hero: number): boolean =>
  hero + 1 !== l.responder && missing(g, hero) > 0 && hasCardsLeft(g, hero);

function drawers(g: G, l: Tactics): number {
  let seats = 0;
  for (let h = 0; h < g.statics.heroes; h++) if (isDrawing(g, l, h)) seats |= 1 << seatOf(g, h);
  return seats;
}

export const tacticsSteps = tactics.steps('begin', 'propose', 'decide', 'respond', 'offer', 'draw').are({
  /** FZ-TAC-01, 02 */
  begin(g) {
    g.emit(phaseBegan, { phase: 'tactics' });
    if (g.state.round === 1) return 'offer';
    g.state.first = inTurnOrder(g, 1);
    g.emit(tokenPassed, { first: g.state.first });
  },
  /** FZ-TAC-03, 04, 06: whoever wants to says so at the same time; nobody has to. */
  propose: {
    ask: 'sealed',
    seats: responders,
    timeout: () => ['none'],
    choices: {
      propose: {
        form: 'one',
        candidates(g, _l, offer) {
          for (let h = 0; h < g.statics.heroes; h++)
            if (seatOf(g, h) === g.seat) for (const card of g.state.heroes[h].hand.items) offer(card);
        },
        checks: RESPONSE_CHECKS,
        does(g, l, card) {
          // Who proposes a card lays it on the table.
          layOut(g, whoHolds(g, card), card);
          l.proposed.push(card);
        },
      },
      none: { form: 'confirm', does() {} },
    },
  },
  /** FZ-TAC-06: of several the first player decides which one. */
  decide: {
    ask: 'one',
    seat: groupSeat,
    choices: {
      choose: {
        form: 'one',
        candidates(_g, l, offer) {
          if (l.proposed.length > 1) for (const card of l.proposed) offer(card);
        },
        does(g, l, card) {
          for (const other of l.proposed) if (other !== card) takeBack(g, whoLaidOut(g, other), other);
          l.proposed = [card];
        },
      },
    },
    ifNone() {},
  },
  /** FZ-TAC-08: fully resolved before anybody draws. */
  respond(g, l) {
    const [card] = l.proposed;
    if (card === undefined) return;
    const hero = whoLaidOut(g, card);
    l.responder = hero + 1;
    g.emit(played, { hero, card, as: 'response' });
    const deed = g.statics.box.numberOf(g.statics.box.cards[card].response as Deed);
    return call(carryOut, { deed, ...concern(g, hero), target: NONE, card, task: NONE });
  },
  /** FZ-TAC-15: a player may decline. */
  offer: {
    ask: 'sealed',
    seats: drawers,
    timeout: () => ['draw'],
    choices: {
      draw: { form: 'confirm', does() {} },
      decline: {
        form: 'some',
        items(g, l, offer) {
          for (let h = 0; h < g.statics.heroes; h++)
            if (seatOf(g, h) === g.seat && isDrawing(g, l, h)) offer(h);
        },
        least: () => 1,
        most: (g) => g.statics.heroes,
        does(_g, l, heroes) {
          l.declined.push(...heroes);
        },
      },
    },
  },
  /** FZ-TAC-09 to 11, 14: in turn order, the full difference. */
  draw(g, l) {
    for (const hero of heroesInTurnOrder(g))
      if (isDrawing(g, l, hero) && !l.declined.includes(hero)) drawCards(g, hero, missing(g, hero));
  },
});
