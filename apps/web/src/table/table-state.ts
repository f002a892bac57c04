import type { Answer } from '@sightline/kernel';
import type { Inspection, Preview, Ref, Scene } from '@sightline/table';
import type { Camera } from '../board/props.ts';
import type {
  BarAct,
  Fault,
  LogLine,
  OnlineRoom,
  OpenedMatch,
  TableFrame,
  TableTime,
  WhyNot,
} from '../host/api.ts';
import type { ChoosableOption, Choosing, NextStep, SpotOption } from './choosing.ts';
import { type Happening, STILL } from './happening.ts';

/** Everything the screen of one match shows, and what a person can do at it. */
export interface TableState {
  readonly opened: OpenedMatch | null;
  readonly fault: Fault | null;
  /** what is on the board now; behind the match while its last events are still shown */
  readonly scene: Scene | null;
  readonly frame: TableFrame | null;
  readonly log: readonly LogLine[];
  /** frames are being played back */
  readonly playing: boolean;
  /** the last turn is shown again: which of its steps; all but what is on the board is of the present meanwhile */
  readonly past: { readonly n: number; readonly all: number } | null;
  readonly choosing: Choosing | null;
  /** items ticked so far, where some of many are to be chosen */
  readonly ticked: readonly number[];
  /** shares given out so far, where something is split among several; null: none yet */
  readonly amounts: readonly number[] | null;
  /** what is chosen at large is put aside, to look at the board */
  readonly folded: boolean;
  /** asked back before it is done */
  readonly confirming: Extract<NextStep, { do: 'confirm' }>['option'] | null;
  readonly pointed: Ref | null;
  readonly cursor: Ref | null;
  readonly preview: Preview | null;
  readonly inspection: Inspection | null;
  readonly whyNot: WhyNot | null;
  /** an answer is on its way */
  readonly busy: boolean;
  /** the seat that is asked to sit down before anything is shown */
  readonly curtain: number | null;
  /** what is on its way over the scene, and the last roll */
  readonly happening: Happening;
  /** the ending was read and put away */
  readonly endingSeen: boolean;
  /** what people here may do unasked, as the match stands now, whatever of it is still to be shown */
  readonly bar: readonly BarAct[];
  /** the act of the bar that something is chosen for */
  readonly acting: BarAct | null;
  /** how time stands, and when that was, by the page's own clock; null: no clocks, or the room has them */
  readonly time: (TableTime & { readonly heard: number }) | null;
  /** said to screen readers */
  readonly said: string;
  /** what is around an online table; null: everybody sits here */
  readonly room: OnlineRoom | null;
}

export interface TableActions {
  open(id: string): Promise<void>;
  close(): void;
  point(ref: Ref | null): void;
  /** what was pointed at before is of no interest any more */
  lookAway(): void;
  moveCursor(ref: Ref | null): void;
  /** `below`: what else lies there and may be meant */
  choose(ref: Ref, below?: readonly Ref[]): void;
  /** One of several things that can be done at one spot. */
  takeChoice(choice: SpotOption): void;
  tick(item: number): void;
  /** Ticks these and no others. */
  tickAll(items: readonly number[]): void;
  share(amounts: readonly number[]): void;
  fold(folded: boolean): void;
  takeOption(option: ChoosableOption): void;
  /** `next`: what is answered next, if the answers lead to that question at once */
  answer(answers: readonly Answer[], next?: Answer): Promise<void>;
  confirm(sure: boolean): void;
  back(): void;
  undo(): Promise<void>;
  /** Does what nobody asks for, or goes on to choose what it needs. */
  actUnasked(act: BarAct): Promise<void>;
  /** All clocks stand, or run again. */
  pause(paused: boolean): Promise<void>;
  /** what brings into view where something happens */
  setCamera(camera: Camera | null): void;
  skip(): void;
  /** seen enough of the moment that is shown: on to its next part, or away with it */
  next(): void;
  again(): void;
  ready(): void;
  closeWhyNot(): void;
  closeEnding(): void;
  readOn(): void;
  /** Says why something is not possible. */
  tell(whyNot: WhyNot): void;
}

export type TableStore = TableState & TableActions;

/** Before anything was opened. */
export const FIRST: TableState = {
  opened: null,
  fault: null,
  scene: null,
  frame: null,
  log: [],
  playing: false,
  past: null,
  choosing: null,
  ticked: [],
  amounts: null,
  folded: false,
  confirming: null,
  pointed: null,
  cursor: null,
  preview: null,
  inspection: null,
  whyNot: null,
  busy: false,
  curtain: null,
  happening: STILL,
  endingSeen: false,
  bar: [],
  acting: null,
  time: null,
  said: '',
  room: null,
};

export const POINTED_AT_NOTHING: Partial<TableState> = {
  pointed: null,
  cursor: null,
  preview: null,
  inspection: null,
  whyNot: null,
};
