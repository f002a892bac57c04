import type { Difficulty } from './card-types.ts';

/** The numbers that the rules leave open, by difficulty (FZ-THR-10, FZ-SET-32). */
export interface Setting {
  /** spaces of the threat track, counted from 1 */
  readonly spaces: number;
  readonly twists: readonly number[];
  /** with two, three, four heroes: figures more or fewer in the spawn pool than the briefing says */
  readonly minions: readonly [two: number, three: number, four: number];
  readonly elites: readonly [two: number, three: number, four: number];
  /** power tokens of the boss more or fewer than its card says (FZ-BOSS-02: "usually") */
  readonly power: number;
}

export const SETTINGS: Readonly<Record<Difficulty, Setting>> = {
  easy: { spaces: 13, twists: [6, 10], minions: [-1, -1, -1], elites: [0, 0, 0], power: -1 },
  standard: { spaces: 13, twists: [3, 5, 8, 11], minions: [0, 0, 0], elites: [0, 0, 0], power: 0 },
  hard: { spaces: 13, twists: [2, 4, 6, 9], minions: [1, 0, 0], elites: [0, 1, 1], power: 1 },
};
