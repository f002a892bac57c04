import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyNeighbours, type NeighbourTable, neighbourTable, patchNeighbours } from './adjacency.ts';
import type { CentreSight } from './centre-line.ts';
import { type CentreTable, centreTable } from './centre-table.ts';
import { type Ground, openGround, setEdge } from './ground.ts';
import { changeEdge, type GroundChanges } from './ground-changes.ts';
import { groundStates, type TablesOfGround } from './ground-states.ts';
import { vertical } from './layout.ts';

const SIGHT: CentreSight = { mask: 1, corners: 'closed', ends: 0 };
const STEPS = { barred: 1, diagonals: 'elbow' } as const;

interface Tables {
  readonly sight: CentreTable;
  readonly near: NeighbourTable;
}

const tables: TablesOfGround<Tables> = {
  build: (g) => ({ sight: centreTable(g, SIGHT), near: neighbourTable(g, STEPS) }),
  copyFor: (t, g) => ({ sight: t.sight.copyFor(g), near: copyNeighbours(t.near) }),
  edgeChanged(t, g, e) {
    t.sight.edgeChanged(e);
    patchNeighbours(t.near, g, e);
  },
  cellChanged: (t, _g, c) => t.sight.cellChanged(c),
};

/** A row of cells with a wall between each two: `walled(4)`. */
function walled(width: number): Ground {
  const g = openGround(width, 1, 1);
  for (let x = 1; x < width; x++) setEdge(g, vertical(g.layout, x, 0), 1);
  return g;
}

function without(g: Ground, ...xs: readonly number[]): number[] {
  const changes: number[] = [];
  for (const x of xs) changeEdge(g, changes, vertical(g.layout, x, 0), 0);
  return changes;
}

/** Everything a position can read of a state. */
const read = (t: Tables, cells: number) =>
  Array.from({ length: cells }, (_, a) => [[...t.sight.row(a)], [...t.near.to.subarray(a * 8, a * 8 + 8)]]);

describe('states of a ground', () => {
  it('each list of changes has tables of its own', () => {
    const drawn = walled(3);
    const states = groundStates(drawn, tables);
    const [west, east] = [without(drawn, 1), without(drawn, 2)];
    const sees = (changes: GroundChanges, a: number, b: number) => states.at(changes).tables.sight.sees(a, b);
    for (let turn = 0; turn < 3; turn++) {
      expect([sees([], 0, 1), sees([], 1, 2)]).toEqual([false, false]);
      expect([sees(west, 0, 1), sees(west, 1, 2)]).toEqual([true, false]);
      expect([sees(east, 0, 1), sees(east, 1, 2)]).toEqual([false, true]);
    }
  });

  it('a list that was asked for gives the same tables again, and not its caller’s list', () => {
    const drawn = walled(3);
    const states = groundStates(drawn, tables);
    const changes = without(drawn, 1);
    const first = states.at(changes);
    changeEdge(drawn, changes, vertical(drawn.layout, 2, 0), 0);
    expect(states.at(changes)).not.toBe(first);
    expect(states.at(without(drawn, 1))).toBe(first);
    expect(first.tables.sight.sees(1, 2)).toBe(false);
  });

  it('patches the nearest tables instead of starting over', () => {
    const drawn = walled(9);
    let patched = 0;
    const states = groundStates(drawn, {
      ...tables,
      edgeChanged(t, g, e) {
        patched++;
        tables.edgeChanged(t, g, e);
      },
    });
    states.at(without(drawn, 1, 2, 3, 4, 5));
    expect(patched).toBe(5);
    states.at(without(drawn, 1, 2, 3, 4, 5, 6));
    expect(patched).toBe(6);
    states.at(without(drawn, 8));
    expect(patched).toBe(7);
  });

  it('keeps no more than it was told to, and what was dropped is made again', () => {
    const drawn = walled(6);
    let made = 0;
    const states = groundStates(
      drawn,
      {
        ...tables,
        copyFor(t, g) {
          made++;
          return tables.copyFor(t, g);
        },
      },
      2,
    );
    for (const x of [1, 2, 1, 3]) states.at(without(drawn, x));
    expect(made).toBe(3);
    states.at(without(drawn, 1));
    expect(made).toBe(3);
    states.at(without(drawn, 2));
    expect(made).toBe(4);
  });

  it('however positions take turns, each reads the tables of its own ground', () => {
    const board = { width: 4, height: 3 };
    const bare = openGround(board.width, board.height, 1);
    const { edges, cells } = bare.layout;
    const edge = fc.nat(edges - 1);
    fc.assert(
      fc.property(
        fc.array(edge, { maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(3), edge, fc.constantFrom(0, 1)), { maxLength: 20 }),
        (walls, moves) => {
          const drawn = openGround(board.width, board.height, 1);
          for (const e of walls) setEdge(drawn, e, 1);
          const states = groundStates(drawn, tables, 2);
          // Four positions that each break and build walls of their own.
          const positions = Array.from({ length: 4 }, () => ({ changes: [] as number[], built: new Map() }));
          for (const [who, e, kind] of moves) {
            changeEdge(drawn, positions[who].changes, e, kind);
            positions[who].built.set(e, kind);
            for (const p of positions) {
              const anew = openGround(board.width, board.height, 1);
              for (const w of walls) setEdge(anew, w, 1);
              for (const [w, k] of p.built) setEdge(anew, w, k);
              const state = states.at(p.changes);
              expect(state.ground.edgeKind).toEqual(anew.edgeKind);
              expect(read(state.tables, cells)).toEqual(read(tables.build(anew), cells));
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
