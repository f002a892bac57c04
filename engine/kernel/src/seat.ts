/**
 * A seat at the table: 0, 1, 2 … in the order of the set-up. Who may know something is a set of seats: one bit a seat.
 * Spectators are a seat like any other, with a bit of their own, so that what they see is built by the same code.
 *
 * Ids are numbers that carry their kind for the type checker: a number of no kind may become a seat, an id of another
 * kind (a cell, a figure) may not. All kinds use the same `idOf`, which exists at no run time.
 */
export type Seat = number & { readonly idOf?: 'seat' };
export type SeatSet = number;

export const SPECTATOR: Seat = 30;
export const NOBODY: SeatSet = 0;
export const EVERYONE: SeatSet = 0x7fffffff;
/** Bits 0 to 29 are seats, bit 30 is the spectators'. */
export const MOST_SEATS = 30;

export const only = (seat: Seat): SeatSet => 1 << seat;
export const has = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0;

/** Whoever asks for a view must be somebody: a number that is no seat must not be taken for one. */
export function assertSeat(seat: Seat, seats: number): void {
  if (seat === SPECTATOR || (Number.isInteger(seat) && seat >= 0 && seat < seats)) return;
  throw new RangeError(
    `${String(seat)} is no seat: they are 0 to ${seats - 1}, and ${SPECTATOR} for spectators`,
  );
}

export function seatSet(...seats: readonly Seat[]): SeatSet {
  let c = NOBODY;
  for (const s of seats) c |= 1 << s;
  return c;
}

/** All players, spectators not included. */
export const players = (seats: number): SeatSet => (1 << seats) - 1;

/** The seats of a set in ascending order, spectators last. */
export function members(c: SeatSet): Seat[] {
  const out: Seat[] = [];
  for (let s = 0; s <= SPECTATOR; s++) if (has(c, s)) out.push(s);
  return out;
}
