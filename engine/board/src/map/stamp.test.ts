import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornerCount } from '../lattice.ts';
import { cellAt, edgeOf, SIDES } from '../layout.ts';
import { turnedSide } from './facing.ts';
import { blankStamp, type Stamp, turned } from './stamp.ts';

/** Every cell, border and corner of the stamp carries something of its own. */
const stamp: fc.Arbitrary<Stamp> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .map(([width, height]) => {
    const s = blankStamp(width, height);
    s.cellKind.forEach((_, c) => {
      s.cellKind[c] = c + 1;
      s.marks.set(c, [`m${c}`]);
    });
    s.edgeKind.forEach((_, e) => {
      s.edgeKind[e] = e + 1;
      s.components.set(e, `c${e}`);
    });
    for (let p = 0; p < cornerCount(s.layout); p++)
      s.corners.set(p, { kind: `k${p}`, props: {}, facing: SIDES[p % 4] });
    return s;
  });

describe('a stamp turned', () => {
  it('four times is what it was', () => {
    fc.assert(
      fc.property(stamp, (s) => {
        const whole = turned(turned(s, 3), 1);
        expect(whole.layout).toEqual(s.layout);
        expect(whole.cellKind).toEqual(s.cellKind);
        expect(whole.edgeKind).toEqual(s.edgeKind);
        expect(whole.marks).toEqual(s.marks);
        expect(whole.components).toEqual(s.components);
        expect(whole.corners).toEqual(s.corners);
      }),
    );
  });

  it('once has north in the east: each border stays with its cell', () => {
    fc.assert(
      fc.property(stamp, (s) => {
        const t = turned(s, 1);
        for (let y = 0; y < s.layout.height; y++)
          for (let x = 0; x < s.layout.width; x++) {
            const c = cellAt(s.layout, x, y);
            const d = cellAt(t.layout, s.layout.height - 1 - y, x);
            expect(t.cellKind[d]).toBe(s.cellKind[c]);
            for (const side of SIDES)
              expect(t.edgeKind[edgeOf(t.layout, d, turnedSide(side, 1))]).toBe(
                s.edgeKind[edgeOf(s.layout, c, side)],
              );
          }
      }),
    );
  });
});
