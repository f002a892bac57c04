import type { Answer, Clock, Refusal, SeenEvent, View } from '@sightline/kernel';
import type { Change } from './changes.ts';
import type { MatchPeople, Talk } from './people.ts';

// biome-ignore lint/suspicious/noExplicitAny: the wire carries views of all games
export type AnyView = View<any>;

/** What a client says: one JSON object a frame. */
export type ToServer =
  /**
   * Sits down at a table, or watches it. `since`: the client has everything up to that input and wants what it missed;
   * absent: it starts from the present. `full`: whole views instead of changes. `away`: nobody looks at it.
   */
  | {
      readonly t: 'join';
      readonly id: string;
      readonly match: string;
      readonly since?: number;
      readonly full?: boolean;
      readonly away?: boolean;
    }
  | { readonly t: 'leave'; readonly id: string; readonly match: string }
  /** Nobody looks at the table any more, though it stays open; somebody does again. */
  | { readonly t: 'away'; readonly id: string; readonly match: string }
  | { readonly t: 'here'; readonly id: string; readonly match: string }
  /** `id` names the answer for good: sent again after a broken connection it takes effect once. */
  | {
      readonly t: 'answer';
      readonly id: string;
      readonly match: string;
      readonly seat: number;
      readonly decision: number;
      readonly answers: readonly Answer[];
    }
  /** All clocks stand, where the match allows it, until somebody who plays says `resume`. */
  | {
      readonly t: 'undo' | 'resign' | 'pause' | 'resume';
      readonly id: string;
      readonly match: string;
      readonly seat: number;
    }
  | {
      readonly t: 'chat';
      readonly id: string;
      readonly match: string;
      readonly to: 'table' | 'side';
      readonly text: string;
    }
  /** What happened from one input to another, as the asking seat saw it. */
  | {
      readonly t: 'history';
      readonly id: string;
      readonly match: string;
      readonly seat: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly t: 'ping'; readonly id: string };

/** One input as a seat sees it. */
export interface SeenInput {
  /** inputs count from 1 without a gap: who misses one asks for it; 0 is the opening */
  readonly n: number;
  readonly events: readonly SeenEvent[];
  /** what it changed in the seat's view … */
  readonly changes?: readonly Change[];
  /** … or, for who asked for it, the whole view */
  readonly view?: AnyView;
  /** something was taken back: the table stands as after that input */
  readonly back?: number;
}

/** How a table stands for one seat, beside its view. */
export interface Standing {
  /** what answers to the open question have to name */
  readonly decision: number;
  /** how many of its inputs the seat may take back */
  readonly undo: number;
  /** null: nobody's time is counted */
  readonly clock: Clock | null;
  /** the seat that wanted all clocks to stand, as long as they do */
  readonly paused?: number;
}

export type ToClient =
  /** Done, and stored. `n`: as which input. */
  | { readonly t: 'ok'; readonly id: string; readonly n?: number }
  | ({ readonly t: 'no'; readonly id: string } & Objection)
  /** The table as the seat sees it now. Comes first for each seat joined, and again whenever a client is too far behind. */
  | ({
      readonly t: 'table';
      readonly match: string;
      /** 30: a spectator */
      readonly seat: number;
      readonly n: number;
      readonly view: AnyView;
    } & Standing)
  | ({ readonly t: 'input'; readonly match: string; readonly seat: number } & SeenInput & Standing)
  | ({ readonly t: 'people'; readonly match: string } & MatchPeople)
  | ({ readonly t: 'chat'; readonly match: string } & Talk)
  | {
      readonly t: 'history';
      readonly id: string;
      readonly match: string;
      readonly seat: number;
      /** the view at `from`, which the first input's changes start from */
      readonly view: AnyView;
      readonly inputs: readonly SeenInput[];
      /** up to there; less than was asked for where that is too much for one message */
      readonly to: number;
    }
  | { readonly t: 'pong'; readonly id: string }
  /** The server closes the connection; come back unless it says that this makes no sense. */
  | { readonly t: 'bye'; readonly code: 'restarting' | 'too-fast' | 'signed-out' | 'nonsense' };

/** Why something was refused. */
export interface Objection {
  readonly code:
    | Refusal['code']
    /** the message itself is not one */
    | 'malformed-message'
    | 'no-such-match'
    | 'not-your-seat'
    | 'not-started'
    /** it was begun by other rules than these */
    | 'other-rules'
    | 'not-allowed'
    | 'too-fast'
    | 'not-stored'
    /** the rules let nobody of that side talk to it now */
    | 'side-shut';
  readonly detail?: string;
  /** the rule that forbids it, with what it is about */
  readonly reason?: Refusal['reason'];
}
