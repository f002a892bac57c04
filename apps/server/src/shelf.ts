import type { Bot } from '@sightline/bots';
import type { Answer, AnyGame, Decision, Game, GameTypes, View } from '@sightline/kernel';
import type { FilledForm, Presets } from '@sightline/table';

/** All that the server needs of one game. */
export interface ServerGame<T extends GameTypes> {
  readonly game: Game<T>;
  /** by level, the one that fills in first */
  readonly bots: Readonly<Record<string, Bot<T>>>;
  /** The set-up for what somebody chose; throws SetupError, or any other error, if that makes no sense. */
  setup(filled: FilledForm): unknown;
  /** Of a set-up with content of its own, which is not played here: what lists need of it. Null: it has none. */
  abridged(setup: unknown): unknown;
  /** The answer that was settled beforehand; null: the seat is asked. */
  preset(decision: Decision, presets: Presets): Answer | null;
  /** by seat: which side it is on */
  sides(seats: number): readonly number[];
  /** May a seat talk to its side now, by what it sees? Absent: always. */
  maySpeak?(at: { readonly view: View<T>; readonly statics: T['statics'] }): boolean;
  /** what people call it */
  readonly title: string;
}

export type AnyServerGame = ServerGame<AnyGame>;

/** By the game's own name. */
export type ServerGames = Readonly<Record<string, AnyServerGame>>;
