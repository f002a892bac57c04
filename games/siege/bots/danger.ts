import { type Cell, chebyshev } from '@sightline/board';
import { MOVE_POINTS } from '../rules/actions.ts';
import { neighboursOf } from '../rules/board.ts';
import { MINIATURE, spacesInSight } from '../rules/line-of-sight.ts';
import { stepCost } from '../rules/movement.ts';
import { inPlay, isUpstairs, type OperatorNumber, operatorsOf, squadOf } from '../rules/operators.ts';
import { inField } from '../rules/overwatch.ts';
import { rangeOf } from '../rules/shooting.ts';
import { ATTACKER, type Body, NOWHERE, type OpenTable } from '../rules/siege.ts';
import { floorOf } from '../rules/statics.ts';
import { fixedShotOdds } from './odds.ts';
import type { Opponent } from './outlook.ts';
import { worthOfHits } from './worth.ts';

/** What walls alone decide, kept until one falls: what is seen from a space, and where one gets from it with a Move. */
interface WallsOnly {
  readonly sight: Map<Cell, Uint8Array>;
  readonly reach: Map<Cell, readonly Cell[]>;
}

const known = new WeakMap<OpenTable['statics'], Map<string, WallsOnly>>();
const MOST_KEPT = 4;

function wallsOnly(t: OpenTable): WallsOnly {
  let kept = known.get(t.statics);
  if (kept === undefined) {
    kept = new Map();
    known.set(t.statics, kept);
  }
  const key = t.state.changes.join();
  let walls = kept.get(key);
  if (walls === undefined) {
    if (kept.size > MOST_KEPT) kept.clear();
    walls = { sight: new Map(), reach: new Map() };
    kept.set(key, walls);
  }
  return walls;
}

const BARE: Body = { at: NOWHERE, standee: NOWHERE, facing: 0, located: false, stunned: false };

function sightFrom(t: OpenTable, walls: WallsOnly, empty: OpenTable, space: Cell): Uint8Array {
  let sight = walls.sight.get(space);
  if (sight === undefined) {
    sight = new Uint8Array(t.statics.layout.cells);
    for (const cell of spacesInSight(empty, 0, { ...BARE, at: space })) sight[cell] = 1;
    walls.sight.set(space, sight);
  }
  return sight;
}

function reachFrom(t: OpenTable, walls: WallsOnly, space: Cell): readonly Cell[] {
  let reach = walls.reach.get(space);
  if (reach === undefined) {
    const { walk } = floorOf(t);
    const costs = new Map<Cell, number>([[space, 0]]);
    const rows: Cell[][] = [[space]];
    for (let cost = 0; cost < MOVE_POINTS; cost++)
      for (const from of rows[cost] ?? []) {
        if (costs.get(from) !== cost) continue;
        for (const to of neighboursOf(walk, from)) {
          const total = cost + stepCost(t, from, to);
          if (total > MOVE_POINTS || total >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue;
          costs.set(to, total);
          const row = rows[total] ?? [];
          rows[total] = row;
          row.push(to);
        }
      }
    reach = [...costs.keys()];
    walls.reach.set(space, reach);
  }
  return reach;
}

/** Opponents that have been activated come again, but not before one could act. */
const LATER = 0.35;
/** What a watcher takes from the wish to shoot under its eyes. */
const DETERRED = 1.5;
/** Who watches a side itself looks at about so much of where shots may come from. */
const OWN_WATCH = 0.6;
/** Several may come: what the others add to the worst. */
const OTHERS = 0.4;

/** What shots in their next activations would be worth to opponents, who walk up for them where nobody watches. */
export function dangersFor(
  table: OpenTable,
  operator: OperatorNumber,
  opponents: readonly Opponent[],
  standing: (space: Cell) => Body,
): (space: Cell, watches: boolean) => number {
  const walls = wallsOnly(table);
  const { layout } = table.statics;
  const empty: OpenTable = {
    statics: table.statics,
    state: {
      ...table.state,
      operators: table.state.operators.map((each) => ({ ...each, bodies: [] })),
      overlays: [],
    },
  };
  const watched = new Float32Array(layout.cells);
  for (const mate of operatorsOf(squadOf(operator))) {
    if (mate === operator || !inPlay(table, mate)) continue;
    const { bodies } = table.state.operators[mate];
    for (const body of bodies) {
      if (isUpstairs(table, body.at) || body.at < 0 || body.facing < 0) continue;
      const sight = sightFrom(table, walls, empty, body.at);
      for (let cell = 0; cell < sight.length; cell++)
        if (sight[cell] === 1 && inField(table, body, cell)) watched[cell] += 1 / bodies.length;
    }
  }
  // Of a squad that has its second phase still to come only those come who have not been activated.
  const again = table.state.phase === (squadOf(operator) === ATTACKER ? 2 : 1) || table.state.phase === 0;
  const shooters = opponents
    .filter(({ body }) => body.at >= 0 && !isUpstairs(table, body.at))
    .map(({ operator: o, body, likely }) => {
      const late = again && table.state.operators[o].activated ? LATER : 1;
      return {
        at: body.at,
        reach: reachFrom(table, walls, body.at),
        likely: likely * late,
        hits: new Map<string, number>(),
        o,
        body,
      };
    });
  const hit = (shooter: (typeof shooters)[number], cell: Cell, space: Cell): number => {
    const range = rangeOf(chebyshev(layout, cell, space));
    let worth = shooter.hits.get(range);
    if (worth === undefined) {
      const shot = {
        shooter: shooter.o,
        from: { ...shooter.body, at: cell },
        target: operator,
        body: standing(space),
        aim: MINIATURE,
      };
      worth = worthOfHits(table, operator, fixedShotOdds(table, shot, 0));
      shooter.hits.set(range, worth);
    }
    return worth;
  };
  const results = new Map<number, number>();
  return (space, watches) => {
    const key = space * 2 + (watches ? 1 : 0);
    const found = results.get(key);
    if (found !== undefined) return found;
    const sight = sightFrom(table, walls, empty, space);
    let sum = 0;
    let worst = 0;
    for (const shooter of shooters) {
      let most = 0;
      for (const cell of shooter.reach) {
        if (sight[cell] === 0 || cell === space) continue;
        // Who is there already fires before it can be answered.
        const eyes = cell === shooter.at ? 0 : watched[cell] + (watches ? OWN_WATCH : 0);
        most = Math.max(most, hit(shooter, cell, space) / (1 + DETERRED * eyes));
      }
      most *= shooter.likely;
      sum += most;
      worst = Math.max(worst, most);
    }
    const all = worst + OTHERS * (sum - worst);
    results.set(key, all);
    return all;
  };
}
