import { learn } from './learn.ts';
import { newMatch } from './new-match.ts';
import { reference } from './reference.ts';
import { replay } from './replay.ts';
import { settings } from './settings.ts';

export const pages = { ...newMatch, ...reference, ...learn, ...replay, ...settings };
