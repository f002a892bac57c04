import { EVERYONE, NOBODY, only, type Play } from '@sightline/kernel';
import { forEachFree, type Turncoat } from './turncoat.ts';

const HAND = 2;
const WORTHS = [1, 2, 3, 4, 5, 6];
const OF_EACH = 5;

/** The worths of all order cards there are. */
export const ORDERS: readonly number[] = WORTHS.flatMap((worth) =>
  Array.from({ length: OF_EACH }, () => worth),
);

export function shuffleDeck(g: Play<Turncoat>): void {
  const { deck, discard } = g.state;
  while (discard.items.length > 0) g.move(discard, 0, deck, NOBODY);
  g.shuffle('deck', deck);
}

/** TC-02: what a figure draws is seen by the side it plays for, and by nobody else. */
export function drawUp(g: Play<Turncoat>, side: number): void {
  const { deck, figures } = g.state;
  forEachFree(g, side, (i) => {
    while (figures[i].hand.items.length < HAND) {
      if (deck.items.length === 0) shuffleDeck(g);
      g.move(deck, deck.items.length - 1, figures[i].hand, only(side));
    }
  });
}

export function discard(g: Play<Turncoat>, i: number, card: number): number {
  return g.move(g.state.figures[i].hand, card, g.state.discard, EVERYONE);
}

export function discardHand(g: Play<Turncoat>, i: number): void {
  while (g.state.figures[i].hand.items.length > 0) discard(g, i, 0);
}
