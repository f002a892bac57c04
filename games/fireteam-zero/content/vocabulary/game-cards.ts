import type { Ability, HeroAction, Rule } from './abilities.ts';
import type { Deed } from './effects.ts';
import type { AttackType, FamilyId, HowMany, MonsterClass, ObjectiveId, Terrain, TokenId } from './names.ts';

export interface TwistCard extends Rule {
  readonly id: string;
  /** once, when it is revealed */
  readonly reveal?: Deed;
}

export interface ReconEventCard extends Deed {
  readonly id: string;
  /** 1 unless given */
  readonly copies?: number;
}

/** What is found: done at once, or a task that stays beside the board until it has the intel it needs (FZ-OBJ-01, FZ-INT-01). */
export interface DiscoveryCard extends Deed {
  readonly id: string;
  readonly objective: ObjectiveId;
  readonly task?: {
    readonly needs: number;
    readonly acts?: readonly HeroAction[];
    readonly triggers?: readonly Ability[];
    /** when it has all it needs */
    readonly done: Deed;
  };
}

export interface ObjectiveCard extends Rule {
  readonly id: ObjectiveId;
  /** intel tokens; an objective with another condition gives itself one by a trigger (FZ-OBJC-02) */
  readonly needs: HowMany;
  /** the players may turn the coin to heads when it is complete (FZ-OBJC-04) */
  readonly coin?: true;
  readonly acts?: readonly HeroAction[];
  /** when it is complete */
  readonly complete?: Deed;
}

/** A thing on the board (FZ-INT-02, 04). */
export interface TokenKind extends Rule {
  readonly id: TokenId;
  /** on the back of an intel token; none: a special token with a name */
  readonly letter?: string;
  /** it may be attacked like a monster (FZ-SATK-01, 02, 04) */
  readonly attackable?: {
    readonly health: number;
    readonly resistance: Readonly<Record<AttackType, number>>;
    readonly destroyed: Deed;
  };
  readonly acts?: readonly HeroAction[];
  /** its location counts as having this terrain besides its own */
  readonly terrain?: Exclude<Terrain, 'impassable'>;
}

export interface MonsterCard {
  readonly id: string;
  readonly family: FamilyId;
  readonly class: MonsterClass;
  /** how many there are in the box */
  readonly figures: number;
  readonly health: number;
  readonly resistance: Readonly<Record<AttackType, number>>;
  readonly speed: number;
  readonly attack: { readonly type: AttackType; readonly strength: number; readonly range: number };
  /** bosses: power tokens per hero in play, and besides (FZ-BOSS-02) */
  readonly power?: { readonly perHero: number; readonly more?: number };
  /** always on; its triggers concern this kind of monster only (FZ-SET-21) */
  readonly attribute: Rule;
  /** on the special face of the activation die, before the attack (FZ-ADIE-04) */
  readonly special: Deed;
}
