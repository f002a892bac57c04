import { cutAtLinks, type Narration, type Tone } from '@sightline/table';
import { INVADER } from '../rules/doom.ts';
import { isDemon } from '../rules/figures.ts';
import { isInvaderCard } from '../rules/initiative-deck.ts';
import { effectsOf } from './effects.ts';
import { logLine } from './log-line.ts';
import type { SeenEvent } from './seen-event.ts';
import type { ViewContext } from './view-context.ts';

/** Something that happened: a line for the log, and what is to be seen and heard. */
export function tell(at: ViewContext, e: SeenEvent): Narration {
  const line = logLine(at, e);
  return {
    line: cutAtLinks(line),
    tone: toneOf(e),
    ...(CONSEQUENCES.has(e.kind) ? { indent: 1 as const } : {}),
    effects: effectsOf(at, e, line),
  };
}

/** What follows from what was told before. */
const CONSEQUENCES = new Set<SeenEvent['kind']>([
  'gained',
  'dieRemoved',
  'rolled',
  'defenseRevealed',
  'attackEnded',
  'suffered',
  'healed',
  'stunned',
  'recoveredFromStun',
  'slain',
  'fragGained',
  'displaced',
  'teleporterActivated',
  'argentPlaced',
  'reshuffled',
  'drewGlory',
  'portalGone',
  'tokenDropped',
  'progressed',
]);

/** By whose doing it is. */
function toneOf({ kind, fields }: SeenEvent): Tone {
  switch (kind) {
    case 'roundBegan':
      return 'gold';
    case 'initiativeRevealed':
      return isInvaderCard(Number(fields.card)) ? 'foe' : 'friend';
    case 'gloryKilled':
      return 'gold';
    case 'initiativeBuried':
    case 'reshuffled':
    case 'used':
      return fields.seat === INVADER ? 'foe' : 'friend';
    case 'portalGone':
      return fields.by === 'marines' ? 'friend' : 'foe';
    case 'progressed':
      return 'friend';
    default:
      return toneOfFigure(fields.attacker ?? fields.figure ?? fields.marine, kind);
  }
}

/** Events of the Invader's cards and portals name no figure. */
const INVADERS = new Set<SeenEvent['kind']>([
  'typeActivated',
  'drewEvents',
  'argentGained',
  'argentPlaced',
  'eventsDiscarded',
  'portalTurned',
  'fragGained',
]);

function toneOfFigure(figure: unknown, kind: SeenEvent['kind']): Tone {
  if (INVADERS.has(kind)) return 'foe';
  if (typeof figure !== 'number') return 'plain';
  return figure < 0 || isDemon(figure) ? 'foe' : 'friend';
}
