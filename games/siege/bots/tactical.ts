import type { Cell } from '@sightline/board';
import { optionsOf } from '@sightline/bots';
import { TACTICAL_GADGETS, type TacticalId, tacticalGadget } from '../content/tactical-gadgets.ts';
import { adjacentSpaces } from '../rules/areas-of-effect.ts';
import { throwIsFree } from '../rules/keywords.ts';
import { enemySquad, isUpstairs, operatorsOf, squadOf } from '../rules/operators.ts';
import { placementsOver } from '../rules/overlays.ts';
import type { OpenTable } from '../rules/siege.ts';
import { DRONE_POINTS } from '../rules/tactical-gadgets.ts';
import type { ActThought } from './act-thought.ts';
import type { PossibleAct } from './actions.ts';
import { bestFlight } from './drones.ts';
import { opens, stunning, worthOfArea, worthOfBlast, worthOfOpening, worthOfPieces } from './effects.ts';
import { routeTo } from './routes.ts';

/** A Charge cube may be worth more another time. */
const CUBE = 0.6;

/** Every use of a tactical gadget that is offered and promises something. */
export function tacticalActs(th: ActThought, stays: boolean): PossibleAct[] {
  const { r, l } = th;
  const found: PossibleAct[] = [];
  const barrier = th.goal.route.barrier(th.body.at);
  const options = optionsOf(r, 'tactical');
  const flights = new Map<Cell, number>();
  for (const [gadget, space] of options) {
    const { id } = TACTICAL_GADGETS[gadget];
    const worth = worthOfUse(th, id, gadget, space, barrier, stays, flights) - CUBE;
    if (worth <= 0) continue;
    // Only thrown where one really sees (SG-DIG-03 lets others be claimed).
    if (tacticalGadget(gadget).keyword === 'throwable' && !reallySees(th, space)) continue;
    found.push({ worth, act: ['tactical', gadget, space], first: isFirst(id, th, l.operator) });
  }
  return found;
}

/** Drones, grenades and charges come before the walk; what covers who stays there comes after it. */
const isFirst = (id: TacticalId, _th: ActThought, _o: number): boolean =>
  id !== 'claymore' && id !== 'smokeGrenade';

const reallySees = ({ r, l, body }: ActThought, space: Cell): boolean =>
  throwIsFree(r.table, { operator: l.operator, body }, space);

function worthOfUse(
  th: ActThought,
  id: TacticalId,
  number: number,
  space: Cell,
  barrier: number,
  stays: boolean,
  flights: Map<Cell, number>,
): number {
  const t = th.r.table;
  const by = th.l.operator;
  const gadget = tacticalGadget(number);
  switch (id) {
    case 'breachCharge':
    case 'impactGrenade': {
      const rating = gadget.target?.destroy ?? 0;
      const opening = opens(t, barrier, [space], rating) ? worthOfOpening(t, barrier) : 0;
      return opening + worthOfPieces(t, by, [space], rating);
    }
    case 'frag':
    case 'nitroCell': {
      const spaces = [space, ...adjacentSpaces(t, space)];
      const opening = opens(t, barrier, spaces, gadget.target?.destroy ?? 0) ? worthOfOpening(t, barrier) : 0;
      return worthOfBlast(t, by, gadget, space) + opening * 0.6;
    }
    case 'flashbang':
      return worthOfArea(t, by, [space, ...adjacentSpaces(t, space)], stunning(t));
    case 'smokeGrenade':
      return stays ? worthOfSmoke(th, space) : 0;
    case 'claymore':
      return stays ? worthOfMine(t, by, space) : 0;
    case 'tacticalDrone': {
      let worth = flights.get(space);
      if (worth === undefined) {
        ({ worth } = bestFlight(t, by, space, DRONE_POINTS, 'scan'));
        flights.set(space, worth);
      }
      return worth;
    }
    default:
      return 0;
  }
}

/** Smoke over oneself keeps opponents from seeing one, and one from seeing them. */
export function worthOfSmoke({ r, body, o, l }: ActThought, space: Cell): number {
  const t = r.table;
  if (isUpstairs(t, body.at) || body.located) return 0;
  const covers = placementsOver(t, space).some(([corner]) => isCorner(t, corner, body.at));
  if (!covers) return 0;
  return 0.45 * o.exposure(body.at) - 0.4 + (t.state.hostage.carrier === l.operator ? 1 : 0);
}

/** Does the smallest square from that corner take in the space? */
function isCorner(t: OpenTable, corner: Cell, space: Cell): boolean {
  const { width } = t.statics.layout;
  const step = space - corner;
  return step === 0 || step === 1 || step === width || step === width + 1;
}

/** A mine lies best where opponents come by. */
function worthOfMine(t: OpenTable, by: number, space: Cell): number {
  const opponents = operatorsOf(enemySquad(squadOf(by))).flatMap((o) =>
    t.state.operators[o].bodies.map(({ at }) => at).filter((at) => !isUpstairs(t, at) && at >= 0),
  );
  if (opponents.length === 0) return 0;
  const steps = routeTo(t, enemySquad(squadOf(by)), opponents).from(space);
  return steps > 7 ? 0 : 1.9 - 0.15 * steps;
}
