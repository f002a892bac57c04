import { describe, expect, it } from 'vitest';
import { freeArea } from './free-area.ts';

const box = (left: number, top: number, wide: number, high: number) => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const window = box(0, 50, 390, 400);

describe('what is free of a window', () => {
  it('is all of it where nothing floats', () => {
    expect(freeArea(window, [])).toEqual({ x: 0, y: 0, wide: 390, high: 400 });
    expect(freeArea(window, [box(0, 0, 390, 50), box(0, 450, 390, 99)])).toMatchObject({ y: 0, high: 400 });
  });

  it('is what lies between a strip at the top and buttons at the bottom', () => {
    const free = freeArea(window, [box(0, 50, 390, 56), box(10, 396, 60, 44), box(250, 410, 130, 30)]);
    expect(free).toEqual({ x: 0, y: 56, wide: 390, high: 400 - 56 - 54 });
  });

  it('loses as little as possible: a column of buttons takes a side', () => {
    expect(freeArea(window, [box(10, 250, 44, 140)])).toEqual({ x: 54, y: 0, wide: 336, high: 400 });
  });

  it('loses nothing more to what lies in a strip that is lost', () => {
    const foot = box(0, 350, 390, 100);
    expect(freeArea(window, [foot, box(10, 370, 60, 80)])).toEqual({ x: 0, y: 0, wide: 390, high: 300 });
  });

  it('bears with what covers more than half', () => {
    expect(freeArea(window, [box(0, 100, 390, 350)])).toMatchObject({ x: 0, y: 0, wide: 390, high: 400 });
  });
});
