import { gadgets } from './gadgets.ts';
import { inspect } from './inspect.ts';
import { names } from './names.ts';
import { obstacles } from './obstacles.ts';
import { rooms } from './rooms.ts';
import { scene } from './scene.ts';

export const messages = {
  ...names,
  ...rooms,
  ...obstacles,
  ...scene,
  ...gadgets,
  ...inspect,
};
