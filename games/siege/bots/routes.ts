import { across, type Cell, cellsBeside, type Edge, edgeOf, SIDES } from '@sightline/board';
import { TACTICAL_GADGETS, tacticalGadget } from '../content/tactical-gadgets.ts';
import { isUsable, usableEntryways } from '../rules/entryways.ts';
import { isSpace, obstacleAt } from '../rules/environment.ts';
import { PARTITION } from '../rules/map/legend.ts';
import { climb } from '../rules/movement.ts';
import { gadgetOwner, inPlay, operatorsOf, profileOf } from '../rules/operators.ts';
import { strengthOf } from '../rules/partitions.ts';
import { NONE, type OpenTable, type Squad } from '../rules/siege.ts';
import { isInWire } from '../rules/space-effects.ts';
import { floorOf } from '../rules/statics.ts';

/** So many of these to a step: ways are told apart more finely than by whole steps. */
const STEP = 2;
/** What it takes to open a way, in the same measure, by strength rating; nothing opens what has none. */
const OPENING_UP = [Number.POSITIVE_INFINITY, 4, 6, 10] as const;
/** To go by the upper floor takes most of two activations. */
const STAIRS = 12;
const WIRE = 10;
const FAR = 32_000;

/** How far it is to some spaces, from everywhere. */
export interface StepsTo {
  /** in steps, what has to be opened counted as some of them; Infinity: no way */
  readonly from: (space: Cell) => number;
  /** the standing partition that the way from a space leads through next, by its place in the map's list; NONE: the way is open */
  readonly barrier: (space: Cell) => number;
}

interface Ways {
  readonly far: Int32Array;
  /** the space that the way leads to next; itself at the goal */
  readonly next: Int32Array;
}

const known = new WeakMap<OpenTable['statics'], Map<string, Ways>>();
const MOST_KEPT = 300;

/** What a squad can open: the highest rating that it still has. */
export function ratingOf(t: OpenTable, squad: Squad): number {
  let rating = 0;
  for (const o of operatorsOf(squad)) {
    if (!inPlay(t, o)) continue;
    rating = Math.max(rating, profileOf(t, o).destroy);
    if (gadgetOwner(t, o) === 'thermite' && t.state.operators[o].charges > 0) rating = 3;
  }
  TACTICAL_GADGETS.forEach((_, number) => {
    const { side, target } = tacticalGadget(number);
    if ((side === 'attacker') === (squad === 0) && t.state.inventory[number] > 0)
      rating = Math.max(rating, target?.destroy ?? 0);
  });
  return rating;
}

/** The ways to any of these spaces for a squad, opening what it can. Kept, since walls and goals seldom change. */
export function routeTo(
  t: OpenTable,
  squad: Squad,
  goals: readonly Cell[],
  rating = ratingOf(t, squad),
): StepsTo {
  let kept = known.get(t.statics);
  if (kept === undefined) {
    kept = new Map();
    known.set(t.statics, kept);
  }
  const key = keyOf(t, squad, goals, rating);
  let ways = kept.get(key);
  if (ways === undefined) {
    if (kept.size > MOST_KEPT) kept.clear();
    ways = search(t, squad, goals, rating);
    kept.set(key, ways);
  }
  const { far, next } = ways;
  return {
    from: (space) => (far[space] === FAR ? Number.POSITIVE_INFINITY : far[space] / STEP),
    barrier(space) {
      for (let at = space, n = 0; n < far.length && next[at] !== at && next[at] >= 0; n++) {
        const standing = barrierBetween(t, at, next[at]);
        if (standing !== NONE) return standing;
        at = next[at];
      }
      return NONE;
    },
  };
}

const keyOf = (t: OpenTable, squad: Squad, goals: readonly Cell[], rating: number): string => {
  const { changes, pieces } = t.state;
  let ground = '';
  for (const { kind, at } of pieces) ground += `${kind}.${at},`;
  return `${squad}/${rating}/${goals.join()}/${changes.join()}/${ground}`;
};

function barrierBetween(t: OpenTable, a: Cell, b: Cell): number {
  const { layout, plan } = t.statics;
  const side = SIDES.find((s) => across(plan.ground, a, s, 0) === b);
  if (side === undefined) return NONE;
  const e = edgeOf(layout, a, side);
  return (floorOf(t).ground.edgeBits[e] & PARTITION) === 0 ? NONE : plan.partitionOf[e];
}

/** Backwards from the goals, the nearest first. */
function search(t: OpenTable, squad: Squad, goals: readonly Cell[], rating: number): Ways {
  const { layout } = t.statics;
  const far = new Int32Array(layout.cells).fill(FAR);
  const next = new Int32Array(layout.cells).fill(-1);
  const waiting: Cell[][] = [];
  const reach = (space: Cell, cost: number, to: Cell) => {
    if (cost >= far[space]) return;
    far[space] = cost;
    next[space] = to;
    let row = waiting[cost];
    if (row === undefined) {
      row = [];
      waiting[cost] = row;
    }
    row.push(space);
  };
  for (const goal of goals) if (goal >= 0 && goal < layout.cells) reach(goal, 0, goal);
  const stairs = usableEntryways(t, squad);
  for (let cost = 0; cost < waiting.length; cost++)
    for (const to of waiting[cost] ?? []) {
      if (far[to] !== cost) continue;
      eachWayInto(t, squad, to, rating, (from, step) => reach(from, cost + step, to));
      if (isUsable(t, to, squad)) for (const from of stairs) reach(from, cost + STAIRS, to);
    }
  return { far, next };
}

/** The spaces from which a step, or a breach, leads into one. */
function eachWayInto(
  t: OpenTable,
  squad: Squad,
  to: Cell,
  rating: number,
  visit: (from: Cell, cost: number) => void,
): void {
  const { layout } = t.statics;
  const { ground, walk } = floorOf(t);
  const wired = squad === 0 && isInWire(t, 0, { ...AT, at: to }) ? WIRE : 0;
  for (let slot = to * 8; slot < to * 8 + 8 && walk.to[slot] >= 0; slot++) {
    const from = walk.to[slot];
    const extra = (walk.extra === null ? 0 : walk.extra[slot]) + climb(t, from, to);
    visit(from, STEP * (1 + extra) + wired);
  }
  for (const side of SIDES) {
    const e = edgeOf(layout, to, side);
    if ((ground.edgeBits[e] & PARTITION) === 0) continue;
    const strength = strengthOf(ground.edgeKind[e]);
    if (strength === 0 || strength > rating) continue;
    const from = otherSide(t, e, to);
    if (from >= 0 && isSpace(t, from) && obstacleAt(t, from) === NONE)
      visit(from, STEP + OPENING_UP[strength] + wired);
  }
}

function otherSide(t: OpenTable, e: Edge, space: Cell): Cell {
  const [a, b] = cellsBeside(t.statics.layout, e);
  return a === space ? b : a;
}

const AT = { at: -1, standee: -1, facing: -1, located: false, stunned: false };
