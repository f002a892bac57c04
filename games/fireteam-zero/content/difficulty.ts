import type { Difficulty } from './card-types.ts';

/** The numbers that the rules leave open, by difficulty (FZ-THR-10); a briefing says which pool it has at each. */
export interface Setting {
  /** spaces of the threat track, counted from 1 */
  readonly spaces: number;
  readonly twists: readonly number[];
  /** power tokens of the boss more or fewer than its card says (FZ-BOSS-02: "usually"), unless the briefing differs */
  readonly power: number;
}

export const SETTINGS: Readonly<Record<Difficulty, Setting>> = {
  easy: { spaces: 13, twists: [6, 10], power: -1 },
  standard: { spaces: 13, twists: [3, 5, 8, 11], power: 0 },
  hard: { spaces: 13, twists: [2, 4, 6, 9], power: 1 },
};
