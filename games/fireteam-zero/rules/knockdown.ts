import { call, done } from '@sightline/kernel';
import { isActive, seatOf, specialists } from './board.ts';
import { turnToTails } from './coin.ts';
import { discardCards } from './decks.ts';
import { specialistsIn } from './escorting.ts';
import { knockedDown, prevented, unprotected, wounded } from './events.ts';
import type { G, OpenTable } from './fireteam.ts';
import { afterwards } from './flow.ts';
import { focusesFor, heroNumber } from './modifiers.ts';
import { momentOf } from './moments.ts';
import { discard, heroTurn, knockDown, type Wound, wound } from './procedures.ts';
import { moveThreat } from './threat-track.ts';
import { lose } from './victory.ts';

/** FZ-RES-04: how many of these hits a hero ignores: so many of every attack, and of nothing else. */
export const ignoredBy = (
  t: OpenTable,
  hero: number,
  { hits, ofAttack, unblockable }: Pick<Wound, 'hits' | 'ofAttack' | 'unblockable'>,
): number => (unblockable || !ofAttack ? 0 : Math.min(hits, heroNumber(t, hero, 'armor')));

function armor(g: G, l: Wound): void {
  const off = ignoredBy(g, l.hero, l);
  if (off <= 0) return;
  l.hits -= off;
  l.ignored = off;
  g.emit(prevented, { hero: l.hero, hits: off, armor: 1, focuses: focusesFor(g, l.hero, 'armor') });
}

/** FZ-WORD-03: another hero takes the hits: all that armor took from them come with them, and meet that hero's own. */
export function takeHits(g: G, l: Wound, hero: number): void {
  l.hits += l.ignored;
  l.ignored = 0;
  l.hero = hero;
  armor(g, l);
}

/** A hero is hit: what it can do about it, then one card per hit (FZ-MATK-06, FZ-SATK-03). */
wound.steps('armor', 'react', 'discard').are(
  {
    armor: (g, l) => armor(g, l),
    /** FZ-MATK-15: before discarding. */
    react: (g, l) => {
      if (l.hits <= 0) return done();
      return afterwards(momentOf(g, 'heroHit', l.hero, l.by, g.state.at[l.hero]), 'discard');
    },
    discard(g, l) {
      if (l.hits <= 0) return done();
      g.emit(wounded, { hero: l.hero, hits: l.hits, by: l.by });
      return call(discard, { hero: l.hero, cards: l.hits, by: l.by });
    },
  },
  // FZ-KD-07, 15
  { endsIf: (g, l) => !isActive(g, l.hero) },
);

/** FZ-KD-01, 10: short of cards means down. */
export const discardSteps = discard.steps('count', 'choose', 'over').are({
  count(g, l) {
    const { hand } = g.state.heroes[l.hero];
    if (l.cards <= 0) return done();
    if (l.cards < hand.items.length) return 'choose';
    const short = l.cards > hand.items.length;
    discardCards(g, l.hero, hand.items.slice(), 'hit');
    // FZ-MATK-08: exactly enough is enough.
    return short ? call(knockDown, { hero: l.hero, by: l.by }, 'over') : done();
  },
  choose: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.hero),
    about: (_g, l) => ({ hero: l.hero, cards: l.cards }),
    choices: {
      discard: {
        form: 'some',
        items(g, l, offer) {
          for (const card of g.state.heroes[l.hero].hand.items) offer(card);
        },
        // FZ-MATK-06: one for each hit, of the player's own choice
        least: (_g, l) => l.cards,
        most: (_g, l) => l.cards,
        does: (g, l, cards) => discardCards(g, l.hero, cards, 'hit'),
      },
    },
  },
  over: () => done(),
});

/** FZ-KD-12: hand, figure, coin, specialists. */
knockDown.steps('fall', 'unprotected', 'cards').are({
  fall(g, l) {
    const { heads } = g.state;
    g.state.heroes[l.hero].down = true;
    const turn = g.within(heroTurn);
    if (turn?.begun && turn.hero === l.hero) turn.fell = true;
    g.emit(knockedDown, { hero: l.hero, by: l.by });
    if (!heads) {
      lose(g);
      return;
    }
    turnToTails(g);
    l.unguarded = unguarded(g, l.hero);
  },
  /** FZ-UNP-01, 02 */
  unprotected(g, l) {
    if (l.unguarded === 0) return;
    for (const s of specialists)
      if (g.state.at[s] === g.state.at[l.hero]) g.emit(unprotected, { specialist: s });
    return moveThreat(g, l.unguarded);
  },
  cards: (g, l) => momentOf(g, 'heroDown', l.hero, l.by, g.state.at[l.hero]),
});

/** FZ-UNP-01, 04: how many specialists have no active hero left where this one fell. */
function unguarded(t: OpenTable, hero: number): number {
  const location = t.state.at[hero];
  for (let h = 0; h < t.statics.heroes; h++) if (isActive(t, h) && t.state.at[h] === location) return 0;
  const there = specialistsIn(t, location);
  return (there & 1) + (there >> 1);
}

/** FZ-HER-06 */
export function standUp(g: G, hero: number): void {
  g.state.heroes[hero].down = false;
}
