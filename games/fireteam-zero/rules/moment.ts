import type { When } from '../content/card-types.ts';
import type { DeedContext } from './conditions.ts';
import { NONE } from './fireteam.ts';

/** A moment as its steps and checks see it. */
export interface MomentLocals {
  of: When;
  subject: number;
  other: number;
  here: number;
  next: number;
  reacted: number[];
  used: { hero: number; deed: number }[];
}

/** The same as a deed is about. */
export const about = (
  l: Omit<MomentLocals, 'next' | 'reacted' | 'used'>,
  you: number,
  it = NONE,
): DeedContext => ({
  you,
  it,
  subject: l.subject,
  other: l.other,
  here: l.here,
});
