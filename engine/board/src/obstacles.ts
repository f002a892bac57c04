import type { Ground } from './ground.ts';
import { bordersAt, cornerAt, cornerCount } from './lattice.ts';
import { cellsBeside, type Edge, placeOf } from './layout.ts';

/**
 * What obstructs lines that are drawn from corner to corner, ready to be read: a byte for each border, a star (see
 * turning.ts) for each lattice corner. A border obstructs if it has one of the mask's properties itself or belongs
 * to a cell that has one (every border of a blocking space is blocking, DM-TER-06/11). The borders that a corner of
 * the outer edge lacks count as obstructing, so that no line slips round an obstacle on the outside (DM-TER-02).
 */
export interface Obstacles {
  readonly ground: Ground;
  readonly mask: number;
  readonly solid: Uint8Array;
  readonly star: Uint8Array;
}

export function obstacles(g: Ground, mask: number): Obstacles {
  const l = g.layout;
  const o: Obstacles = {
    ground: g,
    mask,
    solid: new Uint8Array(l.edges),
    star: new Uint8Array(cornerCount(l)),
  };
  for (let p = 0; p < o.star.length; p++)
    bordersAt(l, p).forEach((e, i) => {
      if (e < 0) o.star[p] |= 1 << i;
    });
  for (let e = 0; e < l.edges; e++) refreshBorder(o, e);
  return o;
}

/** Look at a border again after the ground changed there; has its obstruction changed? */
export function refreshBorder(o: Obstacles, e: Edge): boolean {
  const { edgeBits, cellBits, layout } = o.ground;
  const [a, b] = cellsBeside(layout, e);
  const bits = edgeBits[e] | (a < 0 ? 0 : cellBits[a]) | (b < 0 ? 0 : cellBits[b]);
  const solid = (bits & o.mask) !== 0;
  if (solid === (o.solid[e] !== 0)) return false;
  setSolid(o, e, solid);
  return true;
}

/**
 * The same obstacles with some borders open, for one question: a figure inside an enclosed blocking group is seen,
 * and sees, as if the group's borders were open (DM-FLY-07/09). It does not follow later changes of the ground.
 */
export function ignoring(o: Obstacles, borders: Iterable<Edge>): Obstacles {
  const open: Obstacles = { ...o, solid: o.solid.slice(), star: o.star.slice() };
  for (const e of borders) setSolid(open, e, false);
  return open;
}

function setSolid(o: Obstacles, e: Edge, solid: boolean): void {
  const l = o.ground.layout;
  const at = placeOf(l, e);
  const first = cornerAt(l, at.x, at.y, at.level);
  const second = at.vertical ? first + l.width + 1 : first + 1;
  // a vertical border is the south one of its upper end and the north one of its lower end; a horizontal one
  // lies east of its first end and west of its second
  const fromFirst = at.vertical ? 4 : 2;
  const fromSecond = at.vertical ? 1 : 8;
  o.solid[e] = solid ? 1 : 0;
  if (solid) {
    o.star[first] |= fromFirst;
    o.star[second] |= fromSecond;
  } else {
    o.star[first] &= ~fromFirst;
    o.star[second] &= ~fromSecond;
  }
}
