import type { BoardDrawing, Facing, OptionMark, Preview, Ref, Scene, Tone } from '@sightline/table';

/** A target that may be chosen now. */
export interface Lit {
  readonly ref: Ref;
  readonly mark: OptionMark;
  /** said aloud and shown as a tooltip: "Move to C7: 3 movement points" */
  readonly label: string;
  /** a small number or word at it: the cost of a walk */
  readonly note?: string;
}

/** One of several things that can be done at one spot. */
export interface SpotChoice {
  readonly key: string;
  readonly ref: Ref;
  readonly mark: OptionMark;
  readonly label: string;
  /** where all of them have one they are arrows, not a list */
  readonly turn?: Facing;
}

/** What floats over the board for a moment. `id` is new for each. */
export type Flying = { readonly id: number } & (
  | { readonly show: 'number'; readonly at: Ref; readonly text: string; readonly tone: Tone }
  | {
      readonly show: 'icon';
      readonly at: Ref;
      readonly icon: string;
      readonly tone: Tone;
      readonly label: string;
    }
  | { readonly show: 'shot'; readonly from: Ref; readonly to: Ref; readonly tone: Tone }
);

/** A piece on its way: where it is shown instead of where the scene has it. */
export type Moved = { readonly jump: boolean } & (
  | { readonly x: number; readonly y: number; readonly level?: number; readonly area?: never }
  /** on a board of areas */
  | { readonly area: Ref; readonly x?: never; readonly y?: never; readonly level?: never }
);

/** Something to look at: what has a ref, or a space of a grid where a piece comes to stand. */
export type Subject = Ref | { readonly x: number; readonly y: number; readonly like: Ref };

/** What moves the view by itself. */
export interface Camera {
  /**
   * Brings them into view before something happens there, unless somebody is just looking around by hand. Says how many
   * milliseconds it takes. `staged`: clear of the moment that is shown in the middle of the board.
   */
  bring(subjects: readonly Subject[], staged: boolean): number;
}

export interface BoardProps {
  readonly drawing: BoardDrawing;
  readonly pieces: Scene['pieces'];
  readonly doors: Scene['doors'];
  /** of a plan: see `Scene` */
  readonly borders?: Scene['borders'];
  readonly veils?: Scene['veils'];
  readonly annexes?: Scene['annexes'];
  readonly lit: readonly Lit[];
  /** chosen already, waiting for the next pick or for a confirmation */
  readonly selected: readonly Ref[];
  /** the question that is asked; none: things happen, and the camera shows them */
  readonly asked?: number | null;
  /** whom and what the question is about */
  readonly about?: readonly Ref[];
  /** a moment is shown over the board */
  readonly staged?: boolean;
  onCamera?(camera: Camera | null): void;
  /** what is about to be done to these waits for a last word: seen together with whoever does it */
  readonly aimed?: readonly Ref[];
  /** what the keyboard or a link in the log points at: drawn as a ring, scrolled into view */
  readonly cursor: Ref | null;
  /** what the tutorial points at */
  readonly hinted: readonly Ref[];
  readonly preview: Preview | null;
  readonly moved: ReadonlyMap<Ref, Moved>;
  readonly flying: readonly Flying[];
  /** pieces that come or go right now */
  readonly fading: ReadonlyMap<Ref, 'appear' | 'vanish'>;
  /** milliseconds one step of a piece takes; 0: at once */
  readonly pace: number;
  /** the pointer rests on something (also long-press); null: on nothing */
  onPoint(ref: Ref | null): void;
  /**
   * clicked or tapped, lit or not: the topmost lit ref there, else the topmost piece, door or space; `below` are the
   * lit ones that it covers, so that it may be them that were meant
   */
  onChoose(ref: Ref, below: readonly Ref[]): void;
  /** what is to be chosen from at the spot that was pointed at; none: nothing */
  readonly choices?: readonly SpotChoice[];
  /** they stand in the prompt too: where that is as large as the board, here they would only hide it */
  readonly listed?: boolean;
  onTake?(key: string): void;
  /** words of the board's own buttons */
  readonly words: {
    readonly board: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly fit: string;
    /** above what is to be chosen from at one spot */
    readonly which: string;
    readonly legend: Readonly<Record<OptionMark, string>>;
    /** what opens the legend of borders where it has no room */
    readonly samples: string;
    /** names of levels, the lowest first; without them they are numbered */
    readonly levels?: readonly string[];
  };
}
