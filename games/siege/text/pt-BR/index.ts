import { log } from './log.ts';
import { missions } from './missions.ts';
import { names } from './names.ts';
import { newMatch } from './new-match.ts';
import { rooms } from './rooms.ts';

export const messages = {
  ...names,
  ...rooms,
  ...log,
  ...missions,
  ...newMatch,
};
