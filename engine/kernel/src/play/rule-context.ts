import type { AudienceOf, EventKind, Field, FieldKind, FieldsOf, GameEvent } from '../event.ts';
import type { Chance } from '../random/chance.ts';
import { type DrawSource, isFair } from '../random/source.ts';
import type { AnyLocals } from '../rules/any-locals.ts';
import type { Game } from '../rules/game.ts';
import type { GameTypes, Play, Result } from '../rules/play.ts';
import type { Procedure } from '../rules/procedure.ts';
import { NOBODY, only, type Seat, type SeatSet } from '../seat.ts';
import type { Pile } from '../shape/pile.ts';
import type { Secret } from '../shape/secret.ts';
import { RuleError } from './rule-error.ts';

/** One draw as the log keeps it: stream, counter, how many faces, and the face. Counters between two draws were rejected. */
export type Drawn = readonly [stream: string, counter: number, faces: number, face: number];

/** A draw takes its face from 32 bits. */
const MOST_FACES = 2 ** 32;
/** At worst every second word is rejected: this many in a row come from no honest source. */
const MOST_REJECTED = 256;

/** Something that was hidden was shown to a set of seats. */
export interface Revealed {
  readonly to: SeatSet;
  readonly value: unknown;
}

/** A rule changed a clock: `anew` puts the time in place of what was left. */
export interface TimeGiven {
  readonly seat: Seat;
  readonly ms: number;
  readonly anew: boolean;
}

/**
 * Everything a rule may do, and the record of what was done: events, draws, and who learned something. Because
 * draws and secrets go through here, the kernel knows by itself how far undo may go.
 */
export abstract class RuleContext<T extends GameTypes> implements Play<T> {
  readonly game: Game<T>;
  readonly statics: T['statics'];
  readonly state: T['state'];
  readonly seats: number;
  /** a fork changes its dice from one input to the next */
  source: DrawSource;
  /** next counter of each stream */
  readonly draws: number[];
  result: Result | null = null;
  resigned: SeatSet = NOBODY;
  seat: Seat = -1;

  // What happened since `settle` was last called.
  events: GameEvent[] = [];
  drawn: Drawn[] = [];
  /** who got to know something that was hidden from them */
  learned: SeatSet = NOBODY;
  /** what was revealed to whom, in order: whatever else a seat notices must not depend on what is hidden from it */
  revealed: Revealed[] = [];
  timeGiven: TimeGiven[] = [];
  /** a rule said that this can't be taken back */
  committed = false;
  /** bots that think ahead need no events */
  quiet = false;
  /** decides in place of the dice while odds are computed */
  chance: Chance | null = null;

  /** the answer that takes effect now is hidden from the others */
  protected hiddenAnswer = false;
  /** options are being listed: nothing changes meanwhile, so what is derived stays valid */
  protected listing = false;
  protected derivedFresh = false;
  /** what the procedure that has just ended hands back */
  protected back: { procedure: unknown; result: unknown } | null = null;
  private derivedNow: T['derived'] | undefined;

  constructor(
    game: Game<T>,
    statics: T['statics'],
    seats: number,
    source: DrawSource,
    from: RuleContext<T> | null,
  ) {
    this.game = game;
    this.statics = statics;
    this.seats = seats;
    this.source = source;
    this.state = from ? game.state.copy(from.state) : game.state.initial();
    this.draws = from ? from.draws.slice() : game.streams.map(() => 0);
  }

  /** The stack in words. */
  abstract where(): string;

  /** Forgets what happened so far; the next input starts with empty hands. */
  settle(): void {
    if (this.events.length > 0) this.events = [];
    if (this.drawn.length > 0) this.drawn = [];
    if (this.timeGiven.length > 0) this.timeGiven = [];
    if (this.revealed.length > 0) this.revealed = [];
    this.learned = NOBODY;
    this.committed = false;
  }

  /** Whether what happened can't be taken back: dice fell, somebody learned something, time was given, a rule says so. */
  get final(): boolean {
    return this.learned !== NOBODY || this.committed || this.drawn.length > 0 || this.timeGiven.length > 0;
  }

  get derived(): T['derived'] {
    if (!this.derivedFresh || !this.listing) {
      this.derivedNow = this.game.derive?.(this, this.derivedNow);
      this.derivedFresh = true;
    }
    return this.derivedNow;
  }

  draw(stream: string, n: number): number {
    this.changes();
    const s = this.game.streamNumber.get(stream);
    if (s === undefined) throw this.misuse(`there is no stream "${stream}"`);
    if (!Number.isInteger(n) || n < 1 || n > MOST_FACES) throw this.misuse(`a draw among ${n} is none`);
    if (this.chance !== null) return this.chance.draw(n);
    for (let tries = 0; tries < MOST_REJECTED; tries++) {
      const counter = this.draws[s]++;
      const word = this.source.word(s, counter);
      if (!isFair(word, n)) continue;
      const face = word % n;
      this.drawn.push([stream, counter, n, face]);
      return face;
    }
    throw this.misuse(`stream "${stream}" gave ${MOST_REJECTED} unfair words in a row`);
  }

  roll(stream: string, faces: readonly number[], count: number): number[] {
    if (this.chance !== null) return this.chance.roll(stream, faces, count);
    const rolled: number[] = [];
    for (let i = 0; i < count; i++) rolled.push(faces[this.draw(stream, faces.length)]);
    return rolled;
  }

  shuffle(stream: string, pile: Pile): void {
    const items = pile.items.slice();
    if (this.chance !== null) this.chance.shuffle(pile);
    else
      for (let i = items.length - 1; i > 0; i--) {
        const j = this.draw(stream, i + 1);
        const x = items[i];
        items[i] = items[j];
        items[j] = x;
      }
    pile.items = items;
    pile.known = items.map(() => NOBODY);
  }

  show(what: Secret<unknown>, to: SeatSet): void {
    this.changes();
    this.chance?.show(what, to);
    this.reveal(to & ~what.known, what.value);
    what.known |= to;
  }

  look(pile: Pile, index: number, to: SeatSet): void {
    this.changes();
    this.place(pile, index, pile.items.length - 1);
    this.chance?.look(pile, index, to);
    this.reveal(to & ~pile.known[index], pile.items[index]);
    pile.known = pile.known.with(index, pile.known[index] | to);
  }

  hide<V>(what: Secret<V>, value: V, known: SeatSet): void {
    this.changes();
    this.reveal(known, value);
    what.value = value;
    what.known = known;
  }

  setPrivate<V>(what: Secret<V>, value: V): void {
    if (this.seat < 0) throw this.misuse('setPrivate outside an answer: no seat is answering');
    if (!this.hiddenAnswer)
      throw this.misuse('setPrivate after an open answer: the question must be `hidden`');
    what.value = value;
    what.known = only(this.seat);
  }

  move(
    from: Pile,
    index: number,
    to: Pile,
    seen: SeatSet,
    at = to.items.length - (from === to ? 1 : 0),
  ): number {
    this.place(from, index, from.items.length - 1);
    this.place(to, at, to.items.length);
    this.chance?.look(from, index, seen);
    const item = from.items[index];
    const known = from.known[index];
    from.items = from.items.toSpliced(index, 1);
    from.known = from.known.toSpliced(index, 1);
    this.reveal(seen & ~known, item);
    to.items = to.items.toSpliced(at, 0, item);
    to.known = to.known.toSpliced(at, 0, known | seen);
    return item;
  }

  add(pile: Pile, item: number, known: SeatSet, at = pile.items.length): void {
    this.place(pile, at, pile.items.length);
    this.reveal(known, item);
    pile.items = pile.items.toSpliced(at, 0, item);
    pile.known = pile.known.toSpliced(at, 0, known);
  }

  remove(pile: Pile, index: number): number {
    this.place(pile, index, pile.items.length - 1);
    const item = pile.items[index];
    pile.items = pile.items.toSpliced(index, 1);
    pile.known = pile.known.toSpliced(index, 1);
    return item;
  }

  conceal(pile: Pile, keep: SeatSet, from = 0, to = pile.items.length): void {
    this.place(pile, from, pile.items.length);
    this.place(pile, to, pile.items.length);
    pile.known = pile.known.map((known, i) => (i >= from && i < to ? known & keep : known));
  }

  reorder(pile: Pile, from: number, items: readonly number[], known: SeatSet): void {
    const there = pile.items.slice(from, from + items.length).toSorted((a, b) => a - b);
    if (items.toSorted((a, b) => a - b).some((item, i) => item !== there[i]))
      throw this.misuse('reordering gives the same items in another order');
    items.forEach((item, i) => {
      this.reveal(known & ~pile.known[from + i] & ~this.actor, item);
    });
    pile.items = pile.items.toSpliced(from, items.length, ...items);
    pile.known = pile.known.toSpliced(from, items.length, ...items.map(() => known));
  }

  emit<F extends Readonly<Record<string, FieldKind>>>(
    kind: EventKind<F>,
    fields: FieldsOf<F>,
    audience?: AudienceOf<F>,
  ): void {
    this.changes();
    let to: Record<string, SeatSet> | undefined;
    for (const k of kind.secrets) {
      to ??= {};
      // A secret field whose audience was forgotten goes to nobody.
      to[k] = (audience as Record<string, SeatSet> | undefined)?.[k] ?? NOBODY;
      this.learned |= to[k] & ~this.actor;
    }
    if (audience?.event !== undefined) {
      to = { ...to, event: audience.event };
      this.learned |= audience.event & ~this.actor;
    }
    if (this.quiet) return;
    const said = declaredFields(kind, fields);
    this.events.push(
      to === undefined ? { kind: kind.name, fields: said } : { kind: kind.name, fields: said, to },
    );
  }

  commit(): void {
    this.changes();
    this.committed = true;
  }

  abstract within<L>(procedure: Procedure<T, L, unknown, string>): L | null;

  returned<R>(procedure: Procedure<T, AnyLocals, R, string>): R {
    if (this.back?.procedure !== procedure) throw this.misuse(`${procedure.name} has not just returned`);
    return this.back.result as R;
  }

  giveTime(seat: Seat, ms: number): void {
    this.changes();
    this.timeGiven.push({ seat, ms, anew: false });
  }

  setTime(seat: Seat, ms: number): void {
    this.changes();
    this.timeGiven.push({ seat, ms, anew: true });
  }

  finish(result: Result): void {
    this.changes();
    this.result ??= result;
  }

  /** Whoever only looks (at options, reasons, a time-out's answer) must find everything as it was. */
  private changes(): void {
    if (this.listing) throw this.misuse('nothing may change while options are listed');
  }

  /** A place that a pile has, or may get. */
  private place(pile: Pile, index: number, last: number): void {
    this.changes();
    if (!Number.isInteger(index) || index < 0 || index > last)
      throw this.misuse(`a pile of ${pile.items.length} has no place ${index}`);
  }

  protected reveal(to: SeatSet, value: unknown): void {
    if (to === NOBODY) return;
    this.learned |= to;
    this.revealed.push({ to, value });
  }

  /** Whoever is answering: what it says itself is no news to it. */
  private get actor(): SeatSet {
    return this.seat < 0 ? NOBODY : only(this.seat);
  }

  protected misuse(what: string): RuleError {
    return new RuleError('misuse', what, this.where());
  }
}

/** What the kind declares and nothing else; lists are copied: the event keeps what it said when the state goes on. */
function declaredFields(kind: EventKind, fields: object): Readonly<Record<string, Field>> {
  const given = fields as Readonly<Record<string, Field>>;
  const said: Record<string, Field> = {};
  for (const k in kind.fields) {
    const v = given[k];
    said[k] = typeof v === 'object' ? v.slice() : v;
  }
  return said;
}
