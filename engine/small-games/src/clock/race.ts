import {
  bool,
  type Data,
  event,
  fields,
  type GameTypes,
  has,
  int,
  list,
  NOBODY,
  only,
  open,
  type Play,
  record,
  type Seat,
  type SeatSet,
  type Seen,
  type Timing,
} from '@sightline/kernel';

export const shape = fields({
  /** by seat */
  teams: open(list(list(record({ at: int, activated: bool, hasTripped: bool })))),
  round: open(int),
  active: open(int),
  /** whose clock runs, or NONE: a rule of its own, because it passes to and fro in the middle of a turn */
  running: open(int),
  /** who has run out of time in this round */
  late: open(int),
});

export interface Race extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: Agreed;
}

/** What the two have agreed on. */
export interface Agreed {
  /** by seat: the time for each runner, in milliseconds (CK-03) */
  readonly perRunner: readonly [number, number];
  /** CK-14 */
  readonly callsAtAnyTime: boolean;
  /** null: whoever hosts it says what the clocks show at first */
  readonly timing: Timing | null;
}

export const NONE = -1;
/** Time to call out (CK-05), and for one who has no clock any more (CK-11). */
export const AT_ONCE = 2_000;

export const stepped = event('stepped', { runner: 'open', to: 'open' });
export const calledOut = event('calledOut', { player: 'open' });
export const tripped = event('tripped', { by: 'open', rolled: 'open' });
export const ranOut = event('ranOut', { player: 'open' });

/** Whose clock runs at a question: every question of this game asks for it. */
export const clock = (g: Play<Race>): SeatSet => (g.state.running === NONE ? NOBODY : only(g.state.running));

export const isLate = (g: Play<Race>, seat: Seat): boolean => has(g.state.late, seat);

/** The clock passes to a player; one who is late has none (CK-11). */
export function passClockTo(g: Play<Race>, seat: Seat): void {
  g.state.running = isLate(g, seat) ? NONE : seat;
}

export function stopClocks(g: Play<Race>): void {
  g.state.running = NONE;
}
