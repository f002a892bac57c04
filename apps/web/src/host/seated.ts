import type { Answer, Seat } from '@sightline/kernel';
import type { Inspection, Preview, Question, Ref } from '@sightline/table';
import type { Viewpoint, WhyNot } from './api.ts';
import type { GameWords } from './words.ts';

/** Somebody at the table of a match, wherever that is held. What comes of it is sent as frames. */
export interface Seated {
  readonly id: string;
  readonly game: string;
  /** whether it is a guided match */
  readonly taught: boolean;
  look(viewpoint: Viewpoint): Promise<void>;
  speak(words: GameWords): Promise<void>;
  /** `as`: which seat of somebody here acts, if not the one that is looked from. */
  answer(decision: number, answers: readonly Answer[], as?: Seat): Promise<WhyNot | null>;
  /** All clocks stand, or run again. */
  pause(paused: boolean): Promise<WhyNot | null>;
  /** Everything up to that input is on the screen. */
  shown(n: number): void;
  undo(): Promise<WhyNot | null>;
  resign(seat: Seat): Promise<WhyNot | null>;
  /** Whether a seat that can do only one thing is spared the question. */
  passing(auto: boolean): void;
  /** What the seat would be asked right after an answer; null: that cannot be told beforehand. */
  ahead(answer: Answer): Question | null;
  /** `after`: what the answers mean once this one is given. */
  preview(answers: readonly Answer[], after?: Answer): Preview | null;
  inspect(ref: Ref): Inspection | null;
  whyNot(ref: Ref, after?: Answer): WhyNot | null;
  /** Nothing more is sent. */
  close(): Promise<void>;
}
