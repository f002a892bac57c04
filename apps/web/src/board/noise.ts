import { chance } from './chance.ts';

/** Noise that repeats after this many pixels, both ways. */
export const PERIOD = 256;

interface Noise {
  /** fine, as of sand */
  readonly grain: Float32Array;
  /** soft, as of clouds */
  readonly clouds: Float32Array;
  /** soft with sharp crests, as of veins and fire */
  readonly crests: Float32Array;
}

let made: Noise | null = null;

/** All values are between 0 and 1. Made once. */
export function noise(): Noise {
  made ??= {
    grain: octaves([256], 11, (v) => v),
    clouds: octaves([4, 9, 21, 47], 23, (v) => v),
    crests: octaves([5, 11, 23], 37, (v) => 1 - Math.abs(2 * v - 1)),
  };
  return made;
}

/** Layers of smoothed random numbers, each half as strong as the one before. Their lattices don't fall on each other. */
function octaves(cells: readonly number[], salt: number, shape: (v: number) => number): Float32Array {
  const sum = new Float32Array(PERIOD * PERIOD);
  let weight = 1;
  let total = 0;
  for (const count of cells) {
    const lattice = Float32Array.from({ length: count * count }, (_, n) =>
      chance(n % count, Math.floor(n / count), salt + count),
    );
    const step = count / PERIOD;
    for (let y = 0; y < PERIOD; y++) {
      const v = y * step;
      const j = Math.floor(v);
      const ty = smooth(v - j);
      const row = (j % count) * count;
      const next = ((j + 1) % count) * count;
      for (let x = 0; x < PERIOD; x++) {
        const w = x * step;
        const i = Math.floor(w);
        const tx = smooth(w - i);
        const right = (i + 1) % count;
        const top = lattice[row + i] + (lattice[row + right] - lattice[row + i]) * tx;
        const bottom = lattice[next + i] + (lattice[next + right] - lattice[next + i]) * tx;
        sum[y * PERIOD + x] += weight * shape(top + (bottom - top) * ty);
      }
    }
    total += weight;
    weight /= 2;
  }
  return sum.map((v) => v / total);
}

const smooth = (t: number) => t * t * (3 - 2 * t);
