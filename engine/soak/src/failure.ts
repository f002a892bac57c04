import type { Input, MatchFile } from '@sightline/kernel';

/** What the detectors look for. */
export type Detector =
  | 'crash'
  | 'dead-end'
  | 'runaway'
  | 'misuse'
  | 'endless'
  | 'refused-own-option'
  | 'assured-check-fails'
  | 'broken-check'
  | 'took-bad-input'
  | 'undo-past-boundary'
  | 'undo-restores'
  | 'copy-shares-memory'
  | 'replay-differs'
  | 'leak'
  | 'impossible'
  | 'encoding';

/** Something a detector found, with the match that shows it: a match file that `sightline verify` replays. */
export interface Failure {
  readonly detector: Detector;
  readonly detail: string;
  readonly match: MatchFile;
  /** what was tried when it was found: if the rules failed at it, it is in no log */
  readonly attempt: Input | null;
}

/** Thrown by a detector; the soak adds the match. */
export class DetectedFailure extends Error {
  readonly detector: Detector;

  constructor(detector: Detector, detail: string) {
    super(detail);
    this.detector = detector;
  }
}
