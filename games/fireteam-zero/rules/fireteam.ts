import {
  bool,
  type Data,
  fields,
  type GameTypes,
  int,
  list,
  open,
  type Play,
  pile,
  places,
  record,
  type Seen,
} from '@sightline/kernel';
import type { Statics } from './statics.ts';

export const MOST_HEROES = 4;
/** Figures are numbered: the heroes as they sit around the table, the two specialists, the monsters. */
export const PATTY = 4;
export const HENRY = 5;
export const FIRST_MONSTER = 6;
/** Attacks may also aim at tokens: they are numbered from here (FZ-SATK-01). */
export const FIRST_TOKEN = 100;
/** Where a figure is that is not on the board. */
export const NOWHERE = -1;
export const NONE = -1;

/** The pool a monster belongs to (FZ-RSV-05). */
export const SPAWN = 0;
export const RESERVE = 1;
export const BOSS = 2;

/** How long something lasts, or how often it may be used. */
export const TURN = 0;
export const ROUND = 1;
export const MISSION = 2;

const hero = (h: number) =>
  record({
    /** the hero card, or NONE before it is chosen */
    card: int,
    down: bool,
    /** FZ-HID-01, 02: who may look into a hand is said by each of its places */
    deck: pile(`actions ${h}`),
    hand: pile(`actions ${h}`),
    discard: pile(`actions ${h}`),
    /** a tactical response or reaction while it is resolved (FZ-CARD-04) */
    played: pile(`actions ${h}`),
    /** the kinds of upgrade in the action deck; the focus cards on the table */
    upgrades: list(int),
    focuses: list(int),
    /** what may be used once: the deed, and until when it is spent */
    spent: list(record({ deed: int, until: int })),
  });

const monster = record({
  /** 0 minion, 1 elite, 2 boss: the cards of the mission's family */
  kind: int,
  /** the pool it belongs to */
  home: int,
  /** it has activated in this threat phase; it will not */
  spent: bool,
  stunned: bool,
});

export const shape = fields({
  /** of every figure: its location, or NOWHERE */
  at: open(list(int)),
  heroes: open(places(MOST_HEROES, hero)),
  monsters: open(list(monster)),
  /** power tokens on the boss's card, and whether the one on the board still marks its place (FZ-BOSS-02, 07) */
  power: open(int),
  bossMarked: open(bool),

  /** the hero whose player holds the first-player token */
  first: open(int),
  round: open(int),
  /** the space of the threat marker, from 1 */
  threat: open(int),
  /** the lucky coin shows heads */
  heads: open(bool),

  /** the tokens 1 to 12; one that left the board is NOWHERE (FZ-SPN-09) */
  spawnTokens: open(list(record({ at: int, up: bool }))),
  /** intel and special tokens on the board */
  tokens: open(list(record({ kind: int, at: int }))),
  objectives: open(list(record({ intel: int, done: bool }))),
  /** discoveries with an unfinished task (FZ-SEA-09) */
  tasks: open(list(record({ card: int, intel: int }))),

  recon: pile('recon'),
  found: pile('recon'),
  /** events that went back to the box unseen (FZ-SET-22) */
  box: pile('recon'),
  twists: pile('twists'),
  revealed: pile('twists'),

  /** what holds for a while: which effect, for whom, until when */
  lasting: open(list(record({ effect: int, figure: int, until: int }))),
  /** rules of the game that work once in a while, and until when they have done so */
  spent: open(list(record({ deed: int, until: int }))),
});

export interface Fireteam extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: Statics;
}

export type G = Play<Fireteam>;

/** What everybody at the table may know: rules and bots ask it the same questions. */
export interface OpenTable {
  readonly statics: Statics;
  readonly state: Pick<
    Fireteam['state'],
    | 'at'
    | 'monsters'
    | 'power'
    | 'first'
    | 'round'
    | 'threat'
    | 'heads'
    | 'spawnTokens'
    | 'tokens'
    | 'objectives'
    | 'tasks'
    | 'lasting'
  > & {
    readonly heroes: readonly OpenHero[];
    readonly revealed: { readonly items: readonly (number | null)[] };
  };
}
export type OpenHero = Pick<Fireteam['state']['heroes'][number], 'card' | 'down' | 'upgrades' | 'focuses'> & {
  /** how many cards: what they are is another matter */
  readonly hand: { readonly items: readonly (number | null)[] };
  readonly discard: { readonly items: readonly (number | null)[] };
};
