import { done } from '@sightline/kernel';
import { OVERLAYS } from '../content/pieces.ts';
import { seatFor, squadOf } from './operators.ts';
import { placementsOver, placeOverlay } from './overlays.ts';
import { laying } from './procedures.ts';
import { clockOf } from './timer.ts';

/** SG-KEY-03, 04: the north-west space of the overlay and its shape. */
export const layingSteps = laying.steps('place', 'settle').are({
  place: {
    ask: 'one',
    seat: (g, l) => seatFor(g, squadOf(l.operator)),
    about: (_g, l) => ({ operator: l.operator, space: l.space, kind: l.kind }),
    clock: clockOf,
    ifNone: () => done(),
    choices: {
      place: {
        form: 'place',
        candidates(g, l, offer) {
          for (const [corner, shape] of placementsOver(g, l.space)) offer(corner, shape);
        },
        does(g, l, corner, shape) {
          placeOverlay(g, OVERLAYS[l.kind], corner, shape);
        },
      },
    },
  },
  /** what Gas and Fire do to who stands there: their own chapters (SG-SGD-02, 33) */
  settle() {},
});
