import type { Card } from './card.ts';
import type { Die, Icon, Sound, TextPart, Tone } from './look.ts';
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
  readonly effects: readonly Effect[];
}

/** Short, skippable, in this order. What is shown here the next scene says again. */
export type Effect = { readonly sound?: Sound } & (
  | {
      readonly show: 'move';
      readonly piece: Ref;
      readonly x: number;
      readonly y: number;
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
  | { readonly show: 'dice'; readonly title: string; readonly dice: readonly Die[] }
  /** a card turned over for all to see, such as a defence card */
  | { readonly show: 'flip'; readonly card: Card; readonly title: string }
  /** the end of a roll: "3 damage, 1 shield" */
  | { readonly show: 'result'; readonly title: string; readonly text: string; readonly tone: Tone }
  | { readonly show: 'door'; readonly ref: Ref }
  | { readonly show: 'banner'; readonly title: string; readonly text?: string; readonly tone: Tone }
  | { readonly show: 'focus'; readonly at: Ref }
);
