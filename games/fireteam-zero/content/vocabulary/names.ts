export type AttackType = 'brawl' | 'bullet' | 'bomb';
export type Terrain = 'difficult' | 'elevated' | 'impassable' | 'covered';
export type Role = 'leader' | 'closeCombat' | 'sniper' | 'demolitions';
export type HeroId = 'abe' | 'maxine' | 'shad' | 'frank' | 'don';
export type MonsterClass = 'minion' | 'elite' | 'boss';
export type FamilyId = 'typhon' | 'fetch' | 'infested';
export type Difficulty = 'easy' | 'standard' | 'hard';
export type ObjectiveId = string;
export type TokenId = string;

/** How many, as a briefing says it (FZ-SET-32). */
export type HowMany = number | { readonly perHero: number };

/** With two, three, four heroes. */
export type BySize = readonly [two: number, three: number, four: number];

export type Figures = HowMany | BySize;
