import type { BoardBorder } from './border.ts';
import type { Card } from './card.ts';
import type { Chip, Facing, Hue, Icon, Meter, TextPart, Tone } from './look.ts';
import type { Ref } from './ref.ts';

/** Everything there is to see for one seat at one moment, in one language. Plain data: it crosses workers and wires. */
export interface Scene {
  readonly header: Header;
  readonly doors: readonly { readonly ref: Ref; readonly open: boolean; readonly label: string }[];
  /** the borders of a plan that are no longer as they were built */
  readonly borders?: readonly BoardBorder[];
  /** what lies over whole spaces of a plan */
  readonly veils?: readonly Veil[];
  /** a line below an annex of the plan: "Sledge watches N4" */
  readonly annexes?: readonly { readonly level: number; readonly note: string }[];
  /** in the order they are drawn, the topmost last */
  readonly pieces: readonly (Piece | AreaPiece)[];
  /** the column of squads, objectives and what else lies open */
  readonly panels: readonly Panel[];
  /** shown beside the question while nothing is pointed at: what is to come */
  readonly aside?: readonly Panel[];
  readonly hand: HandArea;
}

export interface Header {
  /** "Mission 1 · Round 3" */
  readonly kicker: string;
  readonly title: string;
  readonly phases: readonly { readonly label: string; readonly now: boolean }[];
  readonly order: TurnOrder | null;
  readonly counters: readonly Counter[];
  /** a track beside the board that a marker goes along */
  readonly track?: Track;
}

/** What a track has come to, and what is known to come. */
export interface Track {
  /** what a guided match calls it by, if it ever speaks of it */
  readonly ref?: Ref;
  /** "Threat 5" */
  readonly title: string;
  /** "next twist at 7" */
  readonly note: string;
  readonly spaces: readonly {
    readonly label: string;
    readonly state: 'past' | 'now' | 'to come';
    /** what waits there: "twist" */
    readonly waits?: string;
    /** the card that lies there */
    readonly card?: { readonly title: string; readonly text: string; readonly ref: Ref };
  }[];
}

/** Cards of an order of turns as far as they are revealed. */
export interface TurnOrder {
  readonly title: string;
  readonly cards: readonly {
    readonly icon: Icon;
    readonly tone: Tone;
    readonly hue?: Hue;
    readonly badge?: string;
    readonly label: string;
    readonly state: 'done' | 'now' | 'next';
  }[];
  /** how many are still face down, and in words */
  readonly hidden: number;
  readonly hiddenLabel: string;
}

export interface Counter {
  /** what a guided match calls it by, if it ever speaks of it */
  readonly ref?: Ref;
  readonly icon: Icon;
  readonly tone: Tone;
  readonly label: string;
  readonly value: string;
  /** "of 6" */
  readonly of?: string;
  readonly hint?: string;
}

/** Something that stands or lies on the board. */
export interface Piece extends PieceLook {
  /** the spaces it covers */
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly level: number;
  /** the shape of a figure's base; a disc unless given */
  readonly base?: 'hexagon';
  /** not everybody knows what it is: its rim is dashed */
  readonly hidden?: true;
  /** printed below it, short */
  readonly caption?: string;
  /** statuses that are seen from afar */
  readonly marks?: readonly PieceMark[];
  /** it hangs on the border at this side of its space; it faces away from it unless `facing` is given */
  readonly mountedOn?: Facing;
  /** shade everything beyond the side it faces, through walls too */
  readonly arc?: true;
  /** it leans out of a second space, where this stands for it */
  readonly standee?: Standee;
}

/** Brackets stand around the piece, a burst shines at its corner. */
export interface PieceMark {
  readonly frame: 'brackets' | 'burst';
  readonly icon: Icon;
  readonly tone: Tone;
  readonly label: string;
}

/** Stands in the second of the two spaces of a leaning piece, and can be pointed at by itself. */
export interface Standee {
  readonly ref: Ref;
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** Smoke, gas or fire over some spaces, told apart by pattern. */
export interface Veil {
  readonly kind: 'smoke' | 'gas' | 'fire';
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly level: number;
  readonly label: string;
}

/** Something in an area: where in it, the table says, so that a crowd stays readable. */
export interface AreaPiece extends PieceLook {
  readonly area: Ref;
  /** 1 unless it is larger or smaller than its like */
  readonly size?: number;
  /** printed below it, short */
  readonly caption?: string;
  /** the figure it goes with: it stands beside that and is tied to it */
  readonly escort?: Ref;
  /** pieces of one band stand together under one caption: "3 animals" */
  readonly band?: { readonly name: string; readonly caption: string };
  readonly x?: never;
  readonly y?: never;
  readonly wide?: never;
  readonly high?: never;
}

export interface PieceLook {
  /** `piece:…` for figures, `thing:…` for tokens */
  readonly ref: Ref;
  /** a `plate` covers a whole space, `stairs` lead out of it; a `point` is a number printed on a map; a `stamp` is words stamped on it */
  readonly shape:
    | 'figure'
    | 'disc'
    | 'hex'
    | 'tile'
    | 'portal'
    | 'pad'
    | 'spot'
    | 'plate'
    | 'stairs'
    | 'point'
    | 'stamp';
  readonly icon: Icon;
  readonly tone: Tone;
  readonly hue?: Hue;
  readonly name: string;
  /** one letter or number beside it */
  readonly badge?: string;
  readonly health?: Meter;
  readonly statuses?: readonly { readonly icon: Icon; readonly tone: Tone; readonly label: string }[];
  /** it is this figure's turn */
  readonly active?: boolean;
  /** switched off, face down */
  readonly dim?: boolean;
  /** where facing matters */
  readonly facing?: Facing;
  /** another look of the same shape: the colour of a portal */
  readonly variant?: string;
}

/** `squad`: whose it is, by name, the same for all of one squad: on a phone each squad has a sheet of its own. */
export type Panel = { readonly squad?: string } & (
  | {
      readonly type: 'figure';
      readonly ref: Ref;
      readonly name: string;
      readonly note: string;
      readonly icon: Icon;
      readonly tone: Tone;
      readonly hue?: Hue;
      readonly badge?: string;
      readonly health: Meter;
      /** out of it for now; unless given: without any health */
      readonly down?: boolean;
      readonly chips: readonly Chip[];
      readonly active: boolean;
    }
  | {
      readonly type: 'note';
      /** what a guided match calls it by, if it ever speaks of it */
      readonly ref?: Ref;
      readonly title: string;
      readonly tone: Tone;
      readonly text: readonly TextPart[];
      /** smaller lines below */
      readonly more?: readonly string[];
      /** not to be cut, however long */
      readonly whole?: boolean;
      /** how far it has come, beside the title */
      readonly pips?: {
        readonly now: number;
        readonly most: number;
        readonly tone: Tone;
        readonly label: string;
      };
      readonly rule?: string;
    }
  | {
      readonly type: 'stats';
      readonly title: string;
      readonly tone: Tone;
      readonly rows: readonly {
        readonly label: string;
        readonly value: string;
        readonly pips?: { readonly now: number; readonly most: number; readonly tone: Tone };
        readonly ref?: Ref;
      }[];
    }
  | { readonly type: 'cards'; readonly title: string; readonly cards: readonly Card[] }
);

export interface HandArea {
  readonly piles: readonly {
    readonly ref: Ref;
    readonly label: string;
    readonly count: number;
    /** face up piles can be leafed through */
    readonly cards?: readonly Card[];
  }[];
  /** cards that lie there all the time: class card, invasion card */
  readonly standing: readonly Card[];
  /** hand, play area … ; the first is the hand */
  readonly groups: readonly {
    readonly title: string;
    readonly empty: string;
    readonly cards: readonly Card[];
  }[];
}
