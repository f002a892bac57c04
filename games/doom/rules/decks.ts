import { EVERYONE, NOBODY, only, type Pile } from '@sightline/kernel';
import { EVENTS } from '../content/index.ts';
import { type G, INVADER, NONE } from './doom.ts';
import { isDemon, ownerOf, seatOf } from './figures.ts';
import { defenseRevealed, discarded, drewActions, drewEvents, drewGlory, reshuffled } from './happenings.ts';

/** The stream every deck is shuffled with. */
const CARDS = 'cards';

/** DM-ACT-15, DM-EVT-02, DM-GK-09: an empty deck is made anew of its discard pile. False: both are empty. */
function refill(g: G, deck: Pile, discard: Pile, seat: number): boolean {
  if (deck.items.length > 0) return true;
  if (discard.items.length === 0) return false;
  shuffleInto(g, discard, deck);
  g.emit(reshuffled, { seat, cards: deck.items.length });
  return true;
}

/** Shuffles all of a pile into a deck. */
export function shuffleInto(g: G, from: Pile, deck: Pile): void {
  while (from.items.length > 0) g.move(from, from.items.length - 1, deck, NOBODY);
  g.shuffle(CARDS, deck);
}

const top = (deck: Pile): number => deck.items.length - 1;

/** DM-ACT-16: what there is is drawn. */
export function drawActions(g: G, marine: number, count: number): void {
  const { deck, hand, discard } = g.state.marines[marine];
  const seat = seatOf(marine);
  const cards: number[] = [];
  while (cards.length < count && refill(g, deck, discard, seat))
    cards.push(g.move(deck, top(deck), hand, only(seat)));
  if (cards.length > 0) g.emit(drewActions, { marine, count: cards.length, cards }, { cards: only(seat) });
}

/** DM-EVT-05: what there is is drawn. */
export function drawEvents(g: G, count: number): void {
  const { eventDeck, eventHand, eventDiscard } = g.state;
  const cards: number[] = [];
  while (cards.length < count && refill(g, eventDeck, eventDiscard, INVADER))
    cards.push(g.move(eventDeck, top(eventDeck), eventHand, only(INVADER)));
  if (cards.length > 0) g.emit(drewEvents, { count: cards.length, cards }, { cards: only(INVADER) });
}

/** DM-GK-03, 09, 13 */
export function drawGlory(g: G, marine: number): void {
  const { gloryDeck, gloryDiscard, marines } = g.state;
  if (!refill(g, gloryDeck, gloryDiscard, seatOf(marine))) return;
  const card = g.move(gloryDeck, top(gloryDeck), marines[marine].glory, only(seatOf(marine)));
  g.emit(drewGlory, { marine, card }, { card: only(seatOf(marine)) });
}

/** DM-DEF-01: the defender's top card, face up; NONE if there is no card at all (DM-DEF-05). */
export function revealDefense(g: G, figure: number): number {
  const { eventDeck, eventDiscard, eventDefense, marines } = g.state;
  const [deck, discard, defense] = isDemon(figure)
    ? [eventDeck, eventDiscard, eventDefense]
    : [marines[figure].deck, marines[figure].discard, marines[figure].defense];
  if (!refill(g, deck, discard, ownerOf(figure))) return NONE;
  const card = g.move(deck, top(deck), defense, EVERYONE);
  if (isDemon(figure)) seeEvent(g, card);
  g.emit(defenseRevealed, { figure, card });
  return card;
}

/** DM-ATK-13, DM-COV-07: revealed cards go to the discard pile. */
export function discardDefense(g: G, figure: number): void {
  const { eventDiscard, eventDefense, marines } = g.state;
  const [defense, discard] = isDemon(figure)
    ? [eventDefense, eventDiscard]
    : [marines[figure].defense, marines[figure].discard];
  while (defense.items.length > 0) g.move(defense, 0, discard, EVERYONE);
}

export function discardFromHand(g: G, marine: number, card: number): void {
  const { hand, discard } = g.state.marines[marine];
  g.move(hand, hand.items.indexOf(card), discard, EVERYONE);
  g.emit(discarded, { marine, card });
}

/** The table now knows that this event's set is in the game. */
function seeEvent(g: G, card: number): void {
  const { set } = EVENTS[card];
  if (!g.state.seenSets.includes(set)) g.state.seenSets.push(set);
}

/** An event card that is used lies face up before the Invader until it has been carried out (DM-EVT-01). */
export function layOutEvent(g: G, card: number): void {
  const { eventHand, eventDefense } = g.state;
  g.move(eventHand, eventHand.items.indexOf(card), eventDefense, EVERYONE);
  seeEvent(g, card);
}

/** The card of that title that was laid out last. */
export function putAwayEvent(g: G, title: number): void {
  const { eventDefense, eventDiscard } = g.state;
  const at = eventDefense.items.findLastIndex((card) => EVENTS[card].kind === title);
  if (at >= 0) g.move(eventDefense, at, eventDiscard, EVERYONE);
}

export function discardEvent(g: G, card: number): void {
  const { eventHand, eventDiscard } = g.state;
  g.move(eventHand, eventHand.items.indexOf(card), eventDiscard, EVERYONE);
  seeEvent(g, card);
}
