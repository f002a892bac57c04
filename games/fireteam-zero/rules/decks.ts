import { EVERYONE, NOBODY, only, type Pile, type SeatSet } from '@sightline/kernel';
import { seatOf } from './board.ts';
import { discarded, drew, recovered, reshuffled } from './events.ts';
import type { G, OpenTable } from './fireteam.ts';

/** The stream every deck is shuffled with. */
export const CARDS = 'cards';

/** FZ-HID-01: hands are open to all, unless the players want them closed. */
export const whoSeesHand = (g: G, hero: number): SeatSet =>
  g.statics.closedHands ? only(seatOf(g, hero)) : EVERYONE;

/** The hero that is seen to hold a card in hand, or NONE. */
export const whoHolds = (t: OpenTable, card: number): number =>
  t.state.heroes.findIndex(({ hand }) => hand.items.includes(card));

function refill(g: G, hero: number): boolean {
  const { deck, discard } = g.state.heroes[hero];
  if (discard.items.length === 0) return false;
  while (discard.items.length > 0) g.move(discard, discard.items.length - 1, deck, NOBODY);
  g.shuffle(CARDS, deck);
  g.emit(reshuffled, { hero, cards: deck.items.length });
  return true;
}

/** FZ-TAC-16: there is something to draw. */
export const hasCardsLeft = (g: G, hero: number): boolean => {
  const { deck, discard } = g.state.heroes[hero];
  return deck.items.length + discard.items.length > 0;
};

/** FZ-TAC-12, 13, 16: also above the hand limit; the discard pile becomes the deck the moment that is empty. */
export function drawCards(g: G, hero: number, count: number): void {
  const { deck, hand } = g.state.heroes[hero];
  const seen = whoSeesHand(g, hero);
  const cards: number[] = [];
  while (cards.length < count) {
    if (deck.items.length === 0 && !refill(g, hero)) break;
    cards.push(g.move(deck, deck.items.length - 1, hand, seen));
    if (deck.items.length === 0) refill(g, hero);
  }
  if (cards.length > 0) g.emit(drew, { hero, count: cards.length, cards }, { cards: seen });
}

/** FZ-MATK-13, FZ-CARD-04: face up, to the owner's discard pile. */
export function discardCards(g: G, hero: number, cards: readonly number[], why: string): void {
  if (cards.length === 0) return;
  const { hand, discard } = g.state.heroes[hero];
  for (const card of cards) g.move(hand, hand.items.indexOf(card), discard, EVERYONE);
  g.emit(discarded, { hero, cards, why });
}

/** A response or reaction lies on the table while it is resolved. */
export function layOut(g: G, hero: number, card: number): void {
  const { hand, played } = g.state.heroes[hero];
  g.move(hand, hand.items.indexOf(card), played, EVERYONE);
}

/** FZ-CARD-04 */
export function putAway(g: G, hero: number, card: number): void {
  const { played, discard } = g.state.heroes[hero];
  const at = played.items.indexOf(card);
  if (at >= 0) g.move(played, at, discard, EVERYONE);
}

/** A card comes back from a pile that all could see. */
function toHand(g: G, hero: number, from: Pile, at: number): void {
  const { hand } = g.state.heroes[hero];
  const seen = whoSeesHand(g, hero);
  g.move(from, at, hand, seen);
  // Where it lies in a closed hand would tell the others which cards are played later.
  if (seen !== EVERYONE) g.conceal(hand, seen);
}

/** A proposed response that was not chosen. */
export function takeBack(g: G, hero: number, card: number): void {
  const { played } = g.state.heroes[hero];
  const at = played.items.indexOf(card);
  if (at >= 0) toHand(g, hero, played, at);
}

export function recoverCard(g: G, hero: number, card: number): void {
  const { discard } = g.state.heroes[hero];
  const at = discard.items.indexOf(card);
  if (at < 0) return;
  toHand(g, hero, discard, at);
  g.emit(recovered, { hero, card });
}

export const top = (pile: Pile): number => pile.items.length - 1;
