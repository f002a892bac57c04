import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { startServer } from '../app.ts';
import { games } from '../games.ts';
import { testConfig } from '../testing/config.ts';
import { DATABASES } from '../testing/databases.ts';
import { ProtocolClient } from '../testing/player.ts';
import { freshPostgres } from '../testing/shared-postgres.ts';
import { backup } from './backup.ts';

const QUIET = pino({ level: 'silent' });

describe.each(DATABASES)('a backup of %s', (kind, fresh) => {
  it('has all that is kept, taken while the server plays on, and can be played from', async () => {
    const base = await fresh();
    const server = await startServer(testConfig({ database: base.database }), games, QUIET);
    const player = await ProtocolClient.guest(server.address);
    const { id } = await player.create({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    const to = join(mkdtempSync(join(tmpdir(), 'sightline-backup-')), 'copy');
    await backup(base.database, to);
    // Seeds and sessions are in it: for nobody else on the machine.
    const files =
      base.database.kind === 'sqlite' ? [to, base.database.file, `${base.database.file}-wal`] : [to];
    for (const file of files) expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
    await expect(backup(base.database, to)).rejects.toThrow('already');
    await server.close();
    base.stop();

    let restored: Awaited<ReturnType<typeof fresh>>;
    if (kind === 'SQLite') restored = { database: { kind: 'sqlite', file: to }, stop: () => {} };
    else {
      const url = await freshPostgres(true);
      expect(spawnSync('pg_restore', [`--dbname=${url}`, to]).status).toBe(0);
      restored = { database: { kind: 'postgres', url }, stop: () => {} };
    }
    const again = await startServer(testConfig({ database: restored.database }), games, QUIET);
    player.addresses = [again.address];
    await player.connect();
    expect(await player.join(id)).toMatchObject({ t: 'ok' });
    player.close();
    await again.close();
    restored.stop();
  });
});

it('of a database that is not there says so and leaves nothing', async () => {
  const to = join(mkdtempSync(join(tmpdir(), 'sightline-backup-')), 'copy');
  await expect(backup({ kind: 'sqlite', file: '/nowhere/at.all' }, to)).rejects.toThrow('no database');
  expect(existsSync(to)).toBe(false);
});

/** Writes row after row, as play does, until it is told to stop; then says how many. */
const WRITER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const sqlite = new (require('better-sqlite3'))(workerData);
  sqlite.pragma('busy_timeout = 5000');
  sqlite.pragma('synchronous = off');
  const insert = sqlite.prepare("insert into line values (?, 'played')");
  let n = 0;
  let stopped = false;
  const write = () => {
    if (stopped) return;
    insert.run(++n);
    if (n === 1) parentPort.postMessage('begun');
    setImmediate(write);
  };
  write();
  parentPort.once('message', () => {
    stopped = true;
    sqlite.close();
    parentPort.postMessage(n);
  });
`;

it('is done though somebody writes all the time, and holds nobody up', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sightline-backup-'));
  const file = join(dir, 'played.sqlite');
  const sqlite = new Sqlite(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.exec('create table line (n integer, text text)');
  const insert = sqlite.prepare('insert into line values (0, ?)');
  sqlite.transaction(() => {
    for (let i = 0; i < 5_000; i++) insert.run('before'.repeat(600));
  })();
  const writer = new Worker(WRITER, { eval: true, workerData: file });
  const said = () => new Promise<unknown>((done) => writer.once('message', done));
  await said();
  const written = () => sqlite.prepare('select max(n) as n from line').get() as { readonly n: number };
  const before = written().n;
  await backup({ kind: 'sqlite', file }, join(dir, 'copy'));
  const after = written().n;
  const end = said();
  writer.postMessage('stop');
  await end;
  expect(after).toBeGreaterThan(before);
  const copy = new Sqlite(join(dir, 'copy'), { readonly: true });
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
  const kept = copy.prepare('select count(*) as all_of_it, max(n) as n from line').get() as {
    readonly all_of_it: number;
    readonly n: number;
  };
  // All that was there when it began, and the lines without a gap up to one moment.
  expect(kept.n).toBeGreaterThanOrEqual(before);
  expect(kept.all_of_it).toBe(5_000 + kept.n);
  copy.close();
  sqlite.close();
});

it('of PostgreSQL shows the password to nobody who lists what runs', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sightline-backup-'));
  const said = join(dir, 'said');
  // Stands in for pg_dump, and writes down what everybody could see, and what only it was told.
  writeFileSync(
    join(dir, 'pg_dump'),
    `#!/bin/sh\nprintf '%s\\n' "$@" > '${said}'\nprintf '%s' "$PGPASSWORD" > '${said}.secret'\n`,
    { mode: 0o755 },
  );
  vi.stubEnv('PATH', `${dir}:${process.env.PATH}`);
  try {
    for (const [i, [url, shown, password]] of [
      [
        'postgres://ann:p%40ss@db.example/x?sslmode=require',
        'postgres://ann@db.example/x?sslmode=require',
        'p@ss',
      ],
      ['postgres://ann@db.example/x?password=p%2Bss&a=b', 'postgres://ann@db.example/x?a=b', 'p+ss'],
      ['postgres:///x?host=/run&password=pss', 'postgres:///x?host=/run', 'pss'],
      ['postgres://ann@db.example/x', 'postgres://ann@db.example/x', ''],
    ].entries()) {
      await backup({ kind: 'postgres', url }, join(dir, `copy ${i}`));
      expect(readFileSync(said, 'utf8').split('\n')).toContain(`--dbname=${shown}`);
      expect(readFileSync(said, 'utf8')).not.toContain('ss@');
      expect(readFileSync(`${said}.secret`, 'utf8')).toBe(password);
    }
  } finally {
    vi.unstubAllEnvs();
  }
});
