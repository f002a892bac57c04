import { has, type Pile, type Seat } from '@sightline/kernel';
import type { InvasionCard } from '../content/card-types.ts';
import { EVENTS, INVASION_CARDS } from '../content/index.ts';
import { type G, NO_TRIO, TRIOS } from './doom.ts';
import { recommendedInvasion, recommendedTrio } from './recommended.ts';
import { COLOURS } from './summoning.ts';

/** The universe of a marine's action cards ends with his number. */
const ACTIONS_OF = 'actions ';

/** What each kind of card there is of, for guessing what a seat cannot see. */
export function deckContents(universe: string, g: G): readonly number[] {
  if (universe === 'events') return g.state.trio.value === NO_TRIO ? [] : g.statics.box.events;
  // The deck is laid out when the cards are dealt.
  if (universe === 'glory') return g.state.round === 0 && isUndealt(g) ? [] : g.statics.box.glories;
  if (universe === 'initiative') return g.state.round === 0 ? [] : g.state.initiativeCards;
  const marine = Number(universe.slice(ACTIONS_OF.length));
  return g.state.marines[marine].sets.flatMap(g.statics.box.cardsOfSet);
}

const isUndealt = (g: G): boolean =>
  g.state.gloryDeck.items.length === 0 &&
  g.state.gloryDiscard.items.length === 0 &&
  g.state.marines.every((m) => m.glory.items.length === 0);

/**
 * DM-HID-02: the six groups of an invasion card are six secrets, each shown when it is summoned. What is written down
 * for a group is the first card that has the very same one there, so that whoever sees it learns what the group holds
 * and no more of the card than follows from that.
 */
const WRITTEN: readonly (readonly number[])[] = INVASION_CARDS.map((card) =>
  groupsOf(card).map((group, slot) => INVASION_CARDS.findIndex((other) => groupsOf(other)[slot] === group)),
);

/** What each group holds, in words that are equal for equal groups: two for each colour. */
function groupsOf({ groups }: InvasionCard): readonly string[] {
  return COLOURS.flatMap((colour) =>
    groups[colour].map(({ demons, argent = 0 }) => [...demons.flat(), argent].join(' ')),
  );
}

export const writtenDown = (card: number): readonly number[] => WRITTEN[card];

/** The card of which these groups are written down; -1: they are not of one card. */
export const invasionCardOf = (groups: readonly number[]): number =>
  WRITTEN.findIndex((written) => written.every((group, slot) => group === groups[slot]));

export function guess(g: G, viewer: Seat, random: (n: number) => number): void {
  const { invasion, trio } = g.state;
  const cards = g.statics.recommended ? [recommendedInvasion(g)] : g.statics.box.invasions;
  const possible = cards
    .map(writtenDown)
    .filter((written) =>
      invasion.every((group, slot) => !has(group.known, viewer) || group.value === written[slot]),
    );
  const card = possible[random(possible.length)];
  invasion.forEach((group, slot) => {
    group.value = card[slot];
  });
  if (has(trio.known, viewer)) return;
  const fitting = triosThatFit(g);
  trio.value = fitting[random(fitting.length)];
}

/** DM-HID-07: the chosen sets are those of which a card was seen, and others. */
function triosThatFit(g: G): readonly number[] {
  const { eventBox, seenSets } = g.state;
  if (eventBox.items.length === 0) return [NO_TRIO];
  if (g.statics.recommended) return [recommendedTrio(g)];
  return g.statics.box.trios.filter((trio) => seenSets.every((set) => TRIOS[trio].includes(set)));
}

/** Which events are in the game hangs on the Invader's choice. */
export function hypotheses(g: G, viewer: Seat): readonly (() => void)[] {
  const { trio } = g.state;
  if (has(trio.known, viewer)) return [];
  return triosThatFit(g).map((value) => () => {
    trio.value = value;
  });
}

/** Each layer of a marine's deck holds its own cards; of the events only the chosen sets are in the game. */
export function mayLieAt(g: G, universe: string, pile: Pile, index: number): readonly number[] | null {
  if (universe === 'events') {
    const { trio, eventBox } = g.state;
    if (trio.value === NO_TRIO) return null;
    const { eventsOf, eventsBeside } = g.statics.box;
    return (pile === eventBox ? eventsBeside : eventsOf)(trio.value);
  }
  if (!universe.startsWith(ACTIONS_OF)) return null;
  const { deck, layers } = g.state.marines[Number(universe.slice(ACTIONS_OF.length))];
  return pile === deck ? layerAt(layers, deck.items.length - 1 - index) : null;
}

/** The cards of the layer in which the card lies that has so many above it. */
function layerAt(
  layers: readonly { readonly cards: readonly number[]; readonly left: number }[],
  above: number,
): readonly number[] | null {
  let left = above;
  for (const layer of layers.toReversed()) {
    if (left < layer.left) return layer.cards;
    left -= layer.left;
  }
  return null;
}

/** What can't be true of any position. */
export function impossible(g: G): string | null {
  const { trio, eventDeck, eventHand, eventDiscard, eventDefense, invasion } = g.state;
  if (invasionCardOf(invasion.map((group) => group.value)) < 0) return 'the groups of two invasion cards';
  if (trio.value === NO_TRIO) return null;
  const sets = TRIOS[trio.value];
  const stray = [eventDeck, eventHand, eventDiscard, eventDefense].some((pile) =>
    pile.items.some((c) => !sets.includes(EVENTS[c].set)),
  );
  if (stray) return 'an event card of a set that was not chosen';
  return null;
}
