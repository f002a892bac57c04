import { contentMessages } from '../content-words.ts';
import { calls } from './calls.ts';
import { cards } from './cards.ts';
import { choices } from './choices.ts';
import { discoveries, families, monsters, objectives, tokens, twists } from './game-cards.ts';
import { log } from './log.ts';
import { missions, operations } from './missions.ts';
import { locations, sectors } from './places.ts';
import { scene } from './scene.ts';

export const messages = {
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
    sectors,
    families,
  }),
  ...scene,
  ...choices,
  ...log,
  ...calls,
};
