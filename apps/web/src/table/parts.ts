import type { ReactNode } from 'react';
import type {
  Card,
  Coaching,
  Die,
  Ending,
  HandArea,
  Header,
  Inspection,
  Ledger,
  LogLine,
  NoUndo,
  OptionMark,
  Panel,
  Preview,
  Ref,
  Tone,
  WhyNot,
} from './part-types.ts';

/**
 * The parts of the table's screen, without any knowledge of a match: each is handed what it shows. The table itself
 * (Table.tsx) puts them together.
 */

/** What pointing at something does, the same for every part. */
export interface Pointing {
  /** the pointer or the focus rests on it */
  onPoint(ref: Ref | null): void;
  /** clicked, tapped, Enter */
  onChoose(ref: Ref): void;
}

export interface TableHeaderProps {
  readonly header: Header;
  /** the clocks of the match, if it has any */
  readonly clocks?: ReactNode;
  /** meant by the guided match */
  readonly hinted?: readonly Ref[];
  readonly undo: { readonly steps: number; readonly none?: NoUndo | undefined; onUndo(): void };
  /** shows the opponent's last turn again */
  readonly again: { readonly possible: boolean; onAgain(): void };
  onMenu(): void;
}

export interface PanelsProps extends Pointing {
  readonly panels: readonly Panel[];
  /** meant by the guided match */
  readonly hinted?: readonly Ref[];
  readonly lit: ReadonlyMap<Ref, { readonly mark: OptionMark; readonly label: string }>;
}

export interface CardProps extends Partial<Pointing> {
  readonly card: Card;
  /** lit: it may be chosen */
  readonly lit?: { readonly mark: OptionMark; readonly label: string };
  readonly selected?: boolean;
  /** meant by the guided match */
  readonly hinted?: boolean;
  /** `full` prints everything, `small` is for narrow places */
  readonly size?: 'full' | 'small';
}

export interface HandProps extends Pointing {
  readonly hand: HandArea;
  readonly lit: ReadonlyMap<Ref, { readonly mark: OptionMark; readonly label: string }>;
  readonly selected: readonly Ref[];
  /** meant by the guided match */
  readonly hinted?: readonly Ref[];
}

export interface LogProps {
  readonly lines: readonly LogLine[];
  onRef(ref: Ref | null): void;
}

/** Something that is decided before everybody's eyes: dice, cards turned over, what came of it and how. */
export interface Moment {
  /** changes with every roll, so that the dice tumble anew */
  readonly id: number;
  readonly title: string;
  /** how many dice, and why */
  readonly note: string;
  /** dice were rolled, if any were to be */
  readonly rolled: boolean;
  readonly dice: readonly Die[];
  /** with an `effect` it was used for that; without, its symbols count */
  readonly cards: readonly { readonly title: string; readonly card: Card; readonly effect?: string }[];
  readonly result: {
    readonly text: string;
    readonly tone: Tone;
    readonly ledger: Ledger | null;
  } | null;
  /** what followed from it */
  readonly outcomes: readonly { readonly text: string; readonly tone: Tone; readonly icon?: string }[];
  /** something else has happened since */
  readonly over: boolean;
}

export interface DiceTrayProps {
  /** the last moment with dice */
  readonly roll: Moment | null;
  readonly pace: number;
}

export interface PreviewBoxProps {
  readonly preview: Preview;
  /** odds are shown only if the player wants them */
  readonly odds: boolean;
}

export interface InspectBoxProps {
  readonly inspection: Inspection;
  readonly game: string;
}

export interface WhyNotBoxProps {
  readonly whyNot: WhyNot;
  readonly game: string;
  onClose(): void;
}

export interface CurtainProps {
  readonly name: string;
  readonly icon: string;
  readonly tone: Tone;
  onReady(): void;
}

export interface EndingProps {
  readonly ending: Ending;
  readonly links: readonly {
    readonly label: string;
    /** where it leads, or what it does */
    readonly to: string | (() => void);
    readonly primary?: boolean;
  }[];
  /** news since it ended */
  readonly note?: string | null;
  onClose(): void;
}

export interface CoachProps {
  readonly coaching: Coaching;
  onRead(): void;
}
