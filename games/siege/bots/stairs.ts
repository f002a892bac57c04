import { isOffered, optionsOf } from '@sightline/bots';
import { isUpperBoxFree } from '../rules/changing-floors.ts';
import { isUsable, usableEntryways } from '../rules/entryways.ts';
import {
  gadgetOwner,
  isHidden,
  type OperatorNumber,
  operatorsOf,
  squadOf,
  UPPER_BOXES,
} from '../rules/operators.ts';
import { DEFENDER, type OpenTable } from '../rules/siege.ts';
import type { ActThought } from './act-thought.ts';
import { goalFor } from './goals.ts';
import type { ReachedSpace } from './walks.ts';

/** What it is worth to be upstairs: nobody shoots there, and any entryway may be the next step. */
export function worthUpstairs({ r, l, o, temper }: ActThought): number {
  const t = r.table;
  const squad = squadOf(l.operator);
  let worth = Number.NEGATIVE_INFINITY;
  for (const space of usableEntryways(t, squad)) {
    const goal = goalFor(t, l.operator, space);
    const left = Math.max(0, Math.min(40, goal.route.from(space)) + 1 - goal.slack);
    worth = Math.max(
      worth,
      -temper.pull * goal.pull * left - 0.5 * temper.fear * (o.ripostes(space) + o.hazards(space)),
    );
  }
  return worth + fromAbove(t, l.operator);
}

/** To see through the floor, for each who is hidden, up to some: less where somebody has to stand in rooms; to work on a room from above. */
const FLIP_SIGHT = 3;
const FLIP_SIGHT_IN_CONTROL = 0.5;
const MOST_SEEN = 3;
const THROUGH_FLOORS = 1;

/** Whose gadget works through floors has more to do there. */
function fromAbove(t: OpenTable, o: OperatorNumber): number {
  const owner = gadgetOwner(t, o);
  if (owner === 'glaz') {
    const hidden = operatorsOf(DEFENDER).filter((each) => isHidden(t, each)).length;
    const each = t.statics.mission?.kind === 'control' ? FLIP_SIGHT_IN_CONTROL : FLIP_SIGHT;
    return each * Math.min(MOST_SEEN, hidden);
  }
  return owner === 'pulse' || (owner === 'fuze' && t.state.operators[o].charges > 0) ? THROUGH_FLOORS : 0;
}

export interface ClimbingWalk {
  readonly end: ReachedSpace;
  readonly score: number;
}

/** The walk to the best entryway that one can go up by in this activation. */
export function climbFrom(
  th: ActThought,
  ends: readonly ReachedSpace[],
  points: number,
): ClimbingWalk | null {
  const { r, l, temper } = th;
  const t = r.table;
  const squad = squadOf(l.operator);
  if (!UPPER_BOXES.some((box) => isUpperBoxFree(t, squad, box))) return null;
  let best: ClimbingWalk | null = null;
  let above: number | null = null;
  for (const end of ends) {
    if (end.cost + 1 > points || !isUsable(t, end.space, squad)) continue;
    if (end.first < 0 && !isOffered(r, 'goUp')) continue;
    above ??= worthUpstairs(th) - temper.stairs;
    const score = above - temper.fear * end.risk - 0.01 * end.cost;
    if (best === null || score > best.score) best = { end, score };
  }
  return best;
}

/** The box upstairs to go to. */
export const upperBox = ({ r }: ActThought): number => optionsOf(r, 'goUp')[0]?.[0] ?? 0;
