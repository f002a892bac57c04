import { beyond, SIDES, type Side } from '@sightline/board';
import { type Economy, isDone, mayPerform, performs } from './actions.ts';
import type { ActivationChoice } from './activation-choice.ts';
import { isUsable } from './entryways.ts';
import { guardDropped, turned, watched } from './events.ts';
import { leanSide } from './leaning.ts';
import { type Aim, aimedAt, isInSmoke, MINIATURE, STANDEE, seesBody } from './line-of-sight.ts';
import {
  bodyHandle,
  gadgetOwner,
  isHidden,
  isRevealed,
  isUpstairs,
  type OperatorNumber,
  onMainFloor,
  squadOf,
} from './operators.ts';
import { type Body, type G, NONE, NOWHERE, type OpenTable } from './siege.ts';
import { type Mover, mayPause } from './stepping.ts';

/** SG-OVW-05: whoever acts in their own activation watches no more. */
export function dropsGuard(g: G, o: OperatorNumber): void {
  const { bodies } = g.state.operators[o];
  let dropped = false;
  // A hidden token keeps its built-in mark.
  if (bodies.length === 1 && bodies[0].facing !== NONE && !g.statics.settings.advancedTactics) {
    bodies[0].facing = NONE;
    dropped = true;
  }
  if (g.state.operators[o].watches !== NONE) {
    g.state.operators[o].watches = NONE;
    dropped = true;
  }
  if (dropped) g.emit(guardDropped, { operator: o });
}

/** SG-OVW-04: the field of 180° of one body; LoS is another matter. */
export const inField = (t: OpenTable, { at, facing }: Body, space: number): boolean =>
  facing !== NONE &&
  onMainFloor(t, at) &&
  onMainFloor(t, space) &&
  beyond(t.statics.layout, at, facing as Side, space);

/** A way to hit a body that is in an overwatched space: from which of its bodies, and at which component (SG-LOS-15). */
export interface Watching {
  readonly body: number;
  readonly aim: Aim;
}

/**
 * Which bodies of an Operator overwatch a component of an opposing body, as far as `sees` asks for LoS too: with it for
 * what really can be shot, without it for what the table may know of the chance to react (SG-DIG-10).
 */
export function watchings(
  t: OpenTable,
  watcher: OperatorNumber,
  target: OperatorNumber,
  targetBody: Body,
  sees: boolean,
): Watching[] {
  const found: Watching[] = [];
  const { bodies, watches } = t.state.operators[watcher];
  bodies.forEach((body, b) => {
    for (const aim of [MINIATURE, STANDEE] as const) {
      const space = aimedAt(targetBody, aim);
      if (space === NOWHERE || !onMainFloor(t, space)) continue;
      if (isUpstairs(t, body.at)) {
        // SG-RIP-04, 05, 17
        if (watches !== space) continue;
        const clear = !isInSmoke(t, space) || targetBody.located || gadgetOwner(t, watcher) === 'glaz';
        if (clear) found.push({ body: b, aim });
      } else if (inField(t, body, space) && (!sees || seesBody(t, watcher, body, targetBody, aim)))
        found.push({ body: b, aim });
    }
  });
  return squadOf(watcher) === squadOf(target) ? [] : found;
}

/** SG-OVW-02, 03: to one of the four sides; a leaning one has three. */
export const overwatch: ActivationChoice<Mover & Economy> = {
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
      holds: (g, l, side) => {
        const [{ at, standee }] = g.state.operators[l.operator].bodies;
        return leanSide(g, at, standee) !== side;
      },
    },
    mayPause,
  ],
  does(g, l, side) {
    performs(l, 'overwatch');
    face(g, l.operator, 0, side);
  },
};

export function face(g: G, o: OperatorNumber, body: number, side: number): void {
  g.state.operators[o].bodies[body].facing = side;
  g.emit(turned, { body: bodyHandle(o, body), side });
}

/** The Operator's Entryway Overwatch token is put on an entryway, from wherever it was (SG-OVW-14, 15). */
export function watch(g: G, o: OperatorNumber, space: number): void {
  for (const other of g.state.operators) if (other.watches === space) other.watches = NONE;
  g.state.operators[o].watches = space;
  g.emit(watched, { operator: o, space });
}

/** SG-OVW-13: an entryway that this Operator may overwatch from upstairs, disputed or not. */
export const mayWatch = (t: OpenTable, o: OperatorNumber, space: number): boolean =>
  isUsable(t, space, squadOf(o));

/** Some body of the Operator is upstairs. */
export const isPartlyUpstairs = (t: OpenTable, o: OperatorNumber): boolean =>
  t.state.operators[o].bodies.some(({ at }) => isUpstairs(t, at));

/** Hidden, with a token upstairs: then its Overwatch there is automatic (SG-OVW-21). */
export const watchesFromHiding = (t: OpenTable, o: OperatorNumber): boolean =>
  isHidden(t, o) && isPartlyUpstairs(t, o);
