import { reason, type TableGame } from '@sightline/table';
import type { Decision } from '../rules/decisions.ts';
import type { Fireteam } from '../rules/fireteam.ts';
import { game } from '../rules/game.ts';
import type { MessageKey } from '../text/index.ts';
import { attempts } from './attempts.ts';
import { drawing } from './drawing.ts';
import { ending, waiting } from './ending.ts';
import { hint } from './hint.ts';
import { inspect } from './inspect.ts';
import { joined } from './joined.ts';
import { newMatch, preset, secrets, setup, title } from './new-match.ts';
import { operations } from './operations.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';
import { scene } from './scene.ts';
import { seat } from './seats.ts';
import { tell } from './tell.ts';

/** What the table needs to show Fireteam Zero. It describes and draws nothing. */
export const table: TableGame<Fireteam, MessageKey, Decision> = {
  game,
  secrets,
  seat,
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
  title,
  operations,
};
