export type LightPoint = readonly [x: number, y: number];
/** Something that stops light: its corners, in order around it. */
export type Occluder = readonly LightPoint[];

const sides = (block: Occluder): (readonly [LightPoint, LightPoint])[] =>
  block.map((corner, i) => [corner, block[(i + 1) % block.length]]);

/** How far along the ray the side is met; infinite where it is not. */
function met(
  [x, y]: LightPoint,
  [dx, dy]: LightPoint,
  [[ax, ay], [bx, by]]: readonly [LightPoint, LightPoint],
): number {
  const [sx, sy] = [bx - ax, by - ay];
  const across = dx * sy - dy * sx;
  if (across === 0) return Number.POSITIVE_INFINITY;
  const along = ((ax - x) * sy - (ay - y) * sx) / across;
  const where = ((ax - x) * dy - (ay - y) * dx) / across;
  return along > 0 && where >= 0 && where <= 1 ? along : Number.POSITIVE_INFINITY;
}

/**
 * All that a lamp could shine on if it turned around once: the picture's shadows are as true as the table's. The
 * outermost block has to enclose the lamp.
 */
export function litArea(lamp: LightPoint, blocks: readonly Occluder[]): readonly LightPoint[] {
  const walls = blocks.flatMap(sides);
  const [x, y] = lamp;
  return blocks
    .flat()
    .flatMap(([cx, cy]) => {
      const angle = Math.atan2(cy - y, cx - x);
      // Just beside a corner the light passes on.
      return [angle - 1e-4, angle, angle + 1e-4];
    })
    .toSorted((a, b) => a - b)
    .map((angle) => {
      const ray: LightPoint = [Math.cos(angle), Math.sin(angle)];
      const far = Math.min(...walls.map((wall) => met(lamp, ray, wall)));
      return [x + ray[0] * far, y + ray[1] * far];
    });
}

export const pathOf = (corners: readonly LightPoint[]): string =>
  `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
