import type { Result } from '@sightline/kernel';

/** Who sits where, and who is there. */
export interface MatchPeople {
  readonly seats: readonly OnlineSeat[];
  /** how many watch without a seat */
  readonly watching: number;
}

export interface OnlineSeat {
  readonly seat: number;
  /** the seat is the asking person's own */
  readonly mine: boolean;
  /** null: free, or a bot's from the beginning */
  readonly name: string | null;
  /** plays for an absent person, or for nobody */
  readonly bot: string | null;
  readonly online: boolean;
}

/** Something said at a table. */
export interface Talk {
  /** for each table the lines that one hears count from 1 */
  readonly k: number;
  readonly from: string;
  /** a sign for who says it: the same at all tables, whatever they are called */
  readonly by: string;
  /** it is the hearing person's own */
  readonly mine: boolean;
  /** null: said by a spectator */
  readonly seat: number | null;
  readonly to: 'table' | 'side';
  readonly text: string;
  readonly at: number;
}

/** A person as they know themselves. */
export interface Me {
  readonly id: string;
  readonly name: string;
  /** known by nothing but this browser's cookie */
  readonly guest: boolean;
  readonly email: string | null;
  /** nobody has shown yet that the address is theirs: no notices go there; never so where the server sends no mail */
  readonly unconfirmed: boolean;
  /** whether notices are sent by e-mail */
  readonly mail: boolean;
}

/** A new online match. */
export interface NewOnlineMatch {
  readonly game: string;
  readonly mission: string;
  readonly switches: Readonly<Record<string, boolean>>;
  /** of options of which one is taken: which */
  readonly choices?: Readonly<Record<string, string>>;
  /** by seat */
  readonly seats: readonly (
    | { readonly kind: 'me' }
    /** anybody who gets the link, or, at an open table, anybody */
    | { readonly kind: 'free' }
    | { readonly kind: 'bot'; readonly level: string }
  )[];
  /** listed for everybody */
  readonly open: boolean;
  /** may be watched by whoever has the link */
  readonly watch: boolean;
  /** seconds on each seat's clock; null: no clock */
  readonly clock: number | null;
  /** seconds that a seat has at least whenever it is asked after somebody else decided */
  readonly refill?: number | null | undefined;
  /** choices settled beforehand */
  readonly presets: Readonly<Record<string, unknown>>;
}

/** A match as lists show it. */
export interface OnlineMatch {
  /** whoever knows it may join: it is the invitation */
  readonly id: string;
  readonly game: string;
  /** the version of the game's rules that it is played by */
  readonly rules: string;
  readonly setup: unknown;
  readonly status: 'gathering' | 'running' | 'over';
  readonly open: boolean;
  readonly watch: boolean;
  readonly clock: number | null;
  readonly refill: number | null;
  readonly seats: readonly OnlineSeat[];
  /** whether it is the asking person's: they made it, or whoever did has left it to them before it began */
  readonly host: boolean;
  /** as long as it gathers: the name of whose it is, who need not sit there */
  readonly invitedBy: string | null;
  /** seats whose decision is awaited */
  readonly awaiting: readonly number[];
  readonly inputs: number;
  readonly created: number;
  readonly touched: number;
  readonly result: Result | null;
  /** the hash of the seed that everything is drawn from; the seed itself is in the file, once the match is over */
  readonly commitment: string | null;
  /** the same people once more, if somebody asked for it; told to those who played, and to others while it may be watched */
  readonly rematch: string | null;
  /** in lists of one's own: who wants to play once more, as long as one has not sat down there */
  readonly askedBy: string | null;
  /** the host has asked the asking person off it, until it is over: they take no seat there, and do not watch */
  readonly dismissed: boolean;
  /** the server has not the rules it is played by: nobody can play on or look at it, and nobody is awaited */
  readonly outdated: boolean;
}
