import { chooser } from './chooser.ts';
import { clocks } from './clocks.ts';
import { companion } from './companion.ts';
import { curtain } from './curtain.ts';
import { keys } from './keys.ts';
import { learn } from './learn.ts';
import { newMatch } from './new-match.ts';
import { reference } from './reference.ts';
import { replay } from './replay.ts';
import { settings } from './settings.ts';

export const pages = {
  ...chooser,
  ...clocks,
  ...companion,
  ...curtain,
  ...keys,
  ...newMatch,
  ...reference,
  ...learn,
  ...replay,
  ...settings,
};
