import type { AttackType, MonsterClass, ObjectiveId, Terrain, TokenId } from './names.ts';

/**
 * When reactions are offered and rules of the game do their work. Each moment is about a **subject** and perhaps an
 * **other**.
 */
export type When =
  /** the round begins, before the first-player token is passed; the threat phase is over */
  | 'roundBegins'
  | 'roundEnds'
  /** subject: the hero whose turn it is */
  | 'turnBegins'
  | 'turnEnds'
  /** subject: the hero that has just entered a location, by any kind of movement */
  | 'heroEnters'
  /** subject: the hero; other: its target. The attack is declared, no die is rolled; then: the dice are rolled */
  | 'heroAttacks'
  | 'heroRolled'
  /** subject: the hero; other: who attacks it. Nobody steps in any more, no die is rolled (FZ-MATK-15) */
  | 'heroTargeted'
  /** subject: the hero; other: who hit it, if anybody. It is about to discard for hits, from whatever source */
  | 'heroHit'
  /** subject: the hero; other: who knocked it down, if anybody */
  | 'heroDown'
  /** subject: the hero that has searched; the recon card is resolved; here: where it searched */
  | 'searched'
  /** subject: the monster. It is about to activate; it has just entered a location by moving */
  | 'monsterActivates'
  | 'monsterEnters'
  /** subject: the monster, which has left the board; other: the hero that killed it, if any; here: where it stood */
  | 'monsterKilled'
  /** subject: the boss, which has lost a power token and is still there; other: the hero */
  | 'bossInjured'
  /** subject: the monster. It was put on the board in the threat phase or by an effect, not by an ambush (FZ-WORD-15) */
  | 'spawned'
  /** the boss has entered play: subject */
  | 'bossEnters'
  | 'threatAdvanced';

/**
 * What must be true besides. All of it is known to the whole table: a window must not tell by its mere existence what
 * somebody holds.
 */
export interface Conditions {
  /** the hero the moment is about is you, is another hero; unless given: either (rules of the game have no "you") */
  readonly part?: 'own' | 'ally';
  /** here is at most so far from you (FZ-REA-04) */
  readonly within?: number;
  /** attacks: of this type; on a target in another location, in the same */
  readonly type?: AttackType;
  readonly ranged?: boolean;
  /** the monster concerned (subject or other) is of this class; is the very monster whose card it is */
  readonly class?: MonsterClass;
  readonly itself?: true;
  /** here has this terrain, has not */
  readonly terrain?: Terrain;
  readonly notTerrain?: Terrain;
  /** a specialist is at most so far from here */
  readonly specialistWithin?: number;
  /** such a token lies here */
  readonly token?: TokenId;
  /** no such token is left on the board */
  readonly noToken?: TokenId;
  /** at least, at most so many active heroes, monsters are here */
  readonly heroesHere?: number;
  readonly monstersHere?: number;
  readonly atMostMonstersHere?: number;
  /** every hero, without exception, is here */
  readonly allHeroesHere?: true;
  /** you are the only active hero where you are */
  readonly alone?: true;
  /** the threat marker is on this space or beyond */
  readonly threat?: number;
  readonly coin?: 'heads' | 'tails';
  /** this objective is complete, is not */
  readonly done?: ObjectiveId;
  readonly undone?: ObjectiveId;
  /** so many hits or more are about to be taken (heroHit) */
  readonly hits?: number;
  /** the boss is on the board, is not */
  readonly boss?: boolean;
}
