import { beside, type Cell, SIDES } from '@sightline/board';
import { type Call, call, done, inTurn } from '@sightline/kernel';
import { overlayNumber, pieceNumber } from '../content/pieces.ts';
import { TACTICAL_GADGETS, type TacticalGadget, tacticalGadget } from '../content/tactical-gadgets.ts';
import { type Economy, isDone, mayPerform, performs } from './actions.ts';
import type { OperatorChoice } from './activation-choice.ts';
import { adjacentSpaces, bodiesIn, hitsOf } from './areas-of-effect.ts';
import { SPARES_NOTHING } from './destroy.ts';
import { mayBeFlownOver } from './drone.ts';
import { gadgetAt, isFree, isSpace } from './environment.ts';
import { gadgetUsed, piecePlaced } from './events.ts';
import { stun } from './hidden-operators.ts';
import { isCarrying } from './hostage.ts';
import { type GadgetUser, isDeployableTo, mayThrow, spacesWithin, THROW } from './keywords.ts';
import { inPlay, isRevealed, ownerOfBody, seatOf, squadOf } from './operators.ts';
import { hasOverlay, mayBeCovered } from './overlays.ts';
import { destruction, drone, laying, tacticalUse, throwing } from './procedures.ts';
import { ATTACKER, DEFENDER, type G, NONE, type OpenTable, type Siege } from './siege.ts';
import { shock } from './space-effects.ts';
import { isElectrified, isShockedAt } from './special-gadgets/bandit.ts';
import { isBarredFromRoom } from './special-gadgets/mute.ts';
import { isReadyFor, type MovingOperator, mayPause } from './stepping.ts';
import { lacking } from './supply.ts';

const CLAYMORE = pieceNumber('claymore');
const CLAYMORES = 2;

export const userOf = (t: OpenTable, operator: number): GadgetUser => ({
  operator,
  body: t.state.operators[operator].bodies[0],
});

/** SG-UTG-05: gadgets for play, of the Operator's own squad. */
const isForPlay = (operator: number, { side, keyword }: TacticalGadget): boolean =>
  keyword !== 'setup' && (side === 'attacker' ? ATTACKER : DEFENDER) === squadOf(operator);

/** SG-KEY-19 to 22, 27: where a gadget may be used, lines of throws aside in claims. */
export function mayTargetWith(
  t: OpenTable,
  operator: number,
  gadget: TacticalGadget,
  space: number,
): boolean {
  const user = userOf(t, operator);
  if (gadget.keyword === 'throwable') return mayThrow(t, user, space);
  return isDeployableTo(t, user, space, gadget.target?.destroy);
}

/** SG-UTG-01, 02: a gadget and a space. */
export const useTactical: OperatorChoice<MovingOperator & Economy> = {
  form: 'one',
  candidates(g, l, offer) {
    if (!isReadyFor(g, l, 'tactical') || isCarrying(g, l.operator)) return;
    const user = userOf(g, l.operator);
    // The same spaces for all that is thrown.
    let throws: readonly Cell[] | null = null;
    TACTICAL_GADGETS.forEach((gadget, number) => {
      if (!isForPlay(l.operator, gadget) || g.state.inventory[number] === 0) return;
      if (gadget.keyword === 'throwable') {
        throws ??= spacesWithin(g, user, THROW).filter((space) => mayThrow(g, user, space));
        for (const space of throws) offer(number, space);
      } else
        for (const space of spacesWithin(g, user, 1))
          if (mayTargetWith(g, l.operator, gadget, space)) offer(number, space);
    });
  },
  assured: [
    { rule: 'SG-ACT-07', holds: (g, l) => isRevealed(g, l.operator) },
    { rule: 'SG-ACT-05', holds: (_g, l) => !isDone(l, 'tactical') },
    { rule: 'SG-ACT-03', holds: (g, l) => mayPerform(g, l, 'tactical') },
    { rule: 'SG-MIS-15', holds: (g, l) => !isCarrying(g, l.operator) },
    { rule: 'SG-UTG-05', holds: (_g, l, gadget) => isForPlay(l.operator, tacticalGadget(gadget)) },
    { rule: 'SG-UTG-03', holds: (g, _l, gadget) => g.state.inventory[gadget] > 0 },
    { rule: 'SG-PRT-18', holds: (g, _l, _gadget, space) => isSpace(g, space) },
    {
      rule: 'SG-LOS-24',
      holds: (g, l, _gadget, space) => g.state.operators[l.operator].bodies[0].at !== space,
    },
    {
      rule: 'SG-KEY-19',
      holds: (g, l, gadget, space) =>
        tacticalGadget(gadget).keyword !== 'throwable' ||
        mayTargetWith(g, l.operator, tacticalGadget(gadget), space),
    },
    {
      rule: 'SG-KEY-21',
      holds: (g, l, gadget, space) =>
        tacticalGadget(gadget).keyword === 'throwable' ||
        mayTargetWith(g, l.operator, tacticalGadget(gadget), space),
    },
    mayPause,
  ],
  checks: [
    {
      rule: 'SG-KEY-16',
      holds: (g, _l, gadget) => tacticalGadget(gadget).id !== 'smokeGrenade' || hasOverlay(g),
      because: lacking('overlay'),
    },
    {
      rule: 'SG-KEY-10',
      holds: (g, _l, gadget, space) => tacticalGadget(gadget).id !== 'smokeGrenade' || mayBeCovered(g, space),
    },
    {
      rule: 'SG-GAD-02',
      holds: (g, _l, gadget, space) => tacticalGadget(gadget).id !== 'claymore' || isFree(g, space),
    },
    {
      rule: 'SG-GAD-03',
      holds: (g, _l, gadget, space) =>
        tacticalGadget(gadget).id !== 'claymore' || gadgetAt(g, space) === NONE,
    },
    {
      rule: 'SG-GEN-02',
      holds: (g, _l, gadget) => tacticalGadget(gadget).id !== 'claymore' || claymoresLeft(g) > 0,
      because: lacking('claymore'),
    },
    {
      rule: 'SG-SGD-06',
      holds: (g, _l, gadget, space) =>
        tacticalGadget(gadget).electronics !== true || !isBarredFromRoom(g, space),
    },
    {
      rule: 'SG-SGD-17',
      holds: (g, _l, gadget, space) => tacticalGadget(gadget).keyword !== 'drone' || !isElectrified(g, space),
    },
    {
      rule: 'SG-KEY-29',
      holds: (g, _l, gadget, space) => tacticalGadget(gadget).keyword !== 'drone' || mayBeFlownOver(g, space),
    },
  ],
  does(_g, l, gadget, space): Call<Siege> {
    performs(l, 'tactical');
    return call(tacticalUse, { operator: l.operator, gadget, space });
  },
};

const claymoresLeft = (t: OpenTable): number =>
  CLAYMORES - t.state.pieces.filter(({ kind }) => kind === CLAYMORE).length;

/** SG-UTG-01, SG-TGA, SG-TGD */
export const tacticalUseSteps = tacticalUse.steps('pay', 'shock', 'throw', 'caught', 'effect', 'arrow').are({
  pay(g, l) {
    g.state.inventory[l.gadget]--;
    g.emit(gadgetUsed, { operator: l.operator, gadget: TACTICAL_GADGETS[l.gadget].id, space: l.space });
  },
  /** SG-SGD-16 */
  shock(g, l) {
    if (tacticalGadget(l.gadget).keyword !== 'deployable') return;
    if (isShockedAt(g, l.operator, l.space)) return shock(g, l.operator, 0);
  },
  throw(g, l) {
    if (!inPlay(g, l.operator)) return done();
    const thrown = tacticalGadget(l.gadget).keyword === 'throwable';
    return thrown ? call(throwing, { operator: l.operator, space: l.space }) : 'effect';
  },
  caught(g) {
    if (!g.returned(throwing).works) return done();
  },
  effect(g, l) {
    const effect = effectOf(g, l.operator, l.gadget, l.space);
    if (TACTICAL_GADGETS[l.gadget].id === 'claymore') return 'arrow';
    return effect ?? done();
  },
  /** SG-TGA-10: to an orthogonally adjacent space. */
  arrow: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.operator),
    about: (_g, l) => ({ operator: l.operator, space: l.space }),
    ifNone: () => done(),
    choices: {
      point: {
        form: 'one',
        candidates(g, l, offer) {
          if (TACTICAL_GADGETS[l.gadget].id !== 'claymore') return;
          for (const side of SIDES) if (beside(g.statics.layout, l.space, side) >= 0) offer(side);
        },
        does(g, l, side) {
          const squad = squadOf(l.operator);
          g.state.pieces.push({ kind: CLAYMORE, squad, at: l.space, side });
          g.emit(piecePlaced, { kind: CLAYMORE, at: l.space, side, squad });
          return done();
        },
      },
    },
  },
});

function effectOf(g: G, operator: number, number: number, space: number): Call<Siege> | undefined {
  const gadget = tacticalGadget(number);
  switch (TACTICAL_GADGETS[number].id) {
    case 'tacticalDrone':
      return call(drone, { operator, at: space, points: DRONE_POINTS });
    case 'smokeGrenade':
      return call(laying, { operator, space, kind: overlayNumber('smoke') });
    case 'flashbang':
      flash(g, space);
      return undefined;
    default:
      return explode(g, gadget, space);
  }
}

/** SG-KEY-27 */
export const DRONE_POINTS = 5;

/** SG-TGA-07, 19 */
function flash(g: G, space: number): void {
  for (const handle of bodiesIn(g, [space, ...adjacentSpaces(g, space)]))
    stun(g, ownerOfBody(handle), handle & 1);
}

/** Hits for all first, then destruction, all by the spaces as they were (SG-GAD-10, 21). */
function explode(
  g: G,
  { target = {}, beside: next = {} }: TacticalGadget,
  space: number,
): Call<Siege> | undefined {
  const hits = hitsOf(g, space, {
    ...(target.dice === undefined ? {} : { target: target.dice }),
    ...(next.dice === undefined ? {} : { beside: next.dice }),
  });
  const spaces = [
    ...(target.destroy === undefined ? [] : [{ space, rating: target.destroy }]),
    ...(next.destroy === undefined
      ? []
      : adjacentSpaces(g, space).map((each) => ({ space: each, rating: next.destroy as number }))),
  ];
  if (spaces.length === 0) return hits;
  const falls = call(destruction, { spaces, spares: SPARES_NOTHING, own: NONE });
  return hits === undefined ? falls : inTurn([hits, falls]);
}
