import { call } from '@sightline/kernel';
import { type OverlayId, overlayNumber } from '../../content/pieces.ts';
import { mayThrow, THROW } from '../keywords.ts';
import { laying } from '../procedures.ts';
import type { SpecialAction } from './special-action.ts';

/** SG-KEY-02, 10, 16, 19: a special gadget that is thrown and leaves an overlay. */
export const throwingOverlay = (id: string, owner: string, kind: OverlayId): SpecialAction => ({
  id,
  owner,
  thrown: true,
  charge: true,
  reach: THROW,
  overlay: true,
  rule: 'SG-KEY-19',
  mayTarget: mayThrow,
  effect: (_g, { operator }, space) => call(laying, { operator, space, kind: overlayNumber(kind) }),
});
