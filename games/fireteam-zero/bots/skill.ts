/** How well a bot plays: the same thoughts, more or less of them, more or less clearly. */
export interface Skill {
  readonly name: 'easy' | 'normal';
  /** how far off its judgement of an option may be, in cards */
  readonly noise: number;
  /** looks at what the monsters will do in the threat phase */
  readonly foresees: boolean;
  /** of a hundred fitting cards, how many it notices outside its own turn */
  readonly notices: number;
}

export const EASY: Skill = { name: 'easy', noise: 2.5, foresees: true, notices: 50 };
export const NORMAL: Skill = { name: 'normal', noise: 0, foresees: true, notices: 100 };
