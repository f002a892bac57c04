import { beyond, SIDES, type Side } from '@sightline/board';
import { type Call, call } from '@sightline/kernel';
import { type Economy, isDone, mayPerform, performs } from './actions.ts';
import type { OperatorChoice } from './activation-choice.ts';
import { watcherOf } from './entryway-overwatch.ts';
import { isUsable } from './entryways.ts';
import { turned, watched } from './events.ts';
import { leanSide } from './leaning.ts';
import { type AimedComponent, aimedAt, isInSmoke, MINIATURE, STANDEE, seesBody } from './line-of-sight.ts';
import {
  bodyHandle,
  gadgetOwner,
  isRevealed,
  isUpstairs,
  type OperatorNumber,
  onMainFloor,
  squadOf,
} from './operators.ts';
import { dispute } from './procedures.ts';
import { type Body, type G, NONE, NOWHERE, type OpenTable, type Siege } from './siege.ts';
import { type MovingOperator, mayPause } from './stepping.ts';

/** SG-OVW-04: the field of 180° of one body; LoS is another matter. */
export const inField = (t: OpenTable, { at, facing }: Body, space: number): boolean =>
  facing !== NONE &&
  onMainFloor(t, at) &&
  onMainFloor(t, space) &&
  beyond(t.statics.layout, at, facing as Side, space);

/** SG-RIP-17: from upstairs the entryway that is watched counts as in LoS, unless an overlay covers it; that is no claim. */
const seesWatched = (t: OpenTable, watcher: OperatorNumber, space: number, located: boolean): boolean =>
  located || !isInSmoke(t, space) || gadgetOwner(t, watcher) === 'glaz';

/**
 * Does a body overwatch the space of a component of an opposing body? `sees`: LoS is asked for too (SG-OVW-04, 25);
 * without it this is what the table may know of the chance to react (SG-DIG-10).
 */
export function overwatches(
  t: OpenTable,
  watcher: OperatorNumber,
  from: Body,
  target: Body,
  aim: AimedComponent,
  sees: boolean,
): boolean {
  const space = aimedAt(target, aim);
  if (!onMainFloor(t, space)) return false;
  if (isUpstairs(t, from.at)) {
    return t.state.operators[watcher].watches === space && seesWatched(t, watcher, space, target.located);
  }
  return inField(t, from, space) && (!sees || seesBody(t, watcher, from, target, aim));
}

/** The components of a body that a watcher may aim its Riposte at: any in LoS (SG-LOS-15), from upstairs the one it watches. */
export function aimsOf(
  t: OpenTable,
  watcher: OperatorNumber,
  from: Body,
  target: Body,
  sees: boolean,
): AimedComponent[] {
  const aims = target.standee === NOWHERE ? [MINIATURE] : [MINIATURE, STANDEE];
  if (isUpstairs(t, from.at)) return aims.filter((aim) => overwatches(t, watcher, from, target, aim, sees));
  return aims.filter((aim) => !sees || seesBody(t, watcher, from, target, aim));
}

/** SG-OVW-02, 03: to one of the four sides; a leaning one has three. */
export const overwatch: OperatorChoice<MovingOperator & Economy> = {
  form: 'one',
  candidates(_g, _l, offer) {
    for (const side of SIDES) offer(side);
  },
  checks: [
    { rule: 'SG-ACT-07', holds: (g, l) => isRevealed(g, l.operator) },
    { rule: 'SG-ADV-11', holds: (g) => !g.statics.settings.advancedTactics },
    { rule: 'SG-ACT-02', holds: (_g, l) => !isDone(l, 'overwatch') },
    { rule: 'SG-ACT-03', holds: (g, l) => mayPerform(g, l, 'overwatch') },
    { rule: 'SG-OVW-01', holds: (g, l) => onMainFloor(g, g.state.operators[l.operator].bodies[0].at) },
    {
      rule: 'SG-OVW-03',
      holds: (g, l, side) => mayFace(g, g.state.operators[l.operator].bodies[0], side),
    },
    mayPause,
  ],
  does(g, l, side) {
    performs(l, 'overwatch');
    face(g, l.operator, 0, side);
  },
};

/** SG-OVW-03: not towards its own leaning standee. */
export const mayFace = (t: OpenTable, { at, standee }: Body, side: number): boolean =>
  side !== NONE && leanSide(t, at, standee) !== side;

export function face(g: G, o: OperatorNumber, body: number, side: number): void {
  g.state.operators[o].bodies[body].facing = side;
  g.emit(turned, { body: bodyHandle(o, body), side });
}

/** SG-OVW-13 to 16: from upstairs one entryway, disputed if it has an opposing token. */
export const watch: OperatorChoice<MovingOperator & Economy> = {
  form: 'one',
  candidates(g, _l, offer) {
    for (const { cell } of g.statics.plan.entryways) offer(cell);
  },
  checks: [
    { rule: 'SG-ACT-07', holds: (g, l) => isRevealed(g, l.operator) },
    { rule: 'SG-ADV-11', holds: (g) => !g.statics.settings.advancedTactics },
    { rule: 'SG-ACT-02', holds: (_g, l) => !isDone(l, 'overwatch') },
    { rule: 'SG-ACT-03', holds: (g, l) => mayPerform(g, l, 'overwatch') },
    { rule: 'SG-OVW-01', holds: (g, l) => isUpstairs(g, g.state.operators[l.operator].bodies[0].at) },
    { rule: 'SG-OVW-13', holds: (g, l, space) => isUsable(g, space, squadOf(l.operator)) },
  ],
  does(g, l, space) {
    performs(l, 'overwatch');
    return watchOrDispute(g, l.operator, space);
  },
};

/** SG-OVW-14 to 16 */
export function watchOrDispute(g: G, operator: OperatorNumber, space: number): Call<Siege> | undefined {
  if (isDisputed(g, operator, space)) return call(dispute, { operator, space });
  putToken(g, operator, space);
}

/** SG-OVW-16: an opposing token lies there. */
export function isDisputed(t: OpenTable, o: OperatorNumber, space: number): boolean {
  const owner = watcherOf(t, space);
  return owner !== NONE && squadOf(owner) !== squadOf(o);
}

/** The Operator's Entryway Overwatch token is put on an entryway in place of any other (SG-OVW-14, 15, 24). */
export function putToken(g: G, o: OperatorNumber, space: number): void {
  if (g.state.operators[o].watches === space) return;
  for (const other of g.state.operators) if (other.watches === space) other.watches = NONE;
  g.state.operators[o].watches = space;
  g.emit(watched, { operator: o, space });
}
