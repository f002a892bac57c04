import type { Cell } from '@sightline/board';
import { optionsOf } from '@sightline/bots';
import { mayPerform } from '../rules/actions.ts';
import { adjacentSpaces, touchingSpaces } from '../rules/areas-of-effect.ts';
import { occupantsOf, roomOf } from '../rules/environment.ts';
import { throwIsFree } from '../rules/keywords.ts';
import { MINIATURE } from '../rules/line-of-sight.ts';
import { areEnemies, enemySquad, gadgetOwner, isUpstairs, operatorsOf, squadOf } from '../rules/operators.ts';
import { overlaySpaces, placementsOver } from '../rules/overlays.ts';
import { LIGHT } from '../rules/protection.ts';
import { rulingOn } from '../rules/rulings.ts';
import type { OpenTable } from '../rules/siege.ts';
import { SPECIAL_ACTIONS } from '../rules/special-gadgets/index.ts';
import { DRONE_POINTS } from '../rules/tactical-gadgets.ts';
import type { ActThought } from './act-thought.ts';
import type { PossibleAct } from './actions.ts';
import { bestFlight } from './drones.ts';
import { opens, roomAround, stunning, worthOfArea, worthOfOpening, worthOfPieces } from './effects.ts';
import { fixedShotOdds, woundsLeft } from './odds.ts';
import { worthOf, worthOfHits } from './worth.ts';

type Judge = (th: ActThought, space: Cell, barrier: number, stays: boolean) => number;

/** A wound or two for an Operator. */
const wound = (t: OpenTable, n: number) => (o: number) =>
  (Math.min(1, n / woundsLeft(t, o)) * worthOf(t, o)) / 2;

const breaking =
  (rating: number, area: (t: OpenTable, space: Cell) => readonly Cell[]): Judge =>
  ({ r, l }, space, barrier) => {
    const spaces = area(r.table, space);
    const opening = opens(r.table, barrier, spaces, rating) ? worthOfOpening(r.table, barrier) : 0;
    return opening + worthOfPieces(r.table, l.operator, spaces, rating) * 0.6;
  };

const overlay =
  (n: number): Judge =>
  ({ r, l }, space) => {
    const t = r.table;
    let best = 0;
    for (const [corner, shape] of placementsOver(t, space))
      best = Math.max(best, worthOfArea(t, l.operator, overlaySpaces(t, corner, shape), wound(t, n)));
    return best;
  };

/** What each ACTION promises, by its id. */
const JUDGES: Readonly<Record<string, Judge>> = {
  hammer: (th, space, barrier) => breaking(2, (_t, s) => [s])(th, space, barrier, false) + nearer(th, space),
  empGrenades: ({ r, l }, space) =>
    worthOfPieces(r.table, l.operator, roomAround(r.table, space), 1, true) * 1.2,
  breachingRounds: (th, space, barrier) => breaking(2, (_t, s) => [s])(th, space, barrier, false) + 0.2,
  exothermicCharges: (th, space, barrier) =>
    breaking(3, (t, s) => [s, ...touchingSpaces(t, s)])(th, space, barrier, false) + 0.3,
  flashShield: ({ r, l }, space) => worthOfFlash(r.table, l.operator, space),
  spectreDetector: ({ r, l }, space) =>
    worthOfPieces(r.table, l.operator, [space], 1, true) * 1.2 - lastCharge(r.table, l.operator),
  flipSight: () => 2.4,
  shockDrones: ({ r, l }, space) => bestFlight(r.table, l.operator, space, DRONE_POINTS, 'shock').worth,
  clusterCharge: ({ r, l }, space) =>
    worthOfArea(r.table, l.operator, roomAround(r.table, space), wound(r.table, 1)) +
    worthOfPieces(r.table, l.operator, roomAround(r.table, space), 1) * 0.5,
  extendableShield: ({ o, body }, _space, _barrier, stays) => (stays ? 0.7 + 0.25 * o.exposure(body.at) : 0),
  rceDrone: ({ r, l }, space) => bestFlight(r.table, l.operator, space, DRONE_POINTS, 'blast').worth,
  gasGrenades: overlay(1),
  shumikhaLauncher: overlay(1.5),
  heartbeatSensor: ({ r, l }, space) => {
    const target = opponentIn(r.table, l.operator, space);
    return target === undefined || r.state.operators[target].bodies[0].located ? 0 : 0.9;
  },
  heartbeatShot: ({ r, l, body }, space) => {
    const t = r.table;
    const target = opponentIn(t, l.operator, space);
    if (target === undefined) return 0;
    const [there] = t.state.operators[target].bodies;
    const shot = { shooter: l.operator, from: body, target, body: there, aim: MINIATURE };
    return worthOfHits(t, target, fixedShotOdds(t, shot, LIGHT));
  },
  stimPistol: ({ r, l }, space) => {
    const t = r.table;
    const patient = operatorsOf(squadOf(l.operator)).find((o) =>
      t.state.operators[o].bodies.some(({ at, standee }) => at === space || standee === space),
    );
    return patient === undefined ? 0 : Math.min(3, t.state.operators[patient].wounds) * 1.3;
  },
};

/** IQ's last charge also answers Jäger and Kapkan (SG-SGA-10). */
const DETECTOR = 1.2;
function lastCharge(t: OpenTable, o: number): number {
  if (t.state.operators[o].charges > 1) return 0;
  const feared = operatorsOf(enemySquad(squadOf(o))).some(
    (each) => ['jager', 'kapkan'].includes(gadgetOwner(t, each)) && t.state.operators[each].charges > 0,
  );
  return feared ? DETECTOR : 0;
}

const opponentIn = (t: OpenTable, by: number, space: Cell): number | undefined =>
  occupantsOf(t, space).find(({ operator }) => areEnemies(operator, by))?.operator;

/** Stunned Operators are no match for a shield that comes in. */
const worthOfFlash = (t: OpenTable, by: number, space: Cell): number =>
  1.6 * worthOfArea(t, by, others(t, by, space), stunning(t));

/** What Blitz could do with his shield from where a walk ends. */
export function flashFrom({ r, l, temper }: ActThought, space: Cell): number {
  const t = r.table;
  if (gadgetOwner(t, l.operator) !== 'blitz' || t.state.operators[l.operator].charges === 0) return 0;
  if (!mayPerform(t, l, 'special')) return 0;
  let worth = 0;
  const rooms = new Set<number>();
  for (const each of adjacentSpaces(t, space)) {
    const room = roomOf(t, each);
    if (rooms.has(room)) continue;
    rooms.add(room);
    worth = Math.max(worth, worthOfFlash(t, l.operator, each) - temper.charge);
  }
  return 0.8 * worth;
}

/** Everybody in a room but the user's own space. */
const others = (t: OpenTable, by: number, space: Cell): readonly Cell[] =>
  roomAround(t, space).filter((each) => each !== t.state.operators[by].bodies[0].at);

/** To be moved nearer to the goal. */
function nearer({ goal, body, o, temper }: ActThought, space: Cell): number {
  const gain = goal.route.from(body.at) - goal.route.from(space);
  return gain > 2
    ? temper.pull * goal.pull * gain - temper.fear * (o.ripostes(space) + o.hazards(space))
    : -0.5;
}

/** Every use of the Operator's own gadget that is offered and promises something. */
export function specialActs(th: ActThought, stays: boolean): PossibleAct[] {
  const { r, l } = th;
  const t = r.table;
  const barrier = isUpstairs(t, th.body.at) ? -1 : th.goal.route.barrier(th.body.at);
  const found: PossibleAct[] = [];
  const rooms = new Map<string, number>();
  for (const [action, space] of optionsOf(r, 'special')) {
    const { id, thrown, aimed, charge } = SPECIAL_ACTIONS[action];
    const judge = JUDGES[id];
    if (judge === undefined) continue;
    // What works on a room works the same from all its spaces.
    const key = BY_ROOM.includes(id) ? `${id} ${roomOf(t, space)}` : `${id} ${space}`;
    let worth = rooms.get(key);
    if (worth === undefined) {
      worth = judge(th, space, barrier, stays);
      rooms.set(key, worth);
    }
    const left = worth - (charge === true ? th.temper.charge : 0.1);
    if (left <= 0) continue;
    if (thrown === true && !throwIsFree(t, { operator: l.operator, body: th.body }, space)) continue;
    if (aimed !== undefined && !isUpstairs(t, th.body.at)) {
      const claim = { of: aimed, by: l.operator, body: 0, target: space, aim: 0, declared: 0 };
      if (!rulingOn(t, claim).valid) continue;
    }
    found.push({ worth: left, act: ['special', action, space], first: id !== 'extendableShield' });
  }
  return found;
}

const BY_ROOM = ['empGrenades', 'clusterCharge', 'flashShield'];
