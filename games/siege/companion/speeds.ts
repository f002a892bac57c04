export const SPEEDS = ['beginner', 'chill', 'standard', 'extreme'] as const;
export type ClockSpeed = (typeof SPEEDS)[number];

/** Who plays: SG-TIM-02 for two players, SG-TIM-03 for three and four. */
export type ClockTable = 'duel' | 'teams';

interface SpeedTimes {
  readonly deployment: { readonly attackers: number; readonly defenders: number };
  readonly perOperator: number;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

const deployment = (defenders: number, attackers: number): SpeedTimes['deployment'] => ({
  attackers: attackers * MINUTE,
  defenders: defenders * MINUTE,
});

/** SG-TIM-02, SG-TIM-03 */
const DEPLOYMENT: Readonly<Record<ClockSpeed, SpeedTimes['deployment']>> = {
  beginner: deployment(20, 10),
  chill: deployment(15, 5),
  standard: deployment(15, 5),
  extreme: deployment(8, 3),
};

const SECONDS_PER_OPERATOR: Readonly<Record<ClockTable, Readonly<Record<ClockSpeed, number>>>> = {
  duel: { beginner: 120, chill: 90, standard: 60, extreme: 45 },
  teams: { beginner: 150, chill: 120, standard: 90, extreme: 60 },
};

export const speedTimes = (table: ClockTable, speed: ClockSpeed): SpeedTimes => ({
  deployment: DEPLOYMENT[speed],
  perOperator: SECONDS_PER_OPERATOR[table][speed] * SECOND,
});

/** SG-CHL-08 */
export const REWARD = 30 * SECOND;
/** SG-RCT-03 */
export const LEVEL_UP = 60 * SECOND;
/** SG-RND-10 */
export const ROUNDS = 5;
/** SG-SQD-02; in teams four and a Recruit (SG-MUL-01, SG-MUL-02) */
export const SQUAD = 5;
