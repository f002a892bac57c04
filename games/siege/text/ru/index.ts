import { choices } from './choices.ts';
import { gadgets } from './gadgets.ts';
import { inspect } from './inspect.ts';
import { log } from './log.ts';
import { missions } from './missions.ts';
import { names } from './names.ts';
import { newMatch } from './new-match.ts';
import { obstacles } from './obstacles.ts';
import { prompts } from './prompts.ts';
import { reasons } from './reasons.ts';
import { rooms } from './rooms.ts';
import { scene } from './scene.ts';

export const messages = {
  ...choices,
  ...gadgets,
  ...inspect,
  ...log,
  ...missions,
  ...names,
  ...newMatch,
  ...obstacles,
  ...prompts,
  ...reasons,
  ...rooms,
  ...scene,
};
