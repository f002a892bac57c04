import pg from 'pg';
import { openDatabase } from '../database/database.ts';
import { postgresFolder, startPostgres } from './postgres.ts';

/** Where the tests find the server that was started for all of them. */
const URL_OF_IT = 'SIGHTLINE_TEST_POSTGRES';

/** A database with all tables and nothing in them: to copy it takes less than to make them again. */
const TEMPLATE = 'with_tables';

/** Called once before all test files: starts the PostgreSQL they share, and stops it after the last. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (postgresFolder() === null) return undefined;
  const { url, stop } = await startPostgres();
  process.env[URL_OF_IT] = url;
  await query(url, `create database ${TEMPLATE}`);
  await (await openDatabase({ kind: 'postgres', url: named(url, TEMPLATE) }, () => {})).close();
  return stop;
}

const named = (url: string, database: string): string => url.replace(/[^/]*$/, database);

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

let made = 0;

/** The address of a new database without a row; `bare`: without tables, too. */
export async function freshPostgres(bare = false): Promise<string> {
  const url = process.env[URL_OF_IT];
  if (url === undefined) throw new Error('there is no PostgreSQL for the tests');
  const name = `test_${process.pid}_${made++}`;
  await query(url, `create database ${name} template ${bare ? 'template0' : TEMPLATE}`);
  return named(url, name);
}
