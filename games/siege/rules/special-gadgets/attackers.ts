import type { Cell } from '@sightline/board';
import { type Call, call, inTurn } from '@sightline/kernel';
import { pieceKind } from '../../content/pieces.ts';
import { adjacentSpaces, bodiesIn, touchingSpaces } from '../areas-of-effect.ts';
import { diceSet } from '../blast.ts';
import {
  SPARES_ALL_BUT_ELECTRONICS,
  SPARES_ALWAYS_VISIBLE,
  SPARES_NOTHING,
  SPARES_PARTITIONS,
} from '../destroy.ts';
import { obstacleAt, occupantsOf, roomOf } from '../environment.ts';
import { reveal, stun } from '../hidden-operators.ts';
import { seesPastBarricade, touchesThrough } from '../ignoring-partitions.ts';
import {
  isDeployableTo,
  isEntrywayTarget,
  isInWave,
  isVerticalTarget,
  mayThrow,
  smokeBars,
} from '../keywords.ts';
import { isUpstairs, onMainFloor, ownerOfBody } from '../operators.ts';
import { blast, breachingRound, destruction, drone, hammerFollowUp } from '../procedures.ts';
import { type G, NONE, NOWHERE, type OpenTable, type Siege } from '../siege.ts';
import type { SpecialAction } from './special-action.ts';

/** SG-SGA-15: all spaces of the room of a space; none outside every room. */
export function roomSpaces(t: OpenTable, space: Cell): readonly Cell[] {
  const room = roomOf(t, space);
  return room === NONE ? [] : t.statics.plan.rooms[room].spaces;
}

export const destroyIn = (
  spaces: readonly Cell[],
  rating: number,
  spares: number,
): Call<Siege> | undefined =>
  spaces.length === 0
    ? undefined
    : call(destruction, { spaces: spaces.map((space) => ({ space, rating })), spares, own: NONE });

/** SG-SGA-04, SG-SGD-38: nobody and no obstacle that would stay there. */
const isEnterable = (t: OpenTable, space: Cell): boolean => {
  const obstacle = obstacleAt(t, space);
  // A Deployable Shield falls to the hammer's D2 before he comes.
  const stays = obstacle !== NONE && obstacle < t.statics.plan.obstacles.length;
  return !stays && occupantsOf(t, space).length === 0;
};

/** Through at most one light wall or barricade; from upstairs as any Deployable (SG-SGA-01, 21). */
function isDeployableThrough(
  t: OpenTable,
  user: Parameters<SpecialAction['mayTarget']>[1],
  space: Cell,
): boolean {
  if (isUpstairs(t, user.body.at)) return isDeployableTo(t, user, space);
  if (!onMainFloor(t, user.body.at) || smokeBars(t, user.operator, user.body.at, space)) return false;
  return touchesThrough(t, user.body.at, space);
}

export const hammer: SpecialAction = {
  id: 'hammer',
  owner: 'sledge',
  rule: 'SG-SGA-01',
  rating: 2,
  mayTarget: (t, user, space) =>
    user.body.standee === NOWHERE &&
    !isUpstairs(t, user.body.at) &&
    isEnterable(t, space) &&
    isDeployableThrough(t, user, space),
  effect: (_g, { operator }, space) => {
    const falls = call(destruction, { spaces: [{ space, rating: 2 }], spares: SPARES_NOTHING, own: NONE });
    return inTurn([falls, call(hammerFollowUp, { operator, into: space })]);
  },
};

export const empGrenades: SpecialAction = {
  id: 'empGrenades',
  owner: 'thatcher',
  thrown: true,
  charge: true,
  rule: 'SG-KEY-19',
  mayTarget: mayThrow,
  effect: (g, _user, space) =>
    destroyIn(roomSpaces(g, space), 1, SPARES_PARTITIONS | SPARES_ALL_BUT_ELECTRONICS),
};

export const breachingRounds: SpecialAction = {
  id: 'breachingRounds',
  owner: 'ash',
  aimed: 'breachingRounds',
  charge: true,
  rating: 2,
  rule: 'SG-SGA-06',
  mayTarget: (t, user, space) =>
    isUpstairs(t, user.body.at)
      ? isEntrywayTarget(t, user, space)
      : t.statics.settings.losMode !== 'assisted' || seesPastBarricade(t, user.operator, user.body, space),
  effect: (_g, { operator }, space) => call(breachingRound, { operator, space }),
};

export const exothermicCharges: SpecialAction = {
  id: 'exothermicCharges',
  owner: 'thermite',
  charge: true,
  rating: 3,
  rule: 'SG-KEY-21',
  mayTarget: (t, user, space) => isDeployableTo(t, user, space, 3),
  effect: (g, _user, space) => destroyIn([space, ...touchingSpaces(g, space)], 3, SPARES_NOTHING),
};

export const flashShield: SpecialAction = {
  id: 'flashShield',
  owner: 'blitz',
  charge: true,
  rule: 'SG-KEY-21',
  mayTarget: (t, user, space) => isDeployableTo(t, user, space),
  effect(g, { operator }, space) {
    for (const handle of bodiesIn(g, roomSpaces(g, space)))
      if (ownerOfBody(handle) !== operator) stun(g, ownerOfBody(handle), handle & 1);
    return undefined;
  },
};

/** SG-SGA-09: an Electronics gadget in the space. */
export const hasElectronics = (t: OpenTable, space: Cell): boolean =>
  t.state.pieces.some(({ kind, at }) => at === space && pieceKind(kind).electronics === true);

export const spectreDetector: SpecialAction = {
  id: 'spectreDetector',
  owner: 'iq',
  charge: true,
  rule: 'SG-SGA-09',
  mayTarget: (t, user, space) =>
    hasElectronics(t, space) && (isInWave(t, user, space) || isVerticalTarget(t, user, space)),
  effect: (_g, _user, space) => destroyIn([space], 1, SPARES_PARTITIONS | SPARES_ALL_BUT_ELECTRONICS),
};

export const flipSight: SpecialAction = {
  id: 'flipSight',
  owner: 'glaz',
  rule: 'SG-SGA-18',
  mayTarget: (t, user, space) => isVerticalTarget(t, user, space) && hiddenIn(t, space) !== NONE,
  effect(g, _user, space) {
    const o = hiddenIn(g, space);
    if (o !== NONE) reveal(g, o, false);
    return undefined;
  },
};

/** SG-SGA-19: the hidden Operator with a token in the space; NONE: there is none. */
const hiddenIn = (t: OpenTable, space: Cell): number =>
  occupantsOf(t, space).find(({ operator }) => t.state.operators[operator].bodies.length === 2)?.operator ??
  NONE;

const flies = (id: string, owner: string): SpecialAction => ({
  id,
  owner,
  charge: true,
  electronics: true,
  rule: 'SG-KEY-27',
  mayTarget: (t, user, space) => isDeployableTo(t, user, space),
  effect: (_g, { operator }, space) => call(drone, { operator, at: space, points: 5 }),
});

export const shockDrones = flies('shockDrones', 'twitch');
export const rceDrone = flies('rceDrone', 'flores');

export const clusterCharge: SpecialAction = {
  id: 'clusterCharge',
  owner: 'fuze',
  charge: true,
  rule: 'SG-SGA-21',
  mayTarget: (t, user, space) => isDeployableThrough(t, user, space) || isVerticalTarget(t, user, space),
  effect(g, _user, space) {
    const spaces = roomSpaces(g, space);
    const hits = diceOnAll(g, spaces, 'Y');
    const falls = destroyIn(spaces, 1, SPARES_PARTITIONS | SPARES_ALWAYS_VISIBLE);
    return hits === undefined ? falls : falls === undefined ? hits : inTurn([hits, falls]);
  },
};

/** Dice for everybody in these spaces (SG-SGA-23, 32). */
export function diceOnAll(g: G, spaces: readonly Cell[], dice: string): Call<Siege> | undefined {
  const bodies = bodiesIn(g, spaces).map((body) => ({ body, dice: diceSet(dice) }));
  return bodies.length === 0 ? undefined : call(blast, { bodies, cause: 'blast' });
}

/** SG-SGA-31 to 33: fixed before anything falls. */
export function rceBlast(g: G, space: Cell): Call<Siege> | undefined {
  const spaces = [space, ...adjacentSpaces(g, space)];
  const hits = diceOnAll(g, spaces, 'O');
  const falls = destroyIn(spaces, 2, SPARES_NOTHING);
  return hits === undefined ? falls : falls === undefined ? hits : inTurn([hits, falls]);
}

export const extendableShield: SpecialAction = {
  id: 'extendableShield',
  owner: 'montagne',
  untargeted: true,
  rule: 'SG-SGA-13',
  mayTarget: (t, { operator }) => !t.state.operators[operator].raised,
  effect(g, { operator }) {
    g.state.operators[operator].raised = true;
    return undefined;
  },
};
