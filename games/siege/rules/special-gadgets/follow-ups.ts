import { beside, SIDES } from '@sightline/board';
import { call, done } from '@sightline/kernel';
import { pieceKind } from '../../content/pieces.ts';
import { SPARES_ALL_BUT_ELECTRONICS, SPARES_NOTHING, SPARES_PARTITIONS } from '../destroy.ts';
import { isSpace, roomOf } from '../environment.ts';
import { droneRolled, healed } from '../events.ts';
import { seatFor, squadOf } from '../operators.ts';
import { breachingRound, destruction, shockDrone, stim } from '../procedures.ts';
import { rollDie } from '../shooting.ts';
import { NONE } from '../siege.ts';
import { clockOf } from '../timer.ts';

/** SG-SGA-06: the target and one orthogonal neighbour, chosen by Ash. */
export const breachingRoundSteps = breachingRound.steps('second').are({
  second: {
    ask: 'one',
    seat: (g, l) => seatFor(g, squadOf(l.operator)),
    about: (_g, l) => ({ operator: l.operator, space: l.space }),
    clock: clockOf,
    choices: {
      second: {
        form: 'one',
        candidates(g, l, offer) {
          for (const side of SIDES) {
            const space = beside(g.statics.layout, l.space, side);
            if (space >= 0 && isSpace(g, space)) offer(space);
          }
        },
        does: (_g, l, space) =>
          call(destruction, {
            spaces: [
              { space: l.space, rating: 2 },
              { space, rating: 2 },
            ],
            spares: SPARES_NOTHING,
            own: NONE,
          }),
      },
    },
  },
});

/** SG-SGA-11: one red die; each hit destroys one Electronics gadget of the scanned room. */
export const shockDroneSteps = shockDrone.steps('roll', 'destroy').are({
  roll(g, l) {
    if (l.room === NONE) return done();
    l.hits = rollDie(g, 'red');
    g.emit(droneRolled, { operator: l.operator, hits: l.hits });
  },
  destroy: {
    ask: 'one',
    seat: (g, l) => seatFor(g, squadOf(l.operator)),
    about: (_g, l) => ({ operator: l.operator, hits: l.hits }),
    clock: clockOf,
    ifNone: () => done(),
    choices: {
      destroy: {
        form: 'one',
        candidates(g, l, offer) {
          if (l.hits === 0) return;
          for (const { kind, at } of g.state.pieces)
            if (pieceKind(kind).electronics === true && roomOf(g, at) === l.room) offer(at);
        },
        does(_g, l, space) {
          l.hits--;
          return call(
            destruction,
            {
              spaces: [{ space, rating: 1 }],
              spares: SPARES_PARTITIONS | SPARES_ALL_BUT_ELECTRONICS,
              own: NONE,
            },
            'destroy',
          );
        },
      },
    },
  },
});

/** SG-SGD-24 */
const MOST_HEALED = 3;

export const stimSteps = stim.steps('heal').are({
  heal: {
    ask: 'one',
    seat: (g, l) => seatFor(g, squadOf(l.operator)),
    about: (_g, l) => ({ operator: l.operator, patient: l.patient }),
    clock: clockOf,
    choices: {
      heal: {
        form: 'amount',
        least: () => 0,
        most: (g, l) => Math.min(MOST_HEALED, g.state.operators[l.patient].wounds),
        does(g, l, wounds) {
          g.state.operators[l.patient].wounds -= wounds;
          g.emit(healed, { operator: l.patient, wounds });
          return done();
        },
      },
    },
    timeout: (g, l) => ['heal', Math.min(MOST_HEALED, g.state.operators[l.patient].wounds)],
  },
});
