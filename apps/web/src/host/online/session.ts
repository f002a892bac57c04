import {
  type Answer,
  type Clock,
  type GameTypes,
  has,
  type Seat,
  staticsOf,
  timingOf,
} from '@sightline/kernel';
import type { Inspection, Preview, Question, Ref } from '@sightline/table';
import type { MatchPeople, OnlineMatch, Talk } from '@sightline/wire';
import type { Fault, OnlineRoom, OpenedMatch, TableFrame, Viewpoint, WhyNot } from '../api.ts';
import { clocksOf } from '../bar.ts';
import { fault } from '../fault.ts';
import { guessOf, seatsOf } from '../frame.ts';
import { JobQueue } from '../queue.ts';
import type { Seated } from '../seated.ts';
import type { HostGame } from '../shelf.ts';
import {
  guessing,
  previewAt,
  questionAfter,
  refusedBy,
  unworded,
  whyNotAfter,
  whyNotAt,
} from '../under-pointer.ts';
import type { GameWords } from '../words.ts';
import { AutoPass } from './auto-pass.ts';
import { HistoryLoader } from './history-loader.ts';
import { OwnSeats } from './own-seats.ts';
import { RoomState } from './room-state.ts';
import { Screen } from './screen.ts';
import { Story } from './story.ts';
import { TakingBack } from './taking-back.ts';
import { type Gone, type Line, type News, type Reply, TableConnection } from './wire.ts';

/** What an online session is opened with. */
export interface OnlineOpening<T extends GameTypes> {
  readonly line: Line;
  readonly shelf: HostGame<T>;
  readonly match: OnlineMatch;
  readonly words: GameWords;
  readonly passing: boolean;
  /** nobody looks at the table */
  readonly away: boolean;
  watch(frame: TableFrame): void;
  room(room: OnlineRoom): void;
}

/**
 * A seat, or several of one person, or a place to watch from, at a match that a server holds. All that is known is
 * what the server shows these seats; frames are made of that here, as for a match that is held at home.
 */
export class OnlineSession<T extends GameTypes> implements Seated {
  readonly id: string;
  readonly game: string;
  readonly taught = false;
  private readonly o: OnlineOpening<T>;
  private readonly wire: TableConnection;
  private readonly seats = new OwnSeats<T>();
  private readonly roomState: RoomState;
  private readonly story: Story<T>;
  private readonly takingBack: TakingBack<T>;
  private readonly autoPass: AutoPass;
  private readonly screen: Screen<T>;
  private readonly before: HistoryLoader<T>;
  /** each undo begins where the one before it has ended */
  private readonly undos = new JobQueue();
  private undoing = false;
  /** called when the table is laid, or when there is none */
  private ready: ((why: Gone | null) => void) | null = null;

  constructor(o: OnlineOpening<T>) {
    const { match, line, watch } = o;
    const { table } = o.shelf;
    const { seats } = this;
    this.o = o;
    this.id = match.id;
    this.game = match.game;
    this.roomState = new RoomState(match.seats);
    this.story = new Story(table, staticsOf(table.game, match.setup, match.seats.length), o.words);
    this.takingBack = new TakingBack(seats, this.roomState);
    const secrets = table.secrets(match.setup);
    const hides = () => secrets && this.roomState.othersPlay(seats.lookedFrom.now.view.resigned);
    this.autoPass = new AutoPass(line, { on: o.passing, hides }, (seat, decision, answer, chosen) => {
      void this.passOn(seat, decision, answer, chosen);
    });
    const { roomState, story, takingBack, autoPass } = this;
    this.screen = new Screen({ table, seats, roomState, story, takingBack, autoPass, watch });
    const listener = {
      since: () => seats.seen,
      heard: (news: News) => this.heard(news),
      online: () => this.connected('online'),
      lost: () => this.connected('reconnecting'),
      gone: (why: Gone) => this.lost(why),
    };
    this.wire = new TableConnection(line, match.id, listener, o.away);
    this.before = new HistoryLoader(seats, this.wire, line, {
      fetching: () => this.sendRoom(),
      filled: () => this.screen.renew(),
    });
  }

  /** Joins the table; answered when it is there to be seen. */
  async open(): Promise<OpenedMatch | Fault> {
    const why = await new Promise<Gone | null>((ready) => {
      this.ready = ready;
      this.wire.open();
    });
    if (why !== null) return fault(why === 'no-such-match' ? why : 'failed', why);
    const { story, screen, roomState } = this;
    const { table } = this.o.shelf;
    return {
      id: this.id,
      game: this.game,
      title: table.title(story.words, this.o.match.setup),
      drawing: table.drawing(screen.now),
      seats: seatsOf(table, story.words, roomState.players),
      curtains: false,
      clocks: clocksOf(timingOf(table.game, this.o.match.setup, this.o.match.seats.length)),
      frame: screen.frame([]),
      log: screen.log(),
      operation: null,
    };
  }

  /** What the table needs beside its frames; and what was before is fetched. */
  play(): void {
    // Nobody could sit down: there is nothing to be seen.
    if (!this.screen.on) return;
    this.sendRoom();
    this.consider();
    void this.before.fetch();
  }

  async close(): Promise<void> {
    this.screen.on = false;
    this.autoPass.close();
    this.before.close();
    this.wire.close();
  }

  reconnect(): void {
    this.wire.nudge();
  }

  away(away: boolean): void {
    this.wire.look(away);
  }

  async look(viewpoint: Viewpoint): Promise<void> {
    this.seats.look(viewpoint);
    this.screen.drop();
    this.screen.renew();
    this.consider();
    void this.before.fetch();
  }

  async speak(words: GameWords): Promise<void> {
    this.story.words = words;
    this.screen.renew();
  }

  async answer(
    decision: number,
    answers: readonly Answer[],
    seat: Seat = this.seats.lookedFrom.seat,
  ): Promise<WhyNot | null> {
    if (!this.roomState.isMine(seat)) return unworded('not-asked');
    if (this.autoPass.hold(seat, decision, answers)) {
      this.screen.redraw();
      this.sendRoom();
      return null;
    }
    return this.refused(await this.wire.ask({ t: 'answer', seat, decision, answers }));
  }

  async pause(paused: boolean): Promise<WhyNot | null> {
    const { seat } = this.seats.lookedFrom;
    if (!this.roomState.isMine(seat)) return unworded('not-your-seat');
    return this.refused(await this.wire.ask({ t: paused ? 'pause' : 'resume', seat }));
  }

  async resign(seat: Seat): Promise<WhyNot | null> {
    return this.refused(await this.wire.ask({ t: 'resign', seat }));
  }

  /** Takes back the last thing that the person chose, and whatever was answered for the seat since. */
  undo(): Promise<WhyNot | null> {
    return this.undos.run(async () => {
      const last = this.takingBack.last();
      if (last.length === 0) return unworded('nothing-to-undo');
      this.undoing = true;
      let refusal: WhyNot | null = null;
      for (const seat of last) refusal ??= this.refused(await this.wire.ask({ t: 'undo', seat }));
      this.undoing = false;
      this.consider();
      return refusal;
    });
  }

  async talk(to: Talk['to'], text: string): Promise<WhyNot | null> {
    return this.refused(await this.wire.ask({ t: 'chat', to, text }));
  }

  passing(auto: boolean): void {
    if (this.autoPass.on === auto) return;
    this.autoPass.on = auto;
    this.consider();
    this.screen.redraw();
  }

  shown(): void {
    this.autoPass.shown();
  }

  ahead(answer: Answer): Question | null {
    return questionAfter(this.o.shelf.table, this.screen.now, this.roomState.players, answer);
  }

  preview(answers: readonly Answer[], after?: Answer): Preview | null {
    return previewAt(this.o.shelf.table, this.screen.now, answers, after);
  }

  inspect(ref: Ref): Inspection | null {
    return this.o.shelf.table.inspect(this.screen.now, ref);
  }

  whyNot(ref: Ref, after?: Answer): WhyNot | null {
    const { table } = this.o.shelf;
    const at = this.screen.now;
    const ahead = after === undefined ? null : whyNotAfter(table, at, ref, after);
    return ahead ?? whyNotAt(table, at, ref, guessing(guessOf(table, at), at.view.seat));
  }

  private heard(news: News): void {
    switch (news.t) {
      case 'table':
        if (this.seats.show(news)) this.screen.drop();
        if (this.roomState.connection === 'online') this.refresh();
        return;
      case 'input':
        this.happened(news);
        return;
      case 'people':
        this.seated(news);
        return;
      case 'chat': {
        const { t: _, match: __, ...line } = news;
        this.roomState.hear(line);
        this.sendRoom();
      }
    }
  }

  private seated(people: MatchPeople): void {
    const { roomState, screen, seats, wire } = this;
    const changed = roomState.seat(people);
    if (roomState.connection === 'online' && !seats.areThoseOf(people)) {
      // Somebody has signed in elsewhere on this device, and the connection came back as theirs.
      wire.close();
      this.lost('not-your-seat');
      return;
    }
    if (changed) screen.redraw();
    this.consider();
  }

  private happened(news: Extract<News, { t: 'input' }>): void {
    const memory = this.seats.at(news.seat);
    if (memory === undefined) return;
    const { undo } = memory.standing;
    const moment = memory.take(news);
    if (moment === null) {
      // One before it is missing.
      if (news.n > memory.now.n) this.wire.join();
      return;
    }
    // The seat has taken something back, here or in another window.
    if (news.back !== undefined && news.undo < undo) this.autoPass.spare(memory.seat, news.decision);
    if (memory === this.seats.lookedFrom) this.screen.add(moment, news);
    this.autoPass.happened();
    this.screen.show();
    this.consider();
  }

  private connected(to: 'online' | 'reconnecting'): void {
    const { ready, roomState } = this;
    const before = roomState.connection;
    roomState.connection = to;
    if (ready !== null && to === 'online') {
      this.ready = null;
      this.screen.on = true;
      ready(null);
      return;
    }
    if (before !== to) this.consider();
    // Whatever was shown anew while the connection came back.
    if (to === 'online') this.refresh();
  }

  private lost(why: Gone): void {
    this.roomState.connection = 'gone';
    this.autoPass.close();
    this.ready?.(why);
    this.ready = null;
    this.sendRoom();
  }

  /** The table as it stands, where it may have jumped ahead. */
  private refresh(): void {
    this.screen.show();
    if (this.seats.lookedFrom.gap !== null) {
      this.screen.renew();
      void this.before.fetch();
    }
    this.consider();
  }

  private sendRoom(): void {
    if (!this.screen.on) return;
    const { connection, people, peopleUpdates, talk } = this.roomState;
    const { clock, paused: pausedBy = null } = this.seats.lookedFrom.standing;
    const { fetching: filling } = this.before;
    const { waiting: passing } = this.autoPass;
    const { sideShut } = this;
    this.o.room({ connection, people, peopleUpdates, talk, filling, clock, pausedBy, passing, sideShut });
  }

  /** As the server decides it too, by what the seats see. */
  private get sideShut(): boolean {
    const { table } = this.o.shelf;
    const own = this.seats.all.filter(({ seat }) => this.roomState.isMine(seat));
    if (table.maySpeak === undefined || own.length === 0) return false;
    return own.every(({ now }) => now.view.result === null && table.maySpeak?.(this.story.at(now)) === false);
  }

  /** Answers in a while for seats that can do only one thing. */
  private consider(): void {
    if (!this.screen.on) return;
    const asked = this.seats.all.flatMap(({ seat, now, standing }) =>
      this.roomState.isMine(seat)
        ? [
            {
              seat,
              decision: standing.decision,
              // What may be done unasked is never done for anybody.
              asked: now.view.decision?.way === 'meanwhile' ? null : now.view.decision,
              left: timeFor(standing.clock, seat),
            },
          ]
        : [],
    );
    // Without a connection it is not known what is asked now; as long as it comes back, neither.
    const known = this.roomState.connection === 'online' && !this.undoing;
    this.autoPass.consider(known ? asked : []);
    this.sendRoom();
  }

  /** Sends what was held back, or is answered for the seat. */
  private async passOn(seat: Seat, decision: number, answer: Answer, chosen: boolean): Promise<void> {
    const reply = await this.wire.ask({ t: 'answer', seat, decision, answers: [answer] });
    if (reply.t === 'ok' && reply.n !== undefined && !chosen) this.takingBack.unchosen(reply.n);
    // Refused: it is asked after all.
    if (reply.t === 'no') this.autoPass.spare(seat, decision);
    this.screen.redraw();
  }

  private refused(reply: Reply): WhyNot | null {
    if (reply.t !== 'no') return null;
    return refusedBy(this.o.shelf.table, this.screen.now, reply);
  }
}

/** How long a seat has for its answer, as it was asked; null: as long as it likes. */
function timeFor(clock: Clock | null, seat: Seat): number | null {
  if (clock === null) return null;
  const runs = has(clock.running, seat);
  return !runs && clock.due !== null ? Math.max(0, clock.due - clock.since) : (clock.left?.[seat] ?? null);
}
