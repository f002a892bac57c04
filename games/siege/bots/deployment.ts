import { beyond, type Cell, chebyshev, SIDES } from '@sightline/board';
import { aboutOf, best, isOffered, itemsOf, localsOf, optionsOf } from '@sightline/bots';
import { OPERATORS } from '../content/operators.ts';
import { TACTICAL_GADGETS, type TacticalId } from '../content/tactical-gadgets.ts';
import { isPerimeter, roomOf, spacesOf } from '../rules/environment.ts';
import { hasPlaceLeft } from '../rules/gadget-deployment.ts';
import { operatorsOf, ownerOfBody, profileOf } from '../rules/operators.ts';
import { isBarricade, isPanel, kindNow } from '../rules/partitions.ts';
import { operatorDeployment } from '../rules/procedures.ts';
import { ATTACKER, DEFENDER, NOWHERE, type OpenTable, type Squad } from '../rules/siege.ts';
import { bestOf } from './choices.ts';
import { objectiveSpaces } from './objectives.ts';
import { type BotReading, ownSquad, type SiegeAnswer } from './reading.ts';
import { routeTo } from './routes.ts';
import { sceneKey, sightOf } from './sights.ts';

/* Squads and inventories */

/** Five of one's own role, each with a little luck: squads that are always the same could be planned against. */
export function chooseSquad(r: BotReading): SiegeAnswer {
  const { items, least } = itemsOf(r, 'squad');
  const left = items.slice();
  const taken: number[] = [];
  const persons = new Set<string>();
  while (taken.length < least && left.length > 0) {
    const [profile] = left.splice(r.random(left.length), 1);
    const { id, alternateOf } = OPERATORS[profile];
    const person = alternateOf ?? id;
    if (persons.has(person)) continue;
    persons.add(person);
    taken.push(profile);
  }
  return ['squad', ...taken];
}

/** How much of each gadget a bot likes to have, with a little luck. */
const LIKED: Readonly<Partial<Record<TacticalId, number>>> = {
  breachCharge: 1.3,
  frag: 1,
  flashbang: 1.1,
  smokeGrenade: 0.9,
  claymore: 0.8,
  bulletproofCamera: 0.9,
  deployableShield: 0.8,
  nitroCell: 1.2,
  impactGrenade: 0.8,
};

export function chooseInventory(r: BotReading): SiegeAnswer {
  const choice = r.question.decision.choices.find(({ verb }) => verb === 'inventory');
  if (choice === undefined || choice.form !== 'split') return ['inventory'];
  const amounts = choice.bins.map(() => 0);
  for (let i = 0; i < choice.total; i++) {
    const wishes = choice.bins.map((number, b) =>
      amounts[b] >= choice.caps[b]
        ? -1
        : (LIKED[TACTICAL_GADGETS[number].id] ?? 1) / (1 + amounts[b]) + r.random(100) / 200,
    );
    amounts[wishes.indexOf(Math.max(...wishes))]++;
  }
  return ['inventory', ...amounts];
}

/* Objectives and walls */

/** Deep in the building: far from where attackers come in. */
export function placeObjective(r: BotReading): SiegeAnswer {
  const t = r.table;
  const outside = spacesOf(t).filter((space) => isPerimeter(t, space));
  const way = routeTo(t, ATTACKER, outside);
  return bestOf(r, 'objective', ([space]) => Math.min(30, way.from(space)) + r.random(100) / 50);
}

/** The wall that is nearest to what is guarded is fortified; none is opened for the attackers. */
export function planWalls(r: BotReading): SiegeAnswer {
  const t = r.table;
  const { layout, plan } = t.statics;
  const goals = objectiveSpaces(t);
  const near = (partition: number): number =>
    Math.min(
      ...goals.map((space) => chebyshev(layout, space, plan.partitions[partition].edges[0] % layout.cells)),
    );
  const top = best(r, optionsOf(r, 'fortify'), ([partition]) => -near(partition));
  return top === null ? ['next'] : ['fortify', ...top.x];
}

/** What the mission has put on the board is good where it is. */
export const rearrange = (): SiegeAnswer => ['next'];
export const keepPiece = (): SiegeAnswer => ['keep'];

/* Gadgets of the set-up */

export function chooseGadget(r: BotReading): SiegeAnswer {
  const option = optionsOf(r, 'gadget').find(([gadget]) => hasPlaceLeft(r.table, gadget));
  return option === undefined ? ['next'] : ['gadget', ...option];
}

/** Near what is guarded, on the way of who comes. */
export function placeGadget(r: BotReading): SiegeAnswer {
  const t = r.table;
  const goals = objectiveSpaces(t);
  const guarded = routeTo(t, DEFENDER, goals);
  const liked = (space: Cell): number => {
    const away = guarded.from(space);
    const taken = t.state.pieces.some(({ at }) => roomOf(t, at) === roomOf(t, space)) ? 1.5 : 0;
    return -Math.abs(away - 3) - taken + r.random(100) / 40;
  };
  for (const verb of ['hang', 'lay'] as const)
    if (isOffered(r, verb)) return bestOf(r, verb, ([space]) => liked(space));
  if (isOffered(r, 'panel'))
    return bestOf(r, 'panel', ([partition]) => {
      const kind = kindNow(t, partition);
      if (isPanel(kind)) return -100;
      return (isBarricade(kind) ? 2 : 0) + r.random(100) / 50;
    });
  if (isOffered(r, 'plate'))
    return bestOf(r, 'plate', ([o]) => -profileOf(t, o).stamina + r.random(100) / 200);
  return ['keep'];
}

/* Operators */

/** Everybody is placed, in order. */
export function chooseBody(r: BotReading): SiegeAnswer {
  const t = r.table;
  const next = optionsOf(r, 'take').find(
    ([handle]) => t.state.operators[ownerOfBody(handle)].bodies[handle & 1].at === NOWHERE,
  );
  return next === undefined ? ['end'] : ['take', ...next];
}

export function placeBody(r: BotReading): SiegeAnswer {
  const t = r.table;
  const l = localsOf(r, operatorDeployment);
  const squad = (l?.squad ?? ownSquad(r)) as Squad;
  const o = ownerOfBody(aboutOf(r, 'body'));
  if (squad === DEFENDER && isOffered(r, 'upstairs') && r.random(6) === 0) {
    const entryways = optionsOf(r, 'upstairs');
    return ['upstairs', ...entryways[r.random(entryways.length)]];
  }
  const liked = squad === ATTACKER ? likedByAttackers(r, o) : likedByDefenders(r, o);
  const spaces = [...new Set(optionsOf(r, 'put').map(([space]) => space))];
  const top = best(r, spaces, liked);
  if (top === null) return ['leave'];
  return ['put', top.x, sideFrom(t, o, top.x, squad)];
}

/** Near a way in, and not all in one place. */
function likedByAttackers(r: BotReading, o: number): (space: Cell) => number {
  const t = r.table;
  const goals = objectiveSpaces(t);
  const way = routeTo(t, ATTACKER, goals);
  const mates = placesOf(t, ATTACKER, o);
  return (space) => -Math.min(60, way.from(space)) - crowd(t, mates, space) * 1.5 + r.random(100) / 30;
}

/** Around what is guarded, spread out, with something to watch: tokens that are decoys look no other. */
function likedByDefenders(r: BotReading, o: number): (space: Cell) => number {
  const t = r.table;
  const guarded = routeTo(t, DEFENDER, objectiveSpaces(t));
  const mates = placesOf(t, DEFENDER, o);
  const scene = sceneKey(t);
  return (space) => {
    const away = Math.min(40, guarded.from(space));
    const body = { at: space, standee: NOWHERE, facing: 0, located: false, stunned: false };
    const sees = sightOf(t, o, body, scene).reduce((sum, bit) => sum + bit, 0);
    return (
      -0.7 * Math.max(0, away - 2) + 2 * Math.min(1, sees / 40) - crowd(t, mates, space) + r.random(100) / 25
    );
  };
}

const placesOf = (t: OpenTable, squad: Squad, o: number): Cell[] =>
  operatorsOf(squad).flatMap((mate) =>
    t.state.operators[mate].bodies
      .filter(({ at }) => at !== NOWHERE && at < t.statics.layout.cells)
      .map(({ at }) => at + (mate === o ? 0 : 0)),
  );

/** How many stand so near that one grenade finds them. */
const crowd = (t: OpenTable, mates: readonly Cell[], space: Cell): number =>
  mates.filter((at) => chebyshev(t.statics.layout, at, space) <= 1).length;

/** Towards the outside for who defends, towards the building for who attacks. */
function sideFrom(t: OpenTable, o: number, space: Cell, squad: Squad): number {
  const body = { at: space, standee: NOWHERE, facing: 0, located: false, stunned: false };
  const sight = sightOf(t, o, body, sceneKey(t));
  const worth = SIDES.map((side) => {
    let sum = 0;
    for (let cell = 0; cell < sight.length; cell++)
      if (sight[cell] === 1 && beyond(t.statics.layout, space, side, cell))
        sum += squad === ATTACKER && isPerimeter(t, cell) ? 0.2 : 1;
    return sum;
  });
  return worth.indexOf(Math.max(...worth));
}

/** Which of two tokens is real is decided by lot: no place tells it. */
export function choosePortraits(r: BotReading): SiegeAnswer {
  const { items } = itemsOf(r, 'portraits');
  return ['portraits', ...items.filter(() => r.random(2) === 1)];
}
