import type { DrawnSpace } from '@sightline/table';
import { chance, chances } from './chance.ts';
import { isHell } from './light.ts';
import { short, UNIT, u } from './units.ts';
import { edgeKey, type Plan, strokes } from './wall-paths.ts';

/** The lines on floors as few long paths: a board is drawn with a dozen elements, not with thousands. */
interface FloorPaths {
  /** joints between spaces: of plates, and fainter ones where stone goes on */
  readonly joints: string;
  readonly faintJoints: string;
  readonly plates: string;
  readonly bolts: string;
  readonly slots: string;
  readonly scratches: string;
  /** the area of treaded metal */
  readonly treads: string;
  readonly flagstones: string;
  readonly veins: string;
  readonly nodules: string;
}

export function floorPaths(spaces: readonly DrawnSpace[], plan: Plan): FloorPaths {
  const at = new Map(spaces.map((s) => [`${s.x},${s.y}`, s]));
  const isStone = (x: number, y: number) => {
    const s = at.get(`${Math.floor(x)},${Math.floor(y)}`);
    return s !== undefined && isHell(s.floor);
  };
  const joints = {
    plain: [] as Parameters<typeof strokes>[0][number][],
    faint: [] as Parameters<typeof strokes>[0][number][],
  };
  for (const { x, y } of spaces)
    for (const vertical of [true, false]) {
      if (
        !plan.isFloor(vertical ? x - 1 : x, vertical ? y : y - 1) ||
        plan.isWall(edgeKey({ x, y, vertical }))
      )
        continue;
      const soft = isStone(x, y) && isStone(vertical ? x - 1 : x, vertical ? y : y - 1);
      joints[soft ? 'faint' : 'plain'].push({ x, y, vertical });
    }
  const bare = spaces.filter((s) => s.terrain !== 'pit' && s.terrain !== 'lava');
  const steel = bare.filter((s) => s.floor === 'steel');
  return {
    joints: lines(joints.plain),
    faintJoints: lines(joints.faint),
    ...steelPaths(steel),
    treads: bare
      .filter((s) => s.floor === 'grating')
      .map(({ x, y }) => `M${u(x)} ${u(y)}h${UNIT}v${UNIT}h${-UNIT}z`)
      .join(''),
    flagstones: mesh(
      bare.filter((s) => s.floor === 'hellstone'),
      0.66,
      0.3,
      41,
    ),
    ...fleshPaths(bare.filter((s) => s.floor === 'flesh')),
  };
}

const lines = (edges: Parameters<typeof strokes>[0]): string =>
  strokes(edges)
    .map((s) => `M${u(s.x)} ${u(s.y)}${s.vertical ? 'v' : 'h'}${u(s.length)}`)
    .join('');

function steelPaths(
  spaces: readonly DrawnSpace[],
): Pick<FloorPaths, 'plates' | 'bolts' | 'slots' | 'scratches'> {
  const plates: string[] = [];
  const bolts: string[] = [];
  const slots: string[] = [];
  const scratches: string[] = [];
  for (const { x, y, tile } of spaces) {
    const next = chances(x, y, 13);
    const kind = next();
    // Whole tiles are laid in the same way; the odd plate differs.
    const split = chance(tile, 0, 17) < 0.35 ? kind < 0.5 : kind < 0.1;
    const e = 0.075;
    if (split) {
      const upright = next() < 0.5;
      for (const half of [0, 0.5])
        plates.push(
          upright
            ? frame(x + half + e * (half === 0 ? 1 : 0.6), y + e, 0.5 - e * 1.6, 1 - 2 * e)
            : frame(x + e, y + half + e * (half === 0 ? 1 : 0.6), 1 - 2 * e, 0.5 - e * 1.6),
        );
    } else plates.push(frame(x + e, y + e, 1 - 2 * e, 1 - 2 * e));
    for (const [bx, by] of [
      [0.13, 0.13],
      [0.87, 0.13],
      [0.13, 0.87],
      [0.87, 0.87],
    ])
      if (next() < 0.85) bolts.push(`M${u(x + bx)} ${u(y + by)}h.01`);
    if (!split && kind > 0.93)
      for (let n = 0; n < 4; n++) slots.push(`M${u(x + 0.3)} ${u(y + 0.32 + n * 0.12)}h${u(0.4)}`);
    if (next() < 0.5) {
      const angle = next() * Math.PI;
      const long = 0.1 + next() * 0.3;
      const [sx, sy] = [x + 0.2 + next() * 0.6, y + 0.2 + next() * 0.6];
      scratches.push(`M${u(sx)} ${u(sy)}l${u(Math.cos(angle) * long)} ${u(Math.sin(angle) * long)}`);
    }
  }
  return {
    plates: plates.join(''),
    bolts: bolts.join(''),
    slots: slots.join(''),
    scratches: scratches.join(''),
  };
}

const frame = (x: number, y: number, wide: number, high: number) =>
  `M${u(x)} ${u(y)}h${u(wide)}v${u(high)}h${u(-wide)}z`;

/** Joints of stones that no mason laid: a lattice pulled askew, with some of its lines left out. */
function mesh(spaces: readonly DrawnSpace[], pitch: number, askew: number, salt: number): string {
  const taken = new Set(spaces.map((s) => `${s.x},${s.y}`));
  const on = (x: number, y: number) => taken.has(`${Math.floor(x)},${Math.floor(y)}`);
  const point = (i: number, j: number) => [
    (i + (chance(i, j, salt) - 0.5) * 2 * askew) * pitch,
    (j + (chance(i, j, salt + 1) - 0.5) * 2 * askew) * pitch,
  ];
  const columns = Math.ceil(Math.max(0, ...spaces.map((s) => s.x + 1)) / pitch);
  const rows = Math.ceil(Math.max(0, ...spaces.map((s) => s.y + 1)) / pitch);
  const parts: string[] = [];
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++)
      for (const [di, dj] of [
        [1, 0],
        [0, 1],
      ]) {
        if (chance(i * 2 + di, j * 2 + dj, salt + 2) < 0.16) continue;
        const [x0, y0] = point(i, j);
        const [x1, y1] = point(i + di, j + dj);
        if (!on(x0, y0) || !on(x1, y1) || !on((x0 + x1) / 2, (y0 + y1) / 2)) continue;
        const bend = (chance(i, j, salt + 3 + di) - 0.5) * 0.14;
        parts.push(
          `M${u(x0)} ${u(y0)}Q${u((x0 + x1) / 2 + bend * dj)} ${u((y0 + y1) / 2 + bend * di)} ${u(x1)} ${u(y1)}`,
        );
      }
  return parts.join('');
}

function fleshPaths(spaces: readonly DrawnSpace[]): Pick<FloorPaths, 'veins' | 'nodules'> {
  const nodules: string[] = [];
  for (const { x, y } of spaces) {
    const next = chances(x, y, 29);
    for (let n = 0; n < 3; n++) {
      if (next() < 0.55) continue;
      const r = 0.03 + next() * 0.055;
      nodules.push(dot(x + 0.15 + next() * 0.7, y + 0.15 + next() * 0.7, r));
    }
  }
  return { veins: mesh(spaces, 0.58, 0.42, 57), nodules: nodules.join('') };
}

const dot = (x: number, y: number, r: number) => {
  const [d, s] = [short(r * UNIT), short(r * 2 * UNIT)];
  return `M${u(x - r)} ${u(y)}a${d} ${d} 0 1 0 ${s} 0a${d} ${d} 0 1 0 -${s} 0`;
};
