import { answerFor } from '@sightline/bots';
import {
  dice,
  type Match,
  type Outcome,
  type Seat,
  SPECTATOR,
  seedFrom,
  viewOf,
  walk,
} from '@sightline/kernel';
import type { Presets } from '@sightline/table';
import type { AnyView, Objection, Standing, ToClient } from '@sightline/wire';
import type { MatchRow, SeatRow } from '../database/tables.ts';
import type { AnyGame, AnyShelf } from '../shelf.ts';
import { Audience, type Happened, type Listener, seenInput } from './audience.ts';
import type { Hall } from './hall.ts';
import { Queue } from './queue.ts';
import { repeat, revive, rowOf } from './rows.ts';

export type Taken = { readonly ok: true; readonly n: number } | ({ readonly ok: false } & Objection);

/** So many names of inputs are remembered; an older one is looked up in the log. */
const REMEMBERED = 256;
/** How far behind a client may be and still be told input by input. */
const MOST_MISSED = 200;
/** A history is told in pieces of so many inputs. */
const HISTORY_PIECE = 100;
const SNAPSHOT_EVERY = 128;
/** Who did not write the last input lets the process that did act first. */
const COURTESY_MS = 1500;

/** A match that is live in this process. The log is the truth: what could not be stored never happened. */
export class Table {
  readonly id: string;
  readonly shelf: AnyShelf;
  private readonly hall: Hall;
  private readonly row: MatchRow;
  private readonly presets: Presets;
  private readonly nothingSettled: boolean;
  private match: Match<AnyGame>;
  private seating: readonly SeatRow[];
  private readonly audience: Audience;
  private readonly keys = new Map<string, number>();
  private readonly queue = new Queue();
  /** the last input that the audience was told of */
  private told: number;
  private timer: NodeJS.Timeout | null = null;
  /** another process wrote the last input */
  private foreign = false;
  private closed = false;
  /** when somebody was here last */
  idleSince = Date.now();

  constructor(o: {
    readonly hall: Hall;
    readonly shelf: AnyShelf;
    readonly row: MatchRow;
    readonly seating: readonly SeatRow[];
    readonly match: Match<AnyGame>;
    readonly keys: Iterable<readonly [string, number]>;
  }) {
    this.id = o.row.id;
    this.hall = o.hall;
    this.shelf = o.shelf;
    this.row = o.row;
    this.presets = JSON.parse(o.row.presets) as Presets;
    this.nothingSettled = Object.keys(this.presets).length === 0;
    this.match = o.match;
    this.seating = o.seating;
    this.audience = new Audience(this.id);
    for (const [key, n] of o.keys) this.remember(key, n);
    this.told = o.match.length;
  }

  get seats(): readonly SeatRow[] {
    return this.seating;
  }

  get over(): boolean {
    return this.match.result !== null;
  }

  /** whether people without a seat may look; what is over may be seen by whoever knows where it is */
  get watchable(): boolean {
    return this.row.watch !== 0 || this.over;
  }

  get host(): string {
    return this.row.host;
  }

  get awaiting(): readonly Seat[] {
    return this.match.awaiting();
  }

  /** Whether what a seat is asked comes out of turn: a window, not its own move. */
  isReaction(seat: Seat): boolean {
    const way = this.match.decision(seat)?.way;
    return way !== undefined && way !== 'one';
  }

  get length(): number {
    return this.match.length;
  }

  get busy(): boolean {
    return this.queue.busy || this.timer !== null;
  }

  get quiet(): boolean {
    return this.audience.empty;
  }

  get watching(): number {
    return this.audience.watching;
  }

  persons(): string[] {
    return this.audience.persons();
  }

  listeners(): Generator<Listener> {
    return this.audience.listeners();
  }

  seatsOf(person: string): Seat[] {
    return this.seating.filter((s) => s.person === person).map(({ seat }) => seat);
  }

  // ——— Who comes and goes

  /** Shows the table to somebody from now on; with `since`, what they missed. */
  join(listener: Listener, since: number | null): Promise<void> {
    return this.queue.run(async () => {
      const { match } = this;
      const missed = since === null ? null : match.length - since;
      const view = this.audience.add(listener, match.position);
      if (since === null || missed === null || missed < 0 || missed > MOST_MISSED)
        listener.send(this.tableMessage(listener.seat, view));
      else this.repeatFor(listener, since);
    });
  }

  leave(listener: Listener): void {
    this.audience.remove(listener);
    if (this.audience.empty) this.idleSince = Date.now();
  }

  private tableMessage(seat: Seat, view: AnyView): string {
    const { match } = this;
    const message: ToClient = {
      t: 'table',
      match: this.id,
      seat,
      n: match.length,
      view,
      ...this.standing(seat),
    };
    return JSON.stringify(message);
  }

  /** What somebody missed, input by input. */
  private repeatFor({ seat, full, send }: Listener, since: number): void {
    const standing = this.standing(seat);
    for (const { happened, before, after } of this.seen(seat, since, this.match.length)) {
      const seen = full
        ? { ...seenInput(happened, seat), view: after }
        : seenInput(happened, seat, before, after);
      send(JSON.stringify({ t: 'input', match: this.id, seat, ...standing, ...seen }));
    }
  }

  /** The inputs after `from` as a seat saw them. */
  private *seen(seat: Seat, from: number, to: number) {
    const { match } = this;
    let before: AnyView | undefined;
    for (const { n, position, events, entry } of walk(match, from - 1, to)) {
      const after = viewOf(position, seat);
      if (before !== undefined)
        yield { happened: { n, position, events, back: entry?.back ?? null }, before, after };
      before = after;
    }
  }

  /** What happened in the past, as a seat saw it: in slices, so that others are served in between. */
  async history(seat: Seat, from: number, to: number, id: string): Promise<ToClient | null> {
    const last = Math.min(to, from + HISTORY_PIECE, this.match.length);
    if (from < 0 || from > this.match.length) return null;
    const inputs = [];
    const view = viewOf(this.match.at(from), seat);
    for (const { happened, before, after } of this.seen(seat, from, last))
      inputs.push(seenInput(happened, seat, before, after));
    return { t: 'history', id, match: this.id, seat, view, inputs, to: Math.max(from, last) };
  }

  private standing(seat: Seat): Standing {
    const { match } = this;
    return {
      decision: match.decisionId,
      undo: seat === SPECTATOR ? 0 : match.undoable(seat),
      clock: this.row.clock === null ? null : match.clock,
    };
  }

  // ——— Inputs

  /** Takes an input; the answer comes when it is stored. `key` is the client's name for it. */
  take(input: unknown, key: string): Promise<Taken> {
    return this.queue.run(() => this.store(() => this.match.submit(input), key));
  }

  private async store(play: () => Outcome, key: string | null): Promise<Taken> {
    for (;;) {
      const known = key === null ? undefined : this.keys.get(key);
      if (known !== undefined) return { ok: true, n: known };
      await this.runOut();
      const outcome = play();
      if (!outcome.ok) return this.refused(outcome, key);
      const { match } = this;
      const n = match.length;
      const row = rowOf(this.id, n, key, match.history.entries[n - 1]);
      try {
        if ((await this.hall.journal.append(row)) === 'stored') {
          this.done(key, outcome);
          return { ok: true, n };
        }
      } catch (e) {
        this.hall.log.error({ match: this.id, n, err: e }, 'an input could not be stored');
        await this.reload();
        return { ok: false, code: 'not-stored' };
      }
      // Another process was faster: what was played here never happened. Perhaps it was the very same input.
      await this.reload();
      this.foreign = true;
    }
  }

  private async refused(outcome: Outcome & { ok: false }, key: string | null): Promise<Taken> {
    const { code, detail, reason } = outcome.refusal;
    if (outcome.report !== undefined)
      this.hall.log.error({ match: this.id, report: outcome.report }, 'a rule failed');
    if (code === 'old-decision' && key !== null) {
      const n = await this.hall.matches.inputOf(this.id, key);
      if (n !== null) return { ok: true, n };
    }
    return {
      ok: false,
      code,
      ...(detail === undefined ? {} : { detail }),
      ...(reason === undefined ? {} : { reason }),
    };
  }

  private remember(key: string, n: number): void {
    this.keys.set(key, n);
    if (this.keys.size > REMEMBERED) this.keys.delete(this.keys.keys().next().value as string);
  }

  /** An input is stored: it is told, and whoever is next goes on. */
  private done(key: string | null, outcome: Outcome & { ok: true }): void {
    const { match } = this;
    const n = outcome.number;
    if (key !== null) this.remember(key, n);
    this.foreign = false;
    const { back } = match.history.entries[n - 1];
    this.tell({ n, position: match.position, events: outcome.events, back });
    this.hall.advanced(this);
    // Where the log has a fingerprint too, the two can be held against each other.
    if (n % SNAPSHOT_EVERY === 0 || this.over) this.hall.keepSnapshot(this.id, match);
    this.plan();
  }

  private tell(happened: Happened): void {
    this.told = happened.n;
    if (!this.audience.empty) this.audience.tell(happened, (seat) => this.standing(seat));
  }

  /** Another process wrote to the log. */
  catchUp(): Promise<void> {
    return this.queue.run(async () => {
      const rows = await this.hall.matches.inputs(this.id, this.match.length);
      if (rows.length === 0) return;
      try {
        repeat(this.match, rows);
      } catch {
        return this.reload();
      }
      for (const { key, n } of rows) if (key !== null) this.remember(key, n);
      this.foreign = true;
      this.tellMissed();
    });
  }

  /** Back to what is stored, and on from there. */
  private async reload(): Promise<void> {
    const rows = await this.hall.matches.inputs(this.id, 0);
    this.match = revive(this.shelf, this.row, rows, null);
    for (const { key, n } of rows.slice(-REMEMBERED)) if (key !== null) this.remember(key, n);
    this.tellMissed();
  }

  private tellMissed(): void {
    const { match } = this;
    if (this.told > match.length) {
      // Something was told that is not in the log: it never is before it is stored.
      this.audience.showAgain(match.position, (seat, view) => this.tableMessage(seat, view));
      this.told = match.length;
    } else
      for (const { n, position, events, entry } of walk(match, this.told, match.length))
        this.tell({ n, position, events, back: entry?.back ?? null });
    this.hall.advanced(this);
    this.plan();
  }

  // ——— What the server itself does: settled choices, bots, clocks

  /** Somebody took or left a seat. */
  reseat(seating: () => Promise<readonly SeatRow[]>): Promise<void> {
    return this.queue.run(async () => {
      this.seating = await seating();
      this.plan();
    });
  }

  /** When the server has to act next, in milliseconds since 1970; null: never, as things stand. */
  due(now: number): number | null {
    const { match } = this;
    if (match.result !== null) return null;
    const awaited = match.awaiting();
    const acts = awaited.some((seat) => this.seating[seat]?.bot !== null || this.settled(seat) !== null);
    const deadlines = Array.from({ length: this.row.seats }, (_, s) => match.deadline(s)).filter(
      (d) => d !== null,
    );
    const times = deadlines.map((d) => d + 1);
    if (acts) times.push(now + this.hall.botPace);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Looks whether the server has to act, and when. */
  plan(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const now = Date.now();
    const due = this.due(now);
    if (due === null || this.closed) return;
    const wait = due - now + (this.foreign ? COURTESY_MS * (1 + Math.random()) : 0);
    // A clock of several days is looked at again long before.
    this.timer = setTimeout(() => this.act(), Math.min(Math.max(wait, 0), 3_600_000));
    this.timer.unref();
  }

  private act(): void {
    this.timer = null;
    this.queue
      .run(() => this.goOn())
      .catch((e: unknown) => this.hall.log.error({ match: this.id, err: e }, 'a table could not go on'));
  }

  private async goOn(): Promise<void> {
    if (this.closed) return;
    await this.runOut();
    for (const seat of this.match.awaiting()) {
      const settled = this.settled(seat);
      const level = this.seating[seat]?.bot ?? null;
      if (settled === null && level === null) continue;
      const taken = await this.store(() => {
        const { match, shelf } = this;
        const at = Date.now();
        if (settled !== null)
          return match.submit({ kind: 'answer', seat, decision: match.decisionId, answer: settled, at });
        // A level that is not there any more is played by the first that is.
        const bot = shelf.bots[level ?? ''] ?? Object.values(shelf.bots)[0];
        const turn = answerFor(match, seat, bot, { random: this.lots(seat), at });
        return turn?.outcome ?? { ok: false, refusal: { code: 'not-asked' } };
      }, null);
      if (taken.ok) return;
    }
    this.plan();
  }

  /** A bot's dice hang on nothing but the match's own lots and the moment, and tell nothing of the match's draws. */
  private lots(seat: Seat): (faces: number) => number {
    const lot = seedFrom(`bot ${this.row.lots} ${this.match.length} ${seat}`).slice(0, 8);
    return dice(Number.parseInt(lot, 16));
  }

  private settled(seat: Seat) {
    if (this.nothingSettled) return null;
    const decision = this.match.decision(seat);
    const answer = decision === null ? null : this.shelf.preset(decision, this.presets);
    return answer !== null && this.match.allows(seat, answer) ? answer : null;
  }

  /** Logs whose time ran out: before that nothing else may happen. */
  private async runOut(): Promise<void> {
    if (this.row.clock === null) return;
    for (let seat = 0; seat < this.row.seats; ) {
      const { match } = this;
      const due = match.result === null ? match.deadline(seat) : null;
      const at = Date.now();
      if (due === null || due >= at) {
        seat++;
        continue;
      }
      const outcome = match.submit({ kind: 'timeout', seat, at });
      if (!outcome.ok) {
        seat++;
        continue;
      }
      const n = match.length;
      const row = rowOf(this.id, n, null, match.history.entries[n - 1]);
      if ((await this.hall.journal.append(row)) === 'stored') this.done(null, outcome);
      else await this.reload();
    }
  }

  /** Nothing more is done; what was begun is stored. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    await this.queue.run(async () => {});
  }

  /** For lists. */
  summary() {
    const { match, row } = this;
    const { result } = match;
    return {
      id: this.id,
      status: result === null ? ('running' as const) : ('over' as const),
      touched: match.history.entries[match.length - 1]?.input.at ?? row.started ?? row.created,
      inputs: match.length,
      awaiting: JSON.stringify(result === null ? match.awaiting() : []),
      due: this.due(Date.now()),
      result: result === null ? null : JSON.stringify(result),
    };
  }
}
