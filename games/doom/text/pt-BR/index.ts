import type { messages as english } from '../en/index.ts';
import { choices } from './choices.ts';
import { invaderCards } from './invader-cards.ts';
import { log } from './log.ts';
import { marineCards } from './marine-cards.ts';
import { missions } from './missions.ts';
import { prompts } from './prompts.ts';
import { reasons } from './reasons.ts';
import { scene } from './scene.ts';
import { table } from './table.ts';

export const messages = {
  ...marineCards,
  ...invaderCards,
  ...prompts,
  ...log,
  ...reasons,
  ...missions,
  ...table,
  ...scene,
  ...choices,
} satisfies Record<keyof typeof english, string>;
