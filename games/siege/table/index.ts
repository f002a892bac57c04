import { reason, type TableGame } from '@sightline/table';
import type { SiegeDecision } from '../rules/decisions.ts';
import { game } from '../rules/game.ts';
import type { Siege } from '../rules/siege.ts';
import type { MessageKey } from '../text/index.ts';
import { attempts } from './attempts.ts';
import { drawing } from './drawing.ts';
import { ending, waiting } from './ending.ts';
import { hint } from './hint.ts';
import { inspect } from './inspect.ts';
import { joined } from './joined.ts';
import { maySpeak } from './may-speak.ts';
import { newMatch, preset, secrets, setup, title } from './new-match.ts';
import { operations } from './operations.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';
import { scene } from './scene.ts';
import { seat, sides } from './seats.ts';
import { tell } from './tell.ts';
import { unasked } from './unasked.ts';

/** What the table needs to show 6: Siege. It describes and draws nothing. */
export const table: TableGame<Siege, MessageKey, SiegeDecision> = {
  game,
  secrets,
  seat,
  sides,
  maySpeak,
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
  unasked,
  newMatch,
  setup,
  preset,
  title,
  operations,
};
