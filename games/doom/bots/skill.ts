/** How well a bot plays: the same thoughts, more or less of them, more or less clearly. */
export interface Skill {
  readonly name: 'easy' | 'normal';
  /** how far off its judgement of a plan may be */
  readonly noise: number;
  /** sees cover, danger and what comes after the attack */
  readonly careful: boolean;
  /** of a hundred fitting cards, how many it notices in a window */
  readonly notices: number;
}

export const EASY: Skill = { name: 'easy', noise: 5, careful: false, notices: 45 };
export const NORMAL: Skill = { name: 'normal', noise: 0, careful: true, notices: 100 };
