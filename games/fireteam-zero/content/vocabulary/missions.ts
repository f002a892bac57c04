import type { Rule } from './abilities.ts';
import type {
  DiscoveryCard,
  MonsterCard,
  ObjectiveCard,
  ReconEventCard,
  TokenKind,
  TwistCard,
} from './game-cards.ts';
import type { HeroCard, RoleCards } from './hero-cards.ts';
import type { BySize, FamilyId, Figures, MonsterClass, ObjectiveId, Role, TokenId } from './names.ts';

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
export interface MissionContent {
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
  readonly events: readonly ReconEventCard[];
  readonly missions: readonly MissionContent[];
  /** the sector tiles, as docs/map-format.md has them */
  readonly tiles: string;
}
