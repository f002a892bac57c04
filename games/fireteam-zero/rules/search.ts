import { type Check, call, EVERYONE } from '@sightline/kernel';
import { isActive, monstersIn } from './board.ts';
import { top } from './decks.ts';
import { searchedFor } from './events.ts';
import { type Fireteam, NONE, type OpenTable, PATTY } from './fireteam.ts';
import { heroFlag } from './modifiers.ts';
import { momentOf } from './moments.ts';
import { carryOut, search } from './procedures.ts';
import { helpsAt } from './specialists.ts';

/* Checks for searching at the spawn token `a` */

export const isHere: Check<Fireteam, { hero: number }> = {
  rule: 'FZ-SEA-01',
  holds: (g, l, token) => g.state.spawnTokens[token]?.at === g.state.at[l.hero],
};
export const isUnsearched: Check<Fireteam, { hero: number }> = {
  rule: 'FZ-SEA-04',
  holds: (g, _l, token) => g.state.spawnTokens[token].up,
};
export const noMonstersHere: Check<Fireteam, { hero: number }> = {
  rule: 'FZ-SEA-01',
  holds: (g, l) => monstersIn(g, g.state.at[l.hero]) === 0,
  because: (g, l) => ({ monsters: monstersIn(g, g.state.at[l.hero]) }),
};

/** FZ-SEA-08: each token is a search of its own. */
export function eachTokenHere(t: OpenTable, hero: number, offer: (token: number) => void): void {
  const { spawnTokens, at } = t.state;
  for (let i = 0; i < spawnTokens.length; i++)
    if (spawnTokens[i].at === at[hero] && spawnTokens[i].up) offer(i);
}

/** FZ-PAT-01, 04: near Patty it is a free action. */
export const searchIsFree = (t: OpenTable, hero: number): boolean =>
  searchWouldBeFree(t, hero, t.state.at[PATTY], t.state.at[hero]);

/** The same with Patty and the hero in these locations. */
export const searchWouldBeFree = (t: OpenTable, hero: number, patty: number, location: number): boolean =>
  helpsAt(t, patty, location) || heroFlag(t, hero, 'searchesFree');

/** FZ-SEA-01, 04: does a location have a token to be searched, and no monster? */
export const isSearchable = (t: OpenTable, location: number): boolean =>
  t.state.spawnTokens.some(({ at, up }) => up && at === location) && monstersIn(t, location) === 0;

export const maySearch = (t: OpenTable, hero: number): number => {
  let found = NONE;
  if (isActive(t, hero) && isSearchable(t, t.state.at[hero]))
    eachTokenHere(t, hero, (token) => {
      if (found === NONE) found = token;
    });
  return found;
};

/** FZ-SEA-02, 03, 09 */
search.steps('turn', 'draw', 'resolve', 'cards').are({
  turn(g, l) {
    g.state.spawnTokens[l.token].up = false;
    l.place = g.state.at[l.hero];
  },
  draw(g, l) {
    const { recon, found } = g.state;
    l.card = NONE;
    // FZ-SEA-07
    if (recon.items.length > 0) {
      l.card = g.move(recon, top(recon), found, EVERYONE);
      l.ambush = g.statics.box.recon[l.card].ambush;
    }
    g.emit(searchedFor, { hero: l.hero, token: l.token + 1, card: l.card });
  },
  resolve(g, l) {
    if (l.card === NONE) return 'cards';
    const card = g.statics.box.recon[l.card];
    if (card.is === 'discovery' && card.card.task !== undefined)
      g.state.tasks.push({ card: l.card, intel: 0 });
    return call(carryOut, {
      deed: card.deed,
      you: l.hero,
      it: NONE,
      subject: l.hero,
      other: NONE,
      here: g.state.at[l.hero],
      target: NONE,
      card: NONE,
      task: card.is === 'discovery' ? l.card : NONE,
    });
  },
  cards(g, l) {
    l.ambush = false;
    return momentOf(g, 'searched', l.hero, NONE, l.place);
  },
});
