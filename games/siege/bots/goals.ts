import type { Cell } from '@sightline/board';
import { adjacentSpaces } from '../rules/areas-of-effect.ts';
import { usableEntryways } from '../rules/entryways.ts';
import { isPerimeter, roomOf, roomsOfBody, spacesOf } from '../rules/environment.ts';
import { isBoardEdge } from '../rules/mission-actions.ts';
import {
  ALL_OPERATORS,
  areEnemies,
  inPlay,
  isRevealed,
  isUpstairs,
  type OperatorNumber,
  operatorsOf,
  squadOf,
} from '../rules/operators.ts';
import { ATTACKER, NONE, NOWHERE, type OpenTable } from '../rules/siege.ts';
import { routeTo, type StepsTo } from './routes.ts';

/** Where an Operator wants to be. */
export interface OperatorGoal {
  readonly spaces: readonly Cell[];
  readonly route: StepsTo;
  /** what each step nearer is worth */
  readonly pull: number;
  /** near enough: so many steps away count as there */
  readonly slack: number;
  /** what it is worth to be there */
  readonly there: number;
}

const spacesAround = (t: OpenTable, space: Cell): Cell[] => [space, ...adjacentSpaces(t, space)];

function goal(
  t: OpenTable,
  o: OperatorNumber,
  spaces: readonly Cell[],
  { pull = 0.6, slack = 0, there = 2 }: Partial<Omit<OperatorGoal, 'spaces' | 'route'>> = {},
): OperatorGoal {
  return { spaces, route: routeTo(t, squadOf(o), spaces), pull, slack, there };
}

/** What the mission asks of an Operator now. */
export function goalFor(t: OpenTable, o: OperatorNumber, at: Cell): OperatorGoal {
  switch (t.statics.mission?.kind) {
    case 'bomb':
      return bombGoal(t, o);
    case 'hostage':
      return hostageGoal(t, o);
    default:
      return roomGoal(t, o, at);
  }
}

function bombGoal(t: OpenTable, o: OperatorNumber): OperatorGoal {
  const { bombs, defuser } = t.state;
  const attacks = squadOf(o) === ATTACKER;
  if (defuser.bomb !== NONE) {
    const around = spacesAround(t, bombs[defuser.bomb]);
    if (attacks) return goal(t, o, around, { pull: 0.9, there: 4 });
    return goal(t, o, around, { pull: 1.3, there: 5 });
  }
  const around = bombs.flatMap((bomb) => spacesAround(t, bomb));
  return attacks ? goal(t, o, around, { pull: 0.8, there: 4 }) : goal(t, o, around, GUARD);
}

/** Who guards does not have to stand on top of it. */
const GUARD = { pull: 0.35, slack: 3, there: 1 };

function hostageGoal(t: OpenTable, o: OperatorNumber): OperatorGoal {
  const { carrier, at } = t.state.hostage;
  const attacks = squadOf(o) === ATTACKER;
  if (carrier === o) return goal(t, o, waysOff(t), { pull: 1.6, there: 12 });
  const place = carrier === NONE ? at : t.state.operators[carrier].bodies[0].at;
  if (place === NOWHERE || isUpstairs(t, place))
    return goal(t, o, usableEntryways(t, squadOf(o)), { pull: 0.4, slack: attacks ? 0 : 2, there: 1 });
  if (carrier !== NONE)
    return goal(t, o, [place], attacks ? { pull: 0.3, slack: 3 } : { pull: 0.8, slack: 2 });
  return attacks
    ? goal(t, o, spacesAround(t, place), { pull: 0.8, there: 4 })
    : goal(t, o, spacesAround(t, place), GUARD);
}

const edges = new WeakMap<OpenTable['statics'], Cell[]>();

/** Where the board may be left. */
function waysOff(t: OpenTable): Cell[] {
  let found = edges.get(t.statics);
  if (found === undefined) {
    found = spacesOf(t).filter((space) => isPerimeter(t, space) && isBoardEdge(t, space));
    edges.set(t.statics, found);
  }
  return found;
}

/** Of the contested rooms the one that this Operator is needed in most. */
function roomGoal(t: OpenTable, o: OperatorNumber, at: Cell): OperatorGoal {
  let best: { worth: number; goal: OperatorGoal } | null = null;
  for (const { room, value } of t.statics.mission?.rooms ?? []) {
    const { spaces } = t.statics.plan.rooms[room];
    const going = goal(t, o, spaces, { pull: squadOf(o) === ATTACKER ? 0.9 : 0.55, there: 0 });
    const away = going.route.from(at);
    let worth = POINT * value - 0.5 * Math.min(40, away);
    for (const mate of operatorsOf(squadOf(o))) {
      if (mate === o || !inPlay(t, mate)) continue;
      const nearer = t.state.operators[mate].bodies.some(
        (body) => !isUpstairs(t, body.at) && going.route.from(body.at) < away,
      );
      if (nearer) worth -= 0.45 * POINT * value;
    }
    if (best === null || worth > best.worth) best = { worth, goal: going };
  }
  return best?.goal ?? goal(t, o, [at]);
}

/** What a control point is worth, an Operator being worth ten. */
export const POINT = 1.5;

/** What it is worth, towards the scoring, that an Operator stands in a space. */
export function worthOfRoom(t: OpenTable, o: OperatorNumber, space: Cell): number {
  const { mission } = t.statics;
  if (mission?.kind !== 'control') return 0;
  const room = roomOf(t, space);
  const scored = mission.rooms.find((each) => each.room === room);
  if (scored === undefined) return 0;
  const held = ALL_OPERATORS.some(
    (mate) =>
      mate !== o &&
      !areEnemies(mate, o) &&
      isRevealed(t, mate) &&
      inPlay(t, mate) &&
      roomsOfBody(t, t.state.operators[mate].bodies[0]).includes(room),
  );
  return POINT * scored.value * (held ? 0.15 : 1);
}
