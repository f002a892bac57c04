import { choices } from './choices.ts';
import { names } from './names.ts';
import { prompts } from './prompts.ts';
import { reasons } from './reasons.ts';
import { rooms } from './rooms.ts';

export const messages = {
  ...names,
  ...rooms,
  ...prompts,
  ...choices,
  ...reasons,
};
