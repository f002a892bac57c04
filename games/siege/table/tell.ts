import type { SeenEvent as AnyEvent } from '@sightline/kernel';
import { cutAtLinks, type Narration, type Tone } from '@sightline/table';
import { ownerOfBody, squadOf } from '../rules/operators.ts';
import { effectsOf } from './effects.ts';
import { logLine } from './log-line.ts';
import { squadTone } from './names.ts';
import type { SeenEvent } from './seen-event.ts';
import { ROLLED } from './shot-effects.ts';
import type { ViewContext } from './view-context.ts';

/** Something that happened: a line for the log, and what is to be seen and heard. */
export function tell(at: ViewContext, event: AnyEvent): Narration {
  // The rules emit these kinds and no others; `joined` makes two more.
  const e = event as SeenEvent;
  const line = isUntold(e) ? '' : logLine(at, e);
  return {
    line: cutAtLinks(line),
    tone: toneOf(e),
    // In deployment nothing follows from anything: each piece is placed for itself.
    ...(CONSEQUENCES.has(e.kind) && at.view.state.round > 0 && { indent: 1 as const }),
    effects: effectsOf(at, e, line),
  };
}

/** Said by what comes with it. */
function isUntold({ kind, fields }: SeenEvent): boolean {
  switch (kind) {
    case 'activationEnded':
    case 'released':
      return true;
    // The shot and the demand have been told already.
    case 'claimed':
      return fields.of === 'shot' || fields.of === 'demand';
    // The roll has told of the wounds, unless something took some of them away.
    case 'wounded':
      return ROLLED.has(String(fields.cause)) && fields.dealt === fields.wounds;
    default:
      return false;
  }
}

/** What follows from what was told before. */
const CONSEQUENCES: ReadonlySet<SeenEvent['kind']> = new Set<SeenEvent['kind']>([
  'watched',
  'guardDropped',
  'revealed',
  'located',
  'stunned',
  'diceRolled',
  'shotRolled',
  'shotFailed',
  'rerolled',
  'approved',
  'challenged',
  'rewarded',
  'bonusPlaced',
  'activationLost',
  'rolledFor',
  'wounded',
  'eliminated',
  'healed',
  'destroyed',
  'pieceLost',
  'piecePlaced',
  'overlayPlaced',
  'effectIgnored',
  'plateLost',
  'moved',
  'droneRolled',
  'droneMoved',
  'flown',
  'droneScanned',
  'gaveWay',
  'heldFire',
  'hostageDown',
  'roomScored',
]);

const TONES: Readonly<Partial<Record<SeenEvent['kind'], Tone>>> = {
  roundBegan: 'gold',
  upkept: 'gold',
  scored: 'gold',
  eliminated: 'danger',
  leftOut: 'danger',
  ranOut: 'danger',
  claymoreWentOff: 'danger',
  overlayPlaced: 'warn',
  challenged: 'warn',
  healed: 'good',
};

/** By whose doing it is: the squads have their colours. */
function toneOf({ kind, fields }: SeenEvent): Tone {
  const fixed = TONES[kind];
  if (fixed !== undefined) return fixed;
  const { squad, operator, body, shooter, by } = fields;
  if (typeof squad === 'number') return squadTone(squad);
  if (typeof shooter === 'number') return squadTone(squadOf(ownerOfBody(shooter)));
  if (typeof operator === 'number') return operator < 0 ? 'muted' : squadTone(squadOf(operator));
  // Who demands or claims does it, not the body it is about.
  if (typeof by === 'number') return squadTone(squadOf(by));
  if (typeof body === 'number') return squadTone(squadOf(ownerOfBody(body)));
  return 'plain';
}
