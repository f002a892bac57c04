import type { Cell } from '@sightline/board';
import { call, done, inTurn } from '@sightline/kernel';
import { adjacentSpaces } from '../areas-of-effect.ts';
import { SPARES_NOTHING } from '../destroy.ts';
import { obstacleAt, occupantsOf } from '../environment.ts';
import { moved } from '../events.ts';
import { isDeployableThrough } from '../ignoring-partitions.ts';
import { bodyHandle, inPlay, isUpstairs, seatOf } from '../operators.ts';
import { destruction, entering, hammerFollowUp, shot } from '../procedures.ts';
import { shotsAt } from '../shooting.ts';
import { NONE, NOWHERE, type OpenTable } from '../siege.ts';
import { clockOf } from '../timer.ts';
import type { SpecialAction } from './special-action.ts';

/** SG-SGA-04, SG-ENV-12: nobody, and no obstacle that would stay there. */
const isEnterable = (t: OpenTable, space: Cell): boolean => {
  const obstacle = obstacleAt(t, space);
  // A Deployable Shield falls to the hammer's D2 before he comes.
  const stays = obstacle !== NONE && obstacle < t.statics.plan.obstacles.length;
  return !stays && occupantsOf(t, space).length === 0;
};

/** SG-SGA-12 */
export const HAMMER_RATING = 2;

export const hammer: SpecialAction = {
  id: 'hammer',
  owner: 'sledge',
  rule: 'SG-SGA-01',
  deployed: true,
  reach: 1,
  mayTarget: (t, user, space) =>
    user.body.standee === NOWHERE &&
    !isUpstairs(t, user.body.at) &&
    isEnterable(t, space) &&
    isDeployableThrough(t, user, space),
  effect: (_g, { operator }, space) => {
    const falls = call(destruction, {
      spaces: [{ space, rating: HAMMER_RATING }],
      spares: SPARES_NOTHING,
      own: NONE,
    });
    return inTurn([falls, call(hammerFollowUp, { operator, into: space })]);
  },
};

/** SG-SGA-01, 02, 04: he is placed in the space, then may shoot and destroy in one adjacent space. */
export const hammerFollowUpSteps = hammerFollowUp.steps('place', 'follow', 'next').are(
  {
    place(g, l) {
      const [body] = g.state.operators[l.operator].bodies;
      const from = body.at;
      body.at = l.into;
      g.emit(moved, { body: bodyHandle(l.operator, 0), from, to: l.into });
      l.space = NONE;
      return call(entering, { operator: l.operator, body: 0, from: NOWHERE, through: 0 });
    },
    follow: {
      ask: 'one',
      seat: (g, l) => seatOf(g, l.operator),
      about: (_g, l) => ({ operator: l.operator, space: l.space }),
      clock: clockOf,
      timeout: () => ['stop'],
      choices: {
        shoot: {
          form: 'one',
          candidates(g, l, offer) {
            for (const { target, aim, declared } of shotsAt(g, l.operator)) offer(target, aim, declared);
          },
          checks: [
            { rule: 'SG-SGA-02', holds: (_g, l) => !l.shot },
            {
              rule: 'SG-SGA-02',
              holds: (g, l, target, aim) => {
                const { at, standee } = g.state.operators[target].bodies[0];
                return mayFollow(g, l, aim === 1 ? standee : at);
              },
            },
          ],
          does(g, l, target, aim, declared) {
            const { at, standee } = g.state.operators[target].bodies[0];
            l.shot = true;
            l.space = aim === 1 ? standee : at;
            return call(shot, {
              shooter: l.operator,
              shooterBody: 0,
              target,
              targetBody: 0,
              aim,
              declared,
              by: 'free',
            });
          },
        },
        destroy: {
          form: 'one',
          candidates(g, l, offer) {
            for (const space of adjacentSpaces(g, g.state.operators[l.operator].bodies[0].at)) offer(space);
          },
          checks: [
            { rule: 'SG-SGA-02', holds: (_g, l) => !l.destroyed },
            { rule: 'SG-SGA-02', holds: (g, l, space) => mayFollow(g, l, space) },
          ],
          does(_g, l, space) {
            l.destroyed = true;
            l.space = space;
            return call(destruction, {
              spaces: [{ space, rating: HAMMER_RATING }],
              spares: SPARES_NOTHING,
              own: NONE,
            });
          },
        },
        stop: { form: 'confirm', does: () => done() },
      },
    },
    next: (_g, l) => (l.shot && l.destroyed ? done() : 'follow'),
  },
  { endsIf: (g, l) => !inPlay(g, l.operator) },
);

/** One and the same space, adjacent to where he is now. */
function mayFollow(
  t: OpenTable,
  { operator, space }: { readonly operator: number; readonly space: number },
  named: Cell,
): boolean {
  if (space !== NONE && space !== named) return false;
  return adjacentSpaces(t, t.state.operators[operator].bodies[0].at).includes(named);
}
