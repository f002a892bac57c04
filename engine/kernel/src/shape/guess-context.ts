import type { Pile } from './pile.ts';

/**
 * What turns a view back into a state: every hidden value is guessed anew. A pile's hidden places are only
 * noted in the first pass, because which items they can hold depends on everything that is known.
 */
export interface HiddenPlace {
  readonly pile: Pile;
  readonly index: number;
}

export interface GuessContext {
  /** a whole number from 0 to n-1, by the guesser's own dice */
  random(n: number): number;
  /** notes a hidden place of a pile */
  hidden(universe: string, place: HiddenPlace): void;
  /** notes an item of that universe that is in plain sight */
  known(universe: string, item: number): void;
}
