import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import { editionIn } from './edition.ts';

const kept = new WeakMap<object, Map<string, object>>();
const MOST_KEPT = 64;

/** What never changes is made once per set-up and shared by all its matches: maps and tables are not cheap. */
export function staticsOf<T extends GameTypes>(game: Game<T>, setup: unknown, seats: number): T['statics'] {
  let bySetup = kept.get(game);
  if (bySetup === undefined) {
    bySetup = new Map();
    kept.set(game, bySetup);
  }
  const key = `${seats} ${JSON.stringify(setup)}`;
  let statics = bySetup.get(key);
  if (statics === undefined) {
    const { edition, rest } = editionIn(game, setup);
    statics = Object.freeze(game.statics(rest, seats, edition));
    if (bySetup.size >= MOST_KEPT) bySetup.clear();
    bySetup.set(key, statics);
  }
  return statics;
}
