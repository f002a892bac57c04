import { call } from '@sightline/kernel';
import { isActive } from '../board.ts';
import { drawCards, recoverCard } from '../decks.ts';
import { NONE } from '../fireteam.ts';
import { oneByOne } from '../flow.ts';
import { discard, wound } from '../procedures.ts';
import { type Doing, heroesOf } from './situation.ts';

/** Effects on hands. */
export const ON_HANDS: Doing<'draw' | 'discard' | 'harm' | 'recover'> = {
  draw: (g, e, s) => {
    for (const hero of heroesOf(g, e, s)) drawCards(g, hero, e.cards);
  },
  discard: (g, e, s) =>
    oneByOne(heroesOf(g, e, s).map((hero) => call(discard, { hero, cards: e.cards, by: s.it }))),
  harm: (g, e, s) =>
    oneByOne(
      heroesOf(g, e, s).map((hero) =>
        call(wound, { hero, hits: e.hits, by: s.it, unblockable: e.unblockable === true }),
      ),
    ),
  recover: (g, _e, s) => {
    if (!isActive(g, s.you)) return;
    const card = s.target === NONE ? g.state.heroes[s.you].discard.items.at(-1) : s.target;
    if (card !== undefined) recoverCard(g, s.you, card);
  },
};
