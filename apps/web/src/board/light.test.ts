import type { DrawnSpace, GridDrawing, Texture } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { emberCracks } from './ember-cracks.ts';
import { floorPaths } from './floor-paths.ts';
import { paintGround } from './ground-painter.ts';
import { lampsOf, lightOf, SAMPLES } from './light.ts';
import { sceneryOf } from './scenery.ts';
import { bodies, bones, rubble } from './terrain-paths.ts';
import { MARGIN } from './units.ts';
import { planOf } from './wall-paths.ts';

/** A hall of spaces, eight by three, with a wall across its middle. */
function hall(more: Partial<GridDrawing> = {}, terrain: Readonly<Record<string, Texture>> = {}): GridDrawing {
  const spaces = Array.from({ length: 24 }, (_, n): DrawnSpace => {
    const [x, y] = [n % 8, Math.floor(n / 8)];
    const on = terrain[`${x},${y}`];
    return {
      ref: `cell:${n}`,
      x,
      y,
      level: 0,
      floor: x < 4 ? 'steel' : 'hellstone',
      label: '',
      tile: x < 4 ? 1 : 2,
      ...(on === undefined ? {} : { terrain: on }),
    };
  });
  const walls = [0, 1, 2].map((y) => ({ x: 4, y, level: 0, vertical: true }));
  return {
    kind: 'grid',
    width: 8,
    height: 3,
    levels: 1,
    spaces,
    walls,
    outlines: [],
    doors: [],
    legend: [],
    ...more,
  };
}

function brightness(drawing: GridDrawing, lamps: readonly { x: number; y: number }[], x: number, y: number) {
  const { columns, rgb } = lightOf(drawing, 0, planOf(drawing, 0), lamps, []);
  const sample = Math.round((y + MARGIN) * SAMPLES) * columns + Math.round((x + MARGIN) * SAMPLES);
  return rgb[sample * 3];
}

describe('light', () => {
  const lamp = [{ x: 3, y: 0 }];

  it('falls on the room a lamp is in, not behind its wall', () => {
    const dark = brightness(hall(), [], 5.5, 1.5);
    expect(brightness(hall(), lamp, 5.5, 1.5)).toBe(dark);
    expect(brightness(hall(), lamp, 2, 1.5)).toBeGreaterThan(brightness(hall(), [], 2, 1.5));
    expect(brightness(hall({ walls: [] }), lamp, 5.5, 1.5)).toBeGreaterThan(
      brightness(hall({ walls: [] }), [], 5.5, 1.5),
    );
  });

  it('stays out of the shadow of a block', () => {
    const open = hall({ walls: [] });
    const blocked = hall({ walls: [] }, { '4,0': 'machine', '4,1': 'machine', '4,2': 'machine' });
    expect(brightness(blocked, lamp, 6.5, 0.5)).toBeLessThan(brightness(open, lamp, 6.5, 0.5));
  });

  it('comes from lava, too', () => {
    const lava = hall({}, { '2,1': 'lava' });
    expect(brightness(lava, [], 1.5, 1.5)).toBeGreaterThan(brightness(hall(), [], 1.5, 1.5));
  });

  it('hangs lamps on walls that are long enough', () => {
    expect(lampsOf([{ x0: 0, x1: 1, y: 0 }])).toEqual([]);
    expect(lampsOf([{ x0: 0, x1: 3, y: 2 }])).toEqual([{ x: 1.5, y: 2 }]);
    expect(lampsOf([{ x0: 0, x1: 9, y: 2 }])).toHaveLength(2);
  });
});

describe('the ground', () => {
  function painted(drawing: GridDrawing) {
    const work = paintGround(drawing, 0, 4);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
    }
  }

  it('is painted in full, and always the same', () => {
    const { wide, high, rgba } = painted(hall());
    expect([wide, high]).toEqual([(8 + 2 * MARGIN) * 4, (3 + 2 * MARGIN) * 4]);
    const middle = ((high / 2) * wide + wide / 2) * 4;
    expect(rgba[middle + 3]).toBe(255);
    expect(painted(hall()).rgba).toEqual(rgba);
  });
});

describe('what is drawn on the ground', () => {
  const terrain = { '1,1': 'rubble', '6,1': 'bones', '2,0': 'pit' } as const;
  const drawing = hall({}, terrain);
  const { plan, spaces } = sceneryOf(drawing, 0);

  it('is made of numbers only', () => {
    const paths = [
      ...Object.values(floorPaths(spaces, plan)),
      ...Object.values(rubble(spaces)).flat(),
      bones(spaces).shafts,
      bones(spaces).knobs,
    ];
    for (const d of paths) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has joints between spaces, but none under walls', () => {
    const { joints } = floorPaths(spaces, plan);
    expect(joints).not.toBe('');
    expect(joints).not.toContain(`M${4 * 64} 0v`);
  });

  it('takes spaces side by side for one body', () => {
    const at = (x: number, y: number) => spaces.find((s) => s.x === x && s.y === y)!;
    const found = bodies([at(0, 0), at(1, 0), at(3, 2)]);
    expect(found.map((body) => body.spaces.length)).toEqual([2, 1]);
  });

  it('has cracks in the rock only', () => {
    const cracks = emberCracks(plan);
    for (const [x, y] of cracks.flat()) expect(plan.isFloor(Math.floor(x), Math.floor(y))).toBe(false);
  });
});
