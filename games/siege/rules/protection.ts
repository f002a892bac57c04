import { adjacent, type Cell, crossedBy, wallsMet } from '@sightline/board';
import { obstacleAt, spacesOfBody } from './environment.ts';
import { type AimedComponent, aimedAt, notAimedAt } from './line-of-sight.ts';
import { PARTITION, STURDY } from './map/legend.ts';
import { gadgetOwner, type OperatorNumber, onMainFloor, profileOf, squadOf } from './operators.ts';
import { type Body, NONE, type OpenTable } from './siege.ts';
import { floorOf } from './statics.ts';

/** Protection by number, as shots hold it. */
export const NO_PROTECTION = 0;
export const LIGHT = 1;
export const HEAVY = 2;
/** Montagne with two sources or more (SG-SGA-27, 34) */
export const DOUBLE = 3;
/** SG-SHT-11, SG-SGA-27: hits subtracted, by protection. */
export const SUBTRACTED: readonly number[] = [0, 2, 3, 4];

/** One element that protects (SG-PRO-13): where it stands, and how well it protects alone. */
export interface Source {
  readonly kind: 'shield' | 'partition' | 'obstacle' | 'ally';
  /** the partition's place in the map's list, the obstacle's number, the squad-mate */
  readonly which: number;
  readonly worth: typeof LIGHT | typeof HEAVY;
}

/** What a shot is aimed from and at. */
export interface Aiming {
  readonly shooter: OperatorNumber;
  readonly from: Body;
  readonly target: OperatorNumber;
  readonly body: Body;
  readonly aim: AimedComponent;
}

/** SG-PRO-02 to 14: every distinct element on the line of sight or the line of cover. */
export function sourcesOf(t: OpenTable, { from, target, body, aim }: Aiming): Source[] {
  const sources: Source[] = [];
  const add = (source: Source) => {
    // R15: each element counts once, even when both lines cross it.
    if (!sources.some(({ kind, which }) => kind === source.kind && which === source.which))
      sources.push(source);
  };
  if (profileOf(t, target).shield === true)
    add({ kind: 'shield', which: target, worth: isRaised(t, target) ? HEAVY : LIGHT });
  // SG-PRO-23: no line is drawn from upstairs.
  const aimed = aimedAt(body, aim);
  if (!onMainFloor(t, from.at) || !onMainFloor(t, aimed)) return sources;
  const own = spacesOfBody(t, body);
  addCrossed(t, from.at, aimed, own, false, add);
  const other = notAimedAt(body, aim);
  if (onMainFloor(t, other)) {
    addCrossed(t, from.at, other, own, true, add);
    addAllies(t, target, from.at, other, own, add);
  }
  return sources;
}

/** SG-SGA-25: Montagne's shield is extended. */
const isRaised = (t: OpenTable, o: OperatorNumber): boolean => t.state.operators[o].raised;

/** Partitions and obstacles on a line (SG-PRO-02 to 05, 09 to 11). */
function addCrossed(
  t: OpenTable,
  from: Cell,
  to: Cell,
  own: readonly Cell[],
  cover: boolean,
  add: (source: Source) => void,
): void {
  const { layout, plan } = t.statics;
  const { ground, near, sight } = floorOf(t);
  const crossed = crossedBy(layout, from, to);
  for (const e of wallsMet(ground, sight.sight, from, to, PARTITION)) {
    const bits = ground.edgeBits[e];
    // SG-PRO-02 to 04: the line of sight only meets light ones; a line of cover may meet any.
    const worth = (bits & STURDY) !== 0 ? HEAVY : LIGHT;
    if (worth === HEAVY && !cover) continue;
    const partition = plan.partitionOf[e];
    // Heavy walls are not cut into partitions: each straight wall of them counts once.
    const wall = plan.printedOf[e] === NONE ? plan.printed.length + e : plan.printedOf[e];
    add({ kind: 'partition', which: partition === NONE ? -2 - wall : partition, worth });
  }
  for (const thing of crossed) {
    if (thing.kind !== 'cell' || thing.cell === from) continue;
    const obstacle = obstacleAt(t, thing.cell);
    if (obstacle === NONE) continue;
    // SG-PRO-22: not the obstacle that the target stands on.
    if (own.some((space) => obstacleAt(t, space) === obstacle)) continue;
    // SG-PRO-05, 24, SG-TGA-16: next to any part of the piece.
    const beside = own.some((space) => isBesideObstacle(t, near, space, obstacle));
    if (beside) add({ kind: 'obstacle', which: obstacle, worth: LIGHT });
  }
}

function isBesideObstacle(
  t: OpenTable,
  near: Parameters<typeof adjacent>[0],
  space: Cell,
  obstacle: number,
): boolean {
  for (let slot = space * 8; slot < space * 8 + 8 && near.to[slot] >= 0; slot++)
    if (obstacleAt(t, near.to[slot]) === obstacle) return true;
  return false;
}

/** SG-PRO-12, 20, SG-SGA-26: squad-mates with a shield, next to the target, on the line of cover. */
function addAllies(
  t: OpenTable,
  target: OperatorNumber,
  from: Cell,
  to: Cell,
  own: readonly Cell[],
  add: (source: Source) => void,
): void {
  const { near } = floorOf(t);
  const crossed = crossedBy(t.statics.layout, from, to);
  t.state.operators.forEach(({ bodies, profile }, o) => {
    if (o === target || squadOf(o) !== squadOf(target) || profile === NONE || bodies.length !== 1) return;
    if (profileOf(t, o).shield !== true) return;
    const { at } = bodies[0];
    const onLine = crossed.some((thing) => thing.kind === 'cell' && thing.cell === at && at !== from);
    if (onLine && own.some((space) => adjacent(near, space, at)))
      add({ kind: 'ally', which: o, worth: isRaised(t, o) ? HEAVY : LIGHT });
  });
}

/** SG-PRO-14, SG-SGA-27: what sources amount to for a target. */
export function protectionBy(t: OpenTable, target: OperatorNumber, sources: readonly Source[]): number {
  if (sources.length === 0) return NO_PROTECTION;
  if (sources.length >= 2) return gadgetOwner(t, target) === 'montagne' ? DOUBLE : HEAVY;
  return sources[0].worth;
}

export const protectionOf = (t: OpenTable, aiming: Aiming): number =>
  protectionBy(t, aiming.target, sourcesOf(t, aiming));

/** What may be declared against a target (SG-SHT-03, SG-SGA-34). */
export const declarable = (t: OpenTable, target: OperatorNumber): readonly number[] =>
  gadgetOwner(t, target) === 'montagne'
    ? [NO_PROTECTION, LIGHT, HEAVY, DOUBLE]
    : [NO_PROTECTION, LIGHT, HEAVY];
