import type { Answer, GameTypes, Input, Seat } from '@sightline/kernel';
import type { OpenedMatch, TableFrame, Viewpoint } from './api.ts';
import type { AcceptedAnswer } from './automatic.ts';
import { barOf, clocksOf, type OwnSeat } from './bar.ts';
import type { Chronicle } from './chronicle.ts';
import type { Environment } from './environment.ts';
import { MatchTime } from './match-time.ts';
import { OutOfTurn } from './out-of-turn.ts';
import type { HostGame } from './shelf.ts';
import type { SavedHeader } from './stored.ts';
import { viewContext } from './telling.ts';
import { samePerson, severalPeople } from './viewpoint.ts';
import type { GameWords } from './words.ts';

/** While time is counted it is looked at so often; so a machine that slept, or stopped the page, is found out. */
const TICK = 1000;
/** Time that may be lost where a page is closed without a word. */
const KEPT_EVERY = 5000;

/** What a clockwork belongs to. */
export interface Clocked<T extends GameTypes> {
  readonly env: Environment;
  readonly shelf: HostGame<T>;
  /** nobody sees the page */
  readonly hidden: boolean;
  chronicle(): Chronicle<T>;
  header(): SavedHeader;
  /** time passes again, or does not any more */
  goOn(): void;
  /** something is due */
  play(): void;
}

/** The clocks of a match that is held here, and what happens in it without anybody being asked. */
export class Clockwork<T extends GameTypes> {
  private readonly o: Clocked<T>;
  private readonly time: MatchTime;
  private readonly outOfTurn: OutOfTurn<T>;
  /** the last input that was sent to the table */
  private sent: number;
  private alarm: (() => void) | null = null;
  private closed = false;

  constructor(o: Clocked<T>) {
    this.o = o;
    const { match } = o.chronicle();
    this.sent = match.length;
    this.time = new MatchTime(o.env.elapsed, Math.max(match.clock.since, o.header().played ?? 0));
    this.time.hold('showing');
    if (o.hidden) this.time.hold('hidden');
    const { shelf } = o;
    this.outOfTurn = new OutOfTurn({
      shelf,
      chronicle: () => o.chronicle(),
      header: () => o.header(),
      played: () => this.time.now(),
    });
    this.outOfTurn.note();
  }

  private get match() {
    return this.o.chronicle().match;
  }

  private get timed(): boolean {
    return this.match.clock.left !== null;
  }

  /** How late it is for an input. With clocks, time passes only while somebody could play. */
  now(): number {
    return this.timed ? this.time.now() : this.o.env.now();
  }

  /** How late it is, to be kept; nothing where no time is counted. */
  get played(): Pick<SavedHeader, 'played'> {
    return this.timed ? { played: this.time.now() } : {};
  }

  /** Whether it is later by so much than what is kept. */
  private isLater(ms: number): boolean {
    return this.timed && this.time.now() - (this.o.header().played ?? 0) > ms;
  }

  /** Now and then, and before nobody is there any more. */
  get isToBeKept(): boolean {
    return this.isLater(this.time.held ? 0 : KEPT_EVERY);
  }

  /** Of a page that is closed without a word it is known to a few seconds. */
  get isUnkept(): boolean {
    return this.isLater(0);
  }

  /** Another window has gone on with it. */
  reloaded(): void {
    this.time.reach(Math.max(this.match.clock.since, this.o.header().played ?? 0));
  }

  /** The table is sent; what has happened in it takes a while to be shown. */
  sends(): void {
    const { length } = this.match;
    if (length > this.sent) this.time.hold('showing');
    this.sent = length;
  }

  shown(n: number): void {
    if (n >= this.sent && this.time.release('showing')) this.changed();
  }

  hidden(hidden: boolean): void {
    if (hidden ? this.time.hold('hidden') : this.time.release('hidden')) this.changed();
  }

  private changed(): void {
    if (this.timed) this.o.goOn();
    this.o.play();
  }

  close(): void {
    this.closed = true;
    this.alarm?.();
  }

  /** Somebody here wants all clocks to stand, or to run again; null: this match knows no pause. */
  pause(paused: boolean, viewpoint: Viewpoint): Input | null {
    if (!this.match.timing.mayPause || !this.timed) return null;
    const people = this.o.header().players.findIndex(({ kind }) => kind !== 'bot');
    const seat = typeof viewpoint === 'number' ? viewpoint : Math.max(0, people);
    return { kind: paused ? 'pause' : 'resume', seat, at: this.now(), asked: true };
  }

  /** An input was logged. */
  note(): void {
    this.outOfTurn.note();
  }

  walkOn(seat: Seat, rest: readonly Answer[] | undefined): void {
    if (rest !== undefined) this.outOfTurn.walkOn(seat, rest);
  }

  /** Others have time to act before an answer is taken. */
  async untilPace(seat: Seat, decision: number): Promise<void> {
    while (!this.closed && this.match.decisionId === decision) {
      const ms = this.outOfTurn.until(seat);
      if (ms === 0) return;
      await new Promise<void>((done) => this.o.env.later(Math.min(ms, TICK), done));
    }
  }

  /** Whether a bot has to wait until others had time to act. */
  waits(seat: Seat): boolean {
    return this.outOfTurn.until(seat) > 0;
  }

  /** What happens by itself before anybody answers; null: nothing. */
  next(at: number): AcceptedAnswer | null {
    return this.outOfTurn.unasked(at) ?? this.outOfTurn.step(at);
  }

  /** Answers for who has no time left; null: everybody has. */
  timeOut(): AcceptedAnswer | null {
    return this.timed ? timeOut(this.o.chronicle(), this.time.now()) : null;
  }

  /** Looks again when something is due; while time is counted, at every tick of it. */
  setAlarm(): void {
    this.alarm?.();
    this.alarm = null;
    const { match } = this;
    if (this.closed || this.time.held || match.result !== null) return;
    const waits = [this.outOfTurn.wait() ?? Number.POSITIVE_INFINITY];
    if (this.timed && !match.paused) {
      const now = this.time.now();
      waits.push(TICK);
      for (let seat = 0; seat < match.setup.seats; seat++)
        waits.push((match.deadline(seat) ?? Number.POSITIVE_INFINITY) - now + 1);
    }
    const ms = Math.min(...waits);
    if (ms < Number.POSITIVE_INFINITY) this.alarm = this.o.env.later(Math.max(0, ms), () => this.o.play());
  }

  /** What a table opened by its set-up's clocks has. */
  get clocks(): OpenedMatch['clocks'] {
    return clocksOf(this.match.timing);
  }

  /** What a frame has beside the table itself. */
  beside(viewpoint: Viewpoint, words: GameWords): Pick<TableFrame, 'bar' | 'time'> {
    const { match } = this;
    const { clock, pausedBy } = match;
    const { table } = this.o.shelf;
    const { players } = this.o.header();
    const bar = barOf({
      table,
      words,
      statics: match.position.statics,
      players,
      viewpoint,
      decision: match.decisionId,
      seats: this.ownSeats(viewpoint, words),
      over: match.result !== null,
    });
    return {
      ...(bar.length > 0 && { bar }),
      ...(this.timed && { time: { clock, pausedBy, now: this.time.now(), held: this.time.held } }),
    };
  }

  /** Of the people here each sees at most its own seats, where they have something to hide from each other. */
  private ownSeats(viewpoint: Viewpoint, words: GameWords): OwnSeat<T>[] {
    const { players, match } = this.o.header();
    const curtains = this.o.shelf.table.secrets(match.setup) && severalPeople(players);
    if (curtains && viewpoint === null) return [];
    return players.flatMap((player, seat) => {
      if (player.kind === 'bot') return [];
      const own = typeof viewpoint === 'number' && samePerson(player, players[viewpoint]);
      const hidden = curtains && !own && seat !== viewpoint;
      return [{ seat, at: hidden ? null : viewContext(this.match.position, seat, words) }];
    });
  }
}

/** Logs whose time has run out, the moment it did; null: nobody's has. */
function timeOut<T extends GameTypes>(chronicle: Chronicle<T>, at: number): AcceptedAnswer | null {
  const { match } = chronicle;
  for (let seat = 0; seat < match.setup.seats && match.result === null; seat++) {
    const due = match.deadline(seat);
    if (due === null || due >= at) continue;
    const outcome = chronicle.submit({ kind: 'timeout', seat, at: due });
    if (outcome.ok) return outcome;
  }
  return null;
}
