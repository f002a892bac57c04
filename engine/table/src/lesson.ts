import type { Answer, Decision, GameTypes, VerbOf } from '@sightline/kernel';
import type { Presets } from './new-match.ts';
import type { Ref } from './ref.ts';
import type { ViewContext } from './table-game.ts';

/** A guided match that teaches by doing. Its words are `lesson.<lesson>.<step>.title` and `.text`. */
export interface Lesson<T extends GameTypes, Key extends string = string, D extends Decision = Decision> {
  readonly id: string;
  readonly setup: unknown;
  /** who sits where: the pupil, or a bot of a level */
  readonly players: readonly ('me' | { readonly bot: string })[];
  readonly presets: Presets;
  /** the same deal every time, so that the words fit what happens */
  readonly deal: string;
  readonly steps: readonly LessonStep<T, Key, D>[];
  /** What may be done whatever is asked for: nobody is kept from what the lesson leads to. A later step may be done by it. */
  free?(at: ViewContext<T, Key, D>, decision: D, answer: Answer<VerbOf<D>>): boolean;
}

export interface LessonStep<T extends GameTypes, Key extends string = string, D extends Decision = Decision> {
  readonly id: string;
  /** Is this question the moment for it? Until then nothing is said. */
  moment(at: ViewContext<T, Key, D>, decision: D): boolean;
  /** if the moment of a later step has come, this one is passed over; it comes later, or never */
  readonly optional?: true;
  /** said whenever nothing else is, as often as its moment comes, until the lesson is over: it asks for nothing */
  readonly standing?: true;
  /** what to look at */
  at(at: ViewContext<T, Key, D>, decision: D): readonly Ref[];
  /**
   * The answers it asks for: any other is answered with the step's own words, so that nobody gets lost. Without it
   * the step is something to read, and the pupil goes on when it is read.
   */
  wants?(at: ViewContext<T, Key, D>, decision: D, answer: Answer<VerbOf<D>>): boolean;
}
