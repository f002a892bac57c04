import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighbourTable } from './adjacency.ts';
import { type Blasted, type BlastPattern, blast, nextBlasted, ringPattern, shielded } from './blast.ts';
import { allBut, type BoardSketch, cellsAt, drawn, scattered, WALKERS } from './drawn-board.ts';
import { exists, type Ground, setEdge } from './ground.ts';
import { cellsBeside, horizontal, inside, vertical, xOf, yOf } from './layout.ts';
import { manhattan, stepsFrom } from './range.ts';

/** The grenade of ER-EXP-19: its own square, then the four beside it. */
const grenade = ringPattern([0, 1]);
const cross3 = ringPattern([1, 2]);

function burst(g: Ground, pattern: BlastPattern, centre: string, resolve?: (b: Blasted) => void): Blasted[] {
  return blast(g, WALKERS, pattern, cellsAt(g, centre)[0], resolve);
}
const cellsOf = (blasted: readonly { cell: number }[]) => blasted.map((b) => b.cell);
const sorted = (cells: readonly number[]) => cells.toSorted((a, b) => a - b);

describe('a blast', () => {
  it('ER-EXP-10, 11: rings count orthogonally, the inner zone first', () => {
    const zones = ringPattern([1, 2]).map(({ dx, dy, zone }) => [Math.abs(dx) + Math.abs(dy), zone]);
    expect(zones).toHaveLength(13);
    for (const [distance, zone] of zones) expect(zone).toBe(distance <= 1 ? 0 : 1);
  });
  it('ER-EXP-12: starts at the centre and goes outwards', () => {
    const g = drawn(5, 5);
    const found = burst(g, cross3, '(2,2)');
    expect(cellsOf(found)).toEqual(
      cellsAt(g, '(2,2) (2,1) (1,2) (3,2) (2,3) (2,0) (1,1) (3,1) (0,2) (4,2) (1,3) (3,3) (2,4)'),
    );
    expect(found.map((b) => b.steps)).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(found.map((b) => b.zone)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
    const [centre, north, far] = cellsAt(g, '(2,2) (2,1) (2,0)');
    expect(found.find((b) => b.cell === centre)?.from).toBe(-1);
    expect(found.find((b) => b.cell === north)?.from).toBe(centre);
    expect(found.find((b) => b.cell === far)?.from).toBe(north);
  });
  it('ER-EXP-19: an intact wall keeps its square off', () => {
    const g = drawn(11, 11, { wall: 'H(5,5)' });
    const found = burst(g, grenade, '(5,5)');
    expect(sorted(cellsOf(found))).toEqual(cellsAt(g, '(5,5) (4,5) (6,5) (5,6)').toSorted((a, b) => a - b));
    const [centre] = cellsAt(g, '(5,5)');
    expect(shielded(g, WALKERS, grenade, centre, found)).toEqual([
      { cell: cellsAt(g, '(5,4)')[0], zone: 1, edges: [horizontal(g.layout, 5, 5)] },
    ]);
  });
  it('ER-EXP-19: unless it is reachable by another route inside the pattern', () => {
    const g = drawn(11, 11, { wall: 'H(5,5)' });
    const found = burst(g, cross3, '(5,5)');
    const [behind, round] = cellsAt(g, '(5,4) (4,4)');
    expect(found.find((b) => b.cell === behind)).toEqual({ cell: behind, zone: 0, from: round, steps: 3 });
    expect(shielded(g, WALKERS, cross3, cellsAt(g, '(5,5)')[0], found)).toEqual([]);
  });
  it('ER-EXP-09: a wall destroyed earlier in the outward sequence opens the way', () => {
    const g = drawn(11, 11, { wall: 'H(5,5)' });
    const [centre, behind] = cellsAt(g, '(5,5) (5,4)');
    const found = burst(g, grenade, '(5,5)', (b) => {
      if (b.cell === centre) setEdge(g, horizontal(g.layout, 5, 5), 0);
    });
    expect(found.find((b) => b.cell === behind)).toEqual({ cell: behind, zone: 1, from: centre, steps: 1 });
  });
  it('ER-EXP-09: step by step, from nothing but the list of what was reached', () => {
    const g = drawn(3, 1, { wall: 'V(2,0)' });
    const pattern = ringPattern([0, 2]);
    const soFar: Blasted[] = [];
    for (const cell of [0, 1]) {
      const next = nextBlasted(g, WALKERS, pattern, 0, structuredClone(soFar));
      expect(next?.cell).toBe(cell);
      if (next !== null) soFar.push(next);
    }
    expect(nextBlasted(g, WALKERS, pattern, 0, soFar)).toBeNull();
    setEdge(g, vertical(g.layout, 2, 0), 0);
    expect(nextBlasted(g, WALKERS, pattern, 0, soFar)).toEqual({ cell: 2, zone: 1, from: 1, steps: 2 });
  });
  it('does not happen where there is no cell', () => {
    expect(burst(drawn(3, 3, { void: '(1,1)' }), grenade, '(1,1)')).toEqual([]);
  });
});

describe('shields', () => {
  const shieldsOf = (drawing: BoardSketch, width: number, radius: number) => {
    const g = drawn(width, 1, drawing);
    const pattern = ringPattern([radius]);
    const found = blast(g, WALKERS, pattern, 0);
    return shielded(g, WALKERS, pattern, 0, found).map(({ cell, edges }) => [cell, edges]);
  };
  const l = drawn(5, 1).layout;
  it('protect everything behind them', () => {
    expect(shieldsOf({ wall: 'V(2,0)' }, 5, 3)).toEqual([
      [2, [vertical(l, 2, 0)]],
      [3, [vertical(l, 2, 0)]],
    ]);
  });
  it('are, behind several walls, the nearest one on the way to the blast', () => {
    expect(shieldsOf({ wall: 'V(1,0) V(3,0)' }, 5, 4)).toEqual([
      [1, [vertical(l, 1, 0)]],
      [2, [vertical(l, 1, 0)]],
      [3, [vertical(l, 3, 0)]],
      [4, [vertical(l, 3, 0)]],
    ]);
  });
  it('are none where the void lies between', () => {
    expect(shieldsOf({ void: '(2,0)' }, 5, 3)).toEqual([[3, []]]);
  });
  it('are all borders that keep a pocket off, each once', () => {
    const g = drawn(3, 2, { wall: 'V(2,0) V(2,1)' });
    const pattern = ringPattern([3]);
    const found = blast(g, WALKERS, pattern, 0);
    const edges = [vertical(g.layout, 2, 0), vertical(g.layout, 2, 1)];
    expect(shielded(g, WALKERS, pattern, 0, found)).toEqual([
      { cell: 2, zone: 0, edges },
      { cell: 5, zone: 0, edges },
    ]);
    const twice = drawn(3, 2, { wall: 'V(1,0) V(1,1) V(2,0) V(2,1)' });
    const alone = blast(twice, WALKERS, pattern, 0);
    expect(shielded(twice, WALKERS, pattern, 0, alone).find((s) => s.cell === 2)?.edges).toEqual(edges);
  });
});

describe('on random boards', () => {
  const kinds = fc.array(fc.constantFrom(0, 1, 1, 1, 1), { minLength: 36, maxLength: 36 });
  const borders = fc.array(fc.constantFrom(0, 0, 1), { minLength: 84, maxLength: 84 });
  it('a blast reaches what is connected to its centre inside the pattern; each other cell has its shields', () => {
    fc.assert(
      fc.property(
        kinds,
        borders,
        fc.nat(35),
        fc.integer({ min: 0, max: 4 }),
        (cells, edges, centre, radius) => {
          const g = scattered(6, 6, cells, edges);
          fc.pre(exists(g, centre));
          const l = g.layout;
          const through = allBut(g).map((_, c) => (manhattan(l, centre, c) <= radius ? 1 : 0));
          const steps = stepsFrom(
            neighbourTable(g, { barred: WALKERS, diagonals: 'never' }),
            centre,
            through,
          );
          const pattern = ringPattern([0, radius]);
          const found = blast(g, WALKERS, pattern, centre);
          expect(sorted(cellsOf(found))).toEqual([...steps.keys()].filter((c) => steps[c] >= 0));
          for (const b of found) expect(b.steps).toBe(steps[b.cell]);
          const away = (c: number) => manhattan(l, centre, c);
          expect(cellsOf(found)).toEqual(
            cellsOf(found).toSorted((a, b) => steps[a] - steps[b] || away(a) - away(b) || a - b),
          );
          const off = shielded(g, WALKERS, pattern, centre, found);
          expect(found.length + off.length).toBe(
            pattern.filter(({ dx, dy }) => {
              const [x, y] = [xOf(l, centre) + dx, yOf(l, centre) + dy];
              return inside(l, x, y) && exists(g, y * 6 + x);
            }).length,
          );
          for (const { edges: shields } of off)
            for (const e of shields) {
              expect(g.edgeBits[e] & WALKERS).not.toBe(0);
              expect(cellsBeside(l, e).every((c) => through[c] === 1)).toBe(true);
            }
        },
      ),
    );
  });
});
