import { type Game, SetupError } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';

/**
 * The edition of a game's content that a match is played with stands in its set-up, as `edition`: cards added later do
 * not come into its decks. A set-up without one is of the first edition.
 */
interface Pinned {
  readonly edition?: unknown;
}

const isObject = (setup: unknown): setup is Pinned =>
  typeof setup === 'object' && setup !== null && !Array.isArray(setup);

/** The set-up of a match that begins now: of the newest edition, unless it asks for another. */
export function pinned(game: Pick<Game<GameTypes>, 'edition'>, setup: unknown): unknown {
  const { edition = 1 } = game;
  return edition > 1 && isObject(setup) && setup.edition === undefined ? { ...setup, edition } : setup;
}

/** The set-up for another match like this one, which is of the newest edition again. */
export function unpinned(game: Pick<Game<GameTypes>, 'edition'>, setup: unknown): unknown {
  if (game.edition === undefined || !isObject(setup)) return setup;
  const { edition: _, ...rest } = setup;
  return rest;
}

/** Whether a stored match can be played here: by the same rules, and with content that is here. */
export function canPlay(
  game: Pick<Game<GameTypes>, 'version' | 'edition'>,
  { rules, setup }: { readonly rules: string; readonly setup: unknown },
): boolean {
  if (rules !== game.version) return false;
  if (game.edition === undefined || !isObject(setup)) return true;
  return typeof setup.edition !== 'number' || setup.edition <= game.edition;
}

/** The edition that a set-up asks for, apart from what it says besides. */
export function editionIn<T extends GameTypes>(
  game: Game<T>,
  setup: unknown,
): { readonly edition: number; readonly rest: unknown } {
  if (game.edition === undefined || !isObject(setup)) return { edition: 1, rest: setup };
  const { edition = 1, ...rest } = setup;
  if (typeof edition !== 'number' || !Number.isInteger(edition) || edition < 1)
    throw new SetupError(`"edition" is a whole number from 1 on, not ${JSON.stringify(edition)}`);
  if (edition > game.edition)
    throw new SetupError(
      `this match needs edition ${edition} of the content of ${game.name}; this is edition ${game.edition}`,
    );
  return { edition, rest };
}
