import { NOBODY } from '@sightline/kernel';
import { WEAPON_SETS } from '../content/index.ts';
import type { G, OpenTable } from './doom.ts';

/** DM-WPN-09: no set twice in one deck. */
export const owns = (t: OpenTable, marine: number, set: number): boolean =>
  t.state.marines[marine].sets.includes(set);

/** DM-WPN-06, 11: may be taken at set-up, and is in the box. */
export const isToBeChosen = (g: G, marine: number, set: number): boolean =>
  WEAPON_SETS[set].starting && g.state.box[set] > 0 && !owns(g, marine, set);

/** DM-WPN-04: the set's cards, shuffled, on top of the deck; the deck itself is not shuffled. */
export function stackSet(g: G, marine: number, set: number): void {
  const cards = [...g.statics.box.cardsOfSet(set)];
  const { sets, layers } = g.state.marines[marine];
  sets.push(set);
  layers.push({ cards: [...cards], left: cards.length });
  while (cards.length > 0) {
    const [card] = cards.splice(g.draw('cards', cards.length), 1);
    g.add(g.state.marines[marine].deck, card, NOBODY);
  }
}
