import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { postgresFolder } from '@sightline/server';

/** Where a server keeps its matches. */
export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

export interface JournaledMatch {
  readonly id: string;
  readonly setup: string;
  readonly seats: number;
  readonly clock: number | null;
  readonly seed: string;
  readonly started: number | null;
}

export interface StoredInput {
  readonly match: string;
  readonly n: number;
  readonly key: string | null;
  readonly input: string;
  readonly draws: string;
  readonly hash: string | null;
}

export interface Stored {
  readonly matches: readonly JournaledMatch[];
  readonly inputs: readonly StoredInput[];
}

const MATCHES = 'select id, setup, seats, clock, seed, started from match';
const INPUTS = 'select match, n, key, input, draws, hash from input order by match, n';

/** Reads the log past the server and its libraries: what is judged does not help to judge. */
export function readStored(where: DatabaseLocation): Stored {
  const read = where.kind === 'sqlite' ? fromSqlite(where.file) : fromPostgres(where.url);
  return { matches: read(MATCHES) as JournaledMatch[], inputs: read(INPUTS) as StoredInput[] };
}

const fromSqlite = (file: string) => (sql: string) => {
  const database = new DatabaseSync(file);
  try {
    return database.prepare(sql).all() as unknown[];
  } finally {
    database.close();
  }
};

const fromPostgres = (url: string) => (sql: string) =>
  execFileSync(
    join(postgresFolder() ?? '', 'psql'),
    [url, '--no-psqlrc', '--tuples-only', '--no-align', '--command', `select row_to_json(r) from (${sql}) r`],
    { encoding: 'utf8', maxBuffer: 2 ** 30 },
  )
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
