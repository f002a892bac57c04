import type { BoardBorder } from './border.ts';
import type { Card } from './card.ts';
import type { Ledger } from './ledger.ts';
import type { Die, Icon, Sound, TextPart, Tone } from './look.ts';
import type { SightLine } from './preview.ts';
import type { Ref } from './ref.ts';

/** Something that happened, as the table tells it: a line for the log, and what is to be seen and heard. */
export interface Narration {
  /** empty: not worth a line */
  readonly line: readonly TextPart[];
  readonly tone: Tone;
  /** 1: part of what was told before */
  readonly indent?: 1;
  /** it tells once more what the last line of the log told, and how that went on: it takes its place */
  readonly again?: true;
  readonly effects: readonly ShownEffect[];
}

/** Short, skippable, in this order. What is shown here the next scene says again. */
export type ShownEffect = { readonly sound?: Sound } & (
  | {
      readonly show: 'move';
      readonly piece: Ref;
      readonly x: number;
      readonly y: number;
      /** onto another level, such as an annex: it is there at once */
      readonly level?: number;
      readonly jump?: true;
    }
  /** on a board of areas: into one */
  | {
      readonly show: 'enter';
      readonly pieces: readonly Ref[];
      readonly area: Ref;
      readonly jump?: true;
    }
  | { readonly show: 'appear' | 'vanish'; readonly piece: Ref }
  | { readonly show: 'number'; readonly at: Ref; readonly text: string; readonly tone: Tone }
  | {
      readonly show: 'icon';
      readonly at: Ref;
      readonly icon: Icon;
      readonly tone: Tone;
      readonly label: string;
    }
  | { readonly show: 'shot'; readonly from: Ref; readonly to: Ref; readonly tone: Tone }
  /*
   * A moment: what is decided before everybody's eyes, in the middle of the board. It begins with dice or a card, and
   * gathers more cards, the result with its sum, and what follows from it. What else happens ends it.
   */
  | {
      readonly show: 'dice';
      /** who against whom: "Alpha → Imp 3" */
      readonly title: string;
      readonly dice: readonly Die[];
      /** how many dice, and why so many: "4 dice: strength 5, cover −1" */
      readonly note?: string;
      /** whom it is about: they stay in view beside it */
      readonly between?: readonly Ref[];
      /** the dice of the moment going on, some of them rolled anew */
      readonly again?: true;
    }
  /** a card turned over for all to see: its symbols count, or, where it was used, its `effect` */
  | { readonly show: 'flip'; readonly card: Card; readonly title: string; readonly effect?: string }
  /** what came of it: "3 damage dealt", and how */
  | {
      readonly show: 'result';
      readonly title: string;
      readonly text: string;
      readonly tone: Tone;
      readonly ledger?: Ledger;
    }
  /** what follows from the result: who falls, who stands */
  | { readonly show: 'outcome'; readonly text: string; readonly tone: Tone; readonly icon?: Icon }
  /** lines that were measured, for all to see: both ends are in view */
  | {
      readonly show: 'sight';
      readonly between: readonly Ref[];
      readonly lines: readonly SightLine[];
      /** in the middle of the line that counts */
      readonly label?: string;
    }
  | { readonly show: 'door'; readonly ref: Ref }
  /** a border becomes another */
  | { readonly show: 'border'; readonly border: BoardBorder }
  | { readonly show: 'banner'; readonly title: string; readonly text?: string; readonly tone: Tone }
  | { readonly show: 'focus'; readonly at: Ref }
);
