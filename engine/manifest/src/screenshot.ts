import type { Ref } from '@sightline/table';

/** A picture of the game for the documentation: a moment at its table and how to come to it, or one of its rules. */
export type Screenshot = {
  /** the picture's file name */
  readonly name: string;
} & (RecordedMoment | PlayedMoment | { readonly rule: string });

/** A moment of a recorded match, at which somebody plays on and aims. */
export interface RecordedMoment {
  /** a file of the game's folder */
  readonly match: string;
  readonly input: number;
  /** by seat: `me` or `bot:LEVEL` */
  readonly players: readonly string[];
  readonly verb: string;
  readonly target: Ref;
}

/** A match of the form's own, played on by following what is lit until enough has happened. */
export interface PlayedMoment {
  readonly deal: string;
  /** presses of a scripted player that are replaced by others: a pattern, and what is pressed instead */
  readonly instead: readonly (readonly [pattern: string, by: string])[];
  /** it ends when this option is offered and the log has so many lines */
  readonly until: { readonly option: string; readonly lines: number };
  /** what the mouse then points at: something lit of this kind */
  readonly pointsAt: string;
}
