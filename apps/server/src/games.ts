import * as doomBots from '@sightline/doom/bots';
import { table as doom } from '@sightline/doom/table';
import * as fireteamBots from '@sightline/fireteam-zero/bots';
import { table as fireteamZero } from '@sightline/fireteam-zero/table';
import type { GameTypes } from '@sightline/kernel';
import type { TableGame } from '@sightline/table';
import type { Games, Shelf } from './shelf.ts';

/** What a game tells the table is enough for the server too. */
const shelf = <T extends GameTypes>(
  title: string,
  table: TableGame<T>,
  bots: Shelf<T>['bots'],
): Shelf<T> => ({
  title,
  game: table.game,
  bots,
  setup: table.setup,
  preset: table.preset,
  sides: (seats) => table.sides?.(seats) ?? Array.from({ length: seats }, () => 0),
});

export const games: Games = {
  doom: shelf('DOOM: The Board Game', doom, { normal: doomBots.normal, easy: doomBots.easy }),
  'fireteam-zero': shelf('Fireteam Zero', fireteamZero, {
    normal: fireteamBots.normal,
    easy: fireteamBots.easy,
  }),
};
