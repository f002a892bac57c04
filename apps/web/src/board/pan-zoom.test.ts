import { describe, expect, it } from 'vitest';
import {
  between,
  brought,
  firstView,
  fitted,
  isSeen,
  kept,
  limitsOf,
  panned,
  pinched,
  toBoard,
  toWindow,
  zoomed,
} from './pan-zoom.ts';

const size = { wide: 800, high: 600 };
const board = { x: -1, y: -1, wide: 22, high: 26 };
const limits = limitsOf(size, board);

describe('a view', () => {
  it('maps there and back', () => {
    const view = { x: 3, y: 4, scale: 50 };
    expect(toBoard(view, toWindow(view, 7.5, 9))).toEqual([7.5, 9]);
  });

  it('goes out until the whole board is seen, and no farther', () => {
    expect(limits.least).toBeCloseTo(600 / 26);
    expect(zoomed({ x: 0, y: 0, scale: 30 }, 0.01, [0, 0], limits).scale).toBe(limits.least);
    expect(zoomed({ x: 0, y: 0, scale: 30 }, 100, [0, 0], limits).scale).toBe(limits.most);
  });

  it('keeps what is under the pointer when it zooms', () => {
    const view = { x: 2, y: 5, scale: 40 };
    const before = toBoard(view, [310, 220]);
    const after = toBoard(zoomed(view, 1.5, [310, 220], limits), [310, 220]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('comes to what is pointed out as it is, and goes out only as far as shows all of it', () => {
    const view = { x: 0, y: 0, scale: 60 };
    expect(brought(view, { x: 9, y: 9, wide: 1, high: 1 }, size).scale).toBe(60);
    const long = { x: 2, y: 3, wide: 2, high: 16 };
    const out = brought(view, long, size);
    expect(out.scale).toBeLessThan(60);
    expect(isSeen(out, long, size, 5)).toBe(true);
    expect(brought(view, { x: 0, y: 0, wide: 90, high: 90 }, size).scale).toBeGreaterThan(20);
  });

  it('follows two fingers', () => {
    const view = { x: 2, y: 5, scale: 40 };
    const pinch = pinched(
      view,
      [
        [100, 100],
        [200, 100],
      ],
      [
        [120, 150],
        [320, 150],
      ],
      limits,
    );
    expect(pinch.scale).toBeCloseTo(80);
    for (const [from, to] of [
      [
        [100, 100],
        [120, 150],
      ],
      [
        [200, 100],
        [320, 150],
      ],
    ] as const) {
      expect(toBoard(pinch, to)[0]).toBeCloseTo(toBoard(view, from)[0]);
      expect(toBoard(pinch, to)[1]).toBeCloseTo(toBoard(view, from)[1]);
    }
  });

  it('does not break when two fingers come down on one point', () => {
    const pinch = pinched(
      { x: 0, y: 0, scale: 40 },
      [
        [5, 5],
        [5, 5],
      ],
      [
        [5, 5],
        [50, 50],
      ],
      limits,
    );
    expect(Number.isFinite(pinch.scale)).toBe(true);
  });

  it('stays on the board', () => {
    const far = kept(panned({ x: 0, y: 0, scale: 60 }, -99999, 99999), size, board);
    expect(far.x + size.wide / 60).toBeCloseTo(board.x + board.wide);
    expect(far.y).toBe(board.y);
  });

  it('has the board in its middle where the board is smaller', () => {
    const view = kept({ x: 50, y: 0, scale: limits.least }, size, board);
    expect(view.x + size.wide / view.scale / 2).toBeCloseTo(10);
  });

  it('fits a part, in its middle', () => {
    const view = fitted({ x: 4, y: 4, wide: 8, high: 3 }, size, { least: 10, most: 78 });
    expect(view.scale).toBe(78);
    expect(view.x + size.wide / view.scale / 2).toBeCloseTo(8);
  });

  it('fits, and counts as seen, only what nothing floats over', () => {
    const framed = { ...size, free: { x: 0, y: 60, wide: 800, high: 480 } };
    const view = fitted(board, framed, limitsOf(framed, board));
    expect(view.scale).toBeCloseTo(480 / 26);
    expect(isSeen(view, board, framed, -0.001)).toBe(true);
    expect(isSeen(fitted(board, size, limits), board, framed, -0.001)).toBe(false);
  });

  it('can be moved until any corner of the board comes out from below what floats', () => {
    const framed = { ...size, free: { x: 30, y: 60, wide: 700, high: 480 } };
    const corners = [
      [-9999, -9999, { x: 20, y: 24, wide: 1, high: 1 }],
      [9999, 9999, { x: -1, y: -1, wide: 1, high: 1 }],
    ] as const;
    for (const [dx, dy, corner] of corners) {
      const view = kept(panned({ x: 5, y: 5, scale: 60 }, dx, dy), framed, board);
      expect(isSeen(view, corner, framed, -0.001)).toBe(true);
    }
  });

  it('knows whether a part is seen', () => {
    const view = { x: 0, y: 0, scale: 50 };
    expect(isSeen(view, { x: 3, y: 3, wide: 1, high: 1 }, size, 20)).toBe(true);
    expect(isSeen(view, { x: 15.2, y: 3, wide: 1, high: 1 }, size, 20)).toBe(false);
  });

  it('glides from one to the other, around what stays', () => {
    const a = { x: 0, y: 0, scale: 20 };
    const b = zoomed(a, 4, [300, 200], limits);
    expect(between(a, b, 0)).toEqual(a);
    expect(between(a, b, 1).x).toBeCloseTo(b.x);
    const way = toBoard(between(a, b, 0.4), [300, 200]);
    expect(way[0]).toBeCloseTo(15);
    expect(way[1]).toBeCloseTo(10);
  });

  it('begins with all of interest where that reads well', () => {
    const interest = { x: 2, y: 2, wide: 6, high: 6 };
    const view = firstView(interest, { x: 3, y: 3, wide: 1, high: 1 }, size);
    expect(isSeen(view, interest, size, 0)).toBe(true);
  });

  it('else with what matters most, large enough to read', () => {
    const focus = { x: 4, y: 22, wide: 1, high: 1 };
    const view = firstView({ x: 0, y: 0, wide: 20, high: 24 }, focus, size);
    expect(view.scale).toBe(40);
    expect(isSeen(view, focus, size, 0)).toBe(true);
  });
});
