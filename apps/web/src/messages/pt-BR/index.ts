import { faults } from './faults.ts';
import { home } from './home.ts';
import { prompt } from './prompt.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

export const ptBR = {
  ...shell,
  ...home,
  ...table,
  ...prompt,
  ...faults,
};
