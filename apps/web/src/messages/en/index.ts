import { faults } from './faults.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { newMatch } from './new-match.ts';
import { prompt } from './prompt.ts';
import { reference } from './reference.ts';
import { replay } from './replay.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

/** Every word of the page that is not a game’s. */
export const en = {
  ...shell,
  ...home,
  ...newMatch,
  ...table,
  ...prompt,
  ...replay,
  ...reference,
  ...learn,
  ...settings,
  ...faults,
} as const;
