/**
 * What cards are made of, as data. A card says what it does with a small vocabulary: moments, conditions, effects,
 * qualities of an attack, modifiers. rules/ carries each word out; content/ uses them. So a card is a few lines that
 * a person, a test and a bot can read, and a new card needs no new code.
 */

/** The dice and reach of an attack, with what the card says about this very attack (DM-ATK-08). */
export interface AttackBox {
  readonly range: number;
  readonly red: number;
  readonly black: number;
  readonly qualities?: Qualities;
}

/** Sentences about an attack that are carried out as written: nobody is asked. */
export interface Qualities {
  /** so many shields of the defender are ignored */
  readonly pierce?: number;
  /** the defender is stunned, if the attack did damage */
  readonly stuns?: true;
  /** after the attack every other figure adjacent to the defender suffers so much damage, friend or enemy */
  readonly blast?: number;
  /** the defender cannot use cover */
  readonly ignoresCover?: true;
  /** the attack cannot be dodged (DM-GLD-04) */
  readonly sure?: true;
  /** more damage against a defender at range `within` or less */
  readonly close?: { readonly within: number; readonly damage: number };
  /** more damage against a defender at range `beyond` or more */
  readonly far?: { readonly beyond: number; readonly damage: number };
  /** attacks by a marine: more damage against a demon that is staggered */
  readonly finishing?: number;
  /** the attacker heals as much damage as it did, but not more than this */
  readonly drains?: number;
  /** the attacker gains so many movement points once the attack is over */
  readonly runs?: number;
  /** the attack may be performed so many times (1 unless given) */
  readonly times?: number;
}

/** When an ability is used. */
export type AbilityTiming =
  /** as the marine's main action, as a bonus action (DM-ABL-06, 07) */
  | 'main'
  | 'bonus'
  /** the status phase is over, no initiative card is revealed yet */
  | 'round'
  /** an initiative card is about to be revealed */
  | 'initiative'
  /** the activation of a marine or of a single demon begins, or ends */
  | 'activation'
  | 'activationEnds'
  /** a demon could attack and has not yet: paid before the attack is declared, for this activation's attack */
  | 'beforeAttack'
  /** a defender is declared, no die is rolled yet */
  | 'declared'
  /** steps 4 and 5 of an attack */
  | 'defend'
  | 'attack'
  /** an attack is over (DM-ATK-20) */
  | 'afterAttack'
  /** a figure was slain, by whatever means */
  | 'slain'
  /** a marine has performed a glory kill */
  | 'gloryKill';

/**
 * What must be true besides, as far as the whole table can see. "You" is the marine who owns the card; for event
 * and demon cards it is the demon concerned: the one that activates, attacks, defends or was slain.
 */
export interface AbilityConditions {
  /**
   * which part you have in what happens:
   * `own`: it is your activation, your attack, you defend, you were slain, your glory kill;
   * `friend`: it is another marine's (another demon's);
   * `enemy`: it is an enemy's.
   */
  readonly part: 'own' | 'friend' | 'enemy';
  /** attacks: attacker and defender are at most, or at least, so far apart */
  readonly within?: number;
  readonly beyond?: number;
  /** you are at most so many spaces from the figure concerned (marines only; for friends and enemies) */
  readonly near?: number;
  /** attacks by a marine: the weapon's trait (DM-ACT-11) */
  readonly trait?: Trait;
  /** the demon concerned is large, is small */
  readonly large?: boolean;
  /** afterAttack: it did damage; it killed */
  readonly hit?: true;
  readonly killed?: true;
  /** the defender has cover */
  readonly covered?: boolean;
  /** you have suffered damage */
  readonly hurt?: true;
  /** you hold no glory kill card */
  readonly noGlory?: true;
}

/** Whom, or what, the user of an ability chooses together with it. */
export type AbilityTarget =
  /** an enemy figure of yours: at most `range` spaces away and in line of sight */
  | { readonly choose: 'enemy'; readonly range: number }
  /** a friendly figure (`self`: or yourself) at most `range` spaces away */
  | { readonly choose: 'friend'; readonly range: number; readonly self?: true }
  /** any marine on the board */
  | { readonly choose: 'marine' }
  /** an exhausted demon card that lies face up */
  | { readonly choose: 'exhaustedDemonCard' }
  /** an action card in your discard pile */
  | { readonly choose: 'discarded' }
  /** an action card in your hand, which is discarded as the price */
  | { readonly choose: 'handCard' }
  /** a space with an active teleporter without a figure */
  | { readonly choose: 'teleporter' }
  /** a space in line of sight at most `range` spaces away: where a grenade lands */
  | { readonly choose: 'space'; readonly range: number };

/** Whom an effect concerns. */
export type Who =
  /** you; for the Invader's cards the demon concerned */
  | 'you'
  /** who was chosen by `target` */
  | 'target'
  | 'attacker'
  | 'defender'
  /** the figure that activates, was slain, … */
  | 'subject'
  /** all enemies of yours adjacent to you, to the defender, to the chosen figure */
  | 'enemiesByYou'
  | 'enemiesByDefender'
  | 'enemiesByTarget';

export type CardEffect =
  /** movement points: into the pool in the figure's own activation, else spent at once or lost (DM-MP-04) */
  | { readonly do: 'move'; readonly who: Who; readonly points: number }
  | { readonly do: 'heal'; readonly who: Who; readonly damage: number }
  /** damage without an attack (DM-DMG-05) */
  | { readonly do: 'harm'; readonly who: Who; readonly damage: number }
  | { readonly do: 'stun'; readonly who: Who }
  /** a marine: action cards; the Invader's cards: event cards */
  | { readonly do: 'draw'; readonly who: Who; readonly cards: number }
  /** a marine discards cards from his hand at random */
  | { readonly do: 'discard'; readonly who: Who; readonly cards: number }
  /** the chosen card goes from your discard pile to your hand */
  | { readonly do: 'recover' }
  /** at `declared`: more dice for this attack */
  | { readonly do: 'dice'; readonly red?: number; readonly black?: number }
  /** at `beforeAttack`: more reach for this activation's attack */
  | { readonly do: 'reach'; readonly range: number }
  /**
   * at `attack`: more damage symbols; dice rolled anew, or turned to their best face: those farthest below it first
   */
  | { readonly do: 'damage'; readonly symbols: number }
  | { readonly do: 'reroll'; readonly dice: number }
  | { readonly do: 'turn'; readonly dice: number }
  /** at `attack`: shields of the defender are ignored */
  | { readonly do: 'pierce'; readonly shields: number }
  /** at `defend`: more shields; a dodge */
  | { readonly do: 'shields'; readonly shields: number }
  | { readonly do: 'dodge' }
  /** at `declared`: the defender has cover, or loses it */
  | { readonly do: 'cover' }
  | { readonly do: 'uncover' }
  /** the Invader gains Argent Power */
  | { readonly do: 'argent'; readonly tokens: number }
  /** the chosen exhausted demon card becomes ready */
  | { readonly do: 'readyDemonCard' }
  /** a class card becomes ready */
  | { readonly do: 'readyClass'; readonly who: Who }
  /**
   * an initiative card: the top one goes to the bottom; you look at the top one and may put it to the bottom; yours
   * comes to the top
   */
  | { readonly do: 'buryInitiative' }
  | { readonly do: 'scoutInitiative' }
  | { readonly do: 'seizeInitiative' }
  /**
   * an attack of its own (DM-ATK-06): in your activation it waits like a card's attack, else it is made at once or
   * not at all
   */
  | { readonly do: 'strike'; readonly box: AttackBox }
  /** one more main action in this activation */
  | { readonly do: 'mainAction' }
  /** you draw a glory kill card */
  | { readonly do: 'glory' }
  /** you are put on the chosen teleporter */
  | { readonly do: 'teleport' }
  /** demons appear as close as possible to the figure concerned, if figures are left */
  | { readonly do: 'spawn'; readonly demon: DemonId; readonly figures: number }
  /** the grenade's token is put on the chosen space */
  | { readonly do: 'grenade'; readonly grenade: GrenadeId };

export interface CardAbility {
  readonly when: AbilityTiming;
  /** `part: 'own'` unless given */
  readonly if?: AbilityConditions;
  /** the class card is exhausted (DM-CLS-01) */
  readonly exhausts?: true;
  /** Argent Power from the same demon card (DM-ARG-04) */
  readonly argent?: number;
  readonly target?: AbilityTarget;
  readonly effects: readonly CardEffect[];
}

/** What holds as long as the card lies there. */
export interface Modifiers {
  readonly handLimit?: number;
  readonly health?: number;
  readonly mainActions?: number;
  readonly sprint?: number;
  /** no surcharge for entering spaces with enemies, for entering difficult terrain */
  readonly slipsPast?: true;
  readonly sureFooted?: true;
  /** health packs and glory kills heal more */
  readonly healthPack?: number;
  readonly gloryHeal?: number;
  /**
   * demons at most `near` spaces away are staggered earlier; `printed`: worded as lowering the printed value
   * (DM-DMG-08)
   */
  readonly stagger?: { readonly by: number; readonly near?: number; readonly printed?: true };
  /** every card with a speed value, when it is played, gives so many movement points more */
  readonly stride?: number;
  /** more range for attacks with action cards of this trait, or of any */
  readonly range?: { readonly by: number; readonly trait?: Trait };
}

export type Trait = 'uac' | 'shotgun' | 'rifle' | 'launcher' | 'chaingun' | 'chainsaw' | 'cannon' | 'grenade';

export type DemonId =
  | 'possessedSoldier'
  | 'imp'
  | 'pinky'
  | 'cacodemon'
  | 'revenant'
  | 'mancubus'
  | 'baronOfHell'
  | 'cyberdemon';

export type GrenadeId = 'frag' | 'siphon' | 'snare';

export type WeaponId =
  | 'combatShotgun'
  | 'superShotgun'
  | 'heavyAssaultRifle'
  | 'plasmaRifle'
  | 'burstRifle'
  | 'staticRifle'
  | 'rocketLauncher'
  | 'chaingun'
  | 'chainsaw'
  | 'gaussCannon'
  | 'bfg9000'
  | 'fragGrenade'
  | 'siphonGrenade'
  | 'snareGrenade';

export interface MarineActionCard<Id extends string = string> {
  /** the key of its words, e.g. `plasmaRifle1`; the ordinal in its set is its place there (DM-WPN-02) */
  readonly id: Id;
  readonly type: 'main' | 'bonus' | 'reaction';
  readonly trait: Trait;
  /** movement points when it is played (DM-ACT-03) */
  readonly speed?: number;
  readonly attack?: AttackBox;
  /** when it is revealed in defense */
  readonly shields?: number;
  readonly dodge?: true;
  /** carried out after its movement points are gained; reactions: what they do at their moment */
  readonly ability?: CardAbility;
  /** it stays in play at the end of the activation (DM-MAR-07), with what holds as long */
  readonly keeps?: Modifiers;
}

export interface WeaponSet<Action extends string = string> {
  readonly id: WeaponId | 'uac';
  /** how many sets are in the box; a weapon token goes with each but the UAC's */
  readonly copies: number;
  /** unhatched tokens: may be taken at set-up (DM-WPN-06) */
  readonly starting: boolean;
  readonly cards: readonly MarineActionCard<Action>[];
}

export interface ClassCard<Id extends string = string> {
  readonly id: Id;
  readonly modifiers?: Modifiers;
  readonly abilities?: readonly CardAbility[];
}

export interface SquadCard {
  readonly id: 'takingPoint' | 'combatVeteran' | 'soloOperative';
  readonly copies: number;
  /** given out when so many marines play */
  readonly marines: number;
  readonly modifiers: Modifiers;
}

export interface GloryKillCard<Id extends string = string> {
  readonly id: Id;
  readonly ability: CardAbility;
}

export interface EventCard<Title extends string = string> {
  /** cards with the same title are copies of the same card (DM-EVT-03) */
  readonly title: Title;
  readonly shields: number;
  /** the special symbol (DM-DEF-02) */
  readonly special: boolean;
  readonly ability: CardAbility;
}

export interface EventSet<Id extends string = string, Title extends string = string> {
  readonly id: Id;
  /** six of them */
  readonly cards: readonly EventCard<Title>[];
}

export interface DemonCard {
  readonly id: DemonId;
  readonly figures: number;
  readonly speed: number;
  readonly health: number;
  readonly stagger: number;
  readonly attack: AttackBox;
  readonly special: { readonly shields: number } | 'dodge';
  /** always one more shield (DM-DEF-04) */
  readonly armor?: true;
  readonly flying?: true;
  /** large figures only, as the base lies when it faces north */
  readonly base?: { readonly wide: number; readonly high: number };
  /** the key of an ability's words is `<demon>.<name>` */
  readonly abilities: readonly (CardAbility & { readonly name: string })[];
}

export type PortalColour = 'blue' | 'yellow' | 'red';

export interface InvasionGroup {
  /** from top to bottom (DM-SUM-05) */
  readonly demons: readonly (readonly [DemonId, number])[];
  readonly argent?: number;
}

export interface InvasionCard<Id extends string = string> {
  readonly id: Id;
  readonly groups: Readonly<Record<PortalColour, readonly [InvasionGroup, InvasionGroup]>>;
}
