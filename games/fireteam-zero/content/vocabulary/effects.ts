import type { HeroModifiers, MonsterModifiers } from './modifiers.ts';
import type { Conditions } from './moments.ts';
import type { AttackType, MonsterClass, ObjectiveId, TokenId } from './names.ts';
import type { Place, Target, Whom } from './targets.ts';

export type Effect =
  /* hands */
  | { readonly do: 'draw'; readonly who: Whom; readonly cards: number }
  /** a required discard: short of cards, the hero is knocked down (FZ-KD-10) */
  | { readonly do: 'discard'; readonly who: Whom; readonly cards: number }
  /** hits without an attack: as a discard, but reactions may prevent them unless they are unblockable */
  | { readonly do: 'harm'; readonly who: Whom; readonly hits: number; readonly unblockable?: true }
  /** the chosen card, or the top card, of your discard pile comes to your hand */
  | { readonly do: 'recover' }

  /* movement: never bound by fleeing (FZ-FLEE-05, 06) */
  /** special movement, which may be declined (FZ-MOV-05, 06) */
  | { readonly do: 'move'; readonly who: Whom; readonly points: number }
  /** to the chosen location, whatever the cost */
  | { readonly do: 'place'; readonly who: Whom; readonly at: Place }
  /** the deciding player moves it so many steps, hero or monster; specialists follow as always (FZ-ESC-06) */
  | { readonly do: 'push'; readonly who: Whom; readonly steps: number }
  /** monsters move toward the nearest active hero as in their activation */
  | { readonly do: 'advance'; readonly who: Whom; readonly steps: number }
  /** the chosen specialist is put where you are */
  | { readonly do: 'fetchSpecialist' }

  /* attacks: words for the attack being resolved */
  /** before the roll: more or fewer dice (FZ-WORD-06) */
  | { readonly do: 'dice'; readonly by: number }
  /** more hits, before or after the roll (FZ-BON-01) */
  | { readonly do: 'bonus'; readonly hits: number }
  /** after the roll: the attacker's player may reroll so many dice; of a monster's attack: those that hit are rolled anew (FZ-WORD-07) */
  | { readonly do: 'reroll'; readonly dice: number }
  | { readonly do: 'pierce'; readonly resistance: number }
  /** a hit hero takes fewer hits */
  | { readonly do: 'prevent'; readonly hits: number }
  /** the attack, or the hits, go to you instead (FZ-WORD-04) */
  | { readonly do: 'takeIt' }
  /** the attack is over, nothing happens (FZ-WORD-05) */
  | { readonly do: 'cancel' }

  /* attacks of their own */
  /** with this card's attack part, or with the one given, by the hero; not an attack action (FZ-REA-08) */
  | {
      readonly do: 'attack';
      readonly with: 'thisCard' | AttackPart;
      readonly at: 'target' | 'subject' | 'other' | 'choose';
    }
  /** it attacks once more; a special ability that changes this activation's attack uses `dice`, `bonus` */
  | { readonly do: 'strike' }
  /** monsters take hits without an attack: resistance and health count as in one (FZ-WORD-11) */
  | { readonly do: 'hit'; readonly who: Whom; readonly hits: number; readonly type: AttackType }

  /* turns and actions */
  /** one more action in the hero's turn now going on (FZ-WORD-13) */
  | { readonly do: 'action'; readonly who: Whom }
  /** more movement points in the turn now going on (FZ-MOV-07) */
  | { readonly do: 'stride'; readonly points: number }
  /** your hero searches where it is, if it may (FZ-SEA-01) */
  | { readonly do: 'search' }
  | { readonly do: 'stand'; readonly who: 'target' | 'subject' }
  /** it activates at once, once more */
  | { readonly do: 'activate'; readonly who: Whom }
  /** it does not activate this round, whatever says it should (FZ-WORD-09) */
  | { readonly do: 'stun'; readonly who: Whom }

  /* the threat */
  /** forward, or back (FZ-THR-13) */
  | { readonly do: 'threat'; readonly spaces: number }
  | { readonly do: 'coin' }
  /** puts so many monsters on the board, from the pool named */
  | {
      readonly do: 'spawn';
      readonly class: MonsterClass;
      readonly from: 'spawn' | 'reserve';
      readonly at: Place;
      readonly figures: number;
    }
  /** reserve monsters belong to the spawn pool from now on (FZ-RSV-03) */
  | { readonly do: 'enlist'; readonly class: MonsterClass; readonly figures: number }
  /** you are ambushed (FZ-AMB-01) */
  | { readonly do: 'ambush'; readonly class: MonsterClass }
  /** it leaves the board for its pool; a boss only loses a power token (FZ-WORD-11) */
  | { readonly do: 'slay'; readonly who: Whom }
  /** the boss enters play at its mark (FZ-BOSS-11) */
  | { readonly do: 'bossEnters' }
  /** the boss gains power tokens */
  | { readonly do: 'power'; readonly tokens: number }
  /** the spawn token in the chosen location, or here, leaves the board (FZ-SPN-09); or is turned face up again */
  | { readonly do: 'closeSpawn'; readonly at: 'here' | 'target' }
  | { readonly do: 'reopenSpawn'; readonly at: 'here' | 'target' }
  /** everybody looks at the top recon card; the deciding player may put it under the deck */
  | { readonly do: 'scout' }

  /* the mission */
  | { readonly do: 'intel'; readonly objective: ObjectiveId; readonly tokens: number }
  /** progress of the discovery's own task (FZ-INT-01) */
  | { readonly do: 'progress'; readonly tokens: number }
  | { readonly do: 'token'; readonly token: TokenId; readonly at: Place }
  /** one such token is taken away: here if there is one, else anywhere */
  | { readonly do: 'removeToken'; readonly token: TokenId; readonly at: 'here' | 'anywhere' }

  /* choices and time */
  /** the deciding player chooses one; an option whose cost cannot be paid is not offered (FZ-KD-13) */
  | { readonly do: 'either'; readonly options: readonly [Deed, Deed, ...Deed[]] }
  /** the rest of the deed only if */
  | { readonly do: 'onlyIf'; readonly if: Conditions }
  /** holds for a while, for these heroes or monsters (FZ-WORD-10) */
  | {
      readonly do: 'lasting';
      readonly until: 'turnEnds' | 'roundEnds';
      readonly who: Whom;
      readonly heroes?: HeroModifiers;
      readonly monsters?: MonsterModifiers;
    };

/** Something to be done: a choice first, if it needs one, then the effects in order. */
export interface Deed {
  readonly target?: Target;
  /** cards to be discarded from your hand of your own choice (FZ-KD-13) */
  readonly cost?: number;
  readonly effects: readonly Effect[];
}

export interface AttackPart {
  readonly type: AttackType;
  readonly strength: number;
  /** at most (FZ-ATK-04) */
  readonly range: number;
  readonly bonus?: number;
  /** so much resistance of each target is ignored; 'all' (FZ-RES-03) */
  readonly pierce?: number | 'all';
  /** so many dice may be rerolled, once each, besides Henry's */
  readonly rerolls?: number;
  readonly ignoresCover?: true;
  /** once the attack is over; if it killed a monster, and an injured boss is not dead (FZ-BOSS-03) */
  readonly after?: Deed;
  readonly onKill?: Deed;
}
