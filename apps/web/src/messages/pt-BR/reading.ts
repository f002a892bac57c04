import { learn } from './learn.ts';
import { reference } from './reference.ts';
import { replay } from './replay.ts';
import { settings } from './settings.ts';

export const reading = { ...reference, ...learn, ...replay, ...settings };
