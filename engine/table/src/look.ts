/**
 * What the table can draw, by name. A game picks from these words; what they look like is the table's business, so
 * that two games that both say `rubble` look like one family.
 */

/** Colour families. `friend` and `foe` are sides; the others carry meaning together with an icon or a word. */
export type Tone = 'plain' | 'friend' | 'foe' | 'energy' | 'good' | 'warn' | 'danger' | 'gold' | 'muted';

/** A colour of its own for a figure among others of its side; the icon and the name say the same. */
export type Hue = 1 | 2 | 3 | 4 | 5;

/** An icon of the table's set: its name in the game-icons collection, listed in apps/web/icons.json. */
export type Icon = string;

/** What a space is made of. */
export type Texture =
  | 'steel'
  | 'grating'
  | 'hellstone'
  | 'flesh'
  | 'rubble'
  | 'bones'
  | 'pit'
  | 'lava'
  | 'machine'
  | 'pillar'
  /* of floor plans */
  | 'indoors'
  | 'paving'
  | 'grass'
  /** nobody is ever there: a shaft, a block of masonry */
  | 'solid'
  /** stands in a room and is in the way; neighbours are one piece of it */
  | 'furniture';

/** What the land of an area is: its colour and grain. */
export type LandKind =
  | 'meadow'
  | 'grove'
  | 'field'
  | 'marsh'
  | 'water'
  | 'shallows'
  | 'sand'
  | 'yard'
  | 'street'
  | 'hill'
  | 'ruins'
  | 'boards'
  | 'concrete'
  | 'crypt'
  | 'ash';

/** What stands in an area, as one sees it from above on a map. */
export type Prop =
  | 'house'
  | 'hut'
  | 'hall'
  | 'chapel'
  | 'tower'
  | 'mill'
  | 'ruin'
  | 'wall'
  | 'tree'
  | 'cypress'
  | 'bush'
  | 'rock'
  | 'grave'
  | 'reeds'
  | 'furrows'
  | 'sheaves'
  | 'column'
  | 'theatre'
  | 'fountain'
  | 'well'
  | 'jetty'
  | 'boat'
  | 'stones'
  | 'bunker'
  | 'wire'
  | 'crates'
  | 'tank'
  | 'pipes'
  | 'rails'
  | 'altar'
  | 'bones'
  | 'crater'
  | 'contours';

export type Sound =
  | 'step'
  | 'shot'
  | 'roll'
  | 'hit'
  | 'heal'
  | 'slain'
  | 'door'
  | 'card'
  | 'summon'
  | 'teleport'
  | 'turn'
  | 'won'
  | 'lost';

/** A short fact with an icon: a weapon, a status, a price. */
export interface Chip {
  readonly text: string;
  readonly icon?: Icon;
  readonly tone?: Tone;
  /** what it means, for whoever points at it */
  readonly hint?: string;
  readonly ref?: Ref;
}

/** Sides of a space: 0 to 3, clockwise from north. */
export type Facing = 0 | 1 | 2 | 3;

/** Numbers as a bar: `mark` is a threshold on it. */
export interface Meter {
  readonly now: number;
  readonly most: number;
  readonly mark?: number;
  /** in words: "7 of 10 health" */
  readonly label: string;
}

/** A die as it lies there; without a face it is only the kind of die. `symbols` is how many marks the face shows. */
export interface Die {
  readonly tone: 'red' | 'black' | 'bone' | 'green' | 'yellow' | 'orange';
  readonly face?: number;
  /** dice that show pictures instead: those of its face; none: a blank one. A picture that counts for nothing now is `faint` */
  readonly pictures?: readonly { readonly icon: Icon; readonly faint?: boolean }[];
  /** it is not rolled: shown struck, without a face */
  readonly struck?: true;
  readonly label: string;
}

import type { Ref } from './ref.ts';

/** Words with links to what they speak of. */
export type TextPart = string | { readonly text: string; readonly ref: Ref };
