import type { Clarity } from '@sightline/bots';

/** How well a bot plays: the same thoughts, more or less clearly. */
export interface Skill extends Clarity {
  readonly name: 'easy' | 'normal';
}

export const EASY: Skill = { name: 'easy', noise: 2.5, notices: 50 };
export const NORMAL: Skill = { name: 'normal', noise: 0, notices: 100 };
