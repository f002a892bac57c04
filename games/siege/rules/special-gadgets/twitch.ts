import { call, done } from '@sightline/kernel';
import { pieceKind } from '../../content/pieces.ts';
import { SPARES_ALL_BUT_ELECTRONICS, SPARES_PARTITIONS } from '../destroy.ts';
import { roomOf } from '../environment.ts';
import { droneRolled } from '../events.ts';
import { seatOf } from '../operators.ts';
import { destruction, shockDrone } from '../procedures.ts';
import { rollDie } from '../rolling.ts';
import { NONE } from '../siege.ts';
import { clockOf } from '../timer.ts';
import { flying } from './flying.ts';

/** SG-SGA-12 */
export const SHOCK = { die: 'red', rating: 1 } as const;

export const shockDrones = flying({
  id: 'shockDrones',
  owner: 'twitch',
  landed: (g, { operator }, space) => call(shockDrone, { operator, room: roomOf(g, space) }),
});

/** SG-SGA-11: one die; each hit destroys one Electronics gadget of the scanned room. */
export const shockDroneSteps = shockDrone.steps('roll', 'destroy').are({
  roll(g, l) {
    if (l.room === NONE) return done();
    l.hits = rollDie(g, SHOCK.die);
    g.emit(droneRolled, { operator: l.operator, hits: l.hits });
  },
  destroy: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.operator),
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
              spaces: [{ space, rating: SHOCK.rating }],
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
