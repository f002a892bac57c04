import type { Card } from './card.ts';
import type { Chip, Die, Icon, Tone } from './look.ts';
import type { Ref } from './ref.ts';

/** Corners and centres of spaces, in spaces. */
export type Point = readonly [x: number, y: number];
/** A point, or the middle of something on the board: where that is on a board of areas only the table knows. */
export type Spot = Point | Ref;

export interface SightLine<At extends Spot = Spot> {
  readonly from: At;
  readonly to: At;
  /**
   * `used` is the line that counts; `cover` is crossed by something that gives cover; `claimed` is what somebody says and
   * nobody has measured: an arc, so that it is not taken for a line
   */
  readonly kind: 'used' | 'clear' | 'cover' | 'blocked' | 'claimed';
  /** where it is stopped or crossed */
  readonly at?: Point;
}

/** What a choice would mean, shown while it is hovered or focused. */
export interface Preview {
  readonly title: string;
  /** centres of spaces to walk over, with what is spent so far at each */
  readonly path?: readonly { readonly at: Spot; readonly cost: string }[];
  /** where the path begins, if that is not beside the figure whose turn it is */
  readonly start?: Spot;
  readonly lines?: readonly SightLine[];
  /** in the middle of the line that counts: the range */
  readonly lineLabel?: string;
  /** spaces concerned besides: a blast, a base */
  readonly area?: readonly ({ readonly x: number; readonly y: number } | Ref)[];
  readonly chips?: readonly Chip[];
  readonly dice?: readonly Die[];
  /** chances of results, exact, from 0 to 1; `note` says what they depend on */
  readonly odds?: readonly { readonly label: string; readonly chance: number; readonly note?: string }[];
  readonly text?: string;
}

/** What a thing is, for whoever points at it. */
export interface Inspection {
  readonly title: string;
  readonly kicker: string;
  readonly icon: Icon;
  readonly tone: Tone;
  readonly stats?: readonly { readonly label: string; readonly value: string }[];
  readonly lines: readonly { readonly title?: string; readonly text: string }[];
  readonly card?: Card;
  /** where to read more, by rule id */
  readonly rules: readonly string[];
}
