import { EVERYONE, NOBODY, only, type Pile, type SeatSet } from '@sightline/kernel';
import { EVENTS } from '../content/index.ts';
import { type G, INVADER, NONE } from './doom.ts';
import {
  defenseRevealed,
  discarded,
  drewActions,
  drewEvents,
  drewGlory,
  recovered,
  reshuffled,
} from './events.ts';
import { isDemon, seatOf } from './figures.ts';
import { drewOverItem } from './items.ts';

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
function shuffleInto(g: G, from: Pile, deck: Pile): void {
  while (from.items.length > 0) g.move(from, from.items.length - 1, deck, NOBODY);
  g.shuffle(CARDS, deck);
}

const top = (deck: Pile): number => deck.items.length - 1;

/* A marine's deck, of which all know in what layers it lies */

export function shuffleActions(g: G, marine: number): void {
  g.shuffle(CARDS, g.state.marines[marine].deck);
  isShuffled(g, marine);
}

function isShuffled(g: G, marine: number): void {
  const m = g.state.marines[marine];
  m.layers = [{ cards: m.deck.items.toSorted((a, b) => a - b), left: m.deck.items.length }];
}

function refillActions(g: G, marine: number): boolean {
  const { deck, discard } = g.state.marines[marine];
  if (deck.items.length > 0) return true;
  if (!refill(g, deck, discard, seatOf(marine))) return false;
  isShuffled(g, marine);
  return true;
}

function fromDeck(g: G, marine: number, to: Pile, seen: SeatSet): number {
  const { deck, layers } = g.state.marines[marine];
  const card = g.move(deck, top(deck), to, seen);
  const layer = layers.at(-1);
  if (layer !== undefined && --layer.left <= 0) layers.pop();
  return card;
}

/** DM-ACT-16: what there is is drawn. */
export function drawActions(g: G, marine: number, count: number): void {
  const { hand } = g.state.marines[marine];
  const seat = seatOf(marine);
  const cards: number[] = [];
  while (cards.length < count && refillActions(g, marine)) cards.push(fromDeck(g, marine, hand, only(seat)));
  if (cards.length === 0) return;
  g.emit(drewActions, { marine, count: cards.length, cards }, { cards: only(seat) });
  drewOverItem(g, marine);
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
  const card = isDemon(figure) ? revealEvent(g) : revealAction(g, figure);
  if (card !== NONE) g.emit(defenseRevealed, { figure, card });
  return card;
}

function revealEvent(g: G): number {
  const { eventDeck, eventDiscard, eventDefense } = g.state;
  if (!refill(g, eventDeck, eventDiscard, INVADER)) return NONE;
  const card = g.move(eventDeck, top(eventDeck), eventDefense, EVERYONE);
  seeEvent(g, card);
  return card;
}

function revealAction(g: G, marine: number): number {
  if (!refillActions(g, marine)) return NONE;
  drewOverItem(g, marine);
  return fromDeck(g, marine, g.state.marines[marine].defense, EVERYONE);
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
  fromHand(g, marine, card, g.state.marines[marine].discard);
  g.emit(discarded, { marine, card });
}

/** DM-ACT-02, 08: face up into the play area. */
export const playFromHand = (g: G, marine: number, card: number): void =>
  fromHand(g, marine, card, g.state.marines[marine].inPlay);

function fromHand(g: G, marine: number, card: number, to: Pile): void {
  const { hand } = g.state.marines[marine];
  g.move(hand, hand.items.indexOf(card), to, EVERYONE);
}

/** A card that lay open goes to the hand: all know that it does not lie in the deck. */
export function takeBack(g: G, marine: number, card: number): void {
  const { discard, hand, layers } = g.state.marines[marine];
  const seat = seatOf(marine);
  g.move(discard, discard.items.indexOf(card), hand, only(seat));
  // Where it lies in the hand would tell the others which cards are played later.
  g.conceal(hand, only(seat));
  for (const layer of layers) layer.cards = layer.cards.filter((other) => other !== card);
  g.emit(recovered, { marine, card });
}

/** DM-KIL-05 */
export function shuffleAll(g: G, marine: number): void {
  const { hand, discard, deck } = g.state.marines[marine];
  shuffleInto(g, hand, deck);
  shuffleInto(g, discard, deck);
  isShuffled(g, marine);
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
