import { chances } from './chance.ts';
import { MARGIN, u } from './units.ts';
import type { Plan } from './wall-paths.ts';

/** A crack in the rock around the board: points in spaces. */
export type Crack = readonly (readonly [x: number, y: number])[];

const STRIDE = 0.34;

/** Glowing cracks that wander through the rock and keep clear of walls; the same for the same board. */
export function emberCracks(plan: Plan): Crack[] {
  const cracks: Crack[] = [];
  for (let y = -MARGIN; y < plan.height + MARGIN; y += 3)
    for (let x = -MARGIN; x < plan.width + MARGIN; x += 3) {
      const next = chances(x, y, 71);
      if (next() > 0.42) continue;
      const crack = wander(plan, x + next() * 3, y + next() * 3, next() * Math.PI * 2, next);
      if (crack.length < 4) continue;
      cracks.push(crack);
      const fork = crack[Math.floor(crack.length / 2)];
      const branch = wander(plan, fork[0], fork[1], next() * Math.PI * 2, next);
      if (branch.length > 2) cracks.push(branch.slice(0, 5));
    }
  return cracks;
}

function wander(plan: Plan, x: number, y: number, towards: number, next: () => number): [number, number][] {
  const points: [number, number][] = [];
  let angle = towards;
  const most = 5 + Math.floor(next() * 7);
  while (points.length < most && isRock(plan, x, y)) {
    points.push([x, y]);
    angle += (next() - 0.5) * 1.5;
    x += Math.cos(angle) * STRIDE;
    y += Math.sin(angle) * STRIDE;
  }
  return points;
}

/** Rock all around the point, wide enough to stay clear of the walls' thickness. */
function isRock(plan: Plan, x: number, y: number): boolean {
  if (x < 0.6 - MARGIN || y < 0.6 - MARGIN || x > plan.width + MARGIN - 0.6 || y > plan.height + MARGIN - 0.6)
    return false;
  for (const dx of [-0.5, 0, 0.5])
    for (const dy of [-0.5, 0, 0.5]) if (plan.isFloor(Math.floor(x + dx), Math.floor(y + dy))) return false;
  return true;
}

export const crackPath = (cracks: readonly Crack[]): string =>
  cracks.map((c) => `M${c.map(([x, y]) => `${u(x)} ${u(y)}`).join('L')}`).join('');
