import type { DrawnSpace } from '@sightline/table';
import { chances } from './chance.ts';
import { type Loop, outlinesOfSpaces } from './outline.ts';
import { u } from './units.ts';

/** Stones of broken walls, by how light they are, each with the side turned to the light. */
export interface Rubble {
  readonly shadows: string;
  readonly stones: readonly [string, string, string];
  readonly facets: string;
}

export function rubble(spaces: readonly DrawnSpace[]): Rubble {
  const shadows: string[] = [];
  const stones: [string[], string[], string[]] = [[], [], []];
  const facets: string[] = [];
  for (const { x, y } of spaces) {
    const next = chances(x, y, 101);
    // Large stones on a coarse lattice, so that they fill the space; gravel between.
    const places = [
      [0.27, 0.25],
      [0.72, 0.28],
      [0.5, 0.52],
      [0.25, 0.76],
      [0.76, 0.76],
      [0.5, 0.14],
      [0.12, 0.5],
      [0.9, 0.5],
      [0.52, 0.88],
    ];
    places.forEach(([px, py], n) => {
      const large = n < 5;
      if (next() < (large ? 0.06 : 0.2)) return;
      const r = large ? 0.155 + next() * 0.075 : 0.045 + next() * 0.05;
      const cx = x + px + (next() - 0.5) * 0.14;
      const cy = y + py + (next() - 0.5) * 0.14;
      const corners = boulder(r, large ? 7 : 5, next);
      shadows.push(polygon(cx + 0.03, cy + 0.055, corners, 1.04));
      stones[Math.floor(next() * 3)].push(polygon(cx, cy, corners, 1));
      if (large) facets.push(polygon(cx - r * 0.16, cy - r * 0.2, corners, 0.58));
    });
  }
  return {
    shadows: shadows.join(''),
    stones: [stones[0].join(''), stones[1].join(''), stones[2].join('')],
    facets: facets.join(''),
  };
}

type Corners = readonly (readonly [x: number, y: number])[];

function boulder(r: number, count: number, next: () => number): Corners {
  const turn = next() * Math.PI;
  return Array.from({ length: count }, (_, n) => {
    const angle = turn + ((n + (next() - 0.5) * 0.7) / count) * Math.PI * 2;
    const off = r * (0.78 + next() * 0.34);
    return [Math.cos(angle) * off, Math.sin(angle) * off * 0.86] as const;
  });
}

const polygon = (cx: number, cy: number, corners: Corners, by: number) =>
  `M${corners.map(([x, y]) => `${u(cx + x * by)} ${u(cy + y * by)}`).join('L')}Z`;

/** Bones: long ones as strokes with knobs at their ends, and now and then a skull. */
export interface Bones {
  readonly shafts: string;
  readonly knobs: string;
  readonly skulls: readonly { readonly x: number; readonly y: number; readonly turn: number }[];
}

export function bones(spaces: readonly DrawnSpace[]): Bones {
  const shafts: string[] = [];
  const knobs: string[] = [];
  const skulls: { x: number; y: number; turn: number }[] = [];
  for (const { x, y } of spaces) {
    const next = chances(x, y, 211);
    const skull = next() < 0.6;
    if (skull)
      skulls.push({ x: x + 0.3 + next() * 0.4, y: y + 0.3 + next() * 0.3, turn: (next() - 0.5) * 70 });
    const count = skull ? 4 : 6;
    for (let n = 0; n < count; n++) {
      const angle = next() * Math.PI;
      const half = 0.1 + next() * 0.1;
      const [cx, cy] = [x + 0.2 + next() * 0.6, y + 0.2 + next() * 0.6];
      const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
      shafts.push(`M${u(cx - dx)} ${u(cy - dy)}L${u(cx + dx)} ${u(cy + dy)}`);
      const [ox, oy] = [-dy * 0.18, dx * 0.18];
      for (const [ex, ey] of [
        [cx - dx, cy - dy],
        [cx + dx, cy + dy],
      ])
        knobs.push(`M${u(ex + ox)} ${u(ey + oy)}h.01M${u(ex - ox)} ${u(ey - oy)}h.01`);
    }
  }
  return { shafts: shafts.join(''), knobs: knobs.join(''), skulls };
}

/** Spaces of the same kind that lie side by side are one thing. */
export function bodies(spaces: readonly DrawnSpace[]): { spaces: DrawnSpace[]; loops: Loop[] }[] {
  const left = new Map(spaces.map((s) => [`${s.x},${s.y}`, s]));
  const all: { spaces: DrawnSpace[]; loops: Loop[] }[] = [];
  for (const start of spaces) {
    if (!left.delete(`${start.x},${start.y}`)) continue;
    const body = [start];
    for (const { x, y } of body)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ]) {
        const beside = left.get(`${x + dx},${y + dy}`);
        if (beside === undefined || !left.delete(`${x + dx},${y + dy}`)) continue;
        body.push(beside);
      }
    all.push({ spaces: body, loops: outlinesOfSpaces(body) });
  }
  return all;
}
