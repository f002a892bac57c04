import type { Generated } from 'kysely';

/**
 * What is kept. The same tables in SQLite and in PostgreSQL: plain columns, JSON as text, times in milliseconds. The
 * tables of accounts and sessions are the authentication library's own.
 */
export interface DatabaseSchema {
  match: MatchRow;
  seat: SeatRow & { declined: Generated<SeatRow['declined']> };
  dismissed: DismissedRow;
  input: InputRow;
  snapshot: SnapshotRow;
  chat: ChatRow;
  person: PersonRow;
  subscription: SubscriptionRow;
  setting: { name: string; value: string };
}

export interface MatchRow {
  id: string;
  game: string;
  /** the rules' version it is pinned to */
  rules: string;
  setup: string;
  seats: number;
  /** milliseconds on each seat's clock; null: untimed */
  clock: number | null;
  /** milliseconds a seat has at least whenever it is asked after somebody else decided; null: no such thing */
  refill: number | null;
  /** everything is drawn from it: it leaves the server when the match is over */
  seed: string;
  commitment: string;
  /** what the bots' own dice hang on */
  lots: string;
  status: 'gathering' | 'running' | 'over';
  open: number;
  watch: number;
  presets: string;
  host: string;
  created: number;
  /** when it was begun; the match's own first moment */
  started: number | null;
  /* What follows is for lists only and may lag a moment behind the log. */
  touched: number;
  inputs: number;
  /** seats whose decision is awaited */
  awaiting: string;
  /** when the server itself has to act next: a bot's answer, a clock that runs out; null: never */
  due: number | null;
  result: string | null;
  rematch: string | null;
}

export interface SeatRow {
  match: string;
  seat: number;
  /** whose it is; null: free, or a bot's from the beginning */
  person: string | null;
  /** the level of the bot that plays it; null: its person does */
  bot: string | null;
  /** after the match: its person does not want to be asked to play once more */
  declined: number;
}

/** Somebody whom the host has asked off a table before it began: they take no seat there again. */
export interface DismissedRow {
  match: string;
  person: string;
}

/** The log: one row an input, never changed and never deleted. Two processes that race cannot both write number n. */
export interface InputRow {
  match: string;
  n: number;
  /** the client's name for it: the same name never takes effect twice; null: the server's own */
  key: string | null;
  input: string;
  draws: string;
  hash: string | null;
  final: number;
  back: number | null;
}

/** The last snapshot of a match: opening it replays only what came after. */
export interface SnapshotRow {
  match: string;
  n: number;
  data: string;
}

export interface ChatRow {
  match: string;
  k: number;
  key: string;
  person: string;
  seat: number | null;
  to: string;
  text: string;
  at: number;
}

/** What we know of a person beside the account. */
export interface PersonRow {
  id: string;
  name: string;
  /** whether notices go out by e-mail */
  mail: number;
  language: string;
  created: number;
}

export interface SubscriptionRow {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  created: number;
}
