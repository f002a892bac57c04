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
  secret,
} from '@sightline/kernel';
import { EVENT_SETS, INVASION_CARDS } from '../content/index.ts';
import { REGISTER } from '../content/register.ts';
import type { Statics } from './statics.ts';

export const INVADER = 0;
export const MOST_MARINES = 4;
/** Where a figure stands that is not on the board. */
export const NOWHERE = -1;
export const NONE = -1;

/** The ways to choose three of these event sets (DM-SET-11). */
const triosOf = (sets: readonly number[]): number[][] =>
  sets.flatMap((a, i) => sets.slice(i + 1).flatMap((b, j) => sets.slice(i + j + 2).map((c) => [a, b, c])));
const FIRST_TRIOS = triosOf(REGISTER.held('eventSet', 1));
/** Before the Invader has chosen his event sets. */
export const NO_TRIO = FIRST_TRIOS.length;
/** Every choice of three event sets by its number: those of the first edition, none, then what later ones made possible. */
export const TRIOS: readonly (readonly number[])[] = [
  ...FIRST_TRIOS,
  [],
  ...Array.from({ length: REGISTER.edition - 1 }, (_, i) => i + 2).flatMap((edition) =>
    triosOf([...EVENT_SETS.keys()].filter((set) => REGISTER.since('eventSet', set) <= edition)).filter(
      (sets) => sets.some((set) => REGISTER.since('eventSet', set) === edition),
    ),
  ),
];

const figure = record({
  /** a placement of the board: four times the anchor's space, plus how the base lies */
  at: int,
  damage: int,
  stunned: bool,
});

const marine = (m: number) =>
  record({
    deck: pile(`actions ${m}`),
    hand: pile(`actions ${m}`),
    discard: pile(`actions ${m}`),
    /** face up in the play area */
    inPlay: pile(`actions ${m}`),
    /** revealed in defense, until the attack's result is determined (DM-ATK-13) */
    defense: pile(`actions ${m}`),
    glory: pile('glory'),
    /** its class and squad card, or NONE */
    class: int,
    squad: int,
    exhausted: bool,
    /** the weapon sets in its action deck */
    sets: list(int),
    /**
     * what all know of the deck's order (DM-WPN-04, DM-ACT-15): the cards of each layer are out of these, so many are
     * left of it; the topmost last
     */
    layers: list(record({ cards: list(int), left: int })),
    /** grenade tokens on the board */
    grenades: list(record({ set: int, cell: int })),
  });

export const shape = fields({
  /** DM-KIL-03: a slain marine's figure is not on the board */
  figures: open(list(figure)),
  marines: open(places(MOST_MARINES, marine)),
  gloryDeck: pile('glory'),
  gloryDiscard: pile('glory'),

  eventDeck: pile('events'),
  eventHand: pile('events'),
  eventDiscard: pile('events'),
  eventDefense: pile('events'),
  /** the sets that were not chosen */
  eventBox: pile('events'),
  trio: secret<number>(int, [NO_TRIO, ...[...TRIOS.keys()].filter((trio) => trio !== NO_TRIO)]),
  /** event sets of which a card has been seen */
  seenSets: open(list(int)),

  /** the invasion card, once for each of its six groups: a group is shown when it is summoned (DM-HID-02) */
  invasion: open(places(6, () => secret<number>(int, [0, ...[...INVASION_CARDS.keys()].slice(1)]))),
  invasionArgent: open(int),
  /** of each demon card by number: its Argent Power, and whether it is exhausted (DM-INI-13: also face down) */
  argent: open(list(int)),
  exhausted: open(list(bool)),

  initiative: pile('initiative'),
  revealed: pile('initiative'),
  /** the cards that make up the initiative deck of this round */
  initiativeCards: open(list(int)),

  round: open(int),
  frags: open(int),
  threat: open(int),
  /** what the objective card counts, by its own meaning */
  progress: open(list(int)),

  /** borders that are not as they were drawn: opened doors */
  changes: open(list(int)),
  doors: open(list(bool)),
  teleporters: open(list(bool)),
  portals: open(list(record({ cell: int, colour: int, up: bool }))),
  /** 0: a health pack, else the number of a weapon set */
  items: open(list(record({ cell: int, what: int }))),
  /** marines to be asked what they take as soon as no attack goes on (DM-ITM-05) */
  offers: open(list(int)),
  /** objective tokens: on a space, or carried by a figure */
  tokens: open(list(record({ order: int, cell: int, carrier: int }))),
  /** weapon sets left in the box */
  box: open(list(int)),
});

export interface Doom extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: Statics;
}

export type G = Play<Doom>;
/** What everybody at the table may know: rules and bots ask it the same questions. */
export interface OpenTable {
  readonly statics: Statics;
  readonly state: Pick<
    Doom['state'],
    | 'figures'
    | 'changes'
    | 'doors'
    | 'teleporters'
    | 'portals'
    | 'items'
    | 'tokens'
    | 'progress'
    | 'argent'
    | 'exhausted'
    | 'round'
    | 'frags'
  > & { readonly marines: readonly OpenMarine[] };
}
export type OpenMarine = Pick<Doom['state']['marines'][number], 'class' | 'squad' | 'exhausted' | 'sets'> & {
  readonly inPlay: { readonly items: readonly (number | null)[] };
};
