import type { Icon, Tone } from './look.ts';

/** A part of a sum: what it is, and how much it adds (or, below zero, takes away). */
export interface Term {
  /** as inside a sentence: "rolled", "shields of “Iron Skin”" */
  readonly label: string;
  readonly amount: number;
  /** it is there to take away: written with a minus even where that is 0 */
  readonly subtracted?: true;
  readonly icon?: Icon;
  readonly tone?: Tone;
}

/**
 * How a number came about, as a sum: "rolled 1, “Long Arc” +2, shields −1: 2 damage". Every part comes from the rules.
 * The terms add up to the total; where they do not, `note` says why.
 */
export interface Ledger {
  readonly terms: readonly Term[];
  readonly total: Pick<Term, 'label' | 'amount'>;
  readonly note?: string;
}

const MINUS = '\u2212';

/** The sign before a term: the first of a sum has no plus. */
export const signOf = ({ amount, subtracted }: Term, first: boolean): string =>
  amount < 0 || (amount === 0 && subtracted) ? MINUS : first ? '' : '+';

/** The terms of a sum as words, for a line of the log. */
export const termsInWords = (terms: readonly Term[]): string =>
  terms.map((term, i) => `${term.label}\u00a0${signOf(term, i === 0)}${Math.abs(term.amount)}`).join(', ');

/** Do the terms add up to the total? */
export const addsUp = ({ terms, total }: Ledger): boolean =>
  terms.reduce((sum, { amount }) => sum + amount, 0) === total.amount;
