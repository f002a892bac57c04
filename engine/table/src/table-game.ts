import type { Answer, Decision, Game, GameTypes, Result, SeenEvent, VerbOf, View } from '@sightline/kernel';
import type { BoardDrawing } from './drawing.ts';
import type { Icon, Tone } from './look.ts';
import type { Narration } from './narration.ts';
import type { FilledForm, NewMatchForm, OperationState, Presets } from './new-match.ts';
import type { Inspection, Preview } from './preview.ts';
import type { Question } from './question.ts';
import type { ForbiddenBy } from './reason.ts';
import type { Ref } from './ref.ts';
import type { Scene } from './scene.ts';
import type { UnaskedAct } from './unasked-act.ts';

/** What a message's arguments are filled with. */
export type MessageArguments = Readonly<Record<string, string | number>>;

/**
 * A message in the reader's language, with its arguments. A game names the keys it has messages for; a host takes
 * any key, so that it serves every game.
 */
export type Say<Key extends string = string> = (key: Key, args?: MessageArguments) => string;

/** What somebody looks at: what his seat may know, never more. */
export interface ViewContext<
  T extends GameTypes,
  Key extends string = string,
  D extends Decision = Decision,
> {
  /** the rules the match is played by: what is foretold is played by them */
  readonly game: Game<T>;
  readonly view: View<T, D>;
  readonly statics: T['statics'];
  say(key: Key, args?: MessageArguments): string;
  /** how a list of things is written in the reader's language */
  readonly listed: (items: readonly string[]) => string;
}

/** How an answer under the pointer is named: an option's answer, or the answers of a walk. */
export type Chosen<Verb extends string = string> = readonly Answer<Verb>[];

/** A match that is over, in words. */
export interface Ending {
  readonly title: string;
  /** how it came about, where the story does not say it */
  readonly why?: string;
  readonly text: string;
  /** how far everything had come, and how everybody fared */
  readonly figures?: readonly { readonly label: string; readonly value: string }[];
  /** by which rule */
  readonly rule: string | null;
  readonly tone: Tone;
}

/** Why nothing can be done somewhere, and the rule behind it, if one is. */
export interface Hint {
  readonly text: string;
  readonly rule: string | null;
}

/**
 * What the table needs to know of a game. `Key` are the game's message keys and `D` its decisions: a host takes them
 * all alike. It describes; it draws nothing, decides nothing, and keeps nothing between
 * two calls. All it is given is a view, so it works as well on the far side of a wire.
 */
export interface TableGame<T extends GameTypes, Key extends string = string, D extends Decision = Decision> {
  readonly game: Game<T>;
  /** Does some seat know what another may not, in a match of this set-up? Then people at one screen need a curtain. */
  secrets(setup: unknown): boolean;
  /** What the seats are called and how they look, in a match of so many. */
  seat(
    at: Pick<ViewContext<T, Key, D>, 'say'>,
    seat: number,
    seats: number,
  ): { readonly name: string; readonly icon: Icon; readonly tone: Tone };
  /** By seat: which side it is on, for talk that the other side does not hear. Absent: all are on one. */
  sides?(seats: number): readonly number[];
  /**
   * May this seat talk to its own side now? Asked with what the seat sees, on the server too: what is said while it may
   * not is refused. Absent: always. What is said to all is never shut.
   */
  maySpeak?(at: Pick<ViewContext<T, Key, D>, 'view' | 'statics'>): boolean;
  drawing(at: ViewContext<T, Key, D>): BoardDrawing;
  scene(at: ViewContext<T, Key, D>): Scene;
  /** `id` and each option's `final` are the host's to say. */
  question(at: ViewContext<T, Key, D>, decision: D): Omit<Question<VerbOf<D>>, 'id'>;
  preview(at: ViewContext<T, Key, D>, decision: D, chosen: Chosen<VerbOf<D>>): Preview | null;
  inspect(at: ViewContext<T, Key, D>, ref: Ref): Inspection | null;
  /** Answers that somebody may have had in mind who clicked there, the likeliest first: asked for "why not?". */
  attempts(at: ViewContext<T, Key, D>, decision: D, ref: Ref): readonly Answer<VerbOf<D>>[];
  /**
   * What stands between somebody and what they want who clicked there, if it is more than one answer could say: what has
   * to come first, or that the way is too long. Said before the reasons of `attempts`. Null: nothing.
   */
  hint?(at: ViewContext<T, Key, D>, decision: D, ref: Ref): Hint | null;
  /** A reason in words. */
  reason(at: ViewContext<T, Key, D>, reason: ForbiddenBy): string;
  /** `at` is the moment after the event's input. */
  tell(at: ViewContext<T, Key, D>, event: SeenEvent): Narration;
  /**
   * Two events, one right after the other, that are one thing to a reader, such as the steps of a walk:
   * an event that tells of both, for `tell` and to be joined with the next. Null: they are two.
   */
  joined?(before: SeenEvent, event: SeenEvent): SeenEvent | null;
  ending(at: ViewContext<T, Key, D>, result: Result): Ending;
  /**
   * What a seat may ever do unasked in a match of so many, for the bar that stands beside the board: the same at every
   * moment, whatever can be done now. Needed where the rules have a `meanwhile`; `question` is then asked for such
   * decisions too.
   */
  unasked?(
    at: Pick<ViewContext<T, Key, D>, 'say' | 'statics'>,
    seat: number,
    seats: number,
  ): readonly UnaskedAct<VerbOf<D>>[];
  /** What is still to come before the seat acts again, when it waits: "The Invader activates Imps". */
  waiting(at: ViewContext<T, Key, D>): string;

  newMatch(at: Pick<ViewContext<T, Key, D>, 'say'>): NewMatchForm;
  /** The set-up of a match, by what was filled into the form. */
  setup(filled: FilledForm): unknown;
  /**
   * Of a set-up that brings content of its own, such as a mission file: the same without it, for lists. Null: it names
   * only what ships. A server plays nothing else; absent: there is nothing else.
   */
  abridged?(setup: unknown): unknown;
  /** The answer that was settled beforehand; null: the seat is asked. */
  preset(decision: D, presets: Presets): Answer<VerbOf<D>> | null;
  /** Title of a match for lists: the mission's name. */
  title(at: Pick<ViewContext<T, Key, D>, 'say'>, setup: unknown): string;

  /** Operations as plain data that the host keeps; null starts one. */
  readonly operations: {
    start(id: string, seats: number): unknown;
    /** the next mission; null: none is to be played. How it is played otherwise was said when the operation began. */
    next(operation: unknown): string | null;
    record(operation: unknown, result: Result): unknown;
    state(at: Pick<ViewContext<T, Key, D>, 'say'>, operation: unknown): OperationState;
  };
}
