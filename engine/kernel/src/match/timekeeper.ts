import type { Position } from '../play/position.ts';
import type { GameTypes } from '../rules/play.ts';
import type { MatchTiming } from '../rules/timing.ts';
import { has, NOBODY, only, type Seat, type SeatSet, SPECTATOR } from '../seat.ts';
import { type Clock, type Credit, clockAt, deadline, leftAt, refilled, withTime } from './clock.ts';
import type { Input } from './input.ts';

/** How the clocks stand after an input: worked out first, kept when the input is in the log. */
export interface ClockStanding {
  readonly clock: Clock;
  /** when the open question was asked */
  readonly openedAt: number;
}

/** All that is known of the clocks of a match: plain data. */
export interface TimeRecord extends ClockStanding {
  /** when the questions after the last entries were asked: as many as an undo can come back to */
  readonly openings: readonly number[];
  readonly pausedAt: number | null;
  readonly stood: number;
  readonly spent: SeatSet;
}

/** The clocks at one moment, for a match that comes back to it. */
export type TimeMark = Omit<TimeRecord, 'openings'>;

/** The question that is open before an input, and whether its seat was asked. */
export interface OpenQuestion {
  readonly serial: number;
  readonly unasked: boolean;
  readonly question: string;
}

/** Keeps the clocks of a match from input to input: who has how long for what, through pauses and undos. */
export class Timekeeper<T extends GameTypes> {
  clock: Clock;
  private openedAt: number;
  /** when the question after each entry was asked, pauses left out: an undo gives back a question, not its time */
  private readonly openings: number[];
  private pausedAt: number | null = null;
  /** how long the clocks have stood in all */
  private stood = 0;
  /** whose clock ran out while nobody waited for them, until they get time again */
  private spent: SeatSet = NOBODY;

  private readonly refill: number;
  private readonly timing: MatchTiming;

  constructor(
    p: Position<T>,
    timing: MatchTiming,
    clocks: readonly number[] | null,
    refill: number,
    at: number,
  ) {
    this.openedAt = at;
    this.openings = [at];
    this.timing = timing;
    this.refill = refill;
    const { sharing } = timing;
    const left = withTime(clocks, p.timeGiven, sharing);
    this.clock = refilled(clockAt(p, left, at, at, sharing), refill, SPECTATOR);
  }

  /** How the clocks stand after entry `n`, for a match of which no undo comes back to before `reach`. */
  record(n: number, reach: number): TimeRecord {
    const { clock, openedAt, pausedAt, stood, spent } = this;
    return {
      clock: { ...clock, left: clock.left === null ? null : [...clock.left] },
      openedAt,
      openings: this.openings.slice(reach, n + 1),
      pausedAt,
      stood,
      spent,
    };
  }

  /** Goes on after entry `n` as recorded there. */
  resume(n: number, { clock, openedAt, openings, pausedAt, stood, spent }: TimeRecord): void {
    this.clock = clock;
    this.openedAt = openedAt;
    this.openings.length = 0;
    for (const [i, at] of openings.entries()) this.openings[n + 1 - openings.length + i] = at;
    this.pausedAt = pausedAt;
    this.stood = stood;
    this.spent = spent;
  }

  mark(): TimeMark {
    const { clock, openedAt, pausedAt, stood, spent } = this;
    return { clock, openedAt, pausedAt, stood, spent };
  }

  /** Back to how they stood after entry `n`: what came later has not happened. */
  comeBack(n: number, { clock, openedAt, pausedAt, stood, spent }: TimeMark): void {
    this.clock = clock;
    this.openedAt = openedAt;
    this.openings.length = n + 1;
    this.pausedAt = pausedAt;
    this.stood = stood;
    this.spent = spent;
  }

  get paused(): boolean {
    return this.pausedAt !== null;
  }

  /** When a seat's time runs out: for its answer, or of its clock while another is asked. */
  deadline(p: Position<T>, seat: Seat): number | null {
    if (p.awaiting().includes(seat)) return deadline(this.clock, seat);
    // Nobody waits for it: that its clock ran out is told to the rules once, if they want to know.
    const told = p.game.expired === undefined || has(this.spent, seat);
    return has(this.clock.running, seat) && !told ? deadline(this.clock, seat) : null;
  }

  /**
   * Whose time ran out before an input: nothing else happens until the host has logged it. What the input's own seat is
   * credited with is known; what another may still send in time is not, until the host knows and logs it.
   */
  late(p: Position<T>, input: Input): Seat[] {
    const { left } = this.clock;
    const { at, seat } = input;
    const grace = (s: Seat) => (s === seat ? this.creditOf(input) : this.timing.latencyCredit);
    return left === null ? [] : [...left.keys()].filter((s) => (this.deadline(p, s) ?? at) + grace(s) < at);
  }

  /** So much of an input's time its seat is not charged with. */
  creditOf(input: Input): number {
    const { credit = 0 } = 'credit' in input ? input : {};
    return Math.min(credit, this.timing.latencyCredit);
  }

  private credit(input: Input): Credit {
    return { seats: this.timing.sharing[input.seat], ms: this.creditOf(input) };
  }

  /** Taken before an input, for `played`. */
  moment(p: Position<T>, seat: Seat): OpenQuestion {
    const unasked = !p.awaiting().includes(seat);
    return { serial: p.serial, unasked, question: unasked ? openQuestion(p) : '' };
  }

  played(p: Position<T>, input: Input, before: OpenQuestion): ClockStanding {
    // Who acts unasked gives nobody more time.
    const same = p.serial === before.serial || (before.unasked && before.question === openQuestion(p));
    const openedAt = same ? this.openedAt : input.at;
    const { sharing } = this.timing;
    const spent = leftAt(this.clock, input.at, this.credit(input));
    const left = withTime(spent, p.timeGiven, sharing);
    const clock = clockAt(p, left, input.at, openedAt, sharing);
    return { clock: same ? clock : refilled(clock, this.refill, input.seat), openedAt };
  }

  /** Back to the question that stood after entry `n`; null if the time for it is over. */
  undone(p: Position<T>, input: Input, n: number): ClockStanding | null {
    const openedAt = this.openings[n] + this.stood;
    const left = leftAt(this.clock, input.at, this.credit(input));
    const clock = clockAt(p, left, input.at, openedAt, this.timing.sharing);
    const due = deadline(clock, input.seat);
    return due !== null && due < input.at ? null : { clock, openedAt };
  }

  /** The clocks stand, or run again. */
  pause(p: Position<T>, at: number): ClockStanding {
    const left = leftAt(this.clock, at);
    if (this.pausedAt === null) {
      this.pausedAt = at;
      return { clock: { left, running: NOBODY, since: at, due: null }, openedAt: this.openedAt };
    }
    // What was asked before is due so much later.
    const stood = at - this.pausedAt;
    this.pausedAt = null;
    this.stood += stood;
    const openedAt = this.openedAt + stood;
    return { clock: clockAt(p, left, at, openedAt, this.timing.sharing), openedAt };
  }

  /** Entry `n` is in the log. */
  keep(n: number, { clock, openedAt }: ClockStanding): void {
    this.clock = clock;
    this.openedAt = openedAt;
    this.openings[n] = openedAt - this.stood;
  }

  /** That a clock ran out is told once, and again only after its seat got time. */
  told(input: Input, before: OpenQuestion): void {
    if (before.unasked && input.kind === 'timeout') this.spent |= only(input.seat);
    if (this.spent !== NOBODY && this.clock.left !== null)
      for (const [seat, ms] of this.clock.left.entries()) if (ms > 0) this.spent &= ~only(seat);
  }
}

/** The place of the open question: the running procedure that asks, and its step. */
function openQuestion<T extends GameTypes>(p: Position<T>): string {
  if (p.result !== null) return '';
  const { procedure, step } = p.stack[p.stack.length - 1];
  return `${p.stack.length} ${procedure} ${step}`;
}
