import type { AnyGame, Entry, FileEntry, MatchFile, Seed, View } from '@sightline/kernel';
import type { Presets } from '@sightline/table';
import type { OperationOptions, Player } from './api.ts';

/** What is kept of a match beside its inputs. */
export interface SavedHeader {
  readonly id: string;
  /** its file, but for the log */
  readonly match: Omit<MatchFile, 'log'>;
  readonly players: readonly Player[];
  /** who sat down at first */
  readonly owners: readonly Player[];
  readonly presets: Presets;
  /** the bots' seed, stored under its first name */
  readonly lots: Seed;
  readonly operation: string | null;
  readonly lesson: string | null;
  /** how far the pupil of the lesson has come */
  readonly learnt?: readonly Learnt[];
  /** played here, not taken in */
  readonly mine: boolean;
  readonly started: number;
  readonly touched: number;
  /** how many inputs were logged */
  readonly inputs: number;
  /** how late it is in a match with clocks, by its own time: that stands while nobody has the match open */
  readonly played?: number;
  /** the last moment as lists show it, from the viewpoint of who is to play: no list replays a match */
  readonly glance: View<AnyGame> | null;
}

/** A step of a lesson that is behind the pupil. */
export interface Learnt {
  readonly step: string;
  /** by which input; 0: it was read, and stays read whatever is taken back */
  readonly n: number;
}

/** An input as it is kept. */
export interface KeptEntry extends FileEntry {
  /** nobody chose it: settled beforehand, or a pass of who could do nothing else; undo goes back behind it */
  readonly auto?: true;
}

export const keptEntry = ({ input, draws, hash }: Entry, auto: boolean): KeptEntry => ({
  input,
  ...(draws.length > 0 ? { draws } : {}),
  ...(hash !== null ? { hash } : {}),
  ...(auto ? { auto } : {}),
});

export interface SavedMatch {
  readonly header: SavedHeader;
  readonly entries: readonly KeptEntry[];
}

export interface StoredOperation {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  /** how all its matches are set up */
  readonly options?: OperationOptions;
  /** the game's own record */
  readonly record: unknown;
  /** the match that is played now */
  readonly match: string | null;
  readonly touched: number;
}

/** The whole match as a file. */
export const fileOf = ({ header, entries }: SavedMatch): MatchFile => ({
  ...header.match,
  log: entries.map(({ auto: _, ...entry }) => entry),
});

/** Whether something out of the storage is a header: it may be old, half written or meddled with. */
export function isHeader(x: unknown): x is SavedHeader {
  if (!isRecord(x) || !isRecord(x.match)) return false;
  const { match: m } = x;
  return (
    typeof x.id === 'string' &&
    typeof m.game === 'string' &&
    typeof m.rules === 'string' &&
    Number.isInteger(m.seats) &&
    Array.isArray(m.chapters) &&
    arePlayers(x.players, m.seats as number) &&
    arePlayers(x.owners, m.seats as number) &&
    isRecord(x.presets) &&
    typeof x.lots === 'string' &&
    [x.operation, x.lesson].every((id) => id === null || typeof id === 'string') &&
    (x.learnt === undefined || (Array.isArray(x.learnt) && x.learnt.every(isLearnt))) &&
    [x.started, x.touched, x.inputs, x.played ?? 0].every((n) => Number.isSafeInteger(n)) &&
    (x.glance === null || isRecord(x.glance))
  );
}

const isLearnt = (x: unknown): x is Learnt =>
  isRecord(x) && typeof x.step === 'string' && Number.isSafeInteger(x.n);

export function isOperation(x: unknown): x is StoredOperation {
  return (
    isRecord(x) &&
    typeof x.id === 'string' &&
    typeof x.game === 'string' &&
    Array.isArray(x.players) &&
    arePlayers(x.players, x.players.length) &&
    isRecord(x.record) &&
    (x.match === null || typeof x.match === 'string') &&
    Number.isSafeInteger(x.touched)
  );
}

const LONGEST_NAME = 60;

export function arePlayers(x: unknown, seats: number): x is readonly Player[] {
  return Array.isArray(x) && x.length === seats && x.every(isPlayer);
}

function isPlayer(x: unknown): x is Player {
  if (!isRecord(x)) return false;
  const short = (s: unknown) => typeof s === 'string' && s.length <= LONGEST_NAME;
  return x.kind === 'me' || (x.kind === 'guest' && short(x.name)) || (x.kind === 'bot' && short(x.level));
}

export const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
