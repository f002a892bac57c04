import { contentMessages } from '../content-words.ts';
import { cards } from './cards.ts';
import { choices } from './choices.ts';
import { discoveries, monsters, objectives, tokens, twists } from './game-cards.ts';
import { log } from './log.ts';
import { missions, operations } from './missions.ts';
import { locations } from './places.ts';
import { scene } from './scene.ts';

export const ptBR: Readonly<Record<string, string>> = {
  ...contentMessages({
    cards,
    monsters,
    twists,
    objectives,
    discoveries,
    tokens,
    missions,
    operations,
    locations,
  }),
  ...scene,
  ...choices,
  ...log,
};
