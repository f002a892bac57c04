import type { Pile } from '@sightline/kernel';
import { bossOnBoard } from './board.ts';
import { FIRST_MONSTER, type G, MOST_HEROES, NOWHERE } from './fireteam.ts';
import { deckOf } from './set-up.ts';
import { IMPASSABLE } from './statics.ts';

const size = (...piles: readonly Pile[]): number => piles.reduce((n, pile) => n + pile.items.length, 0);

/** What each kind of card there is of, for guessing what a seat cannot see; nothing before it is dealt. */
export function deckContents(universe: string, g: G): readonly number[] {
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
export const mayLieAt = (g: G, _universe: string, pile: Pile): readonly number[] | null =>
  pile === g.state.box ? g.statics.events : null;

/** What can't be true of any position. */
export function impossible(g: G): string | null {
  const { box, at, heroes, round, threat, revealed, power, recon, found, spawnTokens } = g.state;
  const { statics } = g;
  if (box.items.some((card) => isDiscovery(g, card))) return 'a discovery in the box';
  if (round === 0) return null;
  const standsWrong = (place: number): boolean =>
    place !== NOWHERE && (place >= statics.locations || (statics.terrain[place] & IMPASSABLE) !== 0);
  if (at.some(standsWrong)) return 'somebody where nobody can stand (FZ-TER-07)';
  for (let f = 0; f < FIRST_MONSTER; f++)
    if (at[f] === NOWHERE && (f >= MOST_HEROES || f < statics.heroes))
      return 'a hero or specialist who is nowhere';
  for (let h = 0; h < statics.heroes; h++) {
    const { deck, hand, discard, played } = heroes[h];
    if (size(deck, hand, discard, played) !== deckOf(g, h).length) return 'an action deck with cards missing';
  }
  if (size(recon, found, box) !== statics.events.length + statics.discoveries.length)
    return 'a recon card too many or too few';
  if (threat < 1 || threat > statics.setting.spaces) return 'a threat marker beside its track (FZ-THR-05)';
  if (revealed.items.length > statics.setting.twists.length) return 'more twists than spaces (FZ-THR-06)';
  if (bossOnBoard(g) !== power > 0) return 'a boss without power, or power without a boss (FZ-BOSS-06)';
  if (spawnTokens.length !== statics.spawnPlaces.length) return 'a spawn token too many or too few';
  return null;
}
