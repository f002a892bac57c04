import type { Clarity } from '@sightline/bots';

/** How well a bot plays: the same thoughts, more or less of them, more or less clearly. */
export interface Skill extends Clarity {
  readonly name: 'easy' | 'normal';
  /** looks at what the monsters will do in the threat phase */
  readonly foresees: boolean;
}

export const EASY: Skill = { name: 'easy', noise: 2.5, foresees: true, notices: 50 };
export const NORMAL: Skill = { name: 'normal', noise: 0, foresees: true, notices: 100 };
