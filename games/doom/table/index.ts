import { reason, type TableGame } from '@sightline/table';
import type { Decision } from '../rules/decisions.ts';
import type { Doom } from '../rules/doom.ts';
import { game } from '../rules/game.ts';
import type { MessageKey } from '../text/index.ts';
import { attempts } from './attempts.ts';
import { drawing } from './drawing.ts';
import { ending, waiting } from './ending.ts';
import { hint } from './hint.ts';
import { inspect } from './inspect.ts';
import { joined } from './joined.ts';
import { abridged, newMatch, preset, setup, title } from './new-match.ts';
import { operations } from './operations.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';
import { scene } from './scene.ts';
import { seat, sides } from './seats.ts';
import { tell } from './tell.ts';

/** What the table needs to show DOOM. It describes and draws nothing. */
export const table: TableGame<Doom, MessageKey, Decision> = {
  game,
  // Whatever the set-up: the Invader's cards and the marines' hands (DM-HID-02, DM-HID-05).
  secrets: () => true,
  seat,
  sides,
  drawing,
  scene,
  question,
  preview,
  inspect,
  attempts,
  hint,
  reason,
  tell,
  joined,
  ending,
  waiting,
  newMatch,
  setup,
  preset,
  abridged,
  title,
  operations,
};
