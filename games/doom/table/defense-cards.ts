import { EVENT_SETS, EVENTS } from '../content/index.ts';
import { type Defense, defenseOf } from '../rules/defense.ts';
import { type Doom, NO_TRIO, NONE, TRIOS } from '../rules/doom.ts';
import { isDemon } from '../rules/figures.ts';
import type { DefenseDeck, Guard } from './odds.ts';
import { type At, openTable } from './view-context.ts';

type Items = readonly (number | null)[];

const open = (...piles: readonly { readonly items: Items }[]): ReadonlySet<number> =>
  new Set(piles.flatMap(({ items }) => items.flatMap((card) => (card === null ? [] : [card]))));

/**
 * What a defender may reveal, as far as the seat that looks can know: the cards it sees nowhere may lie on top of the
 * deck. Of the event sets it knows those of which a card was seen; every choice of three that fits is as likely as any
 * other (DM-HID-07).
 */
export function guardOf(at: At, defender: number, covered: boolean): Guard {
  const stunned = openTable(at).state.figures[defender].stunned;
  return {
    bare: defenseOf(defender, NONE),
    decks: stunned ? [] : decksOf(at, defender),
    covered: covered && !stunned,
  };
}

/** The decks there may be. */
export function decksOf(at: At, defender: number): readonly DefenseDeck[] {
  const { state } = at.view;
  return isDemon(defender) ? eventDecks(at, defender, state) : [actionDeck(state, defender)];
}

function actionDeck(state: Doom['seen'], marine: number): DefenseDeck {
  const { layers, hand, discard, inPlay, defense } = state.marines[marine];
  const seen = open(hand, discard, inPlay, defense);
  return {
    layers: layers.toReversed().map(({ cards, left }) => ({
      unseen: defensesOf(
        cards.filter((card) => !seen.has(card)),
        marine,
      ),
      cards: left,
    })),
    discard: defensesOf(discard.items, marine),
  };
}

function eventDecks(at: At, demon: number, state: Doom['seen']): readonly DefenseDeck[] {
  const { eventDeck, eventHand, eventDiscard, eventDefense } = state;
  const seen = open(eventHand, eventDiscard, eventDefense);
  const discard = defensesOf(eventDiscard.items, demon);
  return triosThatFit(at).map((sets) => ({
    layers: [
      {
        unseen: EVENTS.flatMap(({ set }, card) =>
          sets.includes(set) && !seen.has(card) ? [defenseOf(demon, card)] : [],
        ),
        cards: eventDeck.items.length,
      },
    ],
    discard,
  }));
}

const defensesOf = (cards: Items, figure: number): readonly Defense[] =>
  cards.flatMap((card) => (card === null ? [] : [defenseOf(figure, card)]));

/** The event sets the Invader may have taken. */
function triosThatFit({ view, statics }: At): readonly (readonly number[])[] {
  const { trio, seenSets } = view.state;
  if (trio.value !== null && trio.value !== NO_TRIO) return [TRIOS[trio.value]];
  // What the mission recommends is known to all.
  const sets = statics.mission.file.events.map((id) => EVENT_SETS.findIndex((set) => set.id === id));
  if (statics.recommended) return [sets];
  return TRIOS.filter((some) => seenSets.every((set) => some.includes(set)));
}
