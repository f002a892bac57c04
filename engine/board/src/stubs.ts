import { bordersAt, type Corner } from './lattice.ts';
import { EAST, type Edge, type Layout, type Side, SOUTH } from './layout.ts';

/**
 * Wall stubs: pieces of wall that stick out from a lattice corner along a border, for a part of its length (SG-PRT-03,
 * ruling R02). A line that meets a stub, its ends included, is broken.
 */
export interface Stub {
  readonly corner: Corner;
  readonly side: Side;
  /** its length in quarters of a border */
  readonly quarters: 1 | 2 | 3;
}

/** For each border the length of the stub from its first end (low nibble) and from its second end (high nibble). */
export type Stubs = Uint8Array;

export function stubsOn(l: Layout, stubs: readonly Stub[]): Stubs {
  const lengths = new Uint8Array(l.edges);
  for (const { corner, side, quarters } of stubs) {
    const border = bordersAt(l, corner)[side];
    if (border < 0) throw new RangeError(`a stub sticks out of the board at corner ${corner}`);
    lengths[border] |= beginsAt(side) ? quarters : quarters << 4;
  }
  return lengths;
}

/** A border to the east or south of a corner begins there, one to the north or west ends there. */
const beginsAt = (side: number): boolean => side === EAST || side === SOUTH;

/** The length of the stub on a border from its end in a corner, on whose given side it lies. */
export const stubFrom = (stubs: Stubs, border: Edge, side: number): number =>
  beginsAt(side) ? stubs[border] & 15 : stubs[border] >> 4;

/**
 * Does a line that crosses the inside of a border meet a stub on it? It crosses at `part / whole` of the border's
 * length, measured from the second end if `backwards`.
 */
export function meetsStub(
  stubs: Stubs,
  border: Edge,
  part: number,
  whole: number,
  backwards: boolean,
): boolean {
  const lengths = stubs[border];
  if (lengths === 0) return false;
  const near = backwards ? lengths >> 4 : lengths & 15;
  const far = backwards ? lengths & 15 : lengths >> 4;
  return 4 * part <= near * whole || 4 * (whole - part) <= far * whole;
}

/** Does a stub of either border begin at the corner between them? `backwards`: the second of them comes first. */
export const stubBetween = (stubs: Stubs, one: Edge, next: Edge, backwards: boolean): boolean =>
  (stubs[backwards ? next : one] >> 4) + (stubs[backwards ? one : next] & 15) > 0;
