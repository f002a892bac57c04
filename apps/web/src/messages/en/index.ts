import { faults } from './faults.ts';
import { home } from './home.ts';
import { prompt } from './prompt.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

/** Every word of the page that is not a game’s. */
export const en = {
  ...shell,
  ...home,
  ...table,
  ...prompt,
  ...faults,
} as const;
