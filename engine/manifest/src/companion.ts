/**
 * What helps people who play with the box itself: clocks, rounds and phases, without a board. `games/NAME/companion`
 * exports one as `companion`; its words are `games/NAME/text/LANGUAGE/companion.ts`. All of it is pure: the page that
 * shows it keeps the acts and the time between them, so that a match can be stored, played through and taken back.
 */
export interface Companion<S, K extends string = string> {
  /** changes with what stored acts mean */
  readonly version: number;
  /** what is asked before the match, as far as it depends on what was chosen */
  form(chosen: CompanionChoices): readonly CompanionField<K>[];
  begin(chosen: CompanionChoices): S;
  advance(state: S, ms: number): S;
  /** null: not possible now */
  does(state: S, act: CompanionAct): S | null;
  face(state: S): CompanionFace<K>;
  /** what it is called when it is taken back; null: it never is, such as stopping the clocks */
  named(act: CompanionAct): CompanionMessage<K> | null;
  /** what to choose for another match in which the players change sides */
  swapped(chosen: CompanionChoices): CompanionChoices;
}

/** By the id of the field. */
export type CompanionChoices = Readonly<Record<string, string>>;

export type CompanionAct = readonly [verb: string, ...args: readonly number[]];

export interface CompanionMessage<K extends string = string> {
  readonly key: K;
  readonly args?: Readonly<Record<string, string | number>>;
}

export type CompanionWords = Readonly<Record<string, string>>;

export interface CompanionField<K extends string = string> {
  readonly id: string;
  readonly label: CompanionMessage<K>;
  /** of this value */
  readonly hint: CompanionMessage<K> | null;
  readonly value: string;
  readonly values: readonly { readonly id: string; readonly label: CompanionMessage<K> }[];
}

/** Everything that is to be seen at a moment. */
export interface CompanionFace<K extends string = string> {
  /** the first is near, the second opposite */
  readonly sides: readonly [CompanionSide<K>, CompanionSide<K>];
  readonly rounds: readonly CompanionMark<K>[];
  readonly phases: readonly CompanionPhase<K>[];
  /** all clocks at once; null: there is nothing to stop */
  readonly stop: {
    readonly act: CompanionAct;
    readonly stopped: boolean;
    /** what it is for */
    readonly hint: CompanionMessage<K>;
  } | null;
  /** between the clocks */
  readonly interlude: CompanionInterlude<K> | null;
  /** what comes next, for one key */
  readonly main: CompanionAct | null;
  /** how a clock that shows the wrong time is set right, for each side */
  readonly corrections: readonly (readonly CompanionCorrection[])[];
  /** ends the match early; null: it is over */
  readonly finish: CompanionAct | null;
}

export interface CompanionSide<K extends string = string> {
  readonly name: CompanionMessage<K>;
  readonly tone: 'cool' | 'warm';
  /** what its time is made of */
  readonly detail: CompanionMessage<K> | null;
  readonly status: CompanionMessage<K>;
  readonly mood: 'runs' | 'asked' | 'waits' | 'expired';
  readonly clock: CompanionClock;
  readonly hint: CompanionMessage<K> | null;
  /** what a press anywhere on its half does; null: nothing */
  readonly press: CompanionAct | null;
  readonly people: readonly CompanionPerson<K>[];
  readonly buttons: readonly CompanionButton<K>[];
}

export interface CompanionClock {
  readonly ms: number;
  /** what it began with; null: it counts up */
  readonly of: number | null;
  readonly running: boolean;
}

export interface CompanionPerson<K extends string = string> {
  readonly label: CompanionMessage<K>;
  readonly mark: 'person' | 'star';
  readonly out: boolean;
  /** in or out; null: not now */
  readonly act: CompanionAct | null;
}

export interface CompanionButton<K extends string = string> {
  readonly label: CompanionMessage<K>;
  /** below it, where there is room for a word */
  readonly note?: CompanionMessage<K>;
  /** what it says besides to who does not see where it is */
  readonly spoken?: CompanionMessage<K>;
  /** null: not now */
  readonly act: CompanionAct | null;
}

export interface CompanionMark<K extends string = string> {
  readonly label: CompanionMessage<K>;
  readonly state: 'past' | 'now' | 'next';
  /** it may not come */
  readonly extra: boolean;
}

export interface CompanionPhase<K extends string = string> {
  readonly label: CompanionMessage<K>;
  readonly tone: CompanionSide['tone'] | null;
  readonly state: 'past' | 'now' | 'next' | 'skipped';
  /** leaves it out, or not; null: that is not for people to say */
  readonly skip: { readonly act: CompanionAct; readonly spoken: CompanionMessage<K> } | null;
}

export interface CompanionInterlude<K extends string = string> {
  readonly title: CompanionMessage<K>;
  readonly steps: readonly CompanionMessage<K>[];
  readonly clock: CompanionClock | null;
  /** the likeliest first */
  readonly buttons: readonly CompanionButton<K>[];
}

export interface CompanionCorrection {
  readonly seconds: number;
  readonly act: CompanionAct;
}
