import type { Icon, Tone } from './look.ts';

/** What can be chosen before a match, for the form. Values are plain text; the game turns them into a set-up. */
export interface NewMatchForm {
  readonly missions: readonly MissionChoice[];
  /** by number of seats: roles in seat order */
  readonly seats: { readonly least: number; readonly most: number };
  readonly roles: readonly SeatRole[];
  /** the same by how many seats are taken, where that changes who plays what */
  readonly rolesOf?: Readonly<Record<number, readonly SeatRole[]>>;
  readonly first: FirstSeats;
  readonly levels: readonly { readonly id: string; readonly label: string; readonly hint: string }[];
  /** yes-or-no options of the set-up */
  readonly switches: readonly {
    readonly id: string;
    readonly label: string;
    readonly hint: string;
    /** off unless somebody wants it */
    readonly off?: true;
    /** when it is on, a seat knows what another may not */
    readonly secrets?: true;
  }[];
  /** a seat knows what another may not, whatever is chosen */
  readonly secrets: boolean;
  /** options of the set-up of which one is taken */
  readonly choices: readonly FormChoice[];
  /** series of missions */
  readonly operations: readonly {
    readonly id: string;
    readonly name: string;
    readonly missions: readonly string[];
  }[];
}

/** Who sits where until somebody wants it otherwise. */
export interface FirstSeats {
  /** how many seats are taken */
  readonly seats: number;
  /** the same for people who play online, one of them here */
  readonly online: number;
  /** by role: the one who is here, or a bot of this level */
  readonly players: readonly ('me' | { readonly bot: string })[];
}

/** One of a few: how hard a match is to win. Each option says what it changes. */
export interface FormChoice {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly hint: string }[];
  /** the option taken unless somebody takes another */
  readonly first: string;
  /** the same among people who play online, if it is another */
  readonly online?: string;
}

/** What somebody filled into the form. What is left out of switches and choices is as the game has it by itself. */
export interface FilledForm {
  readonly mission: string;
  readonly switches: Readonly<Record<string, boolean>>;
  /** by the choice's id: the option taken */
  readonly choices?: Readonly<Record<string, string>>;
}

export interface MissionChoice {
  readonly id: string;
  readonly name: string;
  readonly briefing: string;
  readonly operation: string;
  /** "Mission 3" */
  readonly kicker: string;
  readonly objective: string;
}

/** A seat at the table: what it plays, and what may be settled for it beforehand. */
export interface SeatRole {
  readonly seat: number;
  readonly name: string;
  readonly icon: Icon;
  readonly tone: Tone;
  readonly text: string;
  /** choices that are otherwise asked at the table, such as class and weapons */
  readonly presets: readonly Preset[];
}

export interface Preset {
  readonly id: string;
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly items: readonly { readonly id: number; readonly label: string; readonly text: string }[];
}

/** By seat, then by the preset's id: the items taken beforehand. */
export type Presets = Readonly<Record<number, Readonly<Record<string, readonly number[]>>>>;

/** A series of matches between two of them, as the form and the page of operations show it. */
export interface OperationState {
  readonly name: string;
  readonly missions: readonly {
    readonly id: string;
    readonly name: string;
    readonly state: 'won' | 'lost' | 'now' | 'to come' | 'open';
    readonly label: string;
  }[];
  /** what was read last */
  readonly story: string;
  readonly over: string | null;
}
