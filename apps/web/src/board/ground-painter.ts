import type { DrawnSpace, GridDrawing } from '@sightline/table';
import { chance } from './chance.ts';
import { type LightMap, lightOf, SAMPLES, tileLight, tileWarmth } from './light.ts';
import { noise, PERIOD } from './noise.ts';
import { sceneryOf } from './scenery.ts';
import { MARGIN } from './units.ts';

/**
 * The ground as pixels: what floors are made of and the light on them, and the rock around. Lines, plates and stones
 * are drawn over it, sharp at any size; grain and light need not be sharp, so they are painted once.
 */
export interface Pixels {
  readonly wide: number;
  readonly high: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** A pixel's colour before light falls on it. */
type Painter = (at: Spot, out: Float32Array) => void;
interface Spot {
  readonly space: DrawnSpace;
  /** pits and lava above this space, for the depth of their walls */
  readonly above: number;
  /** the pixel's place in its space */
  fx: number;
  fy: number;
  /** and in the picture */
  px: number;
  py: number;
  /** places in the noise: as it is, and half as fine */
  near: number;
  far: number;
}

const clamp = (v: number) => (v < 0 ? 0 : v > 1 ? 1 : v);
const ramp = (v: number, from: number, to: number) => clamp((v - from) / (to - from));

/** A colour in a brightness, and some of another over it. Numbers, not lists: this is done for every pixel. */
const set = (out: Float32Array, r: number, g: number, b: number, by: number) => {
  out[0] = r * by;
  out[1] = g * by;
  out[2] = b * by;
};
const mix = (out: Float32Array, r: number, g: number, b: number, share: number) => {
  out[0] += (r - out[0]) * share;
  out[1] += (g - out[1]) * share;
  out[2] += (b - out[2]) * share;
};

/** The place of a point in the noise, which repeats. */
const place = (x: number, y: number) => (y & (PERIOD - 1)) * PERIOD + (x & (PERIOD - 1));

const { grain, clouds, crests } = noise();

const steel: Painter = ({ near, far }, out) => {
  set(out, 148, 130, 112, 0.78 + clouds[far] * 0.44 + (grain[near] - 0.5) * 0.16);
  mix(out, 126, 82, 54, 0.6 * ramp(clouds[near], 0.53, 0.72));
};
const grating: Painter = ({ near, far }, out) => {
  set(out, 104, 99, 94, 0.7 + clouds[far] * 0.5 + (grain[near] - 0.5) * 0.14);
  mix(out, 98, 66, 46, 0.4 * ramp(clouds[near], 0.55, 0.75));
};
const hellstone: Painter = ({ near, far }, out) => {
  set(out, 132, 105, 88, 0.6 + clouds[far] * 0.66 + (grain[near] - 0.5) * 0.26);
  mix(out, 74, 44, 38, 0.7 * ramp(crests[far], 0.66, 0.86));
};
const flesh: Painter = ({ near, far }, out) => {
  set(out, 112, 74, 68, 0.6 + clouds[near] * 0.6 + (grain[near] - 0.5) * 0.12);
  mix(out, 146, 98, 86, 0.45 * ramp(crests[far], 0.68, 0.92));
  mix(out, 62, 18, 22, 0.75 * ramp(clouds[far], 0.56, 0.76));
};
/** Fire under a broken crust; cooler towards the northern shore, which shades it. */
const lava: Painter = ({ near, far, px, py, fy, above }, out) => {
  // The noise is pulled about by other noise, so that no lattice shows in it.
  const pull = (clouds[far] - 0.5) * 90;
  const fine = place(px * 1.7 + pull, py * 1.7 - pull);
  const shore = above === 0 ? ramp(fy, 0, 0.4) : 1;
  const heat = (crests[fine] * 0.55 + crests[near] * 0.35 + clouds[far] * 0.35) * (0.74 + 0.26 * shore);
  set(out, 30, 8, 5, 0.7 + grain[near] * 0.6);
  mix(out, 170, 30, 8, ramp(heat, 0.57, 0.75));
  mix(out, 246, 112, 18, ramp(heat, 0.73, 0.89));
  mix(out, 255, 214, 104, ramp(heat, 0.9, 1.06));
};
/** A wall that goes down into the dark, and far below something that burns. */
const pit: Painter = ({ near, far, fx, fy, above }, out) => {
  const depth = fy + above;
  set(out, 12, 7, 7, 1);
  const ember = ramp(crests[far], 0.6, 0.88) * ramp(depth, 0.35, 0.9);
  mix(out, 196, 56, 14, 0.66 * ember * ember);
  const wall = 1 - ramp(depth, 0.06, 0.62);
  const seam = Math.abs(((fx * 4) % 1) - 0.5) < 0.06 ? 0.55 : 1;
  mix(out, 88, 64, 50, wall * wall * seam * (0.7 + 0.6 * grain[near]));
};

const PAINTERS = { steel, grating, hellstone, flesh, lava, pit } as const;

/** Does it shine by itself? Then the light of lamps changes nothing. */
const shines = (space: DrawnSpace) => space.terrain === 'lava' || space.terrain === 'pit';

const painterOf = ({ floor, terrain }: DrawnSpace): Painter => {
  if (terrain === 'lava' || terrain === 'pit') return PAINTERS[terrain];
  return floor in PAINTERS ? PAINTERS[floor as keyof typeof PAINTERS] : steel;
};

/** `size` is how many pixels a space has. It takes a while, and pauses after each part of the work. */
export function* paintGround(drawing: GridDrawing, level: number, size: number): Generator<void, Pixels> {
  const { plan, lamps, cracks } = sceneryOf(drawing, level);
  const light = lightOf(drawing, level, plan, lamps, cracks);
  yield;
  const wide = (drawing.width + 2 * MARGIN) * size;
  const high = (drawing.height + 2 * MARGIN) * size;
  const rgba = new Uint8ClampedArray(wide * high * 4);
  const out = new Float32Array(3);

  const floor = new Set<number>();
  const across = drawing.width + 2 * MARGIN;
  for (const s of drawing.spaces) if (s.level === level) floor.add((s.y + MARGIN) * across + s.x + MARGIN);
  for (let y = 0; y < drawing.height + 2 * MARGIN; y++) {
    for (let x = 0; x < across; x++)
      if (!floor.has(y * across + x)) paintRock(rgba, wide, high, size, x, y, light, out);
    yield;
  }

  const sunk = new Set(
    drawing.spaces.filter((s) => s.level === level && shines(s)).map((s) => `${s.x},${s.y}`),
  );
  for (const space of drawing.spaces) {
    if (space.level !== level) continue;
    if (space.x % 8 === 0) yield;
    let above = 0;
    while (sunk.has(`${space.x},${space.y - 1 - above}`)) above++;
    const paint = painterOf(space);
    const own = shines(space);
    const bright =
      1 +
      tileLight(space.tile) * 0.09 +
      (chance(space.x, space.y, 8) - 0.5) * (space.floor === 'steel' ? 0.13 : 0.06);
    const warm = tileWarmth(space.tile) * 0.045;
    const spot: Spot = { space, above, fx: 0, fy: 0, px: 0, py: 0, near: 0, far: 0 };
    const shift = Math.floor(chance(space.tile, 1, 2) * PERIOD);
    for (let v = 0; v < size; v++) {
      const py = (space.y + MARGIN) * size + v;
      for (let w = 0; w < size; w++) {
        const px = (space.x + MARGIN) * size + w;
        spot.px = px;
        spot.py = py;
        spot.fx = w / size;
        spot.fy = v / size;
        spot.near = place(px, py);
        spot.far = place((px >> 1) + shift * 3, (py >> 1) + shift);
        paint(spot, out);
        const n = (py * wide + px) * 4;
        if (own) {
          rgba[n] = out[0];
          rgba[n + 1] = out[1];
          rgba[n + 2] = out[2];
        } else {
          lightAt(light, px / size, py / size);
          rgba[n] = out[0] * sample[0] * bright * (1 + warm);
          rgba[n + 1] = out[1] * sample[1] * bright;
          rgba[n + 2] = out[2] * sample[2] * bright * (1 - warm);
        }
        rgba[n + 3] = 255;
      }
    }
  }
  return { wide, high, rgba };
}

/** A space of basalt: nearly black, with soft ridges; it fades out at the edge of the picture. */
function paintRock(
  rgba: Uint8ClampedArray,
  wide: number,
  high: number,
  size: number,
  atX: number,
  atY: number,
  light: LightMap,
  out: Float32Array,
): void {
  const fade = 1.8 * size;
  for (let y = atY * size; y < (atY + 1) * size; y++)
    for (let x = atX * size; x < (atX + 1) * size; x++) {
      const near = place(x, y);
      const far = place(x >> 1, (y * 3) >> 2);
      set(out, 52, 37, 30, 0.3 + clouds[far] * 0.95 + (grain[near] - 0.5) * 0.3);
      mix(out, 12, 8, 7, 0.5 * ramp(clouds[near], 0.5, 0.7));
      lightAt(light, x / size, y / size);
      const n = (y * wide + x) * 4;
      rgba[n] = out[0] * sample[0];
      rgba[n + 1] = out[1] * sample[1];
      rgba[n + 2] = out[2] * sample[2];
      rgba[n + 3] = 255 * clamp(Math.min(x, y, wide - x, high - y) / fade);
    }
}

const sample = new Float32Array(3);
/** Puts into `sample` what is between the four samples around a point, in spaces from the picture's corner. */
function lightAt({ columns, rgb }: LightMap, x: number, y: number): void {
  const sx = x * SAMPLES;
  const sy = y * SAMPLES;
  const i = sx | 0;
  const j = sy | 0;
  const tx = sx - i;
  const ty = sy - j;
  const a = (j * columns + i) * 3;
  const b = a + columns * 3;
  for (let c = 0; c < 3; c++) {
    const top = rgb[a + c] + (rgb[a + 3 + c] - rgb[a + c]) * tx;
    const bottom = rgb[b + c] + (rgb[b + 3 + c] - rgb[b + c]) * tx;
    sample[c] = top + (bottom - top) * ty;
  }
}
