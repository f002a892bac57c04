import type { EventKind } from '../event.ts';
import { MOST_SEATS, type Seat } from '../seat.ts';
import type { Pile } from '../shape/pile.ts';
import type { Shape } from '../shape/shape.ts';
import type { GameTypes, Play } from './play.ts';
import type { AnyProcedure } from './procedure.ts';
import type { Timing } from './timing.ts';

export { SetupError } from './setup-error.ts';

/** All a game has to say of itself. */
export interface GameRules<T extends GameTypes> {
  readonly name: string;
  /** A match is pinned to this: change it whenever a stored match could play out otherwise. */
  readonly version: string;
  /** The newest edition of its content. A match keeps the one it was begun with; a game without has only one. */
  readonly edition?: number;
  readonly seats: { readonly least: number; readonly most: number };
  readonly state: Shape<T['state'], T['seen']>;
  /** Named streams of draws: a draw from one never shifts another. */
  readonly streams: readonly string[];
  /** Those of them whose draws nobody sees as such: shuffles, lots cast for something hidden. */
  readonly secretStreams?: readonly string[];
  readonly events: readonly EventKind[];
  readonly procedures: readonly AnyProcedure<T>[];
  /** Where a match begins. */
  readonly main: AnyProcedure<T>;
  /**
   * Checks a set-up and gives what never changes in its match, played with that edition of the content. Called once per
   * set-up; throws SetupError.
   */
  statics(setup: unknown, seats: number, edition: number): T['statics'];
  /**
   * Which clocks a match has and how it is paced, by its set-up. Null or absent: none, unless the host adds clocks.
   * Matches replay by it: change `version` whenever it would say something else of a stored set-up.
   */
  timing?(statics: T['statics'], seats: number): Timing | null;
  /** Fills the fresh state before the first step; draws belong into the main procedure. */
  begin?(g: Play<T>): void;
  /** What lists options faster than the state itself; `old` may be filled again. */
  derive?(g: Play<T>, old: T['derived'] | undefined): T['derived'];
  /** All items of each universe of piles, for guessing what a seat can't see. */
  deckContents?(universe: string, g: Play<T>): readonly number[];
  /** Corrects guessed secrets before the hidden places of piles are filled: what they hold may depend on those. */
  guess?(g: Play<T>, seat: Seat, random: (n: number) => number): void;
  /**
   * The items that may lie at a hidden place of a pile; null: any that lies nowhere else. Two lists are the same, or have
   * no item in common. Asked after `guess`; the deal, and exact odds, go by it.
   */
  mayLieAt?(g: Play<T>, universe: string, pile: Pile, index: number): readonly number[] | null;
  /**
   * Where a secret decides what `mayLieAt` says: the values it may have by what a seat knows, each as likely as any other,
   * as functions that let the guessed state have them. None: `mayLieAt` hangs on nothing the seat does not know.
   */
  hypotheses?(g: Play<T>, seat: Seat): readonly (() => void)[];
  /** Repairs a guessed state where hidden values depend on each other. */
  repair?(g: Play<T>, seat: Seat, random: (n: number) => number): void;
  /** What is impossible about a state, real or guessed; null if nothing is. The soak asks. */
  impossible?(g: Play<T>): string | null;
  /** A seat's time ran out: note it in the state, before the question it left open is answered for it. */
  expired?(g: Play<T>, seat: Seat): void;
  /** A seat gives up: finish the match or change the state; its later questions are answered as if its time ran out. */
  resign?(g: Play<T>, seat: Seat): void;
}

export interface Game<T extends GameTypes> extends GameRules<T> {
  readonly procedureNumber: ReadonlyMap<AnyProcedure<T>, number>;
  readonly streamNumber: ReadonlyMap<string, number>;
}

/** Checks what the type checker can't, and numbers what the state refers to. */
export function defineGame<T extends GameTypes>(rules: GameRules<T>): Game<T> {
  const procedures = rules.procedures.includes(rules.main)
    ? rules.procedures
    : [rules.main, ...rules.procedures];
  const { least, most } = rules.seats;
  if (!(least >= 1 && least <= most && most <= MOST_SEATS))
    throw new Error(`${rules.name}: ${least} to ${most} seats; there can be 1 to ${MOST_SEATS}`);
  if (new Set(rules.streams).size !== rules.streams.length)
    throw new Error(`${rules.name}: a stream is named twice`);
  const names = new Set<string>();
  for (const p of procedures) {
    if (p.body.length === 0) throw new Error(`${rules.name}: procedure ${p.name} has no steps`);
    if (names.has(p.name)) throw new Error(`${rules.name}: two procedures are called ${p.name}`);
    names.add(p.name);
    if (new Set(p.names).size !== p.names.length)
      throw new Error(`${rules.name}: ${p.name} has a step twice`);
    p.body.forEach((step, i) => {
      if (typeof step === 'function') return;
      if (step.ask !== 'one' && step.ask !== 'sealed' && 'pass' in step.choices)
        throw new Error(`${rules.name}: ${p.name}.${p.names[i]} may not define "pass": every window has it`);
      if (Object.keys(step.choices).length === 0)
        throw new Error(`${rules.name}: ${p.name}.${p.names[i]} asks without a choice`);
    });
  }
  return Object.freeze({
    ...rules,
    procedures,
    procedureNumber: new Map(procedures.map((p, i) => [p, i])),
    streamNumber: new Map(rules.streams.map((s, i) => [s, i])),
  });
}
