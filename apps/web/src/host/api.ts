import type { Answer, Clock } from '@sightline/kernel';
import type { Language } from '@sightline/manifest';
import type {
  BoardDrawing,
  Ending,
  FilledForm,
  Icon,
  Inspection,
  Narration,
  NewMatchForm,
  OperationState,
  Presets,
  Preview,
  Question,
  Ref,
  Scene,
  Tone,
} from '@sightline/table';
import type { MatchPeople, Objection, OnlineMatch, Talk } from '@sightline/wire';

/**
 * What the page asks of the worker that holds the matches. The page draws what it is handed and knows no rule; whatever
 * a seat may not know never crosses this line.
 */

/** Who plays a seat: the person at the screen (`me`), another person at the same screen, or a bot of a level. */
export type Player =
  | { readonly kind: 'me' }
  | { readonly kind: 'guest'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

export interface NewMatch {
  readonly game: string;
  readonly mission: string;
  readonly switches: Readonly<Record<string, boolean>>;
  /** of options of which one is taken: which */
  readonly choices?: Readonly<Record<string, string>>;
  /** by seat */
  readonly players: readonly Player[];
  readonly presets: Presets;
  /** the same words give the same deal; absent: a new one */
  readonly deal?: string;
  /** the operation this match belongs to */
  readonly operation?: string;
  /** the tutorial's guided match */
  readonly lesson?: string;
}

/** A match as lists show it. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** "Round 3" */
  readonly where: string;
  /** what the person is asked next, or who won */
  readonly state: string;
  readonly over: boolean;
  readonly mine: boolean;
  readonly players: readonly {
    readonly name: string;
    readonly icon: Icon;
    readonly tone: Tone;
    readonly bot: string | null;
  }[];
  readonly inputs: number;
  readonly started: number;
  readonly touched: number;
  readonly lesson: string | null;
  /** it can't be opened any more: kept for other rules, or damaged */
  readonly fault?: Fault['fault'];
}

export interface SavedOperation {
  readonly id: string;
  readonly game: string;
  readonly state: OperationState;
  /** the match being played now, if one was started */
  readonly match: string | null;
  readonly touched: number;
}

/** Why something could not be done: the page has words for each code. */
export interface Fault {
  readonly fault:
    | 'not-a-match'
    | 'other-game'
    | 'other-rules'
    | 'damaged'
    | 'cut-short'
    | 'no-such-match'
    | 'not-over'
    | 'too-long'
    | 'too-heavy'
    | 'failed';
  readonly detail: string;
}

export type StorageState =
  | { readonly kept: true }
  | { readonly kept: false; readonly why: 'forbidden' | 'full' };

export interface Lists {
  readonly matches: readonly MatchSummary[];
  readonly operations: readonly SavedOperation[];
  readonly storage: StorageState;
}

/** Who somebody looks as: a seat, everybody at the table (`null`), or, when nothing has to be hidden, all seats open. */
export type Viewpoint = number | null | 'all';

export interface LogLine {
  /** after which input */
  readonly n: number;
  readonly narration: Pick<Narration, 'line' | 'tone' | 'indent'>;
}

/** Why nothing can be taken back. */
export interface NoUndo {
  /** chance has spoken, something hidden was shown, others have acted, it is over, nothing was done; not known */
  readonly because: 'chance' | 'shown' | 'others' | 'over' | 'begun' | 'unknown';
  /** the line of the log about it; empty: there is none */
  readonly after: string;
}

/** Words of the guided match: what to do now. */
export interface Coaching {
  readonly step: number;
  readonly steps: number;
  readonly title: string;
  readonly text: string;
  /** what to look at or click */
  readonly at: readonly Ref[];
  /** nothing is to be done but to read on */
  readonly read: boolean;
  /** it asks for nothing: whatever is done is fine */
  readonly standing?: true;
}

/** How time stands in a match that is held here. */
export interface TableTime {
  readonly clock: Clock;
  /** how late it is in the match */
  readonly now: number;
  /** no time passes: nobody could play now */
  readonly held: boolean;
  /** the seat that wanted all clocks to stand; null: none */
  readonly pausedBy: number | null;
}

/** What somebody at this screen may do unasked: a button of the bar beside the board. */
export interface BarAct {
  readonly seat: number;
  /** whose it is, where several people share this screen; empty: there is only one */
  readonly who: string;
  readonly verb: string;
  readonly label: string;
  readonly icon?: Icon;
  readonly hint?: string;
  /** it may be done now, or who looks must not know whether */
  readonly open: boolean;
  /** one press does it */
  readonly plain: boolean;
  /** the open decision, which an answer names */
  readonly decision: number;
  /** what is to be chosen, for the seat that is looked from; null: nothing can be, or that seat has to be looked from */
  readonly question: Question | null;
}

/** The table after one input, for one viewpoint. */
export interface TableFrame {
  /** how many inputs were logged */
  readonly n: number;
  readonly viewpoint: Viewpoint;
  readonly scene: Scene;
  /** what happened since the frame before, in order */
  readonly narration: readonly Narration[];
  /** the question to the seat that looks; null: somebody else is awaited, or the match is over */
  readonly question: Question | null;
  /** which person's seats are awaited now, and who that is */
  readonly awaited: readonly { readonly seat: number; readonly name: string; readonly person: boolean }[];
  /** while nobody at this screen is asked: what is being waited for */
  readonly waiting: string;
  /** how many inputs the seat may take back */
  readonly undo: number;
  /** if that is none: why */
  readonly noUndo?: NoUndo;
  /** what people here may do unasked, always in the same order */
  readonly bar?: readonly BarAct[];
  /** of a match that has clocks and is held here; online the room has them */
  readonly time?: TableTime;
  readonly ending: Ending | null;
  readonly coaching: Coaching | null;
  /** the whole log anew, where lines changed or went: another viewpoint, another language, something taken back */
  readonly log?: readonly LogLine[];
}

export interface OpenedMatch {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly drawing: BoardDrawing;
  readonly seats: readonly {
    readonly seat: number;
    /** who sits there, and what the seat plays */
    readonly name: string;
    readonly role: string;
    readonly icon: Icon;
    readonly tone: Tone;
    readonly player: Player;
  }[];
  /** people change places at this screen and have something to hide from each other */
  readonly curtains: boolean;
  /** it has clocks by its set-up; null: it has none, or an online table gave it some */
  readonly clocks: {
    /** by seat: the first seat that plays by the same clock */
    readonly sharedWith: readonly number[];
    readonly mayPause: boolean;
  } | null;
  readonly frame: TableFrame;
  readonly log: readonly LogLine[];
  readonly operation: string | null;
}

export interface WhyNot {
  /** empty: no rule says why; the page has words for the `code`, if there is one */
  readonly text: string;
  /** the rule's id; null where nothing but the moment forbids it */
  readonly rule: string | null;
  /** how the kernel calls it, or the server */
  readonly code?: Objection['code'];
  /** a guided match asks for something else now: `text` is what */
  readonly taught?: true;
  /** nothing can be taken back */
  readonly noUndo?: NoUndo;
}

/** An online match in the words of its game. */
export interface ListedMatch {
  readonly id: string;
  /** the server has other rules for it than this page: they came with another version of the app */
  readonly foreign: boolean;
  /** empty: it can't be told by the rules that are here */
  readonly title: string;
  /** by seat: what it plays, and what that means */
  readonly roles: readonly {
    readonly name: string;
    readonly icon: Icon;
    readonly tone: Tone;
    readonly text: string;
  }[];
  /** what bots there are, by level */
  readonly levels: Readonly<Record<string, string>>;
}

/** The room of an online match, everything beside the game: it changes whenever it likes, whatever is being chosen meanwhile. */
export interface OnlineRoom {
  readonly connection: 'online' | 'reconnecting' | 'gone';
  readonly people: MatchPeople;
  /** how often the server has said who sits there: after the end also when somebody asks to play once more, or does */
  readonly peopleUpdates: number;
  /** in the server's time; null: nobody's time is counted */
  readonly clock: Clock | null;
  /** the seat that wanted all clocks to stand; null: none */
  readonly pausedBy: number | null;
  /** what was said at the table, the newest last */
  readonly talk: readonly Talk[];
  /** a seat here can do only one thing, which is done for it in a moment */
  readonly passing: number | null;
  /** the rules let nobody who sits here talk to their side now */
  readonly sideShut: boolean;
  /** the log is being filled with what happened before */
  readonly filling: boolean;
}

/** A moment of a match that is looked back at. */
export interface PastMoment {
  readonly n: number;
  readonly scene: Scene;
  readonly narration: readonly Narration[];
  readonly ending: Ending | null;
  /** time the engine took, in milliseconds */
  readonly took: number;
}

export interface OpenedReplay extends Omit<OpenedMatch, 'frame' | 'curtains' | 'clocks'> {
  readonly inputs: number;
  readonly over: boolean;
  /** where rounds begin, for the scrubber */
  readonly chapters: readonly { readonly n: number; readonly label: string }[];
  readonly file: string;
}

/** What of the form goes for every mission of an operation. */
export type OperationOptions = Pick<FilledForm, 'switches' | 'choices'>;

export interface HostApi {
  /** All words that come from the worker are of this language; asked for again when it changes. */
  speak(language: Language): Promise<void>;
  lists(): Promise<Lists>;
  form(game: string): Promise<NewMatchForm>;
  create(match: NewMatch): Promise<string | Fault>;
  startOperation(
    game: string,
    id: string,
    players: readonly Player[],
    options?: OperationOptions,
  ): Promise<string>;
  /** starts or finds the match of the operation's next mission */
  playOperation(id: string): Promise<string | Fault>;
  remove(id: string): Promise<void>;

  /** Takes a seat at the table of a match. Frames come through `watch` until `leave`. */
  open(id: string, viewpoint: Viewpoint, watch: (frame: TableFrame) => void): Promise<OpenedMatch | Fault>;
  /** Online matches in words, for lists; those of games that are not here are left out. */
  listed(matches: readonly OnlineMatch[]): Promise<readonly ListedMatch[]>;
  /** Joins the table of a match that a server holds: the own seats, or a place to watch from. */
  openOnline(
    match: OnlineMatch,
    watch: (frame: TableFrame) => void,
    room: (room: OnlineRoom) => void,
  ): Promise<OpenedMatch | Fault>;
  /** Says something at the online table. */
  talk(to: Talk['to'], text: string): Promise<WhyNot | null>;
  /** Everything up to that input is shown: whoever sits here now sees what is asked. */
  shown(n: number): Promise<void>;
  /** Finds out now whether the server is reached, and tries to, instead of in a while. */
  reconnect(): Promise<void>;
  /** Nobody looks at the page, so that who plays here is not at the online table; or somebody does again. */
  away(away: boolean): Promise<void>;
  /** Nobody sees the page: the clocks of a match that is held here stand. */
  hidden(hidden: boolean): Promise<void>;
  /** Somebody wants all clocks to stand, or to run again. */
  pause(paused: boolean): Promise<WhyNot | null>;
  leave(): Promise<void>;
  /** Another person sits down at the screen, or the curtain falls (`null`). */
  look(viewpoint: Viewpoint): Promise<void>;
  /** `as`: which seat of somebody here acts unasked, if not the one that is looked from. */
  answer(decision: number, answers: readonly Answer[], as?: number): Promise<WhyNot | null>;
  undo(): Promise<WhyNot | null>;
  /** What the seat would be asked right after an answer; null: that cannot be told beforehand. */
  ahead(answer: Answer): Promise<Question | null>;
  /** `after`: what the answers mean once this one is given. */
  preview(answers: readonly Answer[], after?: Answer): Promise<Preview | null>;
  inspect(ref: Ref): Promise<Inspection | null>;
  whyNot(ref: Ref, after?: Answer): Promise<WhyNot | null>;
  resign(seat: number): Promise<WhyNot | null>;
  /** A bot takes a seat over, or gives it back. */
  seat(seat: number, player: Player): Promise<void>;
  /** Whether seats that can do nothing but pass are passed for them. */
  passing(auto: boolean): Promise<void>;
  /** Goes on in the guided match after something was read. */
  readOn(): Promise<void>;

  openReplay(id: string): Promise<OpenedReplay | Fault>;
  moment(n: number, viewpoint: Viewpoint): Promise<PastMoment | Fault>;
  inspectMoment(ref: Ref): Promise<Inspection | null>;
  /** A match of its own from there; its id. */
  fork(n: number, players: readonly Player[]): Promise<string | Fault>;
  /** The file of a match, as text. */
  file(id: string): Promise<{ readonly name: string; readonly text: string } | Fault>;
  /** Takes in a file; the id it got. */
  take(text: string): Promise<string | Fault>;
  /** The match as a piece of a link; `too-long` where it is too long for one. */
  link(id: string): Promise<string | Fault>;
  takeLink(data: string): Promise<string | Fault>;
}

export const isFault = (x: unknown): x is Fault => typeof x === 'object' && x !== null && 'fault' in x;
