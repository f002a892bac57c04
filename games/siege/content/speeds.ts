/** What a speed setting gives: milliseconds to deploy by side, and for each Operator in play by how many play. */
export interface SpeedTimes {
  readonly deployment: { readonly attacker: number; readonly defender: number };
  readonly perOperator: { readonly two: number; readonly more: number };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const times = (defender: number, attacker: number, two: number, more: number): SpeedTimes => ({
  deployment: { attacker: attacker * MINUTE, defender: defender * MINUTE },
  perOperator: { two: two * SECOND, more: more * SECOND },
});

/** SG-TIM-02, 03 */
export const SPEED_TIMES = {
  beginner: times(20, 10, 120, 150),
  chill: times(15, 5, 90, 120),
  standard: times(15, 5, 60, 90),
  extreme: times(8, 3, 45, 60),
} as const satisfies Record<string, SpeedTimes>;
