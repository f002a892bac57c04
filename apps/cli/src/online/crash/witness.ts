import type { Answer } from '@sightline/kernel';
import type { SeatKnowledge } from '@sightline/server';
import { fingerprint } from './fingerprint.ts';

/** What a client sent, and what came of it as far as the client was told. */
export interface SentInput {
  readonly match: string;
  readonly seat: number;
  /** the client's name for it */
  readonly id: string;
  readonly what:
    | { readonly kind: 'answer'; readonly decision: number; readonly answer: Answer }
    | { readonly kind: 'undo' };
  /** in which of the server's lives it was sent, and in which it was answered */
  readonly life: number;
  answeredIn: number | null;
  /** as which input it was acknowledged */
  n: number | null;
  refused: string | null;
}

/** Everything the clients were told, to be held against the log. */
export class Witness {
  readonly sent: SentInput[] = [];
  /** by match: by seat and input, the fingerprint of the view that was shown */
  readonly views = new Map<string, Map<string, string>>();
  /** the same input of a match looked different when it was told again */
  readonly contradictions: string[] = [];
  life = 0;

  sends(sent: Pick<SentInput, 'match' | 'seat' | 'id' | 'what'>): SentInput {
    const noted: SentInput = { ...sent, life: this.life, answeredIn: null, n: null, refused: null };
    this.sent.push(noted);
    return noted;
  }

  saw({ match, seat, n, view }: SeatKnowledge): void {
    let ofMatch = this.views.get(match);
    if (ofMatch === undefined) {
      ofMatch = new Map();
      this.views.set(match, ofMatch);
    }
    const key = `${seat} ${n}`;
    const now = fingerprint(view);
    const before = ofMatch.get(key);
    if (before !== undefined && before !== now)
      this.contradictions.push(`${match}: seat ${seat} was shown input ${n} in two ways`);
    ofMatch.set(key, now);
  }
}
