import { type Answer, type GameTypes, type Seat, SPECTATOR, staticsOf, whyNot } from '@sightline/kernel';
import type { Inspection, Looking, Preview, Ref, Told } from '@sightline/table';
import type { MatchPeople, OnlineMatch, OnlineSeat, Standing, Talk } from '@sightline/wire';
import type { Eyes, Fault, Frame, LogLine, NoUndo, OpenedMatch, Player, Room, WhyNot } from '../api.ts';
import { fault } from '../fault.ts';
import { frameOf, guessOf, type Sitting, seatsOf } from '../frame.ts';
import { write } from '../log.ts';
import { firstWords } from '../no-undo.ts';
import type { Seated } from '../seated.ts';
import type { Shelf } from '../shelf.ts';
import { Teller } from '../telling.ts';
import { previewAt, refusedBy, unworded, whyNotAt } from '../under-pointer.ts';
import type { Words } from '../words.ts';
import { Forced } from './forced.ts';
import { type Moment, SeatMemory } from './seat-memory.ts';
import { type Gone, type Line, type News, type Reply, Wire } from './wire.ts';

/** The past can wait: whoever asks too fast for it rests so long. */
const TOO_FAST_MS = 1500;
/** What an online session is opened with. */
export interface OnlineOpening<T extends GameTypes> {
  readonly line: Line;
  readonly shelf: Shelf<T>;
  readonly match: OnlineMatch;
  readonly words: Words;
  readonly passing: boolean;
  watch(frame: Frame): void;
  room(room: Room): void;
}

/** An input that is still to be shown, with how the table stood after it. */
interface Unshown<T extends GameTypes> {
  readonly moment: Moment<T>;
  readonly standing: Standing;
}

/** So many lines of talk are kept in sight. */
const TALK = 300;

/**
 * A seat, or several of one person, or a place to watch from, at a match that a server holds. All that is known is
 * what the server shows these seats; frames are made of that here, as for a match that is held at home.
 */
export class OnlineSession<T extends GameTypes> implements Seated {
  readonly id: string;
  readonly game: string;
  readonly taught = false;
  private readonly o: OnlineOpening<T>;
  private readonly wire: Wire;
  private readonly statics: T['statics'];
  private readonly forced: Forced;
  private readonly seats = new Map<Seat, SeatMemory<T>>();
  /** the inputs that nobody chose: undo goes back behind them */
  private readonly auto = new Set<number>();
  private readonly told = new WeakMap<Moment<T>, { words: Words; told: readonly Told[] }>();
  private words: Words;
  private teller: Teller<T>;
  private people: MatchPeople;
  private talked: readonly Talk[] = [];
  private connection: Room['connection'] = 'reconnecting';
  private looksFrom: Seat | null = null;
  private unshown: Unshown<T>[] = [];
  private filling = false;
  private undoing = false;
  private closed = false;
  /** called when the table is laid, or when there is none */
  private ready: ((why: Gone | null) => void) | null = null;

  constructor(o: OnlineOpening<T>) {
    const { match, shelf, line } = o;
    this.o = o;
    this.id = match.id;
    this.game = match.game;
    this.words = o.words;
    this.teller = new Teller(shelf.table);
    this.people = { seats: match.seats, watching: 0 };
    this.statics = staticsOf(shelf.table.game, match.setup, match.seats.length);
    this.forced = new Forced(line, o.passing, (seat, decision, answer) => {
      void this.force(seat, decision, answer);
    });
    this.wire = new Wire(line, match.id, {
      since: () => this.since(),
      heard: (news) => this.heard(news),
      online: () => this.connected('online'),
      lost: () => this.connected('reconnecting'),
      gone: (why) => this.lost(why),
    });
  }

  /** Joins the table; answered when it is there to be seen. */
  async open(): Promise<OpenedMatch | Fault> {
    const why = await new Promise<Gone | null>((ready) => {
      this.ready = ready;
      this.wire.open();
    });
    if (why !== null) return fault(why === 'no-such-match' ? why : 'failed', why);
    const { o, words } = this;
    const { table } = o.shelf;
    const at = this.at(this.memory().now);
    return {
      id: this.id,
      game: this.game,
      title: table.title(words, o.match.setup),
      drawing: table.drawing(at),
      seats: seatsOf(table, words, this.players()),
      curtains: false,
      frame: this.frame([]),
      log: this.log(),
      operation: null,
    };
  }

  /** What the table needs beside its frames; and what was before is fetched. */
  play(): void {
    this.sendRoom();
    this.consider();
    void this.fill();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.forced.close();
    this.wire.close();
  }

  reconnect(): void {
    this.wire.nudge();
  }

  async look(eyes: Eyes): Promise<void> {
    if (typeof eyes === 'number' && this.seats.has(eyes)) this.looksFrom = eyes;
    this.unshown = [];
    this.send([], this.log());
    this.consider();
    void this.fill();
  }

  async speak(words: Words): Promise<void> {
    this.words = words;
    this.send([], this.log());
  }

  async answer(decision: number, answers: readonly Answer[]): Promise<WhyNot | null> {
    const { seat } = this.memory();
    if (this.players()[seat]?.kind !== 'me') return unworded('not-asked');
    return this.refused(await this.wire.ask({ t: 'answer', seat, decision, answers }));
  }

  async resign(seat: Seat): Promise<WhyNot | null> {
    return this.refused(await this.wire.ask({ t: 'resign', seat }));
  }

  /** Takes back the last thing that the person chose, and whatever was answered for the seat since. */
  async undo(): Promise<WhyNot | null> {
    const own = this.undoable();
    const chosen = own.findIndex(({ n }) => !this.auto.has(n));
    if (chosen < 0) return unworded('nothing-to-undo');
    this.undoing = true;
    let refusal: WhyNot | null = null;
    for (const { seat } of own.slice(0, chosen + 1))
      refusal ??= this.refused(await this.wire.ask({ t: 'undo', seat }));
    this.undoing = false;
    this.consider();
    return refusal;
  }

  async talk(to: Talk['to'], text: string): Promise<WhyNot | null> {
    return this.refused(await this.wire.ask({ t: 'chat', to, text }));
  }

  passing(auto: boolean): void {
    if (this.forced.on === auto) return;
    this.forced.on = auto;
    this.consider();
    this.send([]);
  }

  hurry(): void {
    this.forced.hurry();
  }

  preview(answers: readonly Answer[]): Preview | null {
    return previewAt(this.o.shelf.table, this.at(this.memory().now), answers);
  }

  inspect(ref: Ref): Inspection | null {
    return this.o.shelf.table.inspect(this.at(this.memory().now), ref);
  }

  whyNot(ref: Ref): WhyNot | null {
    const { table } = this.o.shelf;
    const at = this.at(this.memory().now);
    const { seat } = at.view;
    // What is hidden from the seat is guessed: a rule that forbids something says why from what the seat knows.
    const guess = guessOf(table, at);
    return whyNotAt(table, at, ref, {
      allows: (answer) => guess.allows(seat, answer),
      whyNot: (answer) => whyNot(guess, seat, answer),
    });
  }

  /** The seat that is looked from; a spectator has one, too. */
  private memory(): SeatMemory<T> {
    const [first] = this.seats.values();
    return this.seats.get(this.looksFrom ?? first.seat) ?? first;
  }

  private get eyes(): Eyes {
    const { seat } = this.memory();
    return seat === SPECTATOR ? null : seat;
  }

  /** Another person is called by name; who lets a bot play is a bot to the table. */
  private players(): readonly Player[] {
    return this.people.seats.map(playerOf);
  }

  private at({ view }: Moment<T>): Looking<T> {
    const { say, listed } = this.words;
    return { view, statics: this.statics, say, listed };
  }

  private since(): number | undefined {
    const known = [...this.seats.values()].map(({ now }) => now.n);
    return known.length === 0 ? undefined : Math.min(...known);
  }

  private heard(news: News): void {
    switch (news.t) {
      case 'table': {
        const known = this.seats.get(news.seat);
        const before = known?.now.n;
        if (known === undefined) this.seats.set(news.seat, new SeatMemory(news));
        else known.show(news);
        if (known === undefined || before !== known.now.n) this.unshown = [];
        if (this.ready !== null || this.connection !== 'online') return;
        this.refresh();
        return;
      }
      case 'input': {
        const memory = this.seats.get(news.seat);
        if (memory === undefined) return;
        const moment = memory.take(news);
        if (moment === null) {
          if (news.n > memory.now.n) this.wire.join();
          return;
        }
        if (news.back !== undefined && this.undoing) this.forced.spare(memory.seat, news.decision);
        if (memory === this.memory()) this.unshown.push({ moment, standing: news });
        this.show();
        this.consider();
        return;
      }
      case 'people': {
        const { seats, watching } = news;
        const before = JSON.stringify(this.players());
        this.people = { seats, watching };
        if (JSON.stringify(this.players()) !== before) this.send([]);
        this.consider();
        return;
      }
      case 'chat': {
        const { t: _, match: __, ...line } = news;
        const others = this.talked.filter(({ k }) => k !== line.k);
        this.talked = [...others, line].toSorted((a, b) => a.k - b.k).slice(-TALK);
        this.sendRoom();
      }
    }
  }

  private connected(to: Room['connection']): void {
    const before = this.connection;
    this.connection = to;
    const { ready } = this;
    if (ready !== null && to === 'online') {
      this.ready = null;
      ready(null);
      return;
    }
    if (before !== to) this.sendRoom();
    // Whatever was shown anew while the connection came back.
    if (to === 'online') this.refresh();
  }

  private lost(why: Gone): void {
    this.connection = 'gone';
    this.forced.close();
    this.ready?.(why);
    this.ready = null;
    this.sendRoom();
  }

  /** The table as it stands, where it may have jumped ahead. */
  private refresh(): void {
    this.show();
    if (this.memory().gap !== null) {
      this.send([], this.log());
      void this.fill();
    }
    this.consider();
  }

  /** Sends what happened, input by input, as soon as all own seats have seen it. */
  private show(): void {
    if (this.ready !== null) return;
    const seen = Math.min(...[...this.seats.values()].map(({ now }) => now.n));
    while (this.unshown.length > 0 && this.unshown[0].moment.n <= seen) {
      const [{ moment, standing }] = this.unshown.splice(0, 1);
      if (moment.back === null) this.send(this.toldOf(moment), undefined, moment, standing);
      else this.send([], this.log(), moment, standing);
    }
  }

  private send(
    told: readonly Told[],
    log?: readonly LogLine[],
    moment?: Moment<T>,
    standing?: Standing,
  ): void {
    if (!this.closed && this.ready === null) this.o.watch(this.frame(told, log, moment, standing));
  }

  private frame(
    told: readonly Told[],
    log?: readonly LogLine[],
    moment = this.memory().now,
    standing = this.memory().standing,
  ): Frame {
    const undo = this.undoable().filter(({ n }) => !this.auto.has(n)).length;
    const sitting: Sitting<T> = {
      table: this.o.shelf.table,
      n: moment.n,
      decision: standing.decision,
      players: this.players(),
      eyes: this.eyes,
      words: this.words,
      at: this.at(moment),
      course: null,
      undo,
      noUndo: undo > 0 ? null : this.noUndo(moment),
      isHere: ({ kind }) => kind === 'me',
    };
    const frame = frameOf(sitting, told, log);
    const { seat } = this.memory();
    const spared = this.forced.answerTo(seat, standing.decision, moment.view.decision) !== null;
    if (frame.question === null || !spared) return frame;
    // A question that is answered for the seat in a moment is not put to it; it is what is being waited for.
    return { ...frame, question: null, waiting: frame.question.title };
  }

  /** The server says how far undo goes, not why it ends; what happened last is a good guess. */
  private noUndo({ n, view }: Moment<T>): NoUndo | null {
    if (typeof this.eyes !== 'number') return null;
    if (view.result !== null) return { because: 'over', after: '' };
    const last = this.memory()
      .effective()
      .findLast((moment) => moment.n <= n && moment.n > 0 && moment.events.length > 0);
    return { because: 'unknown', after: last === undefined ? '' : firstWords(this.each(last)) };
  }

  private sendRoom(): void {
    if (this.closed || this.ready !== null) return;
    const { connection, people, talked: talk, filling } = this;
    const { clock } = this.memory().standing;
    this.o.room({ connection, people, talk, filling, clock, passing: this.forced.waiting });
  }

  private toldOf(moment: Moment<T>): readonly Told[] {
    return this.teller.tell(this.at(moment), moment.events, this.each(moment));
  }

  /** What is told of each event of a moment, looked up once: a log is written more often than that. */
  private each(moment: Moment<T>): readonly Told[] {
    const known = this.told.get(moment);
    if (known?.words === this.words) return known.told;
    const at = this.at(moment);
    const told = moment.events.map((event) => this.o.shelf.table.tell(at, event));
    this.told.set(moment, { words: this.words, told });
    return told;
  }

  private log(): LogLine[] {
    const shown = this.unshown[0]?.moment.n ?? Number.POSITIVE_INFINITY;
    const log: LogLine[] = [];
    this.teller = new Teller(this.o.shelf.table);
    for (const moment of this.memory().effective())
      if (moment.n < shown) write(log, moment.n, this.toldOf(moment));
    return log;
  }

  /** Fetches what happened before, from the first input on, for the seat that is looked from. */
  private async fill(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    for (;;) {
      const memory = this.memory();
      const { gap, seat } = memory;
      if (gap === null || this.closed) break;
      this.sendRoom();
      const slice = await this.wire.ask({ t: 'history', seat, ...gap });
      if (slice.t === 'no' && slice.code === 'too-fast') {
        await new Promise((rested) => setTimeout(rested, TOO_FAST_MS));
        continue;
      }
      if (slice.t !== 'history' || !memory.fill(slice)) break;
      if (memory === this.memory()) this.send([], this.log());
    }
    this.filling = false;
    this.sendRoom();
  }

  /** Which inputs the person who looks may take back, newest first: with several seats, those of the last one. */
  private undoable(): { readonly seat: Seat; readonly n: number }[] {
    const players = this.players();
    return [...this.seats.values()].flatMap((memory) => {
      const { seat, now, standing } = memory;
      if (standing.undo === 0 || players[seat]?.kind !== 'me' || now.view.result !== null) return [];
      const known = memory.effective();
      // What was before joining is not known yet: nobody here has answered that by itself.
      return Array.from({ length: standing.undo }, (_, i) => ({ seat, n: known.at(-1 - i)?.n ?? 0 }));
    });
  }

  /** Answers in a while for seats that can do only one thing. */
  private consider(): void {
    if (this.closed || this.ready !== null) return;
    const players = this.players();
    const asked = [...this.seats.values()].flatMap(({ seat, now, standing }) =>
      players[seat]?.kind === 'me' ? [{ seat, decision: standing.decision, asked: now.view.decision }] : [],
    );
    this.forced.consider(this.undoing ? [] : asked);
    this.sendRoom();
  }

  private async force(seat: Seat, decision: number, answer: Answer): Promise<void> {
    const reply = await this.wire.ask({ t: 'answer', seat, decision, answers: [answer] });
    if (reply.t === 'ok' && reply.n !== undefined) this.auto.add(reply.n);
    // Refused: it is asked after all.
    if (reply.t === 'no') this.forced.spare(seat, decision);
    this.send([]);
  }

  private refused(reply: Reply): WhyNot | null {
    if (reply.t !== 'no') return null;
    return refusedBy(this.o.shelf.table, this.at(this.memory().now), reply);
  }
}

function playerOf({ mine, bot, name }: OnlineSeat): Player {
  if (bot !== null) return { kind: 'bot', level: bot };
  return mine ? { kind: 'me' } : { kind: 'guest', name: name ?? '' };
}
