import type { Ability, HeroAction } from './abilities.ts';
import type { AttackPart, Deed } from './effects.ts';
import type { HeroModifiers } from './modifiers.ts';
import type { HeroId, Role } from './names.ts';

export interface ActionCard {
  /** the key of its words */
  readonly id: string;
  readonly attack: AttackPart;
  /** one or both (FZ-CARD-02) */
  readonly response?: Deed;
  readonly reaction?: Ability;
  /** identical copies in the role's sixteen; 1 unless given. An upgrade always has four (FZ-SET-10) */
  readonly copies?: number;
}

export interface HeroCard {
  readonly id: HeroId;
  readonly role: Role;
  readonly speed: number;
  readonly hand: number;
  readonly modifiers?: readonly HeroModifiers[];
  readonly abilities?: readonly Ability[];
  readonly acts?: readonly HeroAction[];
}

export interface FocusCard {
  readonly id: string;
  readonly role: Role;
  readonly modifiers?: readonly HeroModifiers[];
  /** used when their player wants to, like a reaction, but they are no reaction cards (FZ-WORD-14) */
  readonly abilities?: readonly Ability[];
  readonly acts?: readonly HeroAction[];
}

/** The sixteen action cards (copies counted) and four kinds of upgrade of a role. */
export interface RoleCards {
  readonly role: Role;
  readonly actions: readonly ActionCard[];
  readonly upgrades: readonly ActionCard[];
  readonly focuses: readonly FocusCard[];
}
