import type { Decision } from '../decide/decision.ts';
import { type Refusal, refuse } from '../decide/refusal.ts';
import type { OnCheckError } from '../decide/validate.ts';
import type { GameEvent } from '../event.ts';
import { hashOf } from '../play/codec.ts';
import { Position } from '../play/position.ts';
import type { Drawn } from '../play/rule-context.ts';
import { RuleError } from '../play/rule-error.ts';
import { decisionFor, type View, viewOf } from '../play/view.ts';
import { whyNot } from '../play/why-not.ts';
import { commitmentTo, isSeed, type Seed } from '../random/seed.ts';
import { type DrawSource, seedSource } from '../random/source.ts';
import type { Reason } from '../rules/check.ts';
import type { Answer } from '../rules/choice.ts';
import { type Game, SetupError } from '../rules/game.ts';
import type { GameTypes, Result } from '../rules/play.ts';
import type { MatchTiming } from '../rules/timing.ts';
import { NOBODY, type Seat, type SeatSet, SPECTATOR } from '../seat.ts';
import { type Applied, applyBatch, bystanders } from './batch.ts';
import type { Clock } from './clock.ts';
import { pinned } from './edition.ts';
import type { Entry } from './entry.ts';
import { canBeUndone } from './foresee.ts';
import { History } from './history.ts';
import { cleanInput, type Input, inputFault } from './input.ts';
import { plainSetup } from './plain-setup.ts';
import { recordedSource } from './recorded-source.ts';
import { staticsOf } from './statics.ts';
import { type ClockStanding, Timekeeper, type TimeMark, type TimeRecord } from './timekeeper.ts';
import { timingOf } from './timing-of.ts';

/** From which entry on draws come from which seed; a fork goes on with a seed of its own. */
export interface SeedSegment {
  readonly from: number;
  readonly commitment: string;
  readonly source: DrawSource;
  /** null where only the commitment is known */
  readonly seed: Seed | null;
}

export interface MatchSetup {
  readonly setup: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** milliseconds on each seat's clock at the start; none: those of the set-up (`Timing`), or untimed */
  readonly clocks?: readonly number[];
  /** milliseconds that a seat has at least whenever it is asked after somebody else decided; only with clocks */
  readonly refill?: number;
  /** when the match begins, in milliseconds */
  readonly at?: number;
}

/** How far a match has come that is to go on without being replayed. */
export interface Reached<T extends GameTypes> {
  readonly entries: readonly Entry[];
  /** the position after the last of them, and the number of the decision open in it */
  readonly position: Position<T>;
  readonly decision: number;
  readonly time: TimeRecord;
  /** positions on the way that are known too */
  readonly earlier: readonly { readonly n: number; readonly position: Position<T> }[];
}

export type Outcome =
  | {
      readonly ok: true;
      readonly number: number;
      readonly events: readonly GameEvent[];
      readonly applied: number;
      /** answers of a batch that are left over only because others may act now: the host may go on with them in a while */
      readonly rest?: readonly Answer[];
    }
  /** `report` is for the host's engineers: how a rule failed. It may tell secrets and goes to no client. */
  | { readonly ok: false; readonly refusal: Refusal; readonly report?: string };

const NONE: readonly never[] = Object.freeze([]);

/** A fingerprint is logged with every so many entries, and with the last. */
const HASH_EVERY = 16;

export const chapter = (from: number, seed: Seed): SeedSegment => ({
  from,
  seed,
  commitment: commitmentTo(seed),
  source: seedSource(seed),
});

/**
 * A match: its set-up and its log. Hosts (a test, the command line, a worker, the server) hand it inputs and get
 * events, views and decisions; whatever comes in, it either takes effect whole or changes nothing.
 */
export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: MatchSetup;
  /** how it is timed and paced, by its set-up */
  readonly timing: MatchTiming;
  readonly chapters: readonly SeedSegment[];
  readonly history: History<T>;
  /** what happened before the first question: the set-up's own draws and events */
  readonly opening: { readonly draws: readonly Drawn[]; readonly events: readonly GameEvent[] };
  private now: Position<T>;
  private readonly time: Timekeeper<T>;
  /** number of the entry since which the present questions are open */
  private openSince = 0;
  /** how everything stood before the last input that was tried */
  private before: { readonly n: number; readonly openSince: number; readonly time: TimeMark } | null = null;

  private constructor(game: Game<T>, setup: MatchSetup, chapters: readonly SeedSegment[]) {
    this.game = game;
    this.chapters = chapters;
    const { seats, refill } = setup;
    if (!Number.isInteger(seats) || seats < game.seats.least || seats > game.seats.most)
      throw new SetupError(
        `${game.name} is for ${game.seats.least} to ${game.seats.most} seats, not ${String(seats)}`,
      );
    const plain = { ...setup, setup: plainSetup(setup.setup) };
    const statics = staticsOf(game, plain.setup, seats);
    this.timing = timingOf(game, plain.setup, seats);
    const clocks = clocksOf(setup, this.timing);
    if (clocks !== null && clocks.length !== seats)
      throw new SetupError(`${seats} seats need ${seats} clocks, not ${clocks.length}`);
    if (refill !== undefined && setup.clocks === undefined)
      throw new SetupError('only clocks can be refilled');
    if (refill !== undefined && this.timing.clocks !== null)
      throw new SetupError('the clocks of this match are those of its set-up');
    if (![setup.at ?? 0, refill ?? 0, ...(clocks ?? [])].every((ms) => Number.isSafeInteger(ms) && ms >= 0))
      throw new SetupError('times are whole milliseconds, 0 or more');
    this.setup = clocks === null ? plain : { ...plain, clocks: [...clocks] };
    this.now = Position.begin(game, statics, seats, chapters[0].source);
    const { drawn, events } = this.now;
    this.opening = { draws: [...drawn], events: [...events] };
    this.time = new Timekeeper(this.now, this.timing, clocks, refill ?? 0, setup.at ?? 0);
    this.now.settle();
    this.history = new History(this.now, (p, entry, n) => this.redo(p, entry, n));
  }

  static start<T extends GameTypes>(game: Game<T>, setup: MatchSetup): Match<T> {
    if (!isSeed(setup.seed)) throw new SetupError('a seed is 64 hexadecimal digits');
    return new Match(game, { ...setup, setup: pinned(game, setup.setup) }, [chapter(0, setup.seed)]);
  }

  /** For stored matches and forks: the same start, with these chapters of draws. */
  static startWith<T extends GameTypes>(
    game: Game<T>,
    setup: MatchSetup,
    chapters: readonly SeedSegment[],
  ): Match<T> {
    return new Match(game, setup, chapters);
  }

  /** For `restore`, which has checked it all: a match that has just begun is at once as far as that. */
  resume({ entries, position, decision, time, earlier }: Reached<T>): void {
    if (this.length > 0) throw new Error('only a match that has just begun can go on from elsewhere');
    this.history.resume(entries, [...earlier, { n: entries.length, position: position.copy() }]);
    this.time.resume(entries.length, time);
    this.openSince = decision;
    this.now = this.useChapter(position, entries.length);
  }

  /** The hash of the seed: public from the start. */
  get commitment(): string {
    return this.chapters[0].commitment;
  }

  get result(): Result | null {
    return this.now.result;
  }

  /** How many inputs were logged. */
  get length(): number {
    return this.history.length;
  }

  get paused(): boolean {
    return this.time.paused;
  }

  /** The seat that asked for the pause; null: nobody did, or it is none. */
  get pausedBy(): Seat | null {
    // Nothing but its end comes after a pause.
    const last = this.paused ? this.history.entries[this.length - 1].input : null;
    return last?.kind === 'pause' && last.asked === true ? last.seat : null;
  }

  /** Who is named to act unasked at the open question, whether or not they could. */
  get bystanders(): SeatSet {
    return this.result === null ? bystanders(this.now) : NOBODY;
  }

  get clock(): Clock {
    return this.time.clock;
  }

  /** All that is known of the clocks, for a snapshot. */
  get timeRecord(): TimeRecord {
    return this.time.record(this.length, this.history.undoReach());
  }

  /** The position itself: for bots of the house, tests and soaks. A client gets views. */
  get position(): Position<T> {
    return this.now;
  }

  awaiting(): Seat[] {
    return this.now.awaiting();
  }

  /** The question a seat is asked, and the number its answer has to name. */
  decision(seat: Seat): (Decision & { readonly id: number }) | null {
    const d = decisionFor(this.now, seat);
    return d === null ? null : { id: this.openSince, ...d };
  }

  get decisionId(): number {
    return this.openSince;
  }

  view(seat: Seat = SPECTATOR): View<T> {
    return viewOf(this.now, seat);
  }

  hash(): string {
    return hashOf(this.now);
  }

  /** Why a seat may not answer so: the rule and what it is about; null if it may, or is not asked at all. */
  whyNot(seat: Seat, answer: unknown, onError?: OnCheckError): Reason | null {
    return whyNot(this.now, seat, answer, onError);
  }

  /** Whether a seat may answer so now. */
  allows(seat: Seat, answer: unknown): boolean {
    return this.now.allows(seat, answer);
  }

  /** How many of its last inputs a seat may take back. */
  undoable(seat: Seat): number {
    return this.result === null ? this.history.undoable(seat).length : 0;
  }

  /** Whether a seat could take an answer back afterwards, told beforehand. */
  canBeUndone(seat: Seat, answer: unknown): boolean {
    return this.now.askedOf(seat) !== null && canBeUndone(this.now, seat, answer);
  }

  /** When a seat's time runs out: for its answer, or of its clock while another is asked. */
  deadline(seat: Seat): number | null {
    return this.time.deadline(this.now, seat);
  }

  /** Any earlier moment: after `n` inputs. */
  at(n: number): Position<T> {
    return this.history.at(this.moment(n));
  }

  /**
   * A match of its own from that moment on, with dice of its own. Of a match that still runs it has the record of
   * the draws so far, not the seed: nobody learns the future of this match by forking it.
   */
  fork(n: number, seed: Seed): Match<T> {
    const past = this.history.entries.slice(0, this.moment(n));
    const chapters = this.chapters.filter((c, i) => i === 0 || c.from < n);
    const source = recordedSource(this.game.streams, [
      ...this.opening.draws,
      ...past.flatMap((e) => e.draws),
    ]);
    const before = this.result !== null ? chapters : chapters.map((c) => ({ ...c, source, seed: null }));
    const fork = new Match(this.game, { ...this.setup, seed }, [...before, chapter(n, seed)]);
    for (const e of past) {
      const out = fork.submit(e.input);
      if (!out.ok) throw new Error(`a fork refused entry ${fork.length + 1}: ${out.refusal.code}`);
    }
    return fork;
  }

  private moment(n: number): number {
    if (Number.isInteger(n) && n >= 0 && n <= this.length) return n;
    throw new RangeError(`the match has inputs 0 to ${this.length}, not ${n}`);
  }

  /** Takes one input from anywhere. It takes effect whole or not at all. */
  submit(raw: unknown): Outcome {
    const fault = inputFault(raw);
    if (fault !== null) return { ok: false, refusal: refuse('malformed', fault) };
    const given = raw as Input;
    const input = cleanInput(given, Math.max(given.at, this.clock.since));
    const refusal = this.objection(input);
    if (refusal !== null) return { ok: false, refusal };
    this.before = { n: this.length, openSince: this.openSince, time: this.time.mark() };
    if (input.kind === 'undo') return this.undo(input);
    return input.kind === 'pause' || input.kind === 'resume' ? this.pause(input) : this.play(input);
  }

  /**
   * Takes the last input out again, as if it had never come: for a host that could not store it. Only right after it
   * was taken, and nobody may have been told of it.
   */
  retract(): void {
    const { before } = this;
    if (before === null || before.n !== this.length - 1)
      throw new Error('only the input that was taken last can be taken out again');
    this.history.drop();
    this.time.comeBack(before.n, before.time);
    this.openSince = before.openSince;
    this.now = this.useChapter(this.history.at(before.n), before.n);
  }

  private objection(input: Input): Refusal | null {
    if (input.seat >= this.setup.seats)
      return refuse('no-such-seat', `seats are 0 to ${this.setup.seats - 1}`);
    if (this.result !== null) return refuse('match-over');
    if (input.kind === 'resume') return this.paused ? null : refuse('not-paused');
    if (this.paused) return refuse('paused');
    if ((input.kind === 'answer' || input.kind === 'batch') && input.decision !== this.openSince)
      return refuse('old-decision', `the open decision is ${this.openSince}, not ${input.decision}`);
    const late = this.time.late(this.now, input);
    if (input.kind === 'timeout') return late.includes(input.seat) ? null : this.notYet(input);
    return late.length > 0 ? refuse('too-late', `the time of seat ${late[0]} ran out before`) : null;
  }

  private notYet(input: Input): Refusal | null {
    const due = this.deadline(input.seat);
    if (due !== null) {
      const left = due + this.time.creditOf(input) - input.at;
      return left > 0 ? refuse('time-left', `${left} ms are left`) : null;
    }
    return this.now.awaiting().includes(input.seat) ? refuse('time-left', 'untimed') : refuse('not-asked');
  }

  private undo(input: Input): Outcome {
    const [last] = this.history.undoable(input.seat);
    if (last === undefined) return { ok: false, refusal: refuse('nothing-to-undo') };
    const number = this.length + 1;
    const now = this.useChapter(this.history.at(last - 1), number);
    const timing = this.time.undone(now, input, last - 1);
    if (timing === null) return { ok: false, refusal: refuse('too-late') };
    this.now = now;
    this.openSince = number;
    return this.log({ input, draws: NONE, final: false, back: last - 1 }, timing, NONE, ONE);
  }

  private pause(input: Input): Outcome {
    const timing = this.time.pause(this.now, input.at);
    return this.log({ input, draws: NONE, final: false, back: null }, timing, NONE, ONE);
  }

  private play(input: Input): Outcome {
    const number = this.length + 1;
    const before = this.time.moment(this.now, input.seat);
    try {
      const applied = apply(this.useChapter(this.now, number), input);
      if ('code' in applied) {
        const { checkError } = this.now;
        return {
          ok: false,
          refusal: applied,
          ...(checkError === null ? {} : { report: reportOf(checkError) }),
        };
      }
      const { events, drawn, final } = this.now;
      const timing = this.time.played(this.now, input, before);
      // An empty list stays with the position and may be filled by the next input: the log gets one of its own.
      const draws = drawn.length > 0 ? drawn : NONE;
      const out = this.log(
        { input, draws, final, back: null },
        timing,
        events.length > 0 ? events : NONE,
        applied,
      );
      if (this.now.serial !== before.serial) this.openSince = number;
      this.time.told(input, before);
      return out;
    } catch (e) {
      // A rule failed half-way: back to where everything was whole.
      this.now = this.history.at(this.length);
      const failure = e instanceof RuleError ? e.kind : 'crash';
      return { ok: false, refusal: { code: 'rules-failed', failure }, report: reportOf(e) };
    }
  }

  private log(
    what: Omit<Entry, 'hash'>,
    timing: ClockStanding,
    events: readonly GameEvent[],
    applied: Applied,
  ): Outcome {
    const number = this.length + 1;
    this.now.settle();
    const hash = number % HASH_EVERY === 0 || this.result !== null ? hashOf(this.now) : null;
    this.history.add({ ...what, hash }, this.now);
    this.time.keep(number, timing);
    return { ok: true, number, events, ...applied };
  }

  private redo(p: Position<T>, entry: Entry, n: number): void {
    p.settle();
    const done = apply(this.useChapter(p, n), entry.input);
    if ('code' in done) throw new Error(`entry ${n} can't be repeated: ${done.code} ${done.detail ?? ''}`);
  }

  /** Entry `n` draws from the chapter it belongs to. */
  private useChapter(p: Position<T>, n: number): Position<T> {
    p.source = this.chapterOf(n).source;
    return p;
  }

  /** The chapter that entry `n` draws from; the opening, `n` = 0, draws from the first. */
  chapterOf(n: number): SeedSegment {
    let i = this.chapters.length - 1;
    while (i > 0 && this.chapters[i].from >= n) i--;
    return this.chapters[i];
  }
}

/** How something failed inside, for the host's engineers. */
const reportOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);

/** Lets an input take effect; how many answers it was worth, or why it was refused. */
function apply<T extends GameTypes>(p: Position<T>, input: Input): Applied | Refusal {
  switch (input.kind) {
    case 'answer':
      return p.answer(input.seat, input.answer, input.why) ?? ONE;
    case 'batch':
      return applyBatch(p, input.seat, input.answers);
    case 'resign':
      return p.resign(input.seat) ?? ONE;
    case 'timeout':
      return p.expire(input.seat) ?? ONE;
    case 'pause':
    case 'resume':
      return ONE;
    case 'undo':
      throw new Error('an undo restores a position; it is never applied to one');
  }
}

const ONE: Applied = Object.freeze({ applied: 1 });

/** The clocks of a match: its set-up's own, else those that its host gives it. */
function clocksOf({ clocks }: MatchSetup, timing: MatchTiming): readonly number[] | null {
  if (clocks !== undefined && !Array.isArray(clocks))
    throw new SetupError('clocks are a list of milliseconds, one for each seat');
  const own = timing.clocks;
  if (own !== null && clocks !== undefined && JSON.stringify(own) !== JSON.stringify(clocks))
    throw new SetupError('the clocks of this match are those of its set-up');
  return own ?? clocks ?? null;
}
