import type { Reason } from '../rules/check.ts';

/** Why an input was not taken. Nothing changed. `reason` is the rule's own, where a rule forbids. */
export interface Refusal {
  readonly code:
    | 'malformed'
    | 'match-over'
    | 'no-such-seat'
    | 'not-asked'
    | 'already-answered'
    | 'old-decision'
    | 'no-such-choice'
    | 'not-offered'
    | 'nothing-to-undo'
    | 'time-left'
    | 'too-late'
    | 'paused'
    | 'not-paused'
    | 'cannot-resign'
    | 'rules-failed';
  readonly reason?: Reason;
  /** what exactly was wrong with the input; never of what failed inside */
  readonly detail?: string;
  /** rules-failed: how */
  readonly failure?: 'dead-end' | 'runaway' | 'misuse' | 'crash';
}

export const refuse = (code: Refusal['code'], detail?: string, reason?: Reason): Refusal => ({
  code,
  ...(detail === undefined ? {} : { detail }),
  ...(reason === undefined ? {} : { reason }),
});
