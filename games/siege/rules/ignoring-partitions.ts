import {
  bordersAt,
  bordersMet,
  type Cell,
  chebyshev,
  cornerAt,
  crossedBy,
  type Edge,
  xOf,
  yOf,
} from '@sightline/board';
import { sectionBetween } from './crossing.ts';
import { isSpace } from './environment.ts';
import { type GadgetUser, isDeployableTo, smokeBars } from './keywords.ts';
import { isInSmoke } from './line-of-sight.ts';
import { SIGHT, sectionKind } from './map/legend.ts';
import { forEachBody, gadgetOwner, isUpstairs, type OperatorNumber, onMainFloor } from './operators.ts';
import { isBarricade } from './partitions.ts';
import { type Body, NONE, type OpenTable } from './siege.ts';
import { floorOf } from './statics.ts';

const LIGHT = sectionKind('light');

/** At most one of these may stand between (SG-SGA-01, 21: a light wall or barricade; SG-SGA-06: a barricade). */
const isLightOrBarricade = (kind: number): boolean => kind === LIGHT || isBarricade(kind);

/** Do all sections that break the line belong to one partition of a kind that is ignored? */
function isOneAtMost(t: OpenTable, edges: readonly Edge[], ignored: (kind: number) => boolean): boolean {
  const { ground } = floorOf(t);
  const found = new Set<number>();
  for (const e of edges) {
    if ((ground.edgeBits[e] & SIGHT) === 0) continue;
    const partition = t.statics.plan.partitionOf[e];
    if (partition === NONE || !ignored(ground.edgeKind[e])) return false;
    found.add(partition);
  }
  return found.size <= 1;
}

/** SG-SGA-24: a touching space with at most one such partition between, which is not damaged by being ignored. */
export function touchesThrough(t: OpenTable, from: Cell, to: Cell): boolean {
  const l = t.statics.layout;
  if (!isSpace(t, to) || chebyshev(l, from, to) !== 1) return false;
  const section = sectionBetween(t, from, to);
  if (section >= 0) return isOneAtMost(t, [section], isLightOrBarricade);
  const corner = cornerAt(l, Math.max(xOf(l, from), xOf(l, to)), Math.max(yOf(l, from), yOf(l, to)));
  return isOneAtMost(
    t,
    bordersAt(l, corner).filter((e) => e >= 0),
    isLightOrBarricade,
  );
}

/** SG-SGA-01, 21: past at most one light wall or barricade; from upstairs as any Deployable. */
export function isDeployableThrough(t: OpenTable, user: GadgetUser, space: Cell): boolean {
  const { body, operator } = user;
  if (isUpstairs(t, body.at)) return isDeployableTo(t, user, space);
  if (!onMainFloor(t, body.at) || smokeBars(t, operator, body.at, space)) return false;
  return touchesThrough(t, body.at, space);
}

/** SG-SGA-06: a line of sight past at most one barricade; Operators and overlays break it as ever. */
export function seesPastBarricade(t: OpenTable, o: OperatorNumber, from: Body, to: Cell): boolean {
  if (!onMainFloor(t, from.at) || from.at === to || !isSpace(t, to)) return false;
  const crossed = crossedBy(t.statics.layout, from.at, to);
  if (!isOneAtMost(t, bordersMet(t.statics.layout, crossed), isBarricade)) return false;
  const smoked = (cell: Cell) => gadgetOwner(t, o) !== 'glaz' && isInSmoke(t, cell);
  if (smoked(from.at) || smoked(to)) return false;
  return crossed.every((thing) => {
    if (thing.kind !== 'cell' || thing.cell === from.at || thing.cell === to) return true;
    return !smoked(thing.cell) && !isBlockedBy(t, from, thing.cell);
  });
}

function isBlockedBy(t: OpenTable, own: Body, cell: Cell): boolean {
  let blocked = false;
  forEachBody(t, (_o, body) => {
    if (body !== own && body.at === cell) blocked = true;
  });
  return blocked;
}
