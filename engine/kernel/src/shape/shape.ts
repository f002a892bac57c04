import type { Seat } from '../seat.ts';
import type { ByteReader } from './bytes.ts';
import type { GuessContext } from './guess-context.ts';
import type { Pile } from './pile.ts';

/** Takes what a value is made of, in a fixed order. */
export interface Sink {
  int(n: number): void;
  text(s: string): void;
}

/**
 * One description of a piece of state gives everything that has to be done with all of it: copy, equality,
 * fingerprint, encoding, the part of it that a seat may know, and a guess at the rest.
 *
 * `T` is the piece itself, `V` what a seat sees of it: the same, with `null` where it may not look.
 */
export interface Shape<T, V = T> {
  /** a copy is the value itself, and nothing in it is secret */
  readonly scalar: boolean;
  /** nothing in it is secret: all seats see the same */
  readonly common: boolean;
  initial(): T;
  copy(value: T): T;
  equal(a: T, b: T): boolean;
  /** Writes it down: as bytes to store and send, or into a fingerprint. */
  write(value: T, into: Sink): void;
  read(from: ByteReader): T;
  /**
   * What the seat may know of it: built up from what is open to it, never by taking secrets away. Who holds many views
   * shares what is the same: of `shown`, which the seat saw before, whatever still looks so; of `beside`, which another
   * seat sees now, what all see alike.
   */
  see(value: T, seat: Seat, shown?: V, beside?: V): V;
  /** A full value that looks exactly like `seen` to that seat; what it hides is guessed. */
  guess(seen: V, context: GuessContext): T;
  /** Says where and how a value breaks the shape: a rule wrote `undefined`, 1.5, or a field nobody declared. */
  fault(value: unknown, path: string): string | null;
  /** Visits every pile in it with the pile's universe; absent where it can't hold any. */
  eachPile?(value: T, visit: (universe: string, pile: Pile) => void): void;
}

declare const declared: unique symbol;
/**
 * A shape that says who may know it. A state and a procedure's locals take only these, so that a field that
 * nobody thought about does not compile, instead of being open to all.
 */
export type Declared<T, V = T> = Shape<T, V> & { readonly [declared]: true };

export const declare = <T, V>(shape: Shape<T, V>): Declared<T, V> => shape as Declared<T, V>;

// biome-ignore lint/suspicious/noExplicitAny: the only way to say "a shape of anything"
export type AnyShape = Shape<any, any>;
export type Data<S> = S extends Shape<infer T, infer _V> ? T : never;
export type Seen<S> = S extends Shape<infer _T, infer V> ? V : never;
