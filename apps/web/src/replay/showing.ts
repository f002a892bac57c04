import type { Ref, ShownEffect } from '@sightline/table';
import { type Happening, happened, STILL } from '../table/happening.ts';

/** What lies over a scene while its next moment is shown happening. */
export interface ReplayOverlay extends Happening {
  /** whom it happens to: marked, and brought into view */
  readonly cursor: Ref | null;
}

/** Nothing of it was seen. */
export const UNSEEN: ReplayOverlay = { ...STILL, cursor: null };

/** One more thing happens. */
export const shown = (s: ReplayOverlay, effect: ShownEffect): ReplayOverlay => ({
  ...happened(s, effect),
  cursor: whereabouts(effect) ?? s.cursor,
});

/** Whom or what it happens to. */
function whereabouts(effect: ShownEffect): Ref | undefined {
  switch (effect.show) {
    case 'move':
    case 'appear':
    case 'vanish':
      return effect.piece;
    case 'enter':
      return effect.pieces[0];
    case 'number':
    case 'icon':
    case 'focus':
      return effect.at;
    case 'shot':
      return effect.to;
    case 'sight':
      return effect.between[1];
    case 'door':
      return effect.ref;
    case 'border':
      return effect.border.ref;
    case 'dice':
    case 'flip':
    case 'result':
    case 'outcome':
    case 'banner':
      return undefined;
  }
}
