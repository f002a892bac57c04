import { has, members, type Seat, type SeatSet, seatSet } from '../seat.ts';
import { SetupError } from './setup-error.ts';

/** How matches of a set-up are timed, in every host: a game says so in `timing`, by what its players agreed on. */
export interface Timing {
  /** milliseconds on each seat's clock at the start; absent: the set-up has no clocks of its own */
  readonly clocks?: readonly number[];
  /** by seat: which clock it plays by; seats with the same number share one. Absent: each seat has its own */
  readonly banks?: readonly number[];
  /** any player may stop all clocks, and any player start them again */
  readonly mayPause?: boolean;
  /** the time that a seat's messages take is not charged, up to so many milliseconds for each input */
  readonly latencyCredit?: number;
  /** while others may act unasked, the next answer is taken no sooner than so many milliseconds after the last input */
  readonly stepPace?: number;
}

/** … with everything that a game left out. */
export interface MatchTiming {
  readonly clocks: readonly number[] | null;
  /** by seat: all seats that share its clock, itself included */
  readonly sharing: readonly SeatSet[];
  readonly mayPause: boolean;
  readonly latencyCredit: number;
  readonly stepPace: number;
}

const LATENCY_CREDIT = 500;
const STEP_PACE = 700;
const MOST = 60_000;

/** `given` is null where the game says nothing of time: then hosts may still add clocks, without any credit. */
export function timingFor(given: Timing | null, seats: number): MatchTiming {
  const {
    clocks = null,
    banks = null,
    mayPause = false,
    latencyCredit = given === null ? 0 : LATENCY_CREDIT,
    stepPace = STEP_PACE,
  } = given ?? {};
  if (![latencyCredit, stepPace].every((ms) => Number.isSafeInteger(ms) && ms >= 0 && ms <= MOST))
    throw new SetupError(`latencyCredit and stepPace are whole milliseconds, 0 to ${MOST}`);
  const bankOf = (seat: Seat): number => (banks === null ? seat : banks[seat]);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const sharing = all.map((seat) => seatSet(...all.filter((other) => bankOf(other) === bankOf(seat))));
  const unlike = all.some((seat) => clocks?.[seat] !== clocks?.[members(sharing[seat])[0]]);
  if ((banks?.length ?? seats) !== seats || unlike)
    throw new SetupError('banks are a number for each seat; those who share one begin with the same time');
  return { clocks, sharing, mayPause, latencyCredit, stepPace };
}

/** Those seats, and all that share a clock with one of them. */
export function withSharers(sharing: readonly SeatSet[], seats: SeatSet): SeatSet {
  let all = seats;
  sharing.forEach((set, seat) => {
    if (has(seats, seat)) all |= set;
  });
  return all;
}
