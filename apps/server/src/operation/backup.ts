import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import type { Config } from '../config.ts';

const ALL_PAGES = 0x7fff_ffff;

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
    // In one step, from one moment of the database: between two steps others write, and it would begin anew each time.
    // Who writes meanwhile is not held up by who reads.
    await sqlite.backup(to, { progress: () => ALL_PAGES });
  } finally {
    sqlite.close();
  }
}

function dumpPostgres(url: string, to: string): void {
  const { shown, password } = apart(url);
  const dump = spawnSync('pg_dump', ['--format=custom', `--file=${to}`, `--dbname=${shown}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password === null ? {} : { PGPASSWORD: password }) },
  });
  if (dump.error !== undefined) throw new BackupError('pg_dump is not installed; it comes with PostgreSQL');
  if (dump.status !== 0) throw new BackupError(String(dump.stderr).trim());
}

/** An address without its password, and that: with what a program is called, everybody on the machine can see. */
function apart(url: string): { readonly shown: string; readonly password: string | null } {
  let password: string | null = null;
  const take = (text: string) => {
    password = decodeURIComponent(text);
    return '';
  };
  const shown = url
    .replace(/(?<=^\w+:\/\/[^:@/?#]*):([^@/?#]*)(?=@)/, (_, text: string) => take(text))
    .replace(/(?<=[?&])password=([^&]*)(?:&|$)/, (_, text: string) => take(text))
    .replace(/[?&]$/, '');
  return { shown, password };
}
