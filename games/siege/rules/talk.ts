import { squadOfPhase } from './active.ts';
import type { OpenTable } from './siege.ts';
import { squadOfSeat } from './statics.ts';

/** SG-MUL-11: may the players of this seat's squad talk to each other? Always before round 1, then in their own phases. */
export const maySpeak = (t: OpenTable, seat: number): boolean =>
  t.state.round === 0 || (t.state.phase < 4 && squadOfPhase(t.state.phase) === squadOfSeat(t, seat));
