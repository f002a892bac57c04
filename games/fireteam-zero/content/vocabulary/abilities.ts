import type { Deed } from './effects.ts';
import type { HeroModifiers, MonsterModifiers, TableModifiers } from './modifiers.ts';
import type { Conditions, When } from './moments.ts';
import type { Role } from './names.ts';

/** How often: in a turn of any hero, in a round, in the mission. */
export type Once = 'turn' | 'round' | 'mission';

/** Done at a moment: by a player who wants to (reactions, focus cards, heroes), by itself (rules of the game). */
export interface Ability extends Deed {
  readonly when: When;
  readonly if?: Conditions;
  readonly once?: Once;
}

/** An action of a hero's own turn (FZ-ACT-03, 04). */
export interface HeroAction extends Deed {
  /** its words are `<card>.<id>` */
  readonly id: string;
  /** it does not use up the turn's action (FZ-ACT-05) */
  readonly free?: true;
  readonly if?: Conditions;
  readonly once?: Once;
  /** only this role may take it */
  readonly role?: Role;
}

/** A rule of the game: it does its work by itself. */
export interface Rule {
  readonly heroes?: readonly HeroModifiers[];
  readonly monsters?: readonly MonsterModifiers[];
  readonly table?: TableModifiers;
  readonly triggers?: readonly Ability[];
}
