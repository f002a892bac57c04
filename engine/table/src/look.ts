/**
 * What the table can draw, by name. A game picks from these words; what they look like is the table's business, so
 * that two games that both say `rubble` look like one family.
 */

/** Colour families. `friend` and `foe` are sides; the others carry meaning together with an icon or a word. */
export type Tone = 'plain' | 'friend' | 'foe' | 'energy' | 'good' | 'warn' | 'danger' | 'gold' | 'muted';

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
  | 'pillar';

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
  readonly tone: 'red' | 'black';
  readonly face?: number;
  readonly label: string;
}

import type { Ref } from './ref.ts';

/** Words with links to what they speak of. */
export type TextPart = string | { readonly text: string; readonly ref: Ref };
