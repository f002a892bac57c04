/**
 * Numbers that look random and are always the same for the same place: no two floors are alike, and a floor never
 * changes when it is drawn again.
 */
export function chance(x: number, y: number, salt: number): number {
  let h =
    (Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(salt | 0, 0x9e3779b1)) >>> 0;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A row of such numbers. */
export function chances(x: number, y: number, salt: number): () => number {
  let n = 0;
  return () => chance(x, y, salt + 7919 * ++n);
}
