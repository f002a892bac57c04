import type { Clarity } from '@sightline/bots';

/** How well a bot plays: the same thoughts, more or less of them, more or less clearly. */
export interface Skill extends Clarity {
  readonly name: 'easy' | 'normal';
  /** sees cover, danger and what comes after the attack */
  readonly careful: boolean;
}

export const EASY: Skill = { name: 'easy', noise: 5, careful: false, notices: 45 };
export const NORMAL: Skill = { name: 'normal', noise: 0, careful: true, notices: 100 };
