import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyGround, type Ground, openGround, setCell, setEdge } from './ground.ts';
import { changeCell, changeEdge, changeGround, groundDifferences } from './ground-changes.ts';

const drawn = openGround(3, 2);
setEdge(drawn, 4, 1);
const { edges, cells } = drawn.layout;

type Event = readonly [border: boolean, which: number, kind: 0 | 1];
const anyEvents = fc.array(fc.tuple(fc.boolean(), fc.nat(edges - 1), fc.constantFrom<0 | 1>(0, 1)), {
  maxLength: 30,
});

/** What happened, noted in a list as a match would. */
function listOf(events: readonly Event[]): number[] {
  const changes: number[] = [];
  for (const [border, which, kind] of events)
    if (border) changeEdge(drawn, changes, which, kind);
    else changeCell(drawn, changes, which % cells, kind);
  return changes;
}

/** What happened, done to a ground. */
function groundOf(events: readonly Event[]): Ground {
  const g = copyGround(drawn);
  for (const [border, which, kind] of events)
    if (border) setEdge(g, which, kind);
    else setCell(g, which % cells, kind);
  return g;
}

describe('changes of a ground', () => {
  it('a change back to what was drawn leaves no trace', () => {
    const changes: number[] = [];
    changeEdge(drawn, changes, 4, 0);
    expect(changes).toHaveLength(1);
    changeEdge(drawn, changes, 4, 1);
    expect(changes).toEqual([]);
  });

  it('two grounds are the same exactly if their lists are, whatever happened in between', () => {
    fc.assert(
      fc.property(anyEvents, anyEvents, (a, b) => {
        const sameGround = JSON.stringify(groundOf(a)) === JSON.stringify(groundOf(b));
        expect(JSON.stringify(listOf(a)) === JSON.stringify(listOf(b))).toBe(sameGround);
      }),
    );
  });

  it('the lists say how to get from one ground to the other, each place once', () => {
    fc.assert(
      fc.property(anyEvents, anyEvents, (a, b) => {
        const [from, to] = [listOf(a), listOf(b)];
        const g = groundOf(a);
        const told: number[] = [];
        changeGround(g, drawn, from, to, {
          edgeChanged: (e) => told.push(e),
          cellChanged: (c) => told.push(edges + c),
        });
        expect(g).toEqual(groundOf(b));
        expect(new Set(told).size).toBe(told.length);
        expect(groundDifferences(from, to)).toBe(told.length);
      }),
    );
  });
});
