import type { Cell } from '@sightline/board';
import { optionsOf } from '@sightline/bots';
import { TACTICAL_GADGETS, type TacticalId, tacticalGadget } from '../content/tactical-gadgets.ts';
import { isDone } from '../rules/actions.ts';
import { adjacentSpaces } from '../rules/areas-of-effect.ts';
import { throwIsFree } from '../rules/keywords.ts';
import { enemySquad, isUpstairs, operatorsOf, squadOf } from '../rules/operators.ts';
import type { OpenTable } from '../rules/siege.ts';
import { DRONE_POINTS } from '../rules/tactical-gadgets.ts';
import type { ActThought } from './act-thought.ts';
import type { PossibleAct } from './actions.ts';
import { bestFlight } from './drones.ts';
import { opens, stunning, worthOfArea, worthOfBlast, worthOfOpening, worthOfPieces } from './effects.ts';
import { routeTo } from './routes.ts';
import { linesToBreak, worthOfSmoke } from './smoke.ts';

/** Every use of a tactical gadget that is offered and promises something: all but a mine comes before the walk. */
export function tacticalActs(th: ActThought, stays: boolean): PossibleAct[] {
  const { r } = th;
  const found: PossibleAct[] = [];
  const barrier = th.goal.route.barrier(th.body.at);
  const options = optionsOf(r, 'tactical');
  let lines: ReturnType<typeof linesToBreak> | null = null;
  const known: KnownOnce = {
    flights: new Map(),
    lines() {
      lines ??= linesToBreak(th);
      return lines;
    },
  };
  for (const [gadget, space] of options) {
    const { id } = TACTICAL_GADGETS[gadget];
    const worth = worthOfUse(th, id, gadget, space, barrier, stays, known) - costOf(id, th);
    if (worth <= 0) continue;
    // Only thrown where one really sees (SG-DIG-03 lets others be claimed).
    if (tacticalGadget(gadget).keyword === 'throwable' && !reallySees(th, space)) continue;
    found.push({ worth, act: ['tactical', gadget, space], first: id !== 'claymore' });
  }
  return found;
}

/** What does nothing but open the way need not be saved for anything else, but a free Destroy comes first. */
const OPENER = 0.1;

function costOf(id: TacticalId, { l, temper }: ActThought): number {
  if (id === 'impactGrenade') return OPENER;
  return id === 'breachCharge' && isDone(l, 'destroy') ? OPENER : temper.cube;
}

/** What is the same for all spaces that one might aim at. */
interface KnownOnce {
  readonly flights: Map<Cell, number>;
  readonly lines: () => ReturnType<typeof linesToBreak>;
}

const reallySees = ({ r, l, body }: ActThought, space: Cell): boolean =>
  throwIsFree(r.table, { operator: l.operator, body }, space);

function worthOfUse(
  th: ActThought,
  id: TacticalId,
  number: number,
  space: Cell,
  barrier: number,
  stays: boolean,
  known: KnownOnce,
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
      return worthOfSmoke(th, known.lines(), space);
    case 'claymore':
      return stays ? worthOfMine(t, by, space) : 0;
    case 'tacticalDrone': {
      let worth = known.flights.get(space);
      if (worth === undefined) {
        ({ worth } = bestFlight(t, by, space, DRONE_POINTS, 'scan'));
        known.flights.set(space, worth);
      }
      return worth;
    }
    default:
      return 0;
  }
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
