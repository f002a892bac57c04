import type { Check, WholeCheck } from './check.ts';
import type { GameTypes, Play } from './play.ts';

/**
 * The vocabulary of prompts. A decision offers one or more *choices*, each a verb with a form; the form says what
 * the answer holds besides the verb:
 *
 * | form      | the answer holds                                | the table shows            |
 * | --------- | ----------------------------------------------- | -------------------------- |
 * | `confirm` | nothing                                         | a button                   |
 * | `one`     | one candidate (up to three numbers)             | lit targets                |
 * | `place`   | one candidate: where, turned how                | a ghost piece on the board |
 * | `path`    | one candidate: the next step; batches go on     | a path under the pointer   |
 * | `amount`  | one number                                      | a stepper                  |
 * | `some`    | from `least` to `most` of the items                | items to tick              |
 * | `order`   | all items in an order                           | a list to sort             |
 * | `split`   | for each bin how much of `total`                | steppers that share a sum  |
 */
export type Form = 'confirm' | 'one' | 'place' | 'path' | 'amount' | 'some' | 'order' | 'split';

/** Takes one candidate: one to three numbers, by the verb's own meaning (figure, cell, card, …). */
export type Offer = (a: number, b?: number, c?: number) => void;

export interface ConfirmChoice<T extends GameTypes, L, F> {
  readonly form: 'confirm';
  readonly checks?: readonly Check<T, L>[];
  does(g: Play<T>, l: L): F;
}

/** A step that spends points: what `paths` has to know to look farther than the next step. */
export interface Movement<T extends GameTypes, L> {
  /** Where the points are that steps spend. */
  purse(g: Play<T>, l: L): { points: number };
  /** Whether the mover may stop where it stands. */
  mayStop(g: Play<T>, l: L): boolean;
}

export interface PickChoice<T extends GameTypes, L, F> {
  readonly form: 'one' | 'place' | 'path';
  /** of steps on a way */
  readonly movement?: Movement<T, L>;
  /** Everything worth looking at; the checks sort out what is legal. */
  candidates(g: Play<T>, l: L, offer: Offer): void;
  /**
   * Checks that hold for every candidate by the way candidates are found (in a table of neighbours, say). Listing
   * skips them; they explain what was never a candidate. The soak holds every listed option against them.
   */
  readonly assured?: readonly Check<T, L>[];
  readonly checks?: readonly Check<T, L>[];
  does(g: Play<T>, l: L, a: number, b: number, c: number): F;
}

export interface AmountChoice<T extends GameTypes, L, F> {
  readonly form: 'amount';
  least(g: Play<T>, l: L): number;
  most(g: Play<T>, l: L): number;
  readonly checks?: readonly Check<T, L>[];
  does(g: Play<T>, l: L, amount: number): F;
}

export interface SomeChoice<T extends GameTypes, L, F> {
  readonly form: 'some';
  items(g: Play<T>, l: L, offer: (item: number) => void): void;
  readonly checks?: readonly Check<T, L>[];
  least(g: Play<T>, l: L): number;
  most(g: Play<T>, l: L): number;
  /** must hold for the items together; whatever these leave over, something must be choosable */
  readonly whole?: readonly WholeCheck<T, L>[];
  does(g: Play<T>, l: L, items: readonly number[]): F;
}

export interface OrderChoice<T extends GameTypes, L, F> {
  readonly form: 'order';
  items(g: Play<T>, l: L, offer: (item: number) => void): void;
  does(g: Play<T>, l: L, items: readonly number[]): F;
}

export interface SplitChoice<T extends GameTypes, L, F> {
  readonly form: 'split';
  total(g: Play<T>, l: L): number;
  /** the bins and how much each can take at most */
  bins(g: Play<T>, l: L, offer: (bin: number, cap: number) => void): void;
  does(g: Play<T>, l: L, amounts: readonly number[]): F;
}

export type Choice<T extends GameTypes, L, F> =
  | ConfirmChoice<T, L, F>
  | PickChoice<T, L, F>
  | AmountChoice<T, L, F>
  | SomeChoice<T, L, F>
  | OrderChoice<T, L, F>
  | SplitChoice<T, L, F>;

/**
 * An answer: the verb, then the numbers its form asks for. `['step', 12]`, `['pass']`, `['bid', 3]`,
 * `['discard', 4, 7, 9]`.
 */
export type Answer<Verb extends string = string> = readonly [verb: Verb, ...numbers: number[]];

/** In every window a seat may decline. */
export const PASS: Answer<'pass'> = ['pass'];
