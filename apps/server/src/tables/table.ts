import { type Answer, type AnyGame, type Match, type Outcome, type Seat, SPECTATOR } from '@sightline/kernel';
import type { AnyView, Objection, Standing, ToClient } from '@sightline/wire';
import type { InputRow, MatchRow, SeatRow } from '../database/tables.ts';
import type { Keeper } from '../limits/bot-turns.ts';
import type { AnyServerGame } from '../shelf.ts';
import type { MatchWithSeats } from '../store/matches.ts';
import type { Summary } from '../store/summaries.ts';
import { elapsed } from '../time.ts';
import { Audience, type Happened, type Listener, seenInput } from './audience.ts';
import { type AcceptedInput, MatchLedger } from './match-ledger.ts';
import type { MatchRegistry } from './match-registry.ts';
import { MatchScheduler } from './match-scheduler.ts';
import { happened, pastOf, seen } from './past.ts';
import { TaskQueue } from './queue.ts';

/** What somebody sends to a table, as the kernel takes it. */
export interface TableInput {
  readonly kind: string;
  readonly seat: Seat;
  readonly at: number;
  readonly decision?: number;
  /** a player wants the clocks to stand, or to run again */
  readonly asked?: boolean;
  readonly [part: string]: unknown;
}

/** Inputs that end a seat's time to think. */
const CREDITED: ReadonlySet<string> = new Set(['answer', 'batch', 'undo']);

export type SubmitResult = { readonly ok: true; readonly n: number } | ({ readonly ok: false } & Objection);

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** How far behind a client may be and still be told input by input. */
const MOST_MISSED = 200;
/** A history is told in pieces of so many inputs, so that others are served in between. */
const HISTORY_PIECE = 100;
const SNAPSHOT_EVERY = 128;
/** At the pace of people that is seldom; programs that play fast are not worth a snapshot every few seconds. */
const SNAPSHOT_MS = 60_000;
/** No match is as long; who answers and takes back for ever is stopped somewhere. */
const MOST_INPUTS = 20_000;

/** A match that is live in this process: who is at it, what they send, and what they are told. */
export class LiveTable {
  readonly id: string;
  readonly shelf: AnyServerGame;
  private readonly registry: MatchRegistry;
  private readonly row: MatchRow;
  private readonly ledger: MatchLedger;
  private readonly scheduler: MatchScheduler;
  private readonly audience: Audience;
  private readonly queue = new TaskQueue();
  private seating: readonly SeatRow[];
  private hostedBy: string;
  /** the last input that the audience was told of */
  private told: number;
  private closed = false;
  /** when inputs came in that wait for their turn */
  private readonly coming: number[] = [];
  /** how many answers are held back until others had time to act */
  private held = 0;
  /** when the last snapshot of it was kept, by `elapsed` */
  private snapshotAt = Number.NEGATIVE_INFINITY;
  /** when somebody was here last, by `elapsed` */
  idleSince = elapsed();

  constructor(o: {
    readonly registry: MatchRegistry;
    readonly shelf: AnyServerGame;
    readonly row: MatchRow;
    readonly seating: readonly SeatRow[];
    readonly match: Match<AnyGame>;
    readonly inputs: readonly InputRow[];
  }) {
    const { registry, shelf, row } = o;
    this.id = row.id;
    this.registry = registry;
    this.shelf = shelf;
    this.row = row;
    this.seating = o.seating;
    this.hostedBy = row.host;
    this.audience = new Audience(this.id);
    this.told = o.match.length;
    this.ledger = new MatchLedger({
      ...o,
      matches: registry.matches,
      journal: registry.journal,
      log: registry.log,
    });
    this.scheduler = new MatchScheduler({
      shelf,
      row,
      ledger: this.ledger,
      botPace: registry.botPace,
      now: registry.now,
      outages: registry.outages,
      ...(registry.botTurns === null ? {} : { turn: () => registry.botTurns?.promise(this.keepers()) ?? 0 }),
      seating: () => this.seating,
      watched: () => !this.audience.empty,
      answeredAt: () => this.coming.at(0) ?? Number.POSITIVE_INFINITY,
      creditOf: (seat) => this.creditOf(seat),
      play: async (how) => (await this.playAs(how, null)).ok,
      wake: () => this.wake(),
    });
  }

  /** For whom bots play here: who is there, or whoever they wait for, or the host. */
  private keepers(): Keeper[] {
    const here = Array.from(this.audience.listeners(), ({ person, address = null }) => ({ person, address }));
    if (here.length > 0) return here;
    const absent = this.seating.flatMap(({ person }) => (person === null ? [] : { person, address: null }));
    return absent.length > 0 ? absent : [{ person: this.hostedBy, address: null }];
  }

  get match(): Match<AnyGame> {
    return this.ledger.match;
  }

  get seats(): readonly SeatRow[] {
    return this.seating;
  }

  get host(): string {
    return this.hostedBy;
  }

  /** An input was played that is not stored yet: it has not happened for anybody. */
  get storing(): boolean {
    return this.told < this.match.length;
  }

  /** The last input that is stored. */
  get last(): number {
    return this.told;
  }

  get over(): boolean {
    return this.match.result !== null && !this.storing;
  }

  /** whether people without a seat may look; what is over may be seen by whoever knows where it is */
  get watchable(): boolean {
    return this.row.watch !== 0 || this.over;
  }

  /** Whether what a seat is asked comes out of turn: a window, not its own move. */
  isReaction(seat: Seat): boolean {
    const way = this.match.decision(seat)?.way;
    return way !== undefined && way !== 'one';
  }

  /** Something is being done, or will be. */
  get busy(): boolean {
    return this.queue.busy || this.held > 0 || this.scheduler.waiting;
  }

  /** Nobody is here. */
  get quiet(): boolean {
    return this.audience.empty;
  }

  get watching(): number {
    return this.audience.watching;
  }

  persons(): string[] {
    return this.audience.persons();
  }

  isHere(person: string): boolean {
    return this.audience.has(person);
  }

  listeners(): Generator<Listener> {
    return this.audience.listeners();
  }

  seatsOf(person: string): Seat[] {
    return this.seating.filter((s) => s.person === person).map(({ seat }) => seat);
  }

  /** Whether one of somebody's seats may talk to its side now: what is over is talked about freely. */
  maySpeak(person: string): boolean {
    const { match, shelf } = this;
    if (shelf.maySpeak === undefined || match.result !== null) return true;
    const { statics } = match.position;
    return this.seatsOf(person).some(
      (seat) => shelf.maySpeak?.({ view: match.view(seat), statics }) === true,
    );
  }

  /** How many inputs somebody is told who knows those up to `since`; null: too many, the whole table is shown. */
  missed(since: number | null): number | null {
    const missed = since === null ? -1 : this.match.length - since;
    return missed < 0 || missed > MOST_MISSED ? null : missed;
  }

  /** Shows the table to somebody from now on; with `since`, what they missed. False: it has just been put away. */
  join(listener: Listener, since: number | null): Promise<boolean> {
    return this.queue.run(async () => {
      if (this.closed) return false;
      const missed = this.missed(since);
      const view = this.audience.add(listener, this.match.position);
      if (missed === null) listener.send(this.wholeTable(listener.seat, view));
      else if (missed > 0) this.repeatFor(listener, this.match.length - missed);
      // Who is the first to come lets it go on that rested.
      this.scheduler.plan();
      return true;
    });
  }

  leave(listener: Listener): void {
    this.audience.remove(listener);
    if (!this.audience.empty) return;
    this.idleSince = elapsed();
    if (!this.scheduler.resting) return;
    this.scheduler.plan();
    this.attempt(() => this.registry.advanced(this));
  }

  private wholeTable(seat: Seat, view: AnyView): string {
    const n = this.match.length;
    const message: ToClient = { t: 'table', match: this.id, seat, n, view, ...this.standing(seat) };
    return JSON.stringify(message);
  }

  /** What somebody missed, input by input. */
  private repeatFor({ seat, full, send }: Listener, since: number): void {
    const told = { t: 'input', match: this.id, seat, ...this.standing(seat) } as const;
    for (const s of seen(this.match, seat, since, this.match.length)) {
      const { before, after } = s;
      const input = full
        ? { ...seenInput(s.happened, seat), view: after }
        : seenInput(s.happened, seat, before, after);
      send(JSON.stringify({ ...told, ...input }));
    }
  }

  /** What happened in the past, as a seat saw it; null: there is no such past. */
  history(seat: Seat, from: number, to: number, id: string): ToClient | null {
    const { match, told } = this;
    // What is played and not stored yet has not happened for anybody.
    if (from > told) return null;
    const last = this.endOfPiece(from, to);
    return { t: 'history', id, match: this.id, seat, to: last, ...pastOf(match, seat, from, last) };
  }

  /** Up to where a history is told in one piece. */
  endOfPiece(from: number, to: number): number {
    return Math.max(from, Math.min(to, from + HISTORY_PIECE, this.told));
  }

  private standing(seat: Seat): Standing {
    const { match } = this;
    const { pausedBy } = match;
    return {
      decision: match.decisionId,
      undo: seat === SPECTATOR ? 0 : match.undoable(seat),
      clock: match.clock.left === null ? null : match.clock,
      ...(pausedBy === null ? {} : { paused: pausedBy }),
    };
  }

  /**
   * An input came in that can't be taken yet, since its client sent something else before. No clock strikes that ran on
   * when it came. Afterwards, whatever has become of it, what is returned is to be called.
   */
  expect(at: number): () => void {
    this.coming.push(at);
    return () => {
      this.coming.splice(this.coming.indexOf(at), 1);
      if (this.scheduler.timed) this.scheduler.plan();
    };
  }

  /**
   * Takes an input; the answer comes when it is stored. `key` is the client's name for it, `latency` how long it was on
   * its way. Where others may act unasked it is held back until they had time to, and they are heard meanwhile.
   */
  async take(input: TableInput, key: string, latency = 0): Promise<SubmitResult> {
    const credit = Math.min(latency, this.match.timing.latencyCredit);
    const credited = credit > 0 && this.scheduler.timed && CREDITED.has(input.kind);
    let given: TableInput = credited ? { ...input, credit } : input;
    for (;;) {
      const taken = await this.queue.run(() => this.takeNow(given, key));
      if (!('wait' in taken)) return taken;
      this.held++;
      await sleep(taken.wait);
      this.held--;
      given = { ...given, at: this.registry.now() };
    }
  }

  private async takeNow(input: TableInput, key: string): Promise<SubmitResult | { readonly wait: number }> {
    if (this.match.length >= MOST_INPUTS)
      return { ok: false, code: 'not-allowed', detail: 'the log is full' };
    // Whoever answered in time does not pay for what they had to wait here.
    if (this.scheduler.timed && !(await this.scheduler.keepTime(input.at)))
      return { ok: false, code: 'not-stored' };
    // An answer says which decision it is for: one that is sent again much later is too late, and then it is looked up.
    if (!('decision' in input)) {
      const n = await this.ledger.recall(key);
      if (n !== null) return { ok: true, n };
    }
    if (input.asked === true && !(this.match.timing.mayPause && this.scheduler.timed))
      return { ok: false, code: 'not-allowed', detail: 'this match is not paused' };
    if ('decision' in input && this.ledger.known(key) === null) {
      await this.scheduler.actUnasked();
      const wait = input.decision === this.match.decisionId ? this.scheduler.untilPace(input.seat) : 0;
      if (wait > 0) return { wait };
    }
    let rest: readonly Answer[] | undefined;
    const result = await this.playAs(() => {
      const outcome = this.match.submit(input);
      rest = outcome.ok ? outcome.rest : undefined;
      return outcome;
    }, key);
    if (result.ok && rest !== undefined) this.scheduler.walkOn(input.seat, rest);
    return result;
  }

  /** So much of the time since a seat was told is not charged to it. */
  private creditOf(seat: Seat): number {
    const at = this.seating[seat];
    const played = at?.bot === null && at.person !== null;
    const latency = played ? this.audience.latencyTo(at.person as string) : 0;
    return Math.min(latency, this.match.timing.latencyCredit);
  }

  /** As which input something was stored that a client calls so; null: it was not. */
  async storedAs(key: string): Promise<number | null> {
    return this.ledger.known(key) ?? (await this.ledger.recall(key));
  }

  private async playAs(play: () => Outcome, key: string | null): Promise<SubmitResult> {
    for (;;) {
      const known = key === null ? null : this.ledger.known(key);
      if (known !== null) return { ok: true, n: known };
      const outcome = play();
      if (!outcome.ok) return this.refused(outcome, key);
      let how: 'stored' | 'taken';
      try {
        how = await this.ledger.store(key);
      } catch {
        // It has been logged.
        return { ok: false, code: 'not-stored' };
      }
      if (how === 'stored') {
        this.stored(outcome);
        return { ok: true, n: outcome.number };
      }
      // Another process was faster: what was played here never happened. Perhaps it was the very same input.
      this.tellMissed();
    }
  }

  private async refused(outcome: Outcome & { ok: false }, key: string | null): Promise<SubmitResult> {
    const { code, detail, reason } = outcome.refusal;
    if (outcome.report !== undefined)
      this.registry.log.error({ match: this.id, report: outcome.report }, 'a rule failed');
    if (code === 'old-decision' && key !== null) {
      const n = await this.ledger.recall(key);
      if (n !== null) return { ok: true, n };
    }
    return {
      ok: false,
      code,
      ...(detail === undefined ? {} : { detail }),
      ...(reason === undefined ? {} : { reason }),
    };
  }

  /** An input is stored: it is told, and whoever is next goes on. */
  private stored({ number: n, events }: AcceptedInput): void {
    const { match } = this;
    this.tell({ n, position: match.position, events, back: match.history.entries[n - 1].back });
    // Where the log has a fingerprint too, the two can be held against each other.
    if (n % SNAPSHOT_EVERY === 0 || this.over) this.attempt(() => this.keepSnapshot());
    this.goneOn(false);
  }

  /** What follows from an input. Whatever goes wrong in that, the input is stored, and acknowledged. */
  private attempt(work: () => void): void {
    try {
      work();
    } catch (e) {
      this.registry.log.error({ match: this.id, n: this.told, err: e }, 'something failed after an input');
    }
  }

  private keepSnapshot(): void {
    const now = elapsed();
    if (!this.over && now - this.snapshotAt < SNAPSHOT_MS) return;
    this.snapshotAt = now;
    this.registry.keepSnapshot(this.id, this.match);
  }

  private tell(h: Happened): void {
    this.told = h.n;
    if (this.audience.empty) return;
    // Who was not told finds a number missing, and asks for it.
    this.attempt(() => this.audience.tell(h, (seat) => this.standing(seat)));
  }

  private goneOn(foreign: boolean): void {
    this.attempt(() => this.registry.advanced(this));
    this.attempt(() => this.scheduler.goneOn(foreign));
  }

  /** Another process wrote to the log. */
  catchUp(): Promise<void> {
    return this.queue.run(async () => {
      if (await this.ledger.catchUp()) this.tellMissed();
    });
  }

  /** Tells what came into the log by another way than through this table. */
  private tellMissed(): void {
    for (const h of happened(this.match, this.told, this.match.length)) this.tell(h);
    this.goneOn(true);
  }

  /** Somebody took or left a seat, or is another person now. */
  reseat(find: () => Promise<MatchWithSeats | null>): Promise<void> {
    return this.queue.run(async () => {
      const stored = await find();
      if (stored === null) return;
      // Whoever takes a seat back from a table that rested has the time they had.
      if (this.scheduler.resting && stored.seats.some(({ bot }) => bot === null))
        await this.scheduler.keepTime(this.registry.now());
      this.seating = stored.seats;
      this.hostedBy = stored.match.host;
      this.scheduler.plan();
    });
  }

  /** Looks whether the server has to act here, and when. */
  plan(): void {
    this.scheduler.plan();
  }

  private wake(): void {
    this.queue
      .run(() => this.scheduler.advance())
      .catch((e: unknown) => this.registry.log.error({ match: this.id, err: e }, 'a table could not go on'));
  }

  /** Nobody can sit down any more; done when what was begun is stored. */
  close(): Promise<void> {
    this.closed = true;
    this.scheduler.stop();
    return this.queue.settled();
  }

  /** For lists: of what is stored. */
  summary(): Summary {
    const { match, row, told, storing } = this;
    const position = storing ? match.at(told) : match.position;
    const { result } = position;
    const now = this.registry.now();
    return {
      id: this.id,
      status: result === null ? 'running' : 'over',
      touched: match.history.entries[told - 1]?.input.at ?? row.started ?? row.created,
      inputs: told,
      awaiting: JSON.stringify(result === null ? position.awaiting() : []),
      due: storing ? now : this.scheduler.due(now),
      result: result === null ? null : JSON.stringify(result),
    };
  }
}
