import { describe, expect, it } from 'vitest';
import { captionPlace } from './caption-place.ts';
import { toWindow } from './pan-zoom.ts';

const view = { x: 0, y: 0, scale: 50 };
const size = { wide: 400, high: 300 };
const caption = { wide: 180, high: 30, off: 0.7 };
const at = (x: number, y: number, window = size) =>
  toWindow(view, ...captionPlace(view, window, [x, y], caption)).map(Math.round);

describe('a caption', () => {
  it('is centred below what it speaks of', () => {
    expect(at(4, 2)).toEqual([110, 135]);
  });

  it('is never cut at an edge', () => {
    expect(at(0.5, 2)).toEqual([6, 135]);
    expect(at(7.9, 2)).toEqual([214, 135]);
  });

  it('goes above where there is no room below', () => {
    expect(at(4, 5.5)).toEqual([110, 210]);
  });

  it('keeps clear of what floats over the window', () => {
    expect(at(0.5, 0.2, { ...size, free: { x: 40, y: 80, wide: 360, high: 220 } } as typeof size)).toEqual([
      46, 86,
    ]);
  });
});
