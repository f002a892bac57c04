import { chances } from '../chance.ts';
import { UNIT } from '../units.ts';
import type { LandArea } from './land.ts';
import { fits, overlaps } from './mask.ts';

const n = (v: number) => (v * UNIT).toFixed(1);

/** Lines that cover an area: they are cut off at its border. */
export function furrows({ box, number }: LandArea): string {
  const tilt = 0.18 + ((number * 7) % 5) * 0.06;
  let d = '';
  for (let y = box.y - box.wide * tilt; y < box.y + box.high; y += 0.17)
    d += `M${n(box.x)} ${n(y)}Q${n(box.x + box.wide / 2)} ${n(y + box.wide * tilt * 0.3)} ${n(box.x + box.wide)} ${n(y + box.wide * tilt)}`;
  return d;
}

/** Lines of height around the widest part, each inside the one before. */
export function contours({ rings, pole }: LandArea): string {
  return [0.84, 0.66, 0.48, 0.32]
    .map((by) => {
      const points = rings[0].filter((_, i) => i % 3 === 0);
      return `M${points
        .map(([x, y]) => `${n(pole.x + (x - pole.x) * by)} ${n(pole.y + (y - pole.y) * by)}`)
        .join('L')}Z`;
    })
    .join('');
}

/** Blades that stand in tufts. */
export function reeds({ mask, box, number, printed }: LandArea): string {
  const next = chances(number, 3, 41);
  let d = '';
  for (let k = 0; k < 42; k++) {
    const x = box.x + next() * box.wide;
    const y = box.y + next() * box.high;
    const rect = { x: x - 0.12, y: y - 0.24, wide: 0.24, high: 0.3 };
    if (!fits(mask, rect) || printed.some((p) => overlaps(p, rect))) continue;
    d += `M${n(x)} ${n(y)}q-1-8-5-13M${n(x)} ${n(y)}v-15M${n(x)} ${n(y)}q1-8 5-12`;
  }
  return d;
}

/** Short strokes along a stream. */
export function ripples({ mask, box, number }: LandArea): string {
  const next = chances(number, 5, 43);
  let d = '';
  for (let k = 0; k < 46; k++) {
    const x = box.x + next() * box.wide;
    const y = box.y + next() * box.high;
    const long = 0.12 + next() * 0.22;
    if (!fits(mask, { x: x - 0.05, y: y - 0.05, wide: 0.15, high: long + 0.1 })) continue;
    d += `M${n(x)} ${n(y)}q4 ${n(long / 2)} 0 ${n(long)}`;
  }
  return d;
}

/** Setts, boards, slabs: joints of a floor. */
export function joints({ box }: LandArea, step: number): string {
  let d = '';
  let odd = false;
  for (let y = box.y; y < box.y + box.high; y += step) {
    d += `M${n(box.x)} ${n(y)}h${n(box.wide)}`;
    for (let x = box.x + (odd ? step : 0); x < box.x + box.wide; x += step * 2)
      d += `M${n(x)} ${n(y)}v${n(step)}`;
    odd = !odd;
  }
  return d;
}

/** A pair of rails with sleepers across the area. */
export function rails({ box, pole }: LandArea): { readonly sleepers: string; readonly rails: string } {
  const y = pole.y - pole.half * 0.45;
  let sleepers = '';
  for (let x = box.x; x < box.x + box.wide; x += 0.16) sleepers += `M${n(x)} ${n(y - 0.13)}v${n(0.26)}`;
  return {
    sleepers,
    rails: `M${n(box.x)} ${n(y - 0.08)}h${n(box.wide)}M${n(box.x)} ${n(y + 0.08)}h${n(box.wide)}`,
  };
}
