import type { Seat, SeatSet } from '../seat.ts';
import type { Facts } from './check.ts';
import type { Answer, Choice } from './choice.ts';
import type { GameTypes, Play } from './play.ts';

/** A step that just happens: change the state, draw, emit, call, go elsewhere. */
export type RunStep<T extends GameTypes, L, F> = (g: Play<T>, l: L) => F;

/**
 * What others may do while somebody is asked, without being asked themselves: reveal one of their own, demand that a
 * token be shown, drop what they carry. Nobody waits for them, so nobody can tell whether they could. After such an
 * act the question is asked again, unless the act leads elsewhere.
 */
export interface Meanwhile<T extends GameTypes, L, F> {
  seats(g: Play<T>, l: L): SeatSet;
  readonly choices: Readonly<Record<string, Choice<T, L, F>>>;
}

interface Asking<T extends GameTypes, L, F> {
  readonly choices: Readonly<Record<string, Choice<T, L, F>>>;
  readonly meanwhile?: Meanwhile<T, L, F>;
  /** Figures and numbers the prompt's text speaks of. */
  about?(g: Play<T>, l: L): Facts;
  /** What counts as the answer when time runs out; a window passes, any other question takes its first option. */
  timeout?(g: Play<T>, l: L): Answer;
  /** Whose clock runs meanwhile; by default the clocks of those who are asked. Nobody's: `NOBODY`. */
  clock?(g: Play<T>, l: L): SeatSet;
  /** In a timed match: how long an answer may take that no clock runs for, in milliseconds; null: as long as it likes. */
  allowance?(g: Play<T>, l: L): number | null;
  /**
   * What is answered stays hidden from the other seats (where a marker lies, which token is real): nothing they see
   * may depend on it. The soak then answers otherwise in the worlds it compares.
   */
  readonly hidden?: true;
}

/** One seat is asked. */
export interface AskOne<T extends GameTypes, L, F> extends Asking<T, L, F> {
  readonly ask: 'one';
  seat(g: Play<T>, l: L): Seat;
  /** What happens if nothing may be chosen; without it that is a dead end, and an error of the rules. */
  ifNone?(g: Play<T>, l: L): F;
}

/** Several seats answer at once, hidden from each other until all have; then each answer takes effect, in seat order. */
export interface AskSealed<T extends GameTypes, L, F> extends Asking<T, L, F> {
  readonly ask: 'sealed';
  seats(g: Play<T>, l: L): SeatSet;
}

interface AskWindow<T extends GameTypes, L, F> extends Asking<T, L, F> {
  /**
   * A window opens only for who really has an option. Where that alone would tell a secret (a fitting card in
   * hand, a real figure among decoys), say here who *could* have one as far as the table knows: those are asked
   * even if all they can do is pass.
   */
  mayHave?(g: Play<T>, l: L, seat: Seat): boolean;
  /** How to go on when all have passed, if not with the next step. */
  allPassed?(g: Play<T>, l: L): F;
}

/** Any of several seats may act, whoever is first; asked again after each act until all have passed in a row. */
export interface AskOpen<T extends GameTypes, L, F> extends AskWindow<T, L, F> {
  readonly ask: 'open';
  seats(g: Play<T>, l: L): SeatSet;
  /** `false`: a decision of several seats together, made by whichever of them answers first; it must lead elsewhere. */
  readonly mayPass?: false;
}

/** Several seats in the rule's order: each acts until it passes, then the next. */
export interface AskPriority<T extends GameTypes, L, F> extends AskWindow<T, L, F> {
  readonly ask: 'priority';
  seats(g: Play<T>, l: L): readonly Seat[];
  /** After any act the first seat in the order is asked anew. */
  readonly restart?: boolean;
}

export type AskStep<T extends GameTypes, L, F> =
  | AskOne<T, L, F>
  | AskSealed<T, L, F>
  | AskOpen<T, L, F>
  | AskPriority<T, L, F>;

export type Step<T extends GameTypes, L, F> = RunStep<T, L, F> | AskStep<T, L, F>;
