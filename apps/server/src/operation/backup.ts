import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import type { Config } from '../config.ts';

/** Why there is no backup, in words. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Writes all that is kept into one file while the server plays on. It appears under its name when it is whole: a backup
 * that broke off never looks like one.
 */
export async function backup(database: Config['database'], to: string): Promise<void> {
  if (existsSync(to)) throw new BackupError(`${to} is there already`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    // For nobody else on the machine, like the database itself.
    writeFileSync(unfinished, '', { mode: 0o600, flag: 'wx' });
    if (database.kind === 'sqlite') await copySqlite(database.file, unfinished);
    else dumpPostgres(database.url, unfinished);
    renameSync(unfinished, to);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

async function copySqlite(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`there is no database at ${file}`);
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    await sqlite.backup(to);
  } finally {
    sqlite.close();
  }
}

function dumpPostgres(url: string, to: string): void {
  const dump = spawnSync('pg_dump', ['--format=custom', `--file=${to}`, `--dbname=${url}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (dump.error !== undefined) throw new BackupError('pg_dump is not installed; it comes with PostgreSQL');
  if (dump.status !== 0) throw new BackupError(String(dump.stderr).trim());
}
