/**
 * What cards, monsters and missions are made of, as data. Everything says what it does with one small vocabulary:
 * moments, conditions, targets, effects, modifiers. rules/ carries each word out; content/ uses them. So a card is a few
 * lines that a person, a test and a bot can read, and a new card needs no new code.
 *
 * Three words are used throughout. **You** is the hero whose card it is; cards of the game itself (twists, monsters,
 * missions, objectives) have no "you", except an event or discovery: there it is the searcher. **It** is the monster
 * whose card it is. **Here** is where it happens: the location of whoever the moment is about, else yours, else its.
 */

export type AttackType = 'brawl' | 'bullet' | 'bomb';
export type Terrain = 'difficult' | 'elevated' | 'impassable' | 'covered';
export type Role = 'leader' | 'closeCombat' | 'sniper' | 'demolitions';
export type HeroId = 'abe' | 'maxine' | 'shad' | 'frank' | 'don';
export type MonsterClass = 'minion' | 'elite' | 'boss';
export type FamilyId = 'typhon' | 'fetch' | 'infested';
export type Difficulty = 'easy' | 'standard' | 'hard';

/* Moments */

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
  /** subject: the monster. It was put on the board in the threat phase or by an effect; an ambush is no such moment */
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

/* Whom it concerns */

/** Whom, or what, is chosen when a deed is carried out: by your player; without a "you" by the first player's (FZ-GEN-12). */
export type Target =
  /** an active hero at most `within` away (anywhere unless given); `others`: not you */
  | { readonly choose: 'hero'; readonly within?: number; readonly others?: true }
  | { readonly choose: 'downedHero'; readonly within?: number }
  | { readonly choose: 'monster'; readonly within?: number; readonly class?: MonsterClass }
  /** a location that may be entered; `free`: without a monster; `spawn`: with a spawn token */
  | { readonly choose: 'location'; readonly within?: number; readonly free?: true; readonly spawn?: true }
  | { readonly choose: 'specialist'; readonly within?: number }
  /** a card in your discard pile */
  | { readonly choose: 'discarded' };

/**
 * Figures an effect is about. Effects on heroes take the active heroes among them (FZ-KD-07, FZ-TAC-07), effects on
 * monsters the monsters on the board.
 */
export type Whom =
  | 'you'
  | 'it'
  | 'target'
  | 'subject'
  | 'other'
  /** everybody here; in the chosen location; here and adjacent; in this sector; on the board; the same without you */
  | 'here'
  | 'there'
  | 'near'
  | 'sector'
  | 'all'
  | 'allies'
  /** the active hero nearest to it, by the rules of attacks (FZ-MATK-02, 03) */
  | 'nearest';

/** A place on the board: of a figure, the chosen location, a mark of the mission's map, or as the spawn die says. */
export type Place = 'here' | 'target' | 'spawnDie' | { readonly mark: string };

/* Effects */

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
  /** before the roll: more or fewer dice */
  | { readonly do: 'dice'; readonly by: number }
  /** more hits, before or after the roll (FZ-BON-01) */
  | { readonly do: 'bonus'; readonly hits: number }
  /** after the roll: the attacker's player may reroll so many dice; of a monster's attack: those that hit are rolled anew */
  | { readonly do: 'reroll'; readonly dice: number }
  | { readonly do: 'pierce'; readonly resistance: number }
  /** a hit hero takes fewer hits */
  | { readonly do: 'prevent'; readonly hits: number }
  /** the attack, or the hits, go to you instead; only before the roll can that be an attack */
  | { readonly do: 'takeIt' }
  /** the attack is over, nothing happens */
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
  /** monsters take hits without an attack: resistance and health count as in one */
  | { readonly do: 'hit'; readonly who: Whom; readonly hits: number; readonly type: AttackType }

  /* turns and actions */
  /** one more action in the hero's turn now going on */
  | { readonly do: 'action'; readonly who: Whom }
  /** more movement points in the turn now going on (FZ-MOV-07) */
  | { readonly do: 'stride'; readonly points: number }
  /** your hero searches where it is, if it may (FZ-SEA-01) */
  | { readonly do: 'search' }
  | { readonly do: 'stand'; readonly who: 'target' | 'subject' }
  /** it activates at once, once more */
  | { readonly do: 'activate'; readonly who: Whom }
  /** it does not activate this round, whatever says it should */
  | { readonly do: 'stun'; readonly who: Whom }

  /* the threat */
  /** forward, or back: a marker that goes back leaves revealed twists where they are */
  | { readonly do: 'threat'; readonly spaces: number }
  | { readonly do: 'coin' }
  /** puts monsters on the board, from the pool named; `perHero`: so many for each hero in play */
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
  /** it leaves the board for its pool; a boss only loses a power token */
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
  /** holds for a while, for these heroes or monsters */
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

/** How often: in a turn of any hero, in a round, in the mission. */
export type Once = 'turn' | 'round' | 'mission';

/** Done at a moment: by a player who wants to (reactions, focus cards, heroes), by itself (rules of the game). */
export interface Ability extends Deed {
  readonly when: When;
  readonly if?: Conditions;
  readonly once?: Once;
}

/** An action of a hero's own turn (FZ-ACT-03, 04). */
export interface Act extends Deed {
  /** its words are `<card>.<id>` */
  readonly id: string;
  /** it does not use up the turn's action (FZ-ACT-05) */
  readonly free?: true;
  readonly if?: Conditions;
  readonly once?: Once;
  /** only this role may take it */
  readonly role?: Role;
}

/* What holds all the time */

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

/** A rule of the game: it does its work by itself. */
export interface Rule {
  readonly heroes?: readonly HeroModifiers[];
  readonly monsters?: readonly MonsterModifiers[];
  readonly table?: TableModifiers;
  readonly triggers?: readonly Ability[];
}

/* Cards of the heroes */

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
  readonly acts?: readonly Act[];
}

export interface FocusCard {
  readonly id: string;
  readonly role: Role;
  readonly modifiers?: readonly HeroModifiers[];
  /** used when their player wants to, like a reaction, but they are no reaction cards (FZ-REA-02 does not count them) */
  readonly abilities?: readonly Ability[];
  readonly acts?: readonly Act[];
}

/** The sixteen action cards (copies counted) and four kinds of upgrade of a role. */
export interface RoleCards {
  readonly role: Role;
  readonly actions: readonly ActionCard[];
  readonly upgrades: readonly ActionCard[];
  readonly focuses: readonly FocusCard[];
}

/* Cards of the game */

export interface TwistCard extends Rule {
  readonly id: string;
  /** once, when it is revealed */
  readonly reveal?: Deed;
}

export interface EventCard extends Deed {
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
    readonly acts?: readonly Act[];
    readonly triggers?: readonly Ability[];
    /** when it has all it needs */
    readonly done: Deed;
  };
}

export type ObjectiveId = string;
export type TokenId = string;

export interface ObjectiveCard extends Rule {
  readonly id: ObjectiveId;
  /** intel tokens; an objective with another condition gives itself one by a trigger (FZ-OBJC-02) */
  readonly needs: HowMany;
  /** the players may turn the coin to heads when it is complete (FZ-OBJC-04) */
  readonly coin?: true;
  readonly acts?: readonly Act[];
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
  readonly acts?: readonly Act[];
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

/** How many, as a briefing says it (FZ-SET-32). */
export type HowMany = number | { readonly perHero: number };
/** With two, three, four heroes. */
export type BySize = readonly [two: number, three: number, four: number];
export type Figures = HowMany | BySize;

/** Monsters of a class in a pool; easy and hard where they are not as many as at standard difficulty. */
export interface Pooled {
  readonly class: MonsterClass;
  readonly figures: Figures;
  readonly easy?: BySize;
  readonly hard?: BySize;
}

export interface Mission {
  readonly id: string;
  readonly operation: string;
  /** its place there, from 1 */
  readonly number: number;
  readonly requiredRoles?: readonly Role[];
  /** how many each player takes (FZ-SET-13) */
  readonly upgrades: number;
  readonly focuses: number;
  /** classes are those of this family; another may be swapped in */
  readonly family: FamilyId;
  readonly pool: readonly Pooled[];
  readonly reserve?: readonly Pooled[];
  /** there is a boss; it enters by the effect `bossEnters`, at the mark `boss` */
  readonly boss?: true;
  /** its power tokens more or fewer than its card says, where it is not as many as content/difficulty.ts says */
  readonly power?: { readonly easy?: BySize; readonly hard?: BySize };
  readonly twists: readonly string[];
  readonly objectives: readonly ObjectiveId[];
  /** with the discoveries twelve (FZ-SET-24) */
  readonly events: number;
  readonly discoveries: readonly string[];
  /** tokens on the board from the beginning, at marks of the map */
  readonly tokens?: readonly { readonly token: TokenId; readonly mark: string }[];
  readonly rules?: readonly Rule[];
  /** every specialist must be at the exit too (FZ-WIN-06) */
  readonly specialistsLeaveToo?: true;
  /**
   * A board of areas as in docs/map-format.md, with sectors of content/tiles.ts. Its marks: twelve tagged `spawn`; one
   * `entry`; perhaps one `exit` and one `boss`; and others by the names that tokens and places use.
   */
  readonly map: string;
}

/** What a mission brings with it. */
export interface MissionFile {
  readonly mission: Mission;
  readonly objectives: readonly ObjectiveCard[];
  readonly discoveries: readonly DiscoveryCard[];
  readonly tokens?: readonly TokenKind[];
}

/** Everything in the box. */
export interface Content {
  readonly heroes: readonly HeroCard[];
  readonly roles: readonly RoleCards[];
  readonly monsters: readonly MonsterCard[];
  readonly twists: readonly TwistCard[];
  readonly events: readonly EventCard[];
  readonly missions: readonly MissionFile[];
  /** the sector tiles, as docs/map-format.md has them */
  readonly tiles: string;
}
