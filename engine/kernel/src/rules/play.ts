import type { AudienceOf, EventKind, FieldKind, FieldsOf } from '../event.ts';
import type { Seat, SeatSet } from '../seat.ts';
import type { Pile } from '../shape/pile.ts';
import type { Secret } from '../shape/secret.ts';
import type { AnyLocals } from './any-locals.ts';
import type { Procedure } from './procedure.ts';

/** The types of one game, named once: `interface Skirmish extends GameTypes { state: …; statics: … }`. */
export interface GameTypes {
  state: object;
  /** the state as a seat sees it: `Seen<typeof shape>` */
  seen: object;
  /** what never changes in a match: map, tables, card and figure definitions */
  statics: object;
  /** what is computed once per position while options are listed, e.g. who stands where */
  derived?: unknown;
}

/** A registry holds games of all types. */
// biome-ignore lint/suspicious/noExplicitAny: the types of its games have nothing in common
export type AnyGame = any;

/** How a match ended: the seats that won (none: a draw or a common defeat) and the rule that says so. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly by: string;
}

/** What the code of a rule is handed: the state to change, and everything else a rule may do. */
export interface Play<T extends GameTypes> {
  readonly state: T['state'];
  readonly statics: T['statics'];
  /** Computed by the game's `derive`; fresh whenever options are being listed or a choice explained. */
  readonly derived: T['derived'];
  /** How many players there are; their seats are 0 to seats-1. */
  readonly seats: number;
  /** The seat that answers, or whose options are being listed. */
  readonly seat: Seat;
  /** Who has given up. */
  readonly resigned: SeatSet;

  /** A whole number from 0 to n-1 out of a named stream. */
  draw(stream: string, n: number): number;
  /** Rolls so many dice with these faces; the same draws as one `draw` for each. */
  roll(stream: string, faces: readonly number[], count: number): number[];
  shuffle(stream: string, pile: Pile): void;

  /** Lets a set of seats look at a secret or at one place of a pile. */
  show(what: Secret<unknown>, to: SeatSet): void;
  look(pile: Pile, index: number, to: SeatSet): void;
  /** Gives a secret a new value that `known` get to know; who else knew the old one knows nothing of the new. */
  hide<V>(what: Secret<V>, value: V, known: SeatSet): void;
  /** The same for a value the answering seat has chosen itself: it alone knows it, and learned nothing by it. */
  setPrivate<V>(what: Secret<V>, value: V): void;
  /** Moves one item; who knew it still does, and `seen` get to see it. It goes on top unless `at` says where. */
  move(from: Pile, index: number, to: Pile, seen: SeatSet, at?: number): number;
  /** An item comes into play or goes out of it. */
  add(pile: Pile, item: number, known: SeatSet, at?: number): void;
  remove(pile: Pile, index: number): number;
  /** Of the places from `from` up to `to` only `keep` know from now on what lies there. */
  conceal(pile: Pile, keep: SeatSet, from?: number, to?: number): void;
  /** Puts the items from `from` on into this order; only `known` know it. */
  reorder(pile: Pile, from: number, items: readonly number[], known: SeatSet): void;

  emit<F extends Readonly<Record<string, FieldKind>>>(
    kind: EventKind<F>,
    fields: FieldsOf<F>,
    ...audience: HasSecret<F> extends true ? [AudienceOf<F>] : [AudienceOf<F>?]
  ): void;

  /** The result of the procedure that has just returned to this step. */
  returned<R>(procedure: Procedure<T, AnyLocals, R, string>): R;
  /** The locals of the nearest running procedure of that kind: an ability in the middle of an attack finds the attack. */
  within<L>(procedure: Procedure<T, L, unknown, string>): L | null;

  /** Adds to (or takes from) a seat's clock, or sets it anew; the host keeps the clocks, rules never read them. */
  giveTime(seat: Seat, ms: number): void;
  setTime(seat: Seat, ms: number): void;
  /** Something became known that no secret holds (a line was measured): nothing up to here can be taken back. */
  commit(): void;
  /** Ends the match; what ended it first counts. */
  finish(result: Result): void;
}

type HasSecret<F> = Extract<F[keyof F], `secret${string}`> extends never ? false : true;
