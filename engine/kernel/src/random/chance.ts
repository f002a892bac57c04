import type { SeatSet } from '../seat.ts';
import type { Pile } from '../shape/pile.ts';
import type { Secret } from '../shape/secret.ts';

/** Decides what rules leave to chance in place of the dice, so that every way it can fall can be played. */
export interface Chance {
  /** A whole number from 0 to n-1. */
  draw(n: number): number;
  /** Values of so many dice with these faces. */
  roll(stream: string, faces: readonly number[], count: number): number[];
  /** From now on any order of the pile is as likely as any other. */
  shuffle(pile: Pile): void;
  /** A place of a pile is about to be seen. */
  look(pile: Pile, index: number, to: SeatSet): void;
  /** A secret is about to be shown. */
  show(what: Secret<unknown>, to: SeatSet): void;
}
