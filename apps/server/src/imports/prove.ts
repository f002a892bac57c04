import {
  type AnyGame,
  commitmentTo,
  load,
  type Match,
  type MatchFile,
  MatchFileError,
  readFile,
  snapshot,
} from '@sightline/kernel';
import type { InputRow, MatchRow, SnapshotRow } from '../database/tables.ts';
import { LobbyRefusal } from '../lobby/refusals.ts';
import type { ServerGames } from '../shelf.ts';
import { rowOf } from '../tables/rows.ts';

/** Many times what the longest match takes. */
const MOST_INPUTS = 10_000;
/** What a file of two megabytes may take up here, once it is replayed. */
const MOST_STORED = 8_000_000;

/** A match file somebody brings along, and what the match is to be stored as. */
export interface Brought {
  /** JSON, in UTF-8 */
  readonly file: Uint8Array;
  readonly id: string;
  readonly host: string;
  readonly now: number;
}

/** All that is stored of it. */
export interface Proven {
  readonly match: MatchRow;
  readonly inputs: readonly InputRow[];
  readonly snapshot: SnapshotRow;
  /** bytes that these take up */
  readonly bytes: number;
}

/** Replays the match of a file that is over, was drawn from one seed, and agrees with itself in everything. */
export function prove(games: ServerGames, brought: Brought): Proven {
  try {
    const file = readFile(parsed(brought.file));
    const match = replayed(games, file);
    const { id } = brought;
    const rows = {
      match: rowFor(file, match, brought),
      inputs: match.history.entries.map((entry, i) => rowOf(id, i + 1, null, entry)),
      // Whoever opens its table, or takes its file along, need not replay it.
      snapshot: { match: id, n: match.length, data: JSON.stringify(snapshot(match)) },
    };
    const bytes = bytesOf([rows.match, rows.snapshot, ...rows.inputs]);
    if (bytes > MOST_STORED) throw new LobbyRefusal('too-heavy');
    return { ...rows, bytes };
  } catch (e) {
    if (e instanceof MatchFileError) throw new LobbyRefusal(e.code, e.message);
    throw e;
  }
}

function parsed(file: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    // A field of that name would become the prototype of whatever it is copied into.
    return JSON.parse(text, POISON.test(text) ? refusePoison : undefined);
  } catch {
    throw new LobbyRefusal('not-a-match');
  }
}

const POISON = /__proto__|constructor|\\u/;

function refusePoison(name: string, value: unknown): unknown {
  if (name === '__proto__' || name === 'constructor') throw new Error('poison');
  return value;
}

function replayed(games: ServerGames, file: MatchFile): Match<AnyGame> {
  if (!Object.hasOwn(games, file.game)) throw new LobbyRefusal('no-such-game');
  if (file.log.length > MOST_INPUTS)
    throw new LobbyRefusal('damaged', 'This match is longer than any match.');
  if (file.result === null) throw new LobbyRefusal('still-running');
  const [{ seed, commitment }, ...more] = file.chapters;
  if (seed === null || more.length > 0)
    throw new LobbyRefusal('damaged', 'Only a match that was drawn from one seed can be brought along.');
  if (commitmentTo(seed) !== commitment)
    throw new LobbyRefusal('damaged', 'The seed is not the one committed to.');
  const { game, abridged } = games[file.game];
  if (abridged(file.setup) !== null) throw new LobbyRefusal('own-mission');
  const match = load<AnyGame>(game, file);
  if (match.timing.clocks === null && new Set(file.clocks).size > 1)
    throw new LobbyRefusal(
      'damaged',
      'Where the set-up says nothing of time, only a match with the same time for all can be brought along.',
    );
  if (match.result === null) throw new LobbyRefusal('still-running');
  return match;
}

function rowFor(file: MatchFile, match: Match<AnyGame>, { id, host, now }: Brought): MatchRow {
  const [{ seed, commitment }] = file.chapters;
  const last = match.history.entries[match.length - 1]?.input.at ?? 0;
  return {
    id,
    game: file.game,
    rules: file.rules,
    setup: JSON.stringify(match.setup.setup),
    seats: file.seats,
    // Clocks of the set-up are not stored beside it.
    clock: match.timing.clocks === null ? (file.clocks?.[0] ?? null) : null,
    refill: file.refill ?? null,
    seed: seed ?? '',
    commitment,
    lots: '',
    status: 'over',
    open: 0,
    watch: 1,
    presets: '{}',
    host,
    created: now,
    started: file.at,
    // Clocks that were wrong, or none at all, put it nowhere in the list.
    touched: last > 0 && last < now ? last : now,
    inputs: match.length,
    awaiting: '[]',
    due: null,
    result: JSON.stringify(match.result),
    rematch: null,
  };
}

const NUMBER_BYTES = 8;

/** What rows take up, as near as one can say without the database: every column of them. */
function bytesOf(rows: readonly object[]): number {
  let bytes = 0;
  for (const row of rows)
    for (const value of Object.values(row) as unknown[])
      bytes += typeof value === 'string' ? Buffer.byteLength(value) : NUMBER_BYTES;
  return bytes;
}
