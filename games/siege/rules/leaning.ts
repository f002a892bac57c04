import { beside, SIDES, type Side } from '@sightline/board';
import { type Call, type Check, call } from '@sightline/kernel';
import { pointsLeft, spend } from './actions.ts';
import type { OperatorChoice } from './activation-choice.ts';
import { sectionBetween } from './crossing.ts';
import { isFree, isSpace, obstacleAt, occupantsOf } from './environment.ts';
import { leaned, straightened } from './events.ts';
import { OPENING, PARTITION, SLOW } from './map/legend.ts';
import { isCarrying } from './mission-actions.ts';
import { bodyHandle, isStacked, onMainFloor, operatorsOf, squadOf } from './operators.ts';
import { entering } from './procedures.ts';
import { NONE, NOWHERE, type OpenTable, type Siege, SQUAD_SIZE, type Squad } from './siege.ts';
import { floorOf } from './statics.ts';
import { hasPoint, type MovingOperator, movingBody, notClimbed, standsStraight } from './stepping.ts';
import { lacking } from './supply.ts';

/** SG-CPT-04, SG-LEAN-18: leaning standees left in a squad's supply. */
export const standeesLeft = (t: OpenTable, squad: Squad): number =>
  operatorsOf(squad).reduce(
    (left, o) => left - t.state.operators[o].bodies.filter(({ standee }) => standee !== NOWHERE).length,
    SQUAD_SIZE,
  );

/** What lies between two spaces side by side. */
const bitsBetween = (t: OpenTable, from: number, to: number): number => {
  const section = sectionBetween(t, from, to);
  return section < 0 ? 0 : floorOf(t).ground.edgeBits[section];
};
/** SG-LEAN-04, 05, 07: of what is no partition, only breaches and windows are in the way. */
const isSlow = (bits: number): boolean => (bits & SLOW) !== 0;
const isWindow = (bits: number): boolean => (bits & OPENING) !== 0;

/** SG-DEP-23: an Operator may be deployed leaning across what lies between the two spaces. */
export const mayLeanAcross = (t: OpenTable, from: number, to: number): boolean => {
  const bits = bitsBetween(t, from, to);
  return (bits & PARTITION) === 0 && !isSlow(bits);
};

const isBeside = (t: OpenTable, from: number, to: number): boolean =>
  onMainFloor(t, from) && SIDES.some((side) => beside(t.statics.layout, from, side) === to);

const leanChecks: readonly Check<Siege, MovingOperator>[] = [
  notClimbed,
  standsStraight,
  { rule: 'SG-MIS-15', holds: (g, l) => !isCarrying(g, l.operator) },
  hasPoint,
  { rule: 'SG-LEAN-01', holds: (g, l) => onMainFloor(g, movingBody(g, l).at) },
  { rule: 'SG-ADV-07', holds: (g, l) => !isStacked(g, l.operator) },
  // The standee would stay in a squad-mate's space.
  { rule: 'SG-MOV-04', holds: (g, l) => occupantsOf(g, movingBody(g, l).at).length === 1 },
  { rule: 'SG-LEAN-02', holds: (g, l, to) => isBeside(g, movingBody(g, l).at, to) && isSpace(g, to) },
  {
    rule: 'SG-LEAN-18',
    holds: (g, l) => standeesLeft(g, squadOf(l.operator)) > 0,
    because: lacking('leaningStandee'),
  },
  {
    rule: 'SG-PRT-04',
    holds: (g, l, to) => (bitsBetween(g, movingBody(g, l).at, to) & PARTITION) === 0,
  },
  {
    rule: 'SG-LEAN-04',
    holds(g, l, to) {
      const bits = bitsBetween(g, movingBody(g, l).at, to);
      return !isSlow(bits) || isWindow(bits);
    },
  },
  {
    rule: 'SG-LEAN-05',
    holds(g, l, to) {
      const bits = bitsBetween(g, movingBody(g, l).at, to);
      return !isSlow(bits) || !isWindow(bits);
    },
  },
  {
    rule: 'SG-LEAN-06',
    holds: (g, l, to) => obstacleAt(g, to) === NONE && obstacleAt(g, movingBody(g, l).at) === NONE,
  },
  { rule: 'SG-LEAN-02', holds: (g, _l, to) => isFree(g, to) },
];

/** SG-LEAN-01 to 03: the body goes into the space, its standee stays behind. */
export const lean: OperatorChoice<MovingOperator> = {
  form: 'place',
  candidates(g, l, offer) {
    const { at } = movingBody(g, l);
    if (!onMainFloor(g, at)) return;
    for (const side of SIDES) {
      const to = beside(g.statics.layout, at, side);
      if (to >= 0) offer(to);
    }
  },
  checks: leanChecks,
  does(g, l, to): Call<Siege> {
    const body = movingBody(g, l);
    const from = body.at;
    spend(l, 1);
    body.standee = from;
    body.at = to;
    const through = bitsBetween(g, from, to) & OPENING;
    g.emit(leaned, { body: bodyHandle(l.operator, l.body), from, to, points: pointsLeft(g, l) });
    return call(entering, { operator: l.operator, body: l.body, from, through });
  },
};

/** SG-LEAN-12 to 15: 1 back to the standee's space, 0 where the miniature is. */
export const straighten: OperatorChoice<MovingOperator> = {
  form: 'one',
  candidates(_g, _l, offer) {
    offer(1);
    offer(0);
  },
  checks: [{ rule: 'SG-LEAN-12', holds: (g, l) => movingBody(g, l).standee !== NOWHERE }, hasPoint],
  does(g, l, back): Call<Siege> {
    const body = movingBody(g, l);
    spend(l, 1);
    const from = body.at;
    if (back === 1) body.at = body.standee;
    body.standee = NOWHERE;
    g.emit(straightened, {
      body: bodyHandle(l.operator, l.body),
      to: body.at,
      back,
      points: pointsLeft(g, l),
    });
    return call(entering, {
      operator: l.operator,
      body: l.body,
      from: back === 1 ? from : NOWHERE,
      through: 0,
    });
  },
};

/** The side of a leaning body's space that its standee is on; NONE: it stands straight (SG-OVW-03). */
export function leanSide(t: OpenTable, at: number, standee: number): Side | typeof NONE {
  if (standee === NOWHERE) return NONE;
  return SIDES.find((side) => beside(t.statics.layout, at, side) === standee) ?? NONE;
}
