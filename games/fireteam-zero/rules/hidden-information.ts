import { has, type Pile, type Seat } from '@sightline/kernel';
import type { G } from './fireteam.ts';
import { deckOf } from './set-up.ts';

const size = (...piles: readonly Pile[]): number => piles.reduce((n, pile) => n + pile.items.length, 0);

/** What each kind of card there is of, for guessing what a seat cannot see; nothing before it is dealt. */
export function stock(universe: string, g: G): readonly number[] {
  const { heroes, recon, found, box, twists, revealed } = g.state;
  if (universe === 'recon')
    return size(recon, found, box) === 0 ? [] : [...g.statics.events, ...g.statics.discoveries];
  if (universe === 'twists') return size(twists, revealed) === 0 ? [] : g.statics.twists;
  const hero = Number(universe.slice('actions '.length));
  const { deck, hand, discard, played } = heroes[hero];
  return size(deck, hand, discard, played) === 0 ? [] : deckOf(g, hero);
}

const isDiscovery = (g: G, card: number): boolean => g.statics.box.recon[card].is === 'discovery';

/** FZ-SET-22: only events went back to the box. */
export function mend(g: G, viewer: Seat, random: (n: number) => number): void {
  const { recon, box } = g.state;
  const events = recon.items.flatMap((card, i) =>
    isDiscovery(g, card) || has(recon.known[i], viewer) ? [] : [i],
  );
  box.items.forEach((card, i) => {
    if (!isDiscovery(g, card)) return;
    const [other] = events.splice(random(events.length), 1);
    box.items[i] = recon.items[other];
    recon.items[other] = card;
  });
}

/** What can't be true of any position. */
export function impossible(g: G): string | null {
  const { box, at, heroes } = g.state;
  if (box.items.some((card) => isDiscovery(g, card))) return 'a discovery in the box';
  if (g.state.round > 0 && heroes.some((_, h) => at[h] < 0)) return 'a hero who is nowhere';
  return null;
}
