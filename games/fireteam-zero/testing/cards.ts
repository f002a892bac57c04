import type {
  Ability,
  ActionCard,
  AttackPart,
  Deed,
  Effect,
  MonsterCard,
  ObjectiveCard,
} from '../content/card-types.ts';

/* Cards for tests: each says in its making all that matters about it. */

export const card = (attack: AttackPart, more: Partial<ActionCard> = {}): ActionCard => ({
  id: `${attack.type}${attack.strength}`,
  attack,
  ...more,
});
export const punch = (strength = 3, more: Partial<AttackPart> = {}): ActionCard =>
  card({ type: 'brawl', strength, range: 0, ...more });
/** So many of them, where only their number matters. */
export const punches = (n: number): ActionCard[] => Array.from({ length: n }, () => punch());
export const shot = (strength = 3, more: Partial<AttackPart> = {}): ActionCard =>
  card({ type: 'bullet', strength, range: 2, ...more });
export const bomb = (strength = 3, more: Partial<AttackPart> = {}): ActionCard =>
  card({ type: 'bomb', strength, range: 1, ...more });
/** An effect that a test need not care about. */
export const CALM: readonly Effect[] = [{ do: 'threat', spaces: -1 }];
export const reacting = (
  when: Ability['when'],
  effects: readonly Effect[],
  more: Partial<Ability> = {},
): ActionCard => card({ type: 'bullet', strength: 3, range: 2 }, { reaction: { when, effects, ...more } });
export const responding = (effects: readonly Effect[], more: Partial<Deed> = {}): ActionCard =>
  card({ type: 'bullet', strength: 3, range: 2 }, { response: { effects, ...more } });

export const MINION: MonsterCard = {
  id: 'minion',
  family: 'typhon',
  class: 'minion',
  figures: 8,
  health: 2,
  resistance: { brawl: 1, bullet: 1, bomb: 0 },
  speed: 2,
  attack: { type: 'brawl', strength: 2, range: 0 },
  attribute: {},
  special: { effects: [{ do: 'bonus', hits: 1 }] },
};
export const ELITE: MonsterCard = { ...MINION, id: 'elite', class: 'elite', figures: 4, health: 3, speed: 1 };
export const BOSS_CARD: MonsterCard = {
  ...MINION,
  id: 'boss',
  class: 'boss',
  figures: 1,
  health: 4,
  speed: 1,
  attack: { type: 'brawl', strength: 4, range: 1 },
  power: { perHero: 1 },
};

/** Complete with so many intel tokens. */
export const objective = (id: string, needs = 1, more: Partial<ObjectiveCard> = {}): ObjectiveCard => ({
  id,
  needs,
  ...more,
});

/* Faces of the attack die by what they show */
export const FIST2 = 0;
export const BULLET2 = 1;
export const FIST_BULLET = 2;
export const FIST_BOMB = 3;
export const BULLET_BOMB = 4;
export const BOMB1 = 5;
/** a face without a fist, without a bullet, without a bomb */
export const NO_FIST = 1;
export const NO_BULLET = 0;
export const NO_BOMB = 0;

/* Faces of the activation die */
export const BLANK = 0;
export const MOVE = 2;
export const SPECIAL = 4;
