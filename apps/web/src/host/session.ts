import type { Answer, GameTypes, Input, Refusal, Seat } from '@sightline/kernel';
import type { Inspection, Narration, Preview, Question, Ref } from '@sightline/table';
import type { LogLine, NoUndo, OpenedMatch, Player, TableFrame, Viewpoint, WhyNot } from './api.ts';
import { type AcceptedAnswer, answerByBot, answerNotAsked, answerSettled } from './automatic.ts';
import type { Chronicle } from './chronicle.ts';
import type { Clocked, Clockwork } from './clockwork.ts';
import type { Environment } from './environment.ts';
import { frameOf, type Sitting, seatsOf } from './frame.ts';
import { glanceAt } from './glance.ts';
import { firstWords, undoBar } from './no-undo.ts';
import type { LessonVerdict, Pupil, Schooled } from './pupil.ts';
import { JobQueue } from './queue.ts';
import type { Seated } from './seated.ts';
import type { HostGame } from './shelf.ts';
import { keptEntry, type SavedHeader } from './stored.ts';
import { logOf, seenOf, Teller, viewContext } from './telling.ts';
import { previewAt, questionAfter, refusedBy, unworded, whyNotAfter, whyNotAt } from './under-pointer.ts';
import { mayLook, samePerson, severalPeople } from './viewpoint.ts';
import type { GameWords } from './words.ts';

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
  readonly pupil: ((of: Omit<Schooled<T>, 'lesson'>) => Pupil<T>) | null;
  readonly viewpoint: Viewpoint;
  readonly passing: boolean;
  /** for a match that has clocks, or acts that nobody is asked for */
  readonly clockwork: ((of: Clocked<T>) => Clockwork<T>) | null;
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
  private readonly pupil: Pupil<T> | null;
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
  private readonly clockwork: Clockwork<T> | null;
  private playing = false;
  private wanted = false;
  private closed = false;

  constructor(o: Opening<T>) {
    this.env = o.env;
    this.shelf = o.shelf;
    this.pupil =
      o.pupil?.({
        chronicle: () => this.chronicle,
        at: () => this.at(),
        learnt: () => this.header.learnt ?? [],
        keep: (learnt) => {
          this.header = { ...this.header, learnt };
        },
      }) ?? null;
    this.header = o.header;
    this.chronicle = o.chronicle;
    this.auto = new Set(o.auto);
    this.words = o.words;
    this.teller = new Teller(o.shelf.table);
    this.passes = o.passing;
    this.watch = o.watch;
    this.reload = o.reload;
    this.viewpoint = this.allowed(o.viewpoint);
    this.clockwork =
      o.clockwork?.({
        env: o.env,
        shelf: o.shelf,
        hidden: o.hidden,
        chronicle: () => this.chronicle,
        header: () => this.header,
        goOn: () => this.send([]),
        play: () => this.play(),
      }) ?? null;
  }

  private now(): number {
    return this.clockwork?.now() ?? this.env.now();
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
      curtains: table.secrets(header.match.setup) && severalPeople(header.players),
      clocks: this.clockwork?.clocks ?? null,
      frame: frameOf({ ...sitting, spared: false }, []),
      log: this.log(),
      operation: header.operation,
    };
  }

  /** Lets bots and whatever was settled beforehand go on until a person is to answer. */
  play(): void {
    this.wanted = true;
    if (!this.playing) void this.playOn();
  }

  /** Nothing more is sent; done when what was begun is kept. */
  close(): Promise<void> {
    this.closed = true;
    this.clockwork?.close();
    return this.queue.run(async () => void (this.clockwork?.isUnkept === true && (await this.keep())));
  }

  shown(n: number): void {
    this.clockwork?.shown(n);
  }

  /** Nobody sees the page, or somebody does again. */
  hidden(hidden: boolean): void {
    this.clockwork?.hidden(hidden);
  }

  pause(paused: boolean): Promise<WhyNot | null> {
    const input = this.clockwork?.pause(paused, this.viewpoint) ?? null;
    return input === null ? Promise.resolve(unworded('not-allowed')) : this.take(input);
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
    await this.clockwork?.untilPace(seat, decision);
    const [answer, ...more] = answers;
    const at = this.now();
    return this.take(
      more.length > 0
        ? { kind: 'batch', seat, decision, answers, at }
        : { kind: 'answer', seat, decision, answer, at },
      () => (decision === this.chronicle.match.decisionId ? (this.pupil?.heed(seat, answers) ?? null) : null),
    );
  }

  /** Goes on in the lesson after something was read. */
  readOn(): Promise<void> {
    return this.queue.run(async () => {
      if (this.pupil?.read() === true && (await this.keep())) this.send([]);
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
      await this.runOut();
      // Whoever takes back has read what stood there.
      this.pupil?.read();
      let refusal: WhyNot | null = null;
      for (const { seat } of own.slice(0, chosen + 1)) {
        const outcome = this.chronicle.submit({ kind: 'undo', seat, at: this.now() });
        if (!outcome.ok) refusal = this.refused(outcome.refusal);
      }
      this.pupil?.unlearn();
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
      pupil: this.pupil,
      undo,
      noUndo: undo > 0 ? null : this.noUndo(),
      spared: this.isSpared(),
      ...(this.clockwork !== null && { beside: this.clockwork.beside(this.viewpoint, this.words) }),
      isHere: ({ kind }) => kind !== 'bot',
    };
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
    this.clockwork?.sends();
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
        if (verdict.read.length > 0 && (await this.keep())) this.send([]);
        return { text: verdict.refused, rule: null, taught: true };
      }
      await this.runOut();
      const outcome = this.chronicle.submit(input);
      if (!outcome.ok) return this.refused(outcome.refusal, outcome.report);
      this.clockwork?.walkOn(input.seat, outcome.rest);
      if (verdict !== null) this.pupil?.took(verdict, outcome.number);
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
    this.clockwork?.note();
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
      if (this.clockwork?.isToBeKept === true) await this.keep();
      this.clockwork?.setAlarm();
      return false;
    }
    await this.done(outcome);
    return true;
  }

  private nextAnswer(): AcceptedAnswer | null {
    const { shelf, chronicle, header, passes, clockwork } = this;
    const at = this.now();
    const settled = answerSettled(shelf, chronicle, header, passes, at);
    if (settled !== null) this.auto.add(settled.number);
    return (
      settled ??
      clockwork?.next(at) ??
      answerByBot(shelf, chronicle, header, at, (seat) => clockwork?.waits(seat) === true)
    );
  }

  /** Who has no time left is answered for before anything else happens. */
  private async runOut(): Promise<void> {
    for (;;) {
      const late = this.clockwork?.timeOut() ?? null;
      if (late === null) return;
      await this.done(late);
    }
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
      ...this.clockwork?.played,
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
    this.clockwork?.reloaded();
    this.send([], this.log());
    return false;
  }
}
