import type { Die, Icon, Meter, Tone } from './look.ts';
import type { Ref } from './ref.ts';

/** A card, face up or down, as the table prints it. */
export interface Card {
  readonly ref: Ref;
  readonly title: string;
  /** the small line: weapon set, kind of card */
  readonly kicker: string;
  readonly icon: Icon;
  readonly tone: Tone;
  /** the rules text; empty where icons say all */
  readonly text: string;
  /** the number in the corner, such as speed */
  readonly corner?: { readonly icon: Icon; readonly value: string; readonly label: string };
  readonly attack?: {
    readonly label: string;
    readonly range: { readonly icon: Icon; readonly value: string; readonly label: string };
    readonly dice: readonly Die[];
  };
  readonly defence?: {
    readonly label: string;
    readonly symbols: readonly { readonly icon: Icon; readonly label: string }[];
  };
  /** figures in a row: health, stagger, speed … of a demon card */
  readonly stats?: readonly { readonly label: string; readonly value: string }[];
  readonly abilities?: readonly { readonly title: string; readonly text: string; readonly note?: string }[];
  readonly meter?: Meter;
  readonly faceDown?: true;
  /** exhausted, used: drawn turned and dimmed, with this word */
  readonly spent?: string;
  /** rules that explain it, by id */
  readonly rules?: readonly string[];
}
