import { done, inTurn } from '@sightline/kernel';
import { OVERLAYS } from '../content/pieces.ts';
import { seatOf } from './operators.ts';
import { placementsOver, placeOverlay } from './overlays.ts';
import { laying } from './procedures.ts';
import { onLaying } from './space-effects.ts';
import { clockOf } from './timer.ts';

/** SG-KEY-03, 04: the north-west space of the overlay and its shape. */
export const layingSteps = laying.steps('place', 'settle').are({
  place: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.operator),
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
  /** SG-SGD-02, 33: who stands in it suffers at once. */
  settle(g, l) {
    const laid = g.state.overlays.at(-1);
    if (laid === undefined || laid.kind !== l.kind) return;
    const [first, ...others] = onLaying(g, laid.kind, laid.spaces);
    return first === undefined ? undefined : inTurn([first, ...others]);
  },
});
