import { answerFor, type Bot, botDice, type Thought, thoughtOf } from '@sightline/bots';
import { type Answer, type AnyGame, members, type Outcome, type Seat } from '@sightline/kernel';
import type { Presets } from '@sightline/table';
import type { MatchRow, SeatRow } from '../database/tables.ts';
import type { AnyServerGame } from '../shelf.ts';
import type { Outage, Outages } from '../store/outages.ts';
import { elapsed } from '../time.ts';
import type { MatchLedger } from './match-ledger.ts';
import { UnaskedBots } from './unasked-bots.ts';

/** Who did not write the last input lets the process that did act first. */
const COURTESY_MS = 1500;
/** A bot begins to think so long before it is to answer: longer than any takes. */
const AHEAD_MS = 100;
/** Where nothing comes of what it does, the server waits so long before it tries again, each time twice as long. */
const SETBACK_MS = 100;
const LONGEST_SETBACK_MS = 5_000;
/** Bots that may act unasked are asked so long after each input, unless the next one comes before. */
const UNASKED_MS = 200;
const SOON_MS = 60_000;
/** A clock of several days is looked at again long before. */
const LONGEST_MS = 3_600_000;

export interface MatchSchedulerOptions {
  readonly shelf: AnyServerGame;
  readonly row: MatchRow;
  readonly ledger: MatchLedger;
  readonly botPace: number;
  /** the time of day, as inputs carry it */
  now(): number;
  /** the clock that the server's own pace is kept by */
  readonly elapsed?: () => number;
  /** when nobody could play; null: that is not known here */
  readonly outages: Pick<Outages, 'look' | 'since'> | null;
  /** Promises the server its next turn at this table; in how many milliseconds. */
  turn?(): number;
  seating(): readonly SeatRow[];
  /** somebody is at the table, in this process */
  watched(): boolean;
  /** since when an answer waits for its turn that came in already; Infinity: none does */
  answeredAt(): number;
  /** milliseconds since a seat was told that are not charged to it */
  creditOf?(seat: Seat): number;
  /** plays and stores one input of the server's own; false: it was refused */
  play(how: () => Outcome): Promise<boolean>;
  /** `advance` is to be called, in its turn */
  wake(): void;
}

/** What the server itself does at a table: settled choices, bots, walks that go on, clocks that run out. */
export class MatchScheduler {
  private readonly o: MatchSchedulerOptions;
  private readonly presets: Presets;
  private readonly anySettled: boolean;
  private timer: NodeJS.Timeout | null = null;
  /** after which input the timer was set, and for when by `elapsed` */
  private set = { n: -1, at: 0 };
  /** what a bot will answer to what it is asked after input `n` */
  private ready: { readonly n: number; readonly seat: Seat; readonly thought: Thought } | null = null;
  /** after which input a turn was promised, and for when by `elapsed` */
  private promised = { n: -1, at: 0 };
  private stopped = false;
  /** another process wrote the last input */
  private foreign = false;
  /** how often nothing came of what the server tried since somebody went on */
  private failures = 0;
  private readonly unasked: UnaskedBots;
  /** the steps of a walk that are still to be taken, as long as input `n` is the last */
  private walk: { readonly n: number; readonly seat: Seat; readonly answers: readonly Answer[] } | null =
    null;
  /** there is time to make up for in which nothing happened, because nobody was there */
  private rested: boolean;

  constructor(o: MatchSchedulerOptions) {
    this.o = o;
    this.rested = this.botsAlone;
    this.unasked = new UnaskedBots({
      match: () => this.o.ledger.match,
      botOf: (seat) => (this.o.seating()[seat]?.bot == null ? null : this.botOf(seat)),
      diceOf: (seat) => this.diceOf(seat),
    });
    this.presets = JSON.parse(o.row.presets) as Presets;
    this.anySettled = Object.keys(this.presets).length > 0;
  }

  private elapsed(): number {
    return this.o.elapsed?.() ?? elapsed();
  }

  /** time is counted here */
  get timed(): boolean {
    return this.o.ledger.match.clock.left !== null;
  }

  /** No seat is played by a person. */
  private get botsAlone(): boolean {
    return this.o.seating().every(({ bot }) => bot !== null);
  }

  /** Where nobody plays and nobody looks, nothing happens: whoever comes finds it where it was. */
  get resting(): boolean {
    return this.botsAlone && !this.o.watched();
  }

  /** The server has to act in a moment: what is to come much later, whoever opens the table by then finds out. */
  get waiting(): boolean {
    return this.timer !== null && this.set.at - this.elapsed() < SOON_MS;
  }

  /** When the server has to act next, in whole milliseconds since 1970; null: never, as things stand. */
  due(now: number): number | null {
    const { match } = this.o.ledger;
    if (match.result !== null || match.pausedBy !== null || this.resting) return null;
    const times: number[] = [];
    // Bots that may act unasked are asked first, always after the same time: it tells nothing of what they want.
    if (this.unasked.due) times.push(now + UNASKED_MS);
    else if (this.walksOn !== null) times.push(now + this.untilPace(this.walksOn));
    // A bot takes its time, always the same: how long it thinks would tell what it has to think about.
    else if (this.acts()) times.push(now + Math.max(this.o.botPace, this.untilPromised(), this.botWaits()));
    // Nobody pauses a match but the server, and who began that has died over it.
    if (match.paused) times.push(now);
    if (this.timed)
      for (let seat = 0; seat < this.o.row.seats; seat++) {
        const deadline = this.deadline(seat);
        // What came in before that is heard first; then it is looked again.
        if (deadline !== null && this.o.answeredAt() > deadline) times.push(deadline + 1);
      }
    // Turns of bots are promised to parts of a millisecond.
    return times.length === 0 ? null : Math.ceil(Math.min(...times));
  }

  /** Until when an answer of a seat may be on its way that was given in time. */
  private deadline(seat: Seat): number | null {
    const deadline = this.o.ledger.match.deadline(seat);
    return deadline === null ? null : deadline + (this.o.creditOf?.(seat) ?? 0);
  }

  /**
   * How long an answer of a seat has to wait until others had time to act unasked: as long as some of them are people.
   * By whom the rule names, whether or not they could. Bots act before the next answer anyway.
   */
  untilPace(seat: Seat): number {
    const { match } = this.o.ledger;
    if (match.result !== null || match.paused || !match.awaiting().includes(seat)) return 0;
    const seating = this.o.seating();
    const own = seating[seat]?.bot === null ? seating[seat].person : null;
    const others = members(match.bystanders).some((s) => {
      const at = seating[s];
      return at?.bot === null && at.person !== null && at.person !== own;
    });
    return others ? Math.max(0, match.clock.since + match.timing.stepPace - this.o.now()) : 0;
  }

  /** … of whichever bot is asked. */
  private botWaits(): number {
    const seating = this.o.seating();
    const waits = this.o.ledger.match
      .awaiting()
      .map((seat) => (seating[seat]?.bot == null ? 0 : this.untilPace(seat)));
    return Math.max(0, ...waits);
  }

  /** Takes the steps that are left of a walk, one by one, unless anything else happens before. */
  walkOn(seat: Seat, answers: readonly Answer[]): void {
    this.walk = { n: this.o.ledger.match.length, seat, answers };
    this.plan();
  }

  /** The seat whose walk goes on; null: none does. */
  private get walksOn(): Seat | null {
    const { walk } = this;
    if (walk === null || walk.n !== this.o.ledger.match.length) return null;
    return this.o.seating()[walk.seat]?.bot === null ? walk.seat : null;
  }

  /** What bots want to do unasked after the last input they do now, before anything else does happen. */
  async actUnasked(): Promise<boolean> {
    const { match } = this.o.ledger;
    if (match.result !== null || match.paused || this.resting || !this.unasked.due) return false;
    const act = this.unasked.decided();
    return act !== null && (await this.play(() => this.unasked.play(act, this.o.now())));
  }

  /** The server itself has to answer something. */
  private acts(): boolean {
    const { match } = this.o.ledger;
    const seating = this.o.seating();
    return (
      this.abandoned() !== null ||
      match.awaiting().some((seat) => seating[seat]?.bot !== null || this.settled(seat) !== null)
    );
  }

  private untilPromised(): number {
    const { n, at } = this.promised;
    return n === this.o.ledger.match.length ? at - this.elapsed() : 0;
  }

  /** There is a new input, of this process or of another. */
  goneOn(foreign: boolean): void {
    this.foreign = foreign;
    this.failures = 0;
    this.plan();
  }

  /** How much later than it is due the server acts. */
  private delay(): number {
    const courtesy = this.foreign ? COURTESY_MS * (1 + Math.random()) : 0;
    // Whatever stands in the way, a database that is away say, is not removed by trying without a pause.
    const setback = this.failures === 0 ? 0 : Math.min(SETBACK_MS * 2 ** this.failures, LONGEST_SETBACK_MS);
    return Math.max(courtesy, setback);
  }

  /** Looks whether the server has to act, and when. */
  plan(): void {
    const now = this.o.now();
    if (this.resting) this.rested = true;
    this.promiseTurn();
    const due = this.stopped ? null : this.due(now);
    // What was due long ago is no reason to try without a pause.
    const wait = due === null ? 0 : Math.max(due - now, 0) + this.delay();
    const n = this.o.ledger.match.length;
    // Nothing is put off as long as nothing happens: who leaves over and over would keep the bots from their turn.
    if (due !== null && this.timer !== null && this.set.n === n && this.set.at <= this.elapsed() + wait)
      return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (due === null) return;
    this.set = { n, at: this.elapsed() + wait };
    this.ready = null;
    this.wakeIn(wait - AHEAD_MS);
  }

  /** Once for each input: whoever looks in over and over gets no more of them. */
  private promiseTurn(): void {
    const { match } = this.o.ledger;
    if (this.o.turn === undefined || this.stopped || this.promised.n === match.length) return;
    if (match.result !== null || this.resting || !this.acts()) return;
    this.promised = { n: match.length, at: this.elapsed() + this.o.turn() };
  }

  private wakeIn(ms: number): void {
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.o.wake();
      },
      Math.min(Math.max(ms, 0), LONGEST_MS),
    );
    this.timer.unref();
  }

  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** One answer that no person has to give, when it is time. Before that, what has to be thought is thought. */
  async advance(): Promise<void> {
    if (this.stopped || this.resting) return;
    try {
      if (!(await this.act())) this.plan();
    } catch (e) {
      this.failures++;
      this.plan();
      throw e;
    }
  }

  /** Whether something was done, or will be at its time. */
  private async act(): Promise<boolean> {
    if (!(await this.keepTime(Math.min(this.o.now(), this.o.answeredAt())))) return false;
    if (this.o.ledger.match.pausedBy !== null) return false;
    if (this.set.n === this.o.ledger.match.length && this.set.at > this.elapsed()) {
      if (this.unasked.due) this.unasked.think();
      else this.thinkAhead();
      if (this.timer === null) this.wakeIn(this.set.at - this.elapsed());
      return true;
    }
    const left = this.abandoned();
    if (left !== null) return await this.play(() => this.resign(left));
    // Whatever they want, the others come to their turn as late as if they wanted nothing.
    if (this.unasked.due) return await this.actUnasked();
    if (this.walksOn !== null) return await this.takeStep();
    if (this.botWaits() > 0) return false;
    for (const seat of this.o.ledger.match.awaiting()) {
      const settled = this.settled(seat);
      const level = this.o.seating()[seat]?.bot ?? null;
      if (settled === null && level === null) continue;
      if (await this.play(() => (settled === null ? this.bot(seat) : this.answer(seat, settled))))
        return true;
    }
    return false;
  }

  /**
   * A seat of a side whose people have all given up, that is still played: bots do not fight on, and win, for somebody
   * who has given up. Whoever lets a bot play and has not given up themselves has the bot play on.
   */
  private abandoned(): Seat | null {
    const { match } = this.o.ledger;
    const { resigned } = match.position;
    if (match.result !== null) return null;
    const seating = this.o.seating();
    if (this.deserted()) return seating.find(({ seat }) => (resigned & (1 << seat)) === 0)?.seat ?? null;
    if (resigned === 0) return null;
    const sides = this.o.shelf.sides(seating.length);
    const gaveUp = (seat: Seat) => (resigned & (1 << seat)) !== 0;
    const people = new Set(seating.filter(({ seat }) => gaveUp(seat)).map(({ person }) => person));
    const stays = ({ seat, person }: SeatRow) => person !== null && !gaveUp(seat) && !people.has(person);
    for (const { seat } of seating) {
      const side = seating.filter((s) => sides[s.seat] === sides[seat]);
      if (!gaveUp(seat) && side.some((s) => gaveUp(s.seat)) && !side.some(stays)) return seat;
    }
    return null;
  }

  /**
   * Nobody ever acted, and all who play have had their time: clocks and bots would play to the end what nobody began.
   * What was settled beforehand, the server answers.
   */
  private deserted(): boolean {
    const { ledger, shelf } = this.o;
    if (!this.timed || ledger.acted || shelf.game.resign === undefined) return false;
    const entries = ledger.match.history.entries;
    const late = new Set(entries.flatMap(({ input }) => (input.kind === 'timeout' ? [input.seat] : [])));
    if (late.size === 0) return false;
    const played = this.o.seating().filter(({ bot }) => bot === null);
    const had = new Set(played.filter(({ seat }) => late.has(seat)).map(({ person }) => person));
    return played.length > 0 && played.every(({ person }) => had.has(person));
  }

  private async takeStep(): Promise<boolean> {
    const { walk } = this;
    if (walk === null || this.untilPace(walk.seat) > 0) return false;
    this.walk = null;
    let rest: readonly Answer[] | undefined;
    const { n, seat, answers } = walk;
    const taken = await this.o.play(() => {
      const { match } = this.o.ledger;
      // Another process was faster.
      if (match.length !== n) return { ok: false, refusal: { code: 'old-decision' } };
      const outcome = match.submit({
        kind: 'batch',
        seat,
        decision: match.decisionId,
        answers,
        at: this.o.now(),
      });
      rest = outcome.ok ? outcome.rest : undefined;
      return outcome;
    });
    if (taken && rest !== undefined) this.walkOn(seat, rest);
    return taken;
  }

  private resign(seat: Seat): Outcome {
    const { match } = this.o.ledger;
    // Where time is up, what comes after that is too late.
    const at = this.deserted() ? match.clock.since : this.o.now();
    return match.submit({ kind: 'resign', seat, at });
  }

  private async play(how: () => Outcome): Promise<boolean> {
    const played = await this.o.play(how);
    if (!played) this.failures++;
    return played;
  }

  private answer(seat: Seat, answer: Answer): Outcome {
    const { match } = this.o.ledger;
    return match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: this.o.now() });
  }

  /** How long somebody thinks tells what there is to think about: the answer comes when it is due, whatever it took. */
  private thinkAhead(): void {
    const { match } = this.o.ledger;
    const seating = this.o.seating();
    const seat = match.awaiting().find((s) => this.settled(s) !== null || seating[s]?.bot != null);
    if (seat === undefined || this.settled(seat) !== null) return;
    const thought = thoughtOf(match, seat, this.botOf(seat), this.diceOf(seat));
    this.ready = thought === null ? null : { n: match.length, seat, thought };
  }

  private bot(seat: Seat): Outcome {
    const { match } = this.o.ledger;
    const { ready } = this;
    const bot = this.botOf(seat);
    const knows = ready !== null && ready.n === match.length && ready.seat === seat;
    const answering = knows ? { ...bot, think: () => ready.thought } : bot;
    const turn = answerFor(match, seat, answering, { random: this.diceOf(seat), at: this.o.now() });
    return turn?.outcome ?? { ok: false, refusal: { code: 'not-asked' } };
  }

  private botOf(seat: Seat): Bot<AnyGame> {
    const { bots } = this.o.shelf;
    // A level that is not there any more is played by the first that is.
    return bots[this.o.seating()[seat]?.bot ?? ''] ?? Object.values(bots)[0];
  }

  private diceOf(seat: Seat): (n: number) => number {
    return botDice(this.o.row.lots, this.o.ledger.match.length, seat);
  }

  private settled(seat: Seat): Answer | null {
    if (!this.anySettled) return null;
    const { match } = this.o.ledger;
    const decision = match.decision(seat);
    const answer = decision === null ? null : this.o.shelf.preset(decision, this.presets);
    return answer !== null && match.allows(seat, answer) ? answer : null;
  }

  /**
   * Logs whose time ran out before a moment: before that nothing else may happen. While nobody could play no time ran,
   * nor while it rested.
   * False: not all of it could be logged.
   */
  async keepTime(at: number): Promise<boolean> {
    if (!this.timed || this.o.ledger.match.result !== null) return true;
    if (!(await this.standStill())) return false;
    await this.runOut(at);
    return true;
  }

  /** Makes up for the times when nobody could play. False: that could not be looked up, or not be stored. */
  private async standStill(): Promise<boolean> {
    const { outages, ledger } = this.o;
    // While players have the clocks stand there is nothing to make up for.
    if (ledger.match.pausedBy !== null) {
      this.rested = false;
      return true;
    }
    try {
      await outages?.look();
    } catch {
      // Where it is looked up regularly, that has been logged.
      this.failures++;
      return false;
    }
    while (ledger.match.result === null) {
      const { since } = ledger.match.clock;
      const next = this.rested ? { from: since, to: this.o.now() } : outages?.since(since).at(0);
      if (next === undefined && !ledger.match.paused) return true;
      if (!(await this.makeUpFor(next ?? { from: 0, to: this.o.now() }))) return false;
      this.rested = false;
    }
    return true;
  }

  /** An outage is in the log as a pause. Several processes may be at it: each does what is still to be done. */
  private async makeUpFor({ from, to }: Outage): Promise<boolean> {
    const { ledger } = this.o;
    if (!ledger.match.paused) {
      const begins = Math.max(from, ledger.match.clock.since);
      await this.runOut(begins);
      await this.play(() => this.stand('pause', begins));
    }
    if (ledger.match.paused) await this.play(() => this.stand('resume', to));
    return ledger.match.result !== null || ledger.match.clock.since >= to;
  }

  private stand(kind: 'pause' | 'resume', at: number): Outcome {
    const { match } = this.o.ledger;
    // Whoever lost a race to the log finds it done.
    if (match.clock.since > at) return { ok: false, refusal: { code: 'not-asked' } };
    return match.submit({ kind, seat: 0, at });
  }

  private async runOut(at: number): Promise<void> {
    for (let seat = 0; seat < this.o.row.seats && !this.deserted(); ) {
      const { match } = this.o.ledger;
      const due = match.result === null ? this.deadline(seat) : null;
      const late = due !== null && due < at;
      const credit = this.o.creditOf?.(seat) ?? 0;
      // A seat that was answered for may be asked again at once, and be late again.
      const timeout = () =>
        this.o.ledger.match.submit({ kind: 'timeout', seat, at, ...(credit > 0 ? { credit } : {}) });
      if (!late || !(await this.play(timeout))) seat++;
    }
  }
}
