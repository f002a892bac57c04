import type { Answer, GameTypes, Input, Refusal, Seat } from '@sightline/kernel';
import type { Inspection, Lesson, Narration, Preview, Question, Ref } from '@sightline/table';
import type {
  LogLine,
  NoUndo,
  OpenedMatch,
  Player,
  TableFrame,
  TableTime,
  Viewpoint,
  WhyNot,
} from './api.ts';
import { type AcceptedAnswer, answerByBot, answerNotAsked, answerSettled, timeOut } from './automatic.ts';
import type { Chronicle } from './chronicle.ts';
import type { Environment } from './environment.ts';
import { clocksOf, frameOf, type Sitting, seatsOf } from './frame.ts';
import { glanceAt } from './glance.ts';
import { type Course, judged, type LessonVerdict, toBeRead } from './lessons.ts';
import { MatchTime } from './match-time.ts';
import { firstWords, undoBar } from './no-undo.ts';
import { OutOfTurn } from './out-of-turn.ts';
import { JobQueue } from './queue.ts';
import type { Seated } from './seated.ts';
import type { HostGame } from './shelf.ts';
import { keptEntry, type SavedHeader } from './stored.ts';
import { logOf, seenOf, Teller, viewContext } from './telling.ts';
import { previewAt, questionAfter, refusedBy, unworded, whyNotAfter, whyNotAt } from './under-pointer.ts';
import { mayLook, samePerson, severalPeople } from './viewpoint.ts';
import type { GameWords } from './words.ts';

/** While time is counted it is looked at so often; so a machine that slept, or stopped the page, is found out. */
const TICK = 1000;
/** Time that may be lost where a page is closed without a word. */
const KEPT_EVERY = 5000;

/** What a session is opened with. */
export interface Opening<T extends GameTypes> {
  readonly env: Environment;
  readonly shelf: HostGame<T>;
  readonly header: SavedHeader;
  readonly chronicle: Chronicle<T>;
  /** the entries that nobody chose */
  readonly auto: Iterable<number>;
  readonly words: GameWords;
  /** null: the match is no lesson */
  readonly lesson: Lesson<T> | null;
  readonly viewpoint: Viewpoint;
  readonly passing: boolean;
  /** nobody sees the page */
  readonly hidden: boolean;
  watch(frame: TableFrame): void;
  /** the stored match once more, when another window has played on in it */
  reload(): Promise<{ header: SavedHeader; chronicle: Chronicle<T>; auto: Iterable<number> } | null>;
}

/**
 * A match that is being played: takes what the people at this screen answer, lets bots answer, keeps every input and
 * sends out the table after each.
 */
export class Session<T extends GameTypes> implements Seated {
  private readonly env: Environment;
  private readonly shelf: HostGame<T>;
  private readonly lesson: Lesson<T> | null;
  private readonly reload: Opening<T>['reload'];
  private readonly watch: Opening<T>['watch'];
  private readonly queue = new JobQueue();
  private header: SavedHeader;
  private chronicle: Chronicle<T>;
  private auto: Set<number>;
  private words: GameWords;
  private teller: Teller<T>;
  private viewpoint: Viewpoint;
  private passes: boolean;
  private readonly time: MatchTime;
  private readonly outOfTurn: OutOfTurn<T>;
  /** the last input that was sent to the table */
  private sent: number;
  private alarm: (() => void) | null = null;
  private playing = false;
  private wanted = false;
  private closed = false;

  constructor(o: Opening<T>) {
    this.env = o.env;
    this.shelf = o.shelf;
    this.lesson = o.lesson;
    this.header = o.header;
    this.chronicle = o.chronicle;
    this.auto = new Set(o.auto);
    this.words = o.words;
    this.teller = new Teller(o.shelf.table);
    this.passes = o.passing;
    this.watch = o.watch;
    this.reload = o.reload;
    this.viewpoint = this.allowed(o.viewpoint);
    const { match } = o.chronicle;
    this.sent = match.length;
    this.time = new MatchTime(this.env.elapsed, Math.max(match.clock.since, o.header.played ?? 0));
    this.time.hold('showing');
    if (o.hidden) this.time.hold('hidden');
    this.outOfTurn = new OutOfTurn({
      shelf: o.shelf,
      chronicle: () => this.chronicle,
      header: () => this.header,
      played: () => this.time.now(),
    });
    this.outOfTurn.note();
  }

  /** How late it is for an input. With clocks, time passes only while somebody could play. */
  private now(): number {
    return this.timed ? this.time.now() : this.env.now();
  }

  private get timed(): boolean {
    return this.chronicle.match.clock.left !== null;
  }

  get id(): string {
    return this.header.id;
  }

  get taught(): boolean {
    return this.header.lesson !== null;
  }

  get game(): string {
    return this.header.match.game;
  }

  opened(): OpenedMatch {
    const { header, words } = this;
    const { table } = this.shelf;
    const sitting = this.sitting();
    return {
      id: header.id,
      game: this.game,
      title: table.title(words, header.match.setup),
      drawing: table.drawing(sitting.at),
      seats: seatsOf(table, words, header.players),
      curtains: this.curtains,
      clocks: clocksOf(this.chronicle.match.timing),
      frame: frameOf({ ...sitting, spared: false }, []),
      log: this.log(),
      operation: header.operation,
    };
  }

  private get curtains(): boolean {
    const { players, match } = this.header;
    return this.shelf.table.secrets(match.setup) && severalPeople(players);
  }

  /** Lets bots and whatever was settled beforehand go on until a person is to answer. */
  play(): void {
    this.wanted = true;
    if (!this.playing) void this.playOn();
  }

  /** Nothing more is sent; done when what was begun is kept. */
  close(): Promise<void> {
    this.closed = true;
    this.alarm?.();
    return this.queue.run(() => this.keepTime());
  }

  shown(n: number): void {
    if (n >= this.sent && this.time.release('showing')) this.goOn();
  }

  /** Nobody sees the page, or somebody does again. */
  hidden(hidden: boolean): Promise<void> {
    const changed = hidden ? this.time.hold('hidden') : this.time.release('hidden');
    if (changed) this.goOn();
    return this.queue.run(() => this.keepTime());
  }

  /** Time passes again, or does not any more. */
  private goOn(): void {
    if (this.timed) this.send([]);
    this.play();
  }

  /** Keeps how late it is: of a page that is closed without a word it is known to a few seconds. */
  private async keepTime(): Promise<void> {
    if (this.timed && this.time.now() !== this.header.played) await this.keep();
  }

  pause(paused: boolean): Promise<WhyNot | null> {
    const { viewpoint } = this;
    const { mayPause } = this.chronicle.match.timing;
    if (!mayPause || !this.timed) return Promise.resolve(unworded('not-allowed'));
    const people = this.header.players.findIndex(({ kind }) => kind !== 'bot');
    const seat = typeof viewpoint === 'number' ? viewpoint : Math.max(0, people);
    return this.take({ kind: paused ? 'pause' : 'resume', seat, at: this.now(), asked: true });
  }

  look(viewpoint: Viewpoint): Promise<void> {
    return this.queue.run(async () => {
      this.viewpoint = this.allowed(viewpoint);
      this.send([], this.log());
    });
  }

  speak(words: GameWords): Promise<void> {
    return this.queue.run(async () => {
      this.words = words;
      this.send([], this.log());
    });
  }

  async answer(decision: number, answers: readonly Answer[], as?: Seat): Promise<WhyNot | null> {
    const seat = as ?? this.viewpoint;
    if (typeof seat !== 'number' || (this.header.players[seat]?.kind ?? 'bot') === 'bot')
      return unworded('not-asked');
    await this.untilPace(seat, decision);
    const [answer, ...more] = answers;
    const at = this.now();
    return this.take(
      more.length > 0
        ? { kind: 'batch', seat, decision, answers, at }
        : { kind: 'answer', seat, decision, answer, at },
      () => (decision === this.chronicle.match.decisionId ? this.heed(seat, answers) : null),
    );
  }

  /** Others have time to act first. */
  private async untilPace(seat: Seat, decision: number): Promise<void> {
    while (!this.closed && this.chronicle.match.decisionId === decision) {
      const ms = this.outOfTurn.until(seat);
      if (ms === 0) return;
      await new Promise<void>((done) => this.env.later(Math.min(ms, TICK), done));
    }
  }

  /** Goes on in the lesson after something was read. */
  readOn(): Promise<void> {
    return this.queue.run(async () => {
      if (this.read() && (await this.keep())) this.send([]);
    });
  }

  resign(seat: Seat): Promise<WhyNot | null> {
    if (this.header.players[seat]?.kind === 'bot') return Promise.resolve(unworded('cannot-resign'));
    return this.take({ kind: 'resign', seat, at: this.now() });
  }

  /** Takes back the last thing that the person chose, and whatever was answered for the seat since. */
  undo(): Promise<WhyNot | null> {
    return this.queue.run(async () => {
      const own = this.undoable();
      const chosen = own.findIndex(({ n }) => !this.auto.has(n));
      if (chosen < 0) return unworded('nothing-to-undo');
      // Whoever takes back has read what stood there.
      this.read();
      let refusal: WhyNot | null = null;
      for (const { seat } of own.slice(0, chosen + 1)) {
        const outcome = this.chronicle.submit({ kind: 'undo', seat, at: this.now() });
        if (!outcome.ok) refusal = this.refused(outcome.refusal);
      }
      this.unlearn();
      if (await this.keep()) this.send([], this.log());
      this.play();
      return refusal;
    });
  }

  /** Somebody else plays a seat from now on. */
  async seat(seat: Seat, player: Player): Promise<void> {
    await this.queue.run(async () => {
      const players = this.header.players.map((p, s) => (s === seat ? player : p));
      this.header = { ...this.header, players };
      this.viewpoint = this.allowed(this.viewpoint);
      if (await this.keep()) this.send([]);
    });
    this.play();
  }

  passing(auto: boolean): void {
    this.passes = auto;
    this.play();
  }

  ahead(answer: Answer): Question | null {
    return questionAfter(this.shelf.table, this.at(), this.header.players, answer);
  }

  preview(answers: readonly Answer[], after?: Answer): Preview | null {
    return previewAt(this.shelf.table, this.at(), answers, after);
  }

  inspect(ref: Ref): Inspection | null {
    return this.shelf.table.inspect(this.at(), ref);
  }

  whyNot(ref: Ref, after?: Answer): WhyNot | null {
    const { match } = this.chronicle;
    const at = this.at();
    const { seat } = at.view;
    const ahead = after === undefined ? null : whyNotAfter(this.shelf.table, at, ref, after);
    return (
      ahead ??
      whyNotAt(this.shelf.table, at, ref, {
        allows: (answer) => match.allows(seat, answer),
        whyNot: (answer) => match.whyNot(seat, answer, console.error),
      })
    );
  }

  private allowed(viewpoint: Viewpoint): Viewpoint {
    const { players, owners, match } = this.header;
    const secrets = this.shelf.table.secrets(match.setup);
    const over = this.chronicle.match.result !== null;
    return mayLook({ secrets, over, players, owners }, viewpoint) ? viewpoint : null;
  }

  private at() {
    return viewContext(this.chronicle.match.position, this.viewpoint, this.words);
  }

  private sitting(): Sitting<T> {
    const { match } = this.chronicle;
    const { players } = this.header;
    const undo = this.undoable().filter(({ n }) => !this.auto.has(n)).length;
    return {
      table: this.shelf.table,
      n: match.length,
      decision: match.decisionId,
      players,
      viewpoint: this.viewpoint,
      words: this.words,
      at: this.at(),
      course: this.course(),
      undo,
      noUndo: undo > 0 ? null : this.noUndo(),
      spared: this.isSpared(),
      own: this.ownSeats(),
      ...(this.timed && { time: this.tableTime() }),
      isHere: ({ kind }) => kind !== 'bot',
    };
  }

  /** Of the people here each sees at most its own seat, where they have something to hide from each other. */
  private ownSeats(): Sitting<T>['own'] {
    const { viewpoint, curtains, words } = this;
    const { players } = this.header;
    if (curtains && viewpoint === null) return [];
    return players.flatMap((player, seat) => {
      if (player.kind === 'bot') return [];
      const own = typeof viewpoint === 'number' && this.seatsOf(viewpoint).includes(seat);
      return [
        { seat, at: curtains && !own ? null : viewContext(this.chronicle.match.position, seat, words) },
      ];
    });
  }

  private tableTime(): TableTime {
    const { clock, pausedBy } = this.chronicle.match;
    return { clock, pausedBy, now: this.time.now(), held: this.time.held };
  }

  private course(): Course<T> | null {
    const { learnt = [] } = this.header;
    return this.lesson === null ? null : { lesson: this.lesson, learnt };
  }

  private learn(steps: readonly string[], n: number): void {
    const { learnt = [] } = this.header;
    if (steps.length > 0)
      this.header = { ...this.header, learnt: [...learnt, ...steps.map((step) => ({ step, n }))] };
  }

  /** What was done by inputs that were taken back is still to be done. */
  private unlearn(): void {
    const { learnt } = this.header;
    const effective = new Set(this.chronicle.effective());
    if (learnt !== undefined)
      this.header = { ...this.header, learnt: learnt.filter(({ n }) => effective.has(n)) };
  }

  /** The step that stands there to be read is behind the pupil; false: there is none. */
  private read(): boolean {
    const course = this.course();
    const at = this.at();
    const { decision } = at.view;
    const step = course === null || decision === null ? null : toBeRead(course, { at, decision });
    if (step === null) return false;
    this.learn([step], 0);
    return true;
  }

  /** What the lesson says to an answer; null: there is none, or it lets it pass. */
  private heed(seat: Seat, answers: readonly Answer[]): LessonVerdict | null {
    const course = this.course();
    const decision = course === null ? null : this.chronicle.match.decision(seat);
    if (course === null || decision === null) return null;
    return judged(course, { at: this.at(), decision }, answers);
  }

  private log(): LogLine[] {
    // What happens next goes on from here.
    this.teller = new Teller(this.shelf.table);
    return logOf(this.teller, this.chronicle, this.viewpoint, this.words);
  }

  private isSpared(): boolean {
    const { shelf, chronicle, header, passes, viewpoint } = this;
    return (
      typeof viewpoint === 'number' && answerNotAsked(shelf, chronicle, header, passes, viewpoint) !== null
    );
  }

  private send(narration: readonly Narration[], log?: readonly LogLine[]): void {
    const { length } = this.chronicle.match;
    if (length > this.sent) this.time.hold('showing');
    this.sent = length;
    if (!this.closed) this.watch(frameOf(this.sitting(), narration, log));
  }

  /** Which entries the person who looks may take back, newest first: with several seats, those of the last one. */
  private undoable(): { readonly seat: Seat; readonly n: number }[] {
    const { viewpoint } = this;
    const { match } = this.chronicle;
    if (typeof viewpoint !== 'number' || match.result !== null) return [];
    return this.seatsOf(viewpoint).flatMap((seat) => match.history.undoable(seat).map((n) => ({ seat, n })));
  }

  /** All seats of the person at one of them. */
  private seatsOf(viewpoint: Seat): readonly Seat[] {
    const { players } = this.header;
    return players.flatMap((p, s) => (s === viewpoint || samePerson(p, players[viewpoint]) ? [s] : []));
  }

  private noUndo(): NoUndo | null {
    const { viewpoint, chronicle } = this;
    if (typeof viewpoint !== 'number') return null;
    const { because, n } = undoBar(chronicle, this.seatsOf(viewpoint), this.auto);
    const seen = n === 0 ? [] : seenOf(chronicle.events[n], viewpoint);
    return { because, after: firstWords(new Teller(this.shelf.table).tell(this.at(), seen)) };
  }

  private take(input: Input, heed: () => LessonVerdict | null = () => null): Promise<WhyNot | null> {
    return this.queue.run(async () => {
      const verdict = heed();
      if (verdict !== null && verdict.refused !== null) {
        this.learn(verdict.read, 0);
        if (verdict.read.length > 0 && (await this.keep())) this.send([]);
        return { text: verdict.refused, rule: null, taught: true };
      }
      await this.runOut();
      const outcome = this.chronicle.submit(input);
      if (!outcome.ok) return this.refused(outcome.refusal, outcome.report);
      if (outcome.rest !== undefined) this.outOfTurn.walkOn(input.seat, outcome.rest);
      if (verdict !== null) {
        this.learn(verdict.read, 0);
        if (verdict.done !== null) this.learn([verdict.done], outcome.number);
      }
      await this.done(outcome);
      return null;
    });
  }

  private refused(refusal: Refusal, report?: string): WhyNot {
    if (report !== undefined) console.error(report);
    return refusedBy(this.shelf.table, this.at(), refusal);
  }

  /** An input was logged: it is kept, then it is shown. */
  private async done(outcome: AcceptedAnswer): Promise<void> {
    this.outOfTurn.note();
    if (await this.keep()) this.send(this.teller.tell(this.at(), seenOf(outcome.events, this.viewpoint)));
    this.play();
  }

  private async playOn(): Promise<void> {
    this.playing = true;
    try {
      while (this.wanted) {
        this.wanted = false;
        do await this.env.breathe();
        while (await this.queue.run(() => this.advance()));
      }
    } finally {
      this.playing = false;
    }
  }

  /** One answer that no person has to give; false if there is none. */
  private async advance(): Promise<boolean> {
    if (this.closed) return false;
    await this.runOut();
    const outcome = this.nextAnswer();
    if (outcome === null) {
      if (this.timed && this.time.now() - (this.header.played ?? 0) > KEPT_EVERY) await this.keepTime();
      this.setAlarm();
      return false;
    }
    await this.done(outcome);
    return true;
  }

  private nextAnswer(): AcceptedAnswer | null {
    const { shelf, chronicle, header, passes, outOfTurn } = this;
    const at = this.now();
    const settled = answerSettled(shelf, chronicle, header, passes, at);
    if (settled !== null) this.auto.add(settled.number);
    return (
      settled ??
      outOfTurn.unasked(at) ??
      outOfTurn.step(at) ??
      answerByBot(shelf, chronicle, header, at, (seat) => outOfTurn.until(seat) > 0)
    );
  }

  /** Whose time is over is answered for before anything else happens. */
  private async runOut(): Promise<void> {
    for (let late = this.timeOut(); late !== null; late = this.timeOut()) await this.done(late);
  }

  private timeOut(): AcceptedAnswer | null {
    return this.timed ? timeOut(this.chronicle, this.time.now()) : null;
  }

  /** Looks again when something is due; while time is counted, at every tick of it. */
  private setAlarm(): void {
    this.alarm?.();
    this.alarm = null;
    const { match } = this.chronicle;
    if (this.time.held || match.result !== null) return;
    const waits = [this.outOfTurn.wait() ?? Number.POSITIVE_INFINITY];
    if (this.timed && !match.paused) {
      const now = this.time.now();
      waits.push(TICK);
      for (let seat = 0; seat < match.setup.seats; seat++)
        waits.push((match.deadline(seat) ?? Number.POSITIVE_INFINITY) - now + 1);
    }
    const ms = Math.min(...waits);
    if (ms < Number.POSITIVE_INFINITY) this.alarm = this.env.later(Math.max(0, ms), () => this.play());
  }

  /** Keeps what was logged since; false: another window was faster, and the match is now what it made of it. */
  private async keep(): Promise<boolean> {
    const { match } = this.chronicle;
    const from = this.header.inputs + 1;
    const entries = match.history.entries
      .slice(from - 1)
      .map((entry, i) => keptEntry(entry, this.auto.has(from + i)));
    const header: SavedHeader = {
      ...this.header,
      match: { ...this.header.match, result: match.result },
      touched: this.env.now(),
      inputs: match.length,
      ...(this.timed && { played: this.time.now() }),
      glance: glanceAt(match, this.header.players),
    };
    if ((await this.env.storage.keep(header, entries)) === 'kept') {
      this.header = header;
      return true;
    }
    const stored = await this.reload();
    if (stored === null) {
      // It was removed there, or spoiled, and is still played here: it is kept anew, as a whole.
      await this.env.storage.remove(this.id);
      this.header = { ...this.header, inputs: 0 };
      return this.keep();
    }
    this.header = stored.header;
    this.chronicle = stored.chronicle;
    this.auto = new Set(stored.auto);
    this.time.reach(Math.max(this.chronicle.match.clock.since, stored.header.played ?? 0));
    this.send([], this.log());
    return false;
  }
}
