import { choices } from './choices.ts';
import { gadgets } from './gadgets.ts';
import { inspect } from './inspect.ts';
import { names } from './names.ts';
import { obstacles } from './obstacles.ts';
import { prompts } from './prompts.ts';
import { reasons } from './reasons.ts';
import { rooms } from './rooms.ts';
import { scene } from './scene.ts';

export const messages = {
  ...choices,
  ...gadgets,
  ...inspect,
  ...names,
  ...obstacles,
  ...prompts,
  ...reasons,
  ...rooms,
  ...scene,
};
