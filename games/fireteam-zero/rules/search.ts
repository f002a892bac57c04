import { type Check, call, done, EVERYONE } from '@sightline/kernel';
import { isActive, monsterOf, monstersIn, rangeBetween, seatOf } from './board.ts';
import { top } from './decks.ts';
import { FIRST_MONSTER, type Fireteam, type G, NONE, NOWHERE, type OpenTable, PATTY } from './fireteam.ts';
import { ambushed, searchedFor, spawned } from './happenings.ts';
import { inSpawnPool } from './killing.ts';
import { heroFlag } from './modifiers.ts';
import { activation, ambush, carryOut, search } from './procedures.ts';
import { momentOf } from './reactions.ts';
import { helps } from './specialists.ts';

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
  helps(t, PATTY, hero) || heroFlag(t, hero, 'searchesFree');

export const maySearch = (t: OpenTable, hero: number): number => {
  let found = NONE;
  if (isActive(t, hero) && monstersIn(t, t.state.at[hero]) === 0)
    eachTokenHere(t, hero, (token) => {
      if (found === NONE) found = token;
    });
  return found;
};

/** FZ-SEA-02, 03, 09 */
search.steps('turn', 'draw', 'resolve', 'cards').are({
  turn(g, l) {
    g.state.spawnTokens[l.token].up = false;
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
    return momentOf(g, 'searched', l.hero, NONE, g.state.at[l.hero]);
  },
});

/* Ambush (FZ-AMB) */

/** FZ-AMB-03, 09: the farthest of the kind on the board, by range. */
function eachFarthest(t: OpenTable, hero: number, kind: number, offer: (monster: number) => void): void {
  const { at } = t.state;
  let most = -1;
  for (let m = FIRST_MONSTER; m < at.length; m++)
    if (at[m] !== NOWHERE && monsterOf(t, m).kind === kind)
      most = Math.max(most, rangeBetween(t, at[m], at[hero]));
  for (let m = FIRST_MONSTER; m < at.length; m++)
    if (at[m] !== NOWHERE && monsterOf(t, m).kind === kind && rangeBetween(t, at[m], at[hero]) === most)
      offer(m);
}

ambush.steps('take', 'choose', 'activate').are({
  /** FZ-AMB-02 */
  take(g, l) {
    [l.monster = NONE] = inSpawnPool(g, l.kind);
    if (l.monster !== NONE) return 'activate';
  },
  choose: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.hero),
    about: (_g, l) => ({ hero: l.hero }),
    choices: {
      choose: {
        form: 'one',
        candidates: (g, l, offer) => eachFarthest(g, l.hero, l.kind, offer),
        does(_g, l, monster) {
          l.monster = monster;
        },
      },
    },
    // FZ-AMB-10
    ifNone: () => done(),
  },
  /** FZ-AMB-01, 05, 07 */
  activate(g, l) {
    if (!isActive(g, l.hero)) return done();
    appear(g, l.monster, l.hero);
    return call(activation, { monster: l.monster });
  },
});

function appear(g: G, monster: number, hero: number): void {
  const isNew = g.state.at[monster] === NOWHERE;
  g.state.at[monster] = g.state.at[hero];
  g.emit(ambushed, { hero, monster });
  if (isNew) g.emit(spawned, { monster, at: g.state.at[hero], by: 'ambush' });
}
