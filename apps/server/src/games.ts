import { playable } from '@sightline/games';
import { coverOf } from '@sightline/games/covers';
import { botsOf, tableOf } from '@sightline/games/play';
import type { AnyShelf, Games } from './shelf.ts';

/** What a game tells the table is enough for the server too. */
async function shelfOf(name: string): Promise<AnyShelf> {
  const [table, bots, cover] = await Promise.all([tableOf(name), botsOf(name), coverOf(name, 'en')]);
  return {
    title: cover.name,
    game: table.game,
    bots,
    setup: table.setup,
    preset: table.preset,
    sides: (seats) => table.sides?.(seats) ?? Array.from({ length: seats }, () => 0),
  };
}

export const games: Games = Object.fromEntries(
  await Promise.all(playable.map(async ({ name }) => [name, await shelfOf(name)])),
);
