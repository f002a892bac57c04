import { why } from '@sightline/kernel';
import { cutAtLinks, type Narration, type Tone } from '@sightline/table';
import { isHero } from '../rules/board.ts';
import { tellCall } from './calls.ts';
import { effectsOf } from './effects.ts';
import { logLine } from './log-line.ts';
import type { SeenEvent } from './seen-event.ts';
import type { ViewContext } from './view-context.ts';

/** Something that happened: a line for the log, and what is to be seen and heard. */
export function tell(at: ViewContext, e: SeenEvent): Narration {
  if (e.kind === why.name) return tellCall(at, e);
  const line = logLine(at, e);
  return {
    line: isUntold(e) ? [] : cutAtLinks(line),
    tone: toneOf(e),
    ...(CONSEQUENCES.has(e.kind) && { indent: 1 as const }),
    effects: effectsOf(at, e, line),
  };
}

/** Said by what comes with it. */
const isUntold = ({ kind, fields }: SeenEvent): boolean =>
  kind === 'activated' ||
  // The hits were counted before.
  kind === 'attackEnded' ||
  (kind === 'spawned' && fields.by === 'die') ||
  (kind === 'discarded' && fields.why === 'attack');

/** What follows from what was told before. */
const CONSEQUENCES = new Set<SeenEvent['kind']>([
  'discarded',
  'reshuffled',
  'recovered',
  'steppedIn',
  'rolled',
  'rerolled',
  'counted',
  'struck',
  'attackEnded',
  'killed',
  'injured',
  'wounded',
  'prevented',
  'knockedDown',
  'coinTurned',
  'unprotected',
  'activationRolled',
  'intelGained',
  'taskProgressed',
  'objectiveDone',
  'tokenPlaced',
  'tokenGone',
  'spawned',
]);

const GOOD = new Set<SeenEvent['kind']>([
  'intelGained',
  'taskProgressed',
  'objectiveDone',
  'searchedFor',
  'killed',
  'injured',
]);
const BAD = new Set<SeenEvent['kind']>([
  'threatMoved',
  'twistRevealed',
  'ambushed',
  'knockedDown',
  'unprotected',
  'bossEntered',
  'powerGained',
]);

/** By whose doing it is. */
function toneOf({ kind, fields }: SeenEvent): Tone {
  if (kind === 'roundBegan') return 'gold';
  if (GOOD.has(kind)) return 'good';
  if (BAD.has(kind)) return 'danger';
  const figure = fields.monster ?? fields.attacker ?? fields.figure ?? fields.hero;
  if (typeof figure !== 'number') return 'plain';
  return isHero(figure) ? 'friend' : 'foe';
}
