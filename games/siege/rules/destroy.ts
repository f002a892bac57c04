import { adjacent, type Cell, changeEdge, edgeOf, SIDES } from '@sightline/board';
import { type Call, call, done, inTurn } from '@sightline/kernel';
import { pieceKind, pieceNumber } from '../content/pieces.ts';
import { type Economy, isDone, mayPerform, performs } from './actions.ts';
import type { OperatorChoice } from './activation-choice.ts';
import { claimSpace } from './claims.ts';
import { isNeutral } from './entryways.ts';
import { isSpace, spacesOf } from './environment.ts';
import { destroyed, pieceLost, wallStays } from './events.ts';
import { seesSpace, spacesInSight } from './line-of-sight.ts';
import { isRevealed, isUpstairs, type OperatorNumber, profileOf, squadOf } from './operators.ts';
import { destroyedKind, strengthOf } from './partitions.ts';
import { claim, claymoreBlast, destroying, destruction } from './procedures.ts';
import { maySeeToDestroy } from './rulings.ts';
import { type G, NONE, type OpenTable, type Siege } from './siege.ts';
import { floorOf } from './statics.ts';
import { isReadyFor, type MovingOperator, mayPause } from './stepping.ts';
import { breachOf, sectionCovers } from './supply.ts';

/** What a destruction spares, as bits. */
export const SPARES_NOTHING = 0;
export const SPARES_PARTITIONS = 1;
export const SPARES_GADGETS = 2;
/** only Electronics gadgets are affected (SG-SGA-05, 09, 11) */
export const SPARES_ALL_BUT_ELECTRONICS = 4;
/** Always Visible gadgets are not affected (SG-SGA-22) */
export const SPARES_ALWAYS_VISIBLE = 8;

const CLAYMORE = pieceNumber('claymore');

/** SG-DES-01: a space, with LoS where the table shows it; from upstairs a neutral entryway (SG-ACT-11). */
export const destroy: OperatorChoice<MovingOperator & Economy> = {
  form: 'one',
  candidates(g, l, offer) {
    if (isReadyFor(g, l, 'destroy')) for (const space of targetsOf(g, l.operator)) offer(space);
  },
  assured: [
    { rule: 'SG-ACT-07', holds: (g, l) => isRevealed(g, l.operator) },
    { rule: 'SG-ACT-02', holds: (_g, l) => !isDone(l, 'destroy') },
    { rule: 'SG-ACT-03', holds: (g, l) => mayPerform(g, l, 'destroy') },
    { rule: 'SG-PRT-18', holds: (g, _l, space) => isSpace(g, space) },
    {
      rule: 'SG-LOS-24',
      holds: (g, l, space) => g.state.operators[l.operator].bodies[0].at !== space,
    },
    {
      rule: 'SG-ACT-11',
      holds: (g, l, space) =>
        !isUpstairs(g, g.state.operators[l.operator].bodies[0].at) ||
        isNeutral(g, space, squadOf(l.operator)),
    },
    { rule: 'SG-DES-01', holds: (g, l, space) => mayTarget(g, l.operator, space) },
    mayPause,
  ],
  does(_g, l, space): Call<Siege> {
    performs(l, 'destroy');
    return call(destroying, { operator: l.operator, space });
  },
};

/** SG-CHL-02, 11: the line is claimed first. */
export const destroyingSteps = destroying.steps('claim', 'carryOut').are({
  claim: (_g, l) => claimSpace('destroy', l.operator, l.space),
  carryOut(g, { operator, space }) {
    if (!g.returned(claim).stands) return done();
    const rating = profileOf(g, operator).destroy;
    return call(destruction, { spaces: [{ space, rating }], spares: SPARES_NOTHING, own: operator });
  },
});

/** All spaces an Operator may name. */
function targetsOf(g: G, o: OperatorNumber): Cell[] {
  const [body] = g.state.operators[o].bodies;
  if (isUpstairs(g, body.at))
    return g.statics.plan.entryways
      .map(({ cell }) => cell)
      .filter((space) => isNeutral(g, space, squadOf(o)) && mayTarget(g, o, space));
  if (g.statics.settings.losMode !== 'assisted') return spacesOf(g).filter((space) => space !== body.at);
  const seen = spacesInSight(g, o, body).filter((space) => isSpace(g, space));
  // What is Always Visible shows where nothing else would (SG-LOS-12).
  const shown = g.state.pieces
    .map(({ at }) => at)
    .filter((at, i, all) => all.indexOf(at) === i && !seen.includes(at) && mayTarget(g, o, at));
  return [...seen, ...shown.filter((at) => at !== body.at)];
}

/** In `assisted` only with LoS (SG-DIG-08); from upstairs it follows by rule (SG-DIG-07). */
function mayTarget(g: G, o: OperatorNumber, space: Cell): boolean {
  const [body] = g.state.operators[o].bodies;
  if (isUpstairs(g, body.at)) return seesSpace(g, o, body, space);
  return g.statics.settings.losMode !== 'assisted' || maySeeToDestroy(g, o, body, space);
}

/** SG-DES-02, 05 to 14, SG-GAD-10: everything in all the spaces is found before anything goes. */
export const destructionSteps = destruction.steps('carryOut', 'claymores').are({
  carryOut(g, l) {
    const partitions = new Set<number>();
    const pieces: typeof g.state.pieces = [];
    for (const { space, rating } of l.spaces) {
      if ((l.spares & SPARES_PARTITIONS) === 0)
        for (const partition of partitionsOf(g, space)) {
          const { edges } = g.statics.plan.partitions[partition];
          const strength = strengthOf(floorOf(g).ground.edgeKind[edges[0]]);
          if (strength > 0 && strength <= rating) partitions.add(partition);
        }
      if ((l.spares & SPARES_GADGETS) === 0)
        for (const piece of g.state.pieces)
          if (piece.at === space && falls(g, piece.kind, piece.at, rating, l.spares, l.own))
            pieces.push(piece);
    }
    for (const partition of partitions) breakPartition(g, partition);
    for (const piece of pieces) {
      g.state.pieces.splice(g.state.pieces.indexOf(piece), 1);
      g.emit(pieceLost, { kind: piece.kind, at: piece.at, side: piece.side, how: 'destroyed' });
      if (piece.kind === CLAYMORE) l.tripped.push({ at: piece.at, squad: piece.squad });
    }
  },
  /** SG-TGA-12, SG-GAD-21 */
  claymores(_g, l) {
    const [first, ...others] = l.tripped.map(({ at }) => call(claymoreBlast, { at }));
    l.tripped = [];
    return first === undefined ? undefined : inTurn([first, ...others]);
  },
});

/** The partitions and openings on the four sections of a space (SG-PRT-19, 20), by their place in the map's list. */
export function partitionsOf(t: OpenTable, space: Cell): number[] {
  const { layout, plan } = t.statics;
  const found: number[] = [];
  for (const side of SIDES) {
    const partition = plan.partitionOf[edgeOf(layout, space, side)];
    if (partition !== NONE && !found.includes(partition)) found.push(partition);
  }
  return found;
}

/** Does this gadget fall to the rating? (SG-DES-05, 07, 09) */
export function falls(
  t: OpenTable,
  number: number,
  at: Cell,
  rating: number,
  spares: number,
  own: OperatorNumber,
): boolean {
  const kind = pieceKind(number);
  if (kind.strength > rating) return false;
  if ((spares & SPARES_ALL_BUT_ELECTRONICS) !== 0 && kind.electronics !== true) return false;
  if ((spares & SPARES_ALWAYS_VISIBLE) !== 0 && kind.alwaysVisible === true) return false;
  if (own === NONE || kind.bulletproof !== true) return true;
  const [body] = t.state.operators[own].bodies;
  // SG-DES-08: from upstairs as if adjacent.
  return body !== undefined && (isUpstairs(t, body.at) || adjacent(floorOf(t).near, body.at, at));
}

/** SG-DES-12, 13, 18: what stands there becomes an open door or window, or a breach if there is one left. */
export function breakPartition(g: G, partition: number): void {
  const { edges } = g.statics.plan.partitions[partition];
  const kind = floorOf(g).ground.edgeKind[edges[0]];
  const left = destroyedKind(kind, g.statics.settings.panelLeavesBreach);
  if (!sectionCovers(g, left, edges.length)) {
    g.emit(wallStays, { partition, lacking: breachOf(edges.length) });
    return;
  }
  for (const e of edges) changeEdge(g.statics.plan.ground, g.state.changes, e, left);
  g.emit(destroyed, { partition, edges, was: kind, left });
}
