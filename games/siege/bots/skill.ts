import type { Clarity } from '@sightline/bots';

/** How well a bot plays: the same thoughts, more or less of them, more or less clearly. */
export interface Skill extends Clarity {
  readonly name: 'easy' | 'normal';
  /** sees who watches the way, and who will see where it ends */
  readonly careful: boolean;
}

export const EASY: Skill = { name: 'easy', noise: 3, careful: false, notices: 55 };
export const NORMAL: Skill = { name: 'normal', noise: 0, careful: true, notices: 100 };
