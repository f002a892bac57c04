import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AdjacencyRule,
  adjacent,
  anyAdjacent,
  clearCorner,
  copyNeighbours,
  neighbourTable,
  patchNeighbours,
  surchargePerBit,
  withLinks,
} from './adjacency.ts';
import { slowSees } from './centre-reference.ts';
import {
  type BoardSketch,
  cellsAt,
  drawn,
  FLYERS,
  RANGE,
  scattered,
  WALKERS,
  WINDOW,
} from './drawn-board.ts';
import { exists, type Ground, setCell, setEdge } from './ground.ts';
import { bordersAt, cornerAt } from './lattice.ts';
import {
  type Cell,
  cellAt,
  EAST,
  layout,
  NORTH,
  SIDES,
  type Side,
  SOUTH,
  vertical,
  WEST,
  xOf,
  yOf,
} from './layout.ts';
import { linkAll, linkTable } from './links.ts';
import { anyBoard, SIGHT, WALK } from './sight-drawing.ts';
import { type Stub, stubsOn } from './stubs.ts';

const walking: AdjacencyRule = { barred: WALKERS, diagonals: 'elbow' };

function areAdjacent(g: Ground, a: string, b: string, rule: AdjacencyRule = walking): boolean {
  const t = neighbourTable(g, rule);
  const [from] = cellsAt(g, a);
  const [to] = cellsAt(g, b);
  expect(adjacent(t, to, from)).toBe(adjacent(t, from, to));
  return adjacent(t, from, to);
}

const pair = (g: Ground, places: string) => cellsAt(g, places) as [Cell, Cell];

/** Is (0,1) adjacent to (1,0) on a 2×2 board? */
const acrossCorner = (drawing: BoardSketch, barred = WALKERS) =>
  areAdjacent(drawn(2, 2, drawing), '(0,1)', '(1,0)', { barred, diagonals: 'elbow' });

describe('adjacency in the plane', () => {
  it('DM-ADJ-01: a space has at most 8 adjacent spaces, those that share a border or a corner', () => {
    const g = drawn(3, 3);
    const t = neighbourTable(g, walking);
    const count = (c: number) => t.to.subarray(c * 8, c * 8 + 8).filter((n) => n >= 0).length;
    expect([...Array(9).keys()].map(count)).toEqual([3, 5, 3, 5, 8, 5, 3, 5, 3]);
  });
  it('DM-ADJ-02: a wall, blocking or impassable border separates; a flyer heeds the wall only', () => {
    const beside2 = (drawing: BoardSketch, barred: number) =>
      areAdjacent(drawn(2, 1, drawing), '(0,0)', '(1,0)', { barred, diagonals: 'elbow' });
    for (const kind of ['wall', 'blocking', 'impassable'])
      expect(beside2({ [kind]: 'V(1,0)' }, WALKERS)).toBe(false);
    expect(beside2({ window: 'V(1,0)' }, WALKERS)).toBe(true);
    expect(beside2({ wall: 'V(1,0)' }, FLYERS)).toBe(false);
    expect(beside2({ blocking: 'V(1,0)' }, FLYERS)).toBe(true);
  });
  it('DM-ADJ-04: a large figure is adjacent if any of its spaces is', () => {
    const g = drawn(4, 2);
    const t = neighbourTable(g, walking);
    const large = cellsAt(g, '(0,0) (1,0) (0,1) (1,1)');
    expect(anyAdjacent(t, large, cellsAt(g, '(2,0)'))).toBe(true);
    expect(anyAdjacent(t, large, cellsAt(g, '(3,0)'))).toBe(false);
  });
  it('DM-ADJ-08: one wall at the corner leaves the elbow on the other side', () => {
    expect(acrossCorner({ wall: 'H(0,1)' })).toBe(true);
  });
  it('DM-ADJ-09: both walls round the same elbow leave the other one', () => {
    expect(acrossCorner({ wall: 'H(0,1) V(1,0)' })).toBe(true);
  });
  it('DM-ADJ-10: a straight wall through the corner separates', () => {
    expect(acrossCorner({ wall: 'H(0,1) H(1,1)' })).toBe(false);
  });
  it('DM-ADJ-11: both walls on the start space separate', () => {
    expect(acrossCorner({ wall: 'H(0,1) V(1,1)' })).toBe(false);
  });
  it('DM-ADJ-12: a blocking elbow leaves the other; an impassable one too stops walkers only', () => {
    const blocking = 'H(0,1) V(1,0)';
    const impassable = 'V(1,1) H(1,1)';
    expect(acrossCorner({ blocking })).toBe(true);
    expect(acrossCorner({ blocking, impassable })).toBe(false);
    expect(acrossCorner({ blocking, impassable }, FLYERS)).toBe(true);
    expect(acrossCorner({ blocking, impassable }, RANGE)).toBe(true);
  });
  it('the void is adjacent to nothing and serves as no elbow', () => {
    expect(areAdjacent(drawn(2, 1, { void: '(1,0)' }), '(0,0)', '(1,0)')).toBe(false);
    expect(acrossCorner({ void: '(0,0)' })).toBe(true);
    expect(acrossCorner({ void: '(0,0) (1,1)' })).toBe(false);
  });
  it('ER-GEO-01: diagonal squares are never adjacent under that policy', () => {
    const rule: AdjacencyRule = { barred: WALKERS, diagonals: 'never' };
    expect(areAdjacent(drawn(2, 2), '(0,0)', '(1,1)', rule)).toBe(false);
    expect(areAdjacent(drawn(2, 2), '(0,0)', '(1,0)', rule)).toBe(true);
    expect(areAdjacent(drawn(2, 2, { wall: 'V(1,0)' }), '(0,0)', '(1,0)', rule)).toBe(false);
  });
  it('SG-ENV-10: by sight, a diagonal that meets the end of a wall is not adjacent', () => {
    const g = drawn(3, 3, { wall: 'V(2,0) V(2,1) V(2,2)' });
    const t = neighbourTable(g, { barred: RANGE, diagonals: clearCorner(RANGE) });
    const [middle] = cellsAt(g, '(1,1)');
    expect(
      [...t.to.subarray(middle * 8, middle * 8 + 8)].filter((n) => n >= 0).sort((a, b) => a - b),
    ).toEqual(cellsAt(g, '(0,0) (1,0) (0,1) (0,2) (1,2)').sort((a, b) => a - b));
  });
  it('SG-MOV-13: the diagonal past a wall end is closed by sight, open by the elbow rule', () => {
    const g = drawn(2, 2, { wall: 'H(0,1)' });
    expect(areAdjacent(g, '(0,0)', '(1,1)', { barred: RANGE, diagonals: clearCorner(RANGE) })).toBe(false);
    expect(areAdjacent(g, '(0,0)', '(1,1)', { barred: RANGE, diagonals: 'elbow' })).toBe(true);
  });
  it('SG-ENV-18: a border without the property asked for separates nobody', () => {
    const g = drawn(2, 2, { impassable: 'V(1,0) V(1,1)' });
    const far = '(1,0) (0,1) (1,1)';
    const near = (mask: number) => {
      const t = neighbourTable(g, { barred: mask, diagonals: clearCorner(mask) });
      return cellsAt(g, far).map((c) => adjacent(t, 0, c));
    };
    expect(near(RANGE)).toEqual([true, true, true]);
    expect(near(WALKERS)).toEqual([false, true, false]);
  });
  it('R02: a stub that sticks out of the corner closes the diagonal, one that ends short of it does not', () => {
    const g = drawn(3, 3);
    const middle = cornerAt(g.layout, 1, 1);
    const joined = (corner: number, side: Side) => {
      const stubs = stubsOn(g.layout, [{ corner, side, quarters: 3 }]);
      const t = neighbourTable(g, { barred: RANGE, diagonals: clearCorner(RANGE, stubs) });
      return [adjacent(t, ...pair(g, '(0,0) (1,1)')), adjacent(t, ...pair(g, '(1,0) (0,1)'))];
    };
    for (const side of SIDES) expect(joined(middle, side)).toEqual([false, false]);
    expect(joined(cornerAt(g.layout, 1, 2), NORTH)).toEqual([true, true]);
    expect(joined(cornerAt(g.layout, 1, 0), SOUTH)).toEqual([true, true]);
    expect(joined(cornerAt(g.layout, 2, 1), WEST)).toEqual([true, true]);
    expect(joined(cornerAt(g.layout, 0, 1), EAST)).toEqual([true, true]);
  });
  it('SG-ENV-07: by sight, the neighbours are those that a line from centre to centre reaches', () => {
    fc.assert(
      fc.property(anyBoard(6), fc.constantFrom(SIGHT, WALK), fc.infiniteStream(fc.nat()), (g, mask, pick) => {
        const any = (n: number) => Number(pick.next().value) % n;
        const l = g.layout;
        const sticking: Stub[] = [];
        for (let i = 0; i < 3; i++) {
          const [corner, side] = [any((l.width + 1) * (l.height + 1)), SIDES[any(4)]];
          // less than half of a border, so that no line across it is met
          if (bordersAt(l, corner)[side] >= 0 && sticking.every((s) => s.corner !== corner))
            sticking.push({ corner, side, quarters: 1 });
        }
        for (let c = 0; c < l.cells; c++) setCell(g, c, 1);
        const rule = { barred: mask, diagonals: clearCorner(mask, stubsOn(l, sticking)) };
        const t = neighbourTable(g, rule);
        const sight = { mask, corners: 'closed', ends: 0 } as const;
        for (let a = 0; a < l.cells; a++)
          for (let b = 0; b < l.cells; b++) {
            if (Math.max(Math.abs(xOf(l, a) - xOf(l, b)), Math.abs(yOf(l, a) - yOf(l, b))) !== 1) continue;
            const seen = slowSees(g, sight, a, b, undefined, sticking);
            if (adjacent(t, a, b) !== seen) expect.fail(`${a} and ${b}: the line says ${seen}`);
          }
      }),
      { numRuns: 60 },
    );
  });
  it('levels are planes of their own', () => {
    const g = drawn(2, 2, { levels: 2 });
    const t = neighbourTable(g, walking);
    expect(adjacent(t, cellAt(g.layout, 1, 1, 0), cellAt(g.layout, 0, 0, 1))).toBe(false);
    expect(adjacent(t, cellAt(g.layout, 1, 1, 1), cellAt(g.layout, 0, 0, 1))).toBe(true);
  });
});

describe('links', () => {
  const stairs = { a: 0, b: 5, kind: 'stairs' };
  it('ER-LVL-01: join the cells they link, if their kind is chosen', () => {
    const g = drawn(2, 2, { levels: 2, links: [stairs] });
    expect(adjacent(neighbourTable(g, walking), 0, 5)).toBe(false);
    const t = neighbourTable(g, { ...walking, links: ['stairs'] });
    expect([adjacent(t, 0, 5), adjacent(t, 5, 0), adjacent(t, 0, 4)]).toEqual([true, true, false]);
    expect(adjacent(neighbourTable(g, { ...walking, links: ['ladder'] }), 0, 5)).toBe(false);
  });
  it('lead neither into the void nor out of it', () => {
    for (const place of ['(0,0)', '(2,0)']) {
      const g = drawn(3, 1, { void: place, links: [{ a: 0, b: 2, kind: 'stairs' }] });
      const t = neighbourTable(g, { ...walking, links: ['stairs'] });
      expect([adjacent(t, 0, 2), adjacent(t, 2, 0)]).toEqual([false, false]);
    }
  });
  it('DM-ADJ-06: all active teleporters are adjacent to one another', () => {
    const t = neighbourTable(drawn(9, 1), walking);
    const active = withLinks(t, linkTable(layout(9, 1), linkAll([0, 4, 8], 'teleporter')));
    for (const [a, b] of [
      [0, 4],
      [4, 8],
      [8, 0],
    ])
      expect([adjacent(active, a, b), adjacent(active, b, a), adjacent(t, a, b)]).toEqual([
        true,
        true,
        false,
      ]);
  });
});

describe('surcharges', () => {
  const rule: AdjacencyRule = { ...walking, surcharge: surchargePerBit([{ bit: WINDOW, cost: 1 }]) };
  const price = (drawing: BoardSketch, a: string, b: string) => {
    const g = drawn(2, 2, drawing);
    const t = neighbourTable(g, rule);
    const [from, to] = cellsAt(g, a + b);
    return t.extra?.[t.to.indexOf(to, from * 8)];
  };
  it('SG-MOV-06: a window costs 1 more in both directions', () => {
    expect(price({ window: 'V(1,0)' }, '(0,0)', '(1,0)')).toBe(1);
    expect(price({ window: 'V(1,0)' }, '(1,0)', '(0,0)')).toBe(1);
    expect(price({ window: 'V(1,0)' }, '(0,1)', '(1,1)')).toBe(0);
  });
  it('SG-MOV-21: so does a diagonal through the middle of a double window, but not past its end', () => {
    expect(price({ window: 'V(1,0) V(1,1)' }, '(0,0)', '(1,1)')).toBe(1);
    expect(price({ window: 'H(0,1) H(1,1)' }, '(1,0)', '(0,1)')).toBe(1);
    expect(price({ window: 'V(1,0)' }, '(0,0)', '(1,1)')).toBe(0);
    expect(price({ window: 'V(1,0) H(0,1)' }, '(0,0)', '(1,1)')).toBe(0);
  });
});

describe('a neighbour table on random boards', () => {
  const boards = fc
    .record({
      width: fc.integer({ min: 1, max: 7 }),
      height: fc.integer({ min: 1, max: 7 }),
      cellKinds: fc.array(fc.constantFrom(0, 1, 1, 1, 1), { minLength: 49, maxLength: 49 }),
      edgeKinds: fc.array(fc.constantFrom(0, 0, 0, 1, 2, 3, 4), { minLength: 112, maxLength: 112 }),
    })
    .map((b) => scattered(b.width, b.height, b.cellKinds, b.edgeKinds));
  const rules: readonly AdjacencyRule[] = [
    { barred: WALKERS, diagonals: 'never' },
    { barred: WALKERS, diagonals: 'elbow', surcharge: surchargePerBit([{ bit: WINDOW, cost: 2 }]) },
    { barred: RANGE, diagonals: clearCorner(RANGE) },
  ];

  it('is symmetric, without gaps, and never leads into the void', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom(...rules), (g, rule) => {
        const t = neighbourTable(g, rule);
        for (let c = 0; c < g.layout.cells; c++) {
          const slots = [...t.to.subarray(c * 8, c * 8 + 8)];
          const neighbours = slots.filter((n) => n >= 0);
          expect(slots.slice(0, neighbours.length)).toEqual(neighbours);
          expect(new Set(neighbours).size).toBe(neighbours.length);
          for (const n of neighbours) expect(exists(g, n) && exists(g, c) && adjacent(t, n, c)).toBe(true);
        }
      }),
    );
  });
  it('after patches equals a fresh one, and its copies stay as they were', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 4 })), { maxLength: 12 });
    fc.assert(
      fc.property(boards, fc.constantFrom(...rules), changes, (g, rule, edits) => {
        const t = neighbourTable(g, rule);
        const before = copyNeighbours(t);
        const kept = t.to.slice();
        for (const [n, kind] of edits) {
          setEdge(g, n % g.layout.edges, kind);
          patchNeighbours(t, g, n % g.layout.edges);
        }
        const fresh = neighbourTable(g, rule);
        expect(t.to).toEqual(fresh.to);
        expect(t.extra).toEqual(fresh.extra);
        expect(before.to).toEqual(kept);
      }),
    );
  });
  it('is patched on the level of the border only', () => {
    const g = drawn(2, 1, { levels: 2 });
    const t = neighbourTable(g, rules[1]);
    const e = vertical(g.layout, 1, 0, 1);
    setEdge(g, e, 1);
    patchNeighbours(t, g, e);
    expect([adjacent(t, 0, 1), adjacent(t, 2, 3)]).toEqual([true, false]);
  });
});
