import { EVERYONE, NOBODY, only, type Pile } from '@sightline/kernel';
import type { DemonId, WeaponId } from '../content/card-types.ts';
import { ACTIONS, CLASS_CARDS, demonCalled, EVENTS, GLORY_KILL_CARDS, setCalled } from '../content/index.ts';
import { BOX } from '../rules/box.ts';
import { type G, INVADER, TRIOS } from '../rules/doom.ts';
import { FIRST_DEMON, seatOf, typeOf } from '../rules/figures.ts';

/** The n-th figure of a demon type. */
export function demon(id: DemonId, n = 0): number {
  const type = demonCalled(id);
  for (let f = FIRST_DEMON; f < BOX.figures; f++) if (typeOf(f) === type && n-- === 0) return f;
  throw new Error(`there are not so many of ${id}`);
}

/** Puts a figure on a space; a large one with its anchor there, turned by 90° if `lying` is 1. */
export function put(g: G, figure: number, cell: number, lying: 0 | 1 = 0): void {
  g.state.figures[figure].at = cell * 4 + lying;
}

export function hurt(g: G, figure: number, damage: number): void {
  g.state.figures[figure].damage = damage;
}

export const action = (id: string): number =>
  found(
    ACTIONS.findIndex((card) => card.id === id),
    id,
  );
export const classCard = (id: string): number =>
  found(
    CLASS_CARDS.findIndex((card) => card.id === id),
    id,
  );
export const gloryCard = (id: string): number =>
  found(
    GLORY_KILL_CARDS.findIndex((card) => card.id === id),
    id,
  );
export const weapon = (id: WeaponId): number => setCalled(id);

/** The n-th event card of a title among the 36. */
export function eventCard(title: string, n = 0): number {
  const cards = EVENTS.flatMap((card, i) => (card.title === title ? [i] : []));
  return found(cards[n] ?? -1, title);
}

function found(number: number, id: string): number {
  if (number < 0) throw new Error(`there is no card ${id}`);
  return number;
}

function fill(pile: Pile, items: readonly number[], known: number): void {
  pile.items = [...items];
  pile.known = items.map(() => known);
}

/** A marine's cards by id; decks are given from the top. Their sets count as his. */
export function cardsOf(
  g: G,
  marine: number,
  cards: {
    readonly hand?: readonly string[];
    readonly deck?: readonly string[];
    readonly discard?: readonly string[];
    readonly inPlay?: readonly string[];
  },
): void {
  const m = g.state.marines[marine];
  const { hand = [], deck = [], discard = [], inPlay = [] } = cards;
  fill(m.hand, hand.map(action), only(seatOf(marine)));
  fill(m.deck, deck.map(action).reverse(), NOBODY);
  fill(m.discard, discard.map(action), EVERYONE);
  fill(m.inPlay, inPlay.map(action), EVERYONE);
  for (const id of [...hand, ...deck, ...discard, ...inPlay]) {
    const { set } = ACTIONS[action(id)];
    if (!m.sets.includes(set)) m.sets.push(set);
  }
  m.layers =
    deck.length === 0 ? [] : [{ cards: m.sets.flatMap(g.statics.box.cardsOfSet), left: deck.length }];
}

/** The Invader's event cards by title (each title's next copy); the deck is given from the top. */
export function eventsOf(
  g: G,
  cards: {
    readonly hand?: readonly string[];
    readonly deck?: readonly string[];
    readonly discard?: readonly string[];
  },
): void {
  const taken = new Map<string, number>();
  const next = (title: string) => {
    const n = taken.get(title) ?? 0;
    taken.set(title, n + 1);
    return eventCard(title, n);
  };
  fill(g.state.eventHand, (cards.hand ?? []).map(next), only(INVADER));
  fill(g.state.eventDeck, (cards.deck ?? []).map(next).reverse(), NOBODY);
  fill(g.state.eventDiscard, (cards.discard ?? []).map(next), EVERYONE);
  boxUpEvents(g);
}

/** The Invader has three sets that these events are of; the others are in the box. */
function boxUpEvents(g: G): void {
  const { eventHand, eventDeck, eventDiscard } = g.state;
  const used = [eventHand, eventDeck, eventDiscard].flatMap(({ items }) => items.map((c) => EVENTS[c].set));
  const trio = TRIOS.findIndex((sets) => used.every((set) => sets.includes(set)));
  if (trio < 0) return;
  g.state.trio = { value: trio, known: only(INVADER) };
  const boxed = EVENTS.flatMap(({ set }, card) => (TRIOS[trio].includes(set) ? [] : [card]));
  fill(g.state.eventBox, boxed, only(INVADER));
}

/** Glory kill cards in a marine's play area. */
export function gloryOf(g: G, marine: number, ...ids: readonly string[]): void {
  fill(g.state.marines[marine].glory, ids.map(gloryCard), only(seatOf(marine)));
}

export function gloryDeck(g: G, ...fromTheTop: readonly string[]): void {
  fill(g.state.gloryDeck, fromTheTop.map(gloryCard).reverse(), NOBODY);
}

export function giveClass(g: G, marine: number, id: string): void {
  g.state.marines[marine].class = classCard(id);
}
