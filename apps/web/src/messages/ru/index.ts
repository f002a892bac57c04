import type { GameCover } from '@sightline/manifest';
import { faults } from './faults.ts';
import { home } from './home.ts';
import { prompt } from './prompt.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

export const messages = {
  ...shell,
  ...home,
  ...table,
  ...prompt,
  ...faults,
};

/** What is said of each game, by the path of its file. */
export const covers = import.meta.glob<GameCover>('../../../../../games/*/text/ru/cover.ts', {
  eager: true,
  import: 'cover',
});
