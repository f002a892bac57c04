import { short, UNIT } from './units.ts';

/** A closed line over corners of a lattice, clockwise around what is inside (y grows downwards). */
export type Loop = readonly (readonly [x: number, y: number])[];

/**
 * The outlines of a set of lattice squares, holes included (counter-clockwise). Squares that touch only at a corner
 * stay apart. Points on straight lines are left out.
 */
export function outlines(columns: number, rows: number, filled: (i: number, j: number) => boolean): Loop[] {
  const wide = columns + 1;
  const inside = (i: number, j: number) => i >= 0 && j >= 0 && i < columns && j < rows && filled(i, j);
  /** by the corner they start from, in the four directions east, south, west, north */
  const leaving = new Map<number, number>();
  const leave = (i: number, j: number, direction: number) => {
    const corner = j * wide + i;
    leaving.set(corner, (leaving.get(corner) ?? 0) | (1 << direction));
  };
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      if (!inside(i, j)) continue;
      if (!inside(i, j - 1)) leave(i, j, 0);
      if (!inside(i + 1, j)) leave(i + 1, j, 1);
      if (!inside(i, j + 1)) leave(i + 1, j + 1, 2);
      if (!inside(i - 1, j)) leave(i, j + 1, 3);
    }
  const step = [1, wide, -1, -wide];
  const loops: Loop[] = [];
  for (const [start, directions] of leaving) {
    let left = directions;
    while (left !== 0) {
      const loop: [number, number][] = [];
      let corner = start;
      let direction = 31 - Math.clz32(left);
      let before = -1;
      do {
        if (direction !== before) loop.push([corner % wide, Math.floor(corner / wide)]);
        leaving.set(corner, leaving.get(corner)! & ~(1 << direction));
        corner += step[direction];
        before = direction;
        const out = leaving.get(corner) ?? 0;
        // Turning right keeps to the same square where two touch at a corner.
        direction = [1, 0, 3].map((turn) => (before + turn) % 4).find((d) => (out & (1 << d)) !== 0) ?? -1;
      } while (direction !== -1);
      loops.push(withoutSeam(loop, before));
      left = leaving.get(start)!;
    }
  }
  return loops;
}

/** The walk may have begun in the middle of a straight line: then its first point is none. */
function withoutSeam(loop: readonly (readonly [number, number])[], last: number): Loop {
  const [a, b] = loop;
  const horizontal = a[1] === b[1];
  return horizontal === (last % 2 === 0) ? loop.slice(1) : loop;
}

/** The outlines of a set of spaces, in spaces. */
export function outlinesOfSpaces(spaces: readonly { readonly x: number; readonly y: number }[]): Loop[] {
  const taken = new Set(spaces.map(({ x, y }) => `${x},${y}`));
  const columns = Math.max(0, ...spaces.map((s) => s.x + 1));
  const rows = Math.max(0, ...spaces.map((s) => s.y + 1));
  return outlines(columns, rows, (i, j) => taken.has(`${i},${j}`));
}

/** Path data for loops given in spaces. */
export const pathOf = (loops: readonly Loop[]): string =>
  loops
    .map((loop) => `M${loop.map(([x, y]) => `${short(x * UNIT)} ${short(y * UNIT)}`).join('L')}Z`)
    .join('');

/** The same with every corner cut round. */
export function roundedPathOf(loops: readonly Loop[], radius: number): string {
  const point = (x: number, y: number) => `${short(x * UNIT)} ${short(y * UNIT)}`;
  return loops
    .map((loop) => {
      const parts = loop.map(([x, y], n) => {
        const [px, py] = loop[(n + loop.length - 1) % loop.length];
        const [nx, ny] = loop[(n + 1) % loop.length];
        const r = Math.min(radius, Math.hypot(px - x, py - y) / 2, Math.hypot(nx - x, ny - y) / 2);
        const from = point(x + Math.sign(px - x) * r, y + Math.sign(py - y) * r);
        const to = point(x + Math.sign(nx - x) * r, y + Math.sign(ny - y) * r);
        return `${n === 0 ? 'M' : 'L'}${from}Q${point(x, y)} ${to}`;
      });
      return `${parts.join('')}Z`;
    })
    .join('');
}

/** Loops moved inwards by a distance; all their corners are right angles. */
export const inset = (loops: readonly Loop[], by: number): Loop[] =>
  loops.map((loop) =>
    loop.map(([x, y], n) => {
      const [px, py] = loop[(n + loop.length - 1) % loop.length];
      const [nx, ny] = loop[(n + 1) % loop.length];
      // Inside is to the right of the way: right of (dx,dy) is (-dy,dx).
      const shift = (ax: number, ay: number, bx: number, by2: number): [number, number] => [
        -Math.sign(by2 - ay),
        Math.sign(bx - ax),
      ];
      const [ax, ay] = shift(px, py, x, y);
      const [bx, by2] = shift(x, y, nx, ny);
      return [x + (ax + bx) * by, y + (ay + by2) * by] as const;
    }),
  );
