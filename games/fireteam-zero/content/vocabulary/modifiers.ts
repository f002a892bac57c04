import type { AttackType, MonsterClass, Terrain } from './names.ts';

/* What holds all the time. */

/** For heroes. Several add up. */
export interface HeroModifiers {
  /** only while this is true of the hero: it has this terrain, is the only active hero there, has a specialist, … */
  readonly while?: {
    readonly terrain?: Terrain;
    readonly alone?: true;
    readonly withAlly?: true;
    readonly withSpecialist?: true;
    readonly atMostCards?: number;
    /** attacks only: of this type; on a target in another location, in the same */
    readonly type?: AttackType;
    readonly ranged?: boolean;
  };
  readonly speed?: number;
  readonly handLimit?: number;
  /** attack actions and reaction attacks: dice, bonus hits, range, resistance ignored, dice that may be rerolled */
  readonly dice?: number;
  readonly bonus?: number;
  readonly range?: number;
  readonly pierce?: number;
  readonly rerolls?: number;
  /** so many hits of each attack on the hero are ignored, unless unblockable */
  readonly armor?: number;
  /** difficult terrain costs 1; leaving is never forbidden by fleeing; cover does not count against its attacks */
  readonly sureFooted?: true;
  readonly slips?: true;
  readonly ignoresCover?: true;
  /** may search as a free action, as if Patty were near */
  readonly searchesFree?: true;
  /** may not: play reactions, step in */
  readonly noReactions?: true;
  readonly noSteppingIn?: true;
}

/** For monsters: the one whose card it is; those of a class; all. */
export interface MonsterModifiers {
  readonly while?: {
    readonly class?: MonsterClass;
    /** so many other monsters are in its location; no other is; no active hero but its target is in the target's location */
    readonly others?: number;
    readonly alone?: true;
    readonly againstLone?: true;
    readonly terrain?: Terrain;
    /** so many power tokens or fewer are left on the boss */
    readonly atMostPower?: number;
  };
  /** an attribute that helps others: holds for the other monsters at most so far from it, and not for itself */
  readonly near?: number;
  readonly speed?: number;
  readonly dice?: number;
  readonly range?: number;
  /** more hits of its attacks */
  readonly bonus?: number;
  readonly health?: number;
  readonly resistance?: Readonly<Partial<Record<AttackType, number>>>;
  /** its hits are unblockable (FZ-GLO-01); cover does not count against its attacks */
  readonly unblockable?: true;
  readonly ignoresCover?: true;
  /** nobody steps in against it */
  readonly fixedTarget?: true;
  /** only attacks from its own location, or from others, do anything */
  readonly onlyClose?: true;
  readonly onlyRanged?: true;
}

/** For the table. */
export interface TableModifiers {
  /** more spaces in each threat phase */
  readonly threat?: number;
  /** the range at which Patty and Henry help: 1 unless changed */
  readonly specialistReach?: number;
  readonly noResponses?: true;
  /** the spawn die is rolled once more for each monster, and the point nearest to an active hero counts */
  readonly closerSpawns?: true;
  /** secured spawn points do not hold */
  readonly unsecured?: true;
}
