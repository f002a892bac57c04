import type { Quarter } from './lattice.ts';
import type { Side } from './layout.ts';

/**
 * Turning about a lattice corner. A *star* is the set of obstructing borders that meet there (bit 0 north, 1 east,
 * 2 south, 3 west); a set of quarters has bit q for quarter q. With 16 stars every question is a small table.
 */
const QUARTERS = [0, 1, 2, 3] as const;

/** `REACH[star * 4 + q]`: the quarters that can be turned to from quarter q, either way, without crossing the star. */
export const REACH: Uint8Array = new Uint8Array(16 * 4);
for (let star = 0; star < 16; star++)
  for (const q of QUARTERS) {
    let reached = 1 << q;
    for (let t = q; !(star & (1 << ((t + 1) & 3))) && t < q + 3; t++) reached |= 1 << ((t + 1) & 3);
    for (let t = q + 4; !(star & (1 << (t & 3))) && t > q + 1; t--) reached |= 1 << ((t - 1) & 3);
    REACH[star * 4 + q] = reached;
  }

/** A line along borders keeps to one side of them, or may keep to either: a set of sides. */
const LEFT = 1;
const RIGHT = 2;

/** The quarters before and behind somebody who goes towards a side of the board, on the left and on the right. */
const aheadLeft = (towards: Side): Quarter => ((towards + 3) & 3) as Quarter;
const aheadRight = (towards: Side): Quarter => towards;
const behindLeft = (towards: Side): Quarter => ((towards + 2) & 3) as Quarter;
const behindRight = (towards: Side): Quarter => ((towards + 1) & 3) as Quarter;

/** The sides on which a line towards `towards` can set out, given the quarters it may set out into. */
export const sidesAhead = (quarters: number, towards: Side): number =>
  ((quarters >> aheadLeft(towards)) & 1 ? LEFT : 0) | ((quarters >> aheadRight(towards)) & 1 ? RIGHT : 0);

/** `ARRIVE[star * 16 + towards * 4 + sides]`: the quarters that a line can turn to that comes along those sides. */
export const ARRIVE: Uint8Array = new Uint8Array(16 * 16);
/** `ONWARD[star * 16 + towards * 4 + sides]`: the sides on which it can go straight on. */
export const ONWARD: Uint8Array = new Uint8Array(16 * 16);
for (let star = 0; star < 16; star++)
  for (const towards of QUARTERS)
    for (let sides = 0; sides <= (LEFT | RIGHT); sides++) {
      const quarters =
        (sides & LEFT ? REACH[star * 4 + behindLeft(towards)] : 0) |
        (sides & RIGHT ? REACH[star * 4 + behindRight(towards)] : 0);
      ARRIVE[star * 16 + towards * 4 + sides] = quarters;
      ONWARD[star * 16 + towards * 4 + sides] = sidesAhead(quarters, towards);
    }
