import type { Cell } from '@sightline/board';
import { type Call, call } from '@sightline/kernel';
import { pointsLeft, spend } from './actions.ts';
import type { OperatorChoice } from './activation-choice.ts';
import { entrywayColour, isUsable } from './entryways.ts';
import { cameDown, wentUp } from './events.ts';
import { hasLeftUpstairs } from './hidden-operators.ts';
import { canSettle, climb, mayEnter } from './movement.ts';
import {
  bodyHandle,
  isUpstairs,
  onMainFloor,
  operatorsOf,
  squadOf,
  UPPER_BOXES,
  upperSpace,
} from './operators.ts';
import { entering } from './procedures.ts';
import { NOWHERE, type OpenTable, type Siege, type Squad } from './siege.ts';
import {
  hasPoint,
  type MovingOperator,
  movingBody,
  notClimbed,
  rememberStop,
  standsStraight,
} from './stepping.ts';

/** SG-ENT-10: nobody of the squad is in that box of its upper-floor area. */
export const isUpperBoxFree = (t: OpenTable, squad: Squad, box: number): boolean =>
  operatorsOf(squad).every((o) => t.state.operators[o].bodies.every(({ at }) => at !== upperSpace(t, box)));

/** SG-FLR-02: from an entryway to a free box. */
export const goUp: OperatorChoice<MovingOperator> = {
  form: 'one',
  candidates(_g, _l, offer) {
    for (const box of UPPER_BOXES) offer(box);
  },
  checks: [
    notClimbed,
    {
      rule: 'SG-FLR-01',
      holds: (g, l) => {
        const { at } = movingBody(g, l);
        return onMainFloor(g, at) && entrywayColour(g, at) !== null;
      },
    },
    { rule: 'SG-ENT-03', holds: (g, l) => isUsable(g, movingBody(g, l).at, squadOf(l.operator)) },
    standsStraight,
    { rule: 'SG-FLR-06', holds: (_g, l) => (l.descended & (1 << l.body)) === 0 },
    hasPoint,
    { rule: 'SG-FLR-03', holds: (g, l, box) => isUpperBoxFree(g, squadOf(l.operator), box) },
  ],
  does(g, l, box) {
    const body = movingBody(g, l);
    const from = body.at;
    spend(l, 1);
    g.state.operators[l.operator].stacked = false;
    body.at = upperSpace(g, box);
    l.climbed |= 1 << l.body;
    g.emit(wentUp, { body: bodyHandle(l.operator, l.body), from, box });
  },
};

/** SG-FLR-05, SG-MOV-08 */
export const costDown = (t: OpenTable, space: Cell): number => 1 + climb(t, NOWHERE, space);

/** SG-FLR-05, 07, 11: to an entryway, which is entered. */
export const comeDown: OperatorChoice<MovingOperator> = {
  form: 'place',
  candidates(g, l, offer) {
    if (!isUpstairs(g, movingBody(g, l).at)) return;
    for (const { cell } of g.statics.plan.entryways) offer(cell);
  },
  checks: [
    notClimbed,
    { rule: 'SG-FLR-05', holds: (g, l) => isUpstairs(g, movingBody(g, l).at) },
    { rule: 'SG-FLR-01', holds: (g, _l, space) => entrywayColour(g, space) !== null },
    { rule: 'SG-ENT-03', holds: (g, l, space) => isUsable(g, space, squadOf(l.operator)) },
    {
      rule: 'SG-MOV-01',
      holds: (g, l, space) => pointsLeft(g, l) >= costDown(g, space),
      because: (g, l, space) => ({ cost: costDown(g, space), points: pointsLeft(g, l) }),
    },
    { rule: 'SG-FLR-11', holds: (g, l, space) => mayEnter(g, l.operator, space) },
    {
      rule: 'SG-FLR-11',
      holds: (g, l, space) => canSettle(g, l.operator, l.body, space, pointsLeft(g, l) - costDown(g, space)),
    },
  ],
  does(g, l, space): Call<Siege> {
    const body = movingBody(g, l);
    const box = body.at - upperSpace(g, 0);
    rememberStop(g, l);
    spend(l, costDown(g, space));
    g.state.operators[l.operator].stacked = false;
    body.at = space;
    hasLeftUpstairs(g, l.operator);
    l.descended |= 1 << l.body;
    g.emit(cameDown, {
      body: bodyHandle(l.operator, l.body),
      box,
      to: space,
      points: pointsLeft(g, l),
    });
    return call(entering, { operator: l.operator, body: l.body, from: NOWHERE, through: 0 });
  },
};
