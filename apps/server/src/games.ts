import { playable } from '@sightline/games';
import { coverOf } from '@sightline/games/covers';
import { botsOf, tableOf } from '@sightline/games/play';
import type { AnyServerGame, ServerGames } from './shelf.ts';

/** What a game tells the table is enough for the server too. */
async function shelfOf(name: string): Promise<AnyServerGame> {
  const [table, bots, cover] = await Promise.all([tableOf(name), botsOf(name), coverOf(name, 'en')]);
  return {
    title: cover.name,
    game: table.game,
    bots,
    setup: table.setup,
    abridged: (setup) => table.abridged?.(setup) ?? null,
    preset: table.preset,
    sides: (seats) => table.sides?.(seats) ?? Array.from({ length: seats }, () => 0),
    maySpeak: (at) => table.maySpeak?.(at) ?? true,
  };
}

export const games: ServerGames = Object.fromEntries(
  await Promise.all(playable.map(async ({ name }) => [name, await shelfOf(name)])),
);
