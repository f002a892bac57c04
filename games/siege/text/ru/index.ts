import { names } from './names.ts';
import { rooms } from './rooms.ts';

export const messages = {
  ...names,
  ...rooms,
};
