import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { startServer } from '../app.ts';
import { games } from '../games.ts';
import { testConfig } from '../testing/config.ts';
import { DATABASES } from '../testing/databases.ts';
import { Player } from '../testing/player.ts';
import { startPostgres } from '../testing/postgres.ts';
import { backup } from './backup.ts';

const QUIET = pino({ level: 'silent' });

describe.each(DATABASES)('a backup of %s', (kind, fresh) => {
  it('has all that is kept, taken while the server plays on, and can be played from', async () => {
    const base = await fresh();
    const server = await startServer(testConfig({ database: base.database }), games, QUIET);
    const player = await Player.guest(server.address);
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
      const { url, stop } = await startPostgres();
      expect(spawnSync('pg_restore', [`--dbname=${url}`, to]).status).toBe(0);
      restored = { database: { kind: 'postgres', url }, stop };
    }
    const again = await startServer(testConfig({ database: restored.database }), games, QUIET);
    player.addresses = [again.address];
    await player.connect();
    expect(await player.join(id)).toMatchObject({ t: 'ok' });
    player.close();
    await again.close();
    restored.stop();
  }, 30_000);
});

it('of a database that is not there says so and leaves nothing', async () => {
  const to = join(mkdtempSync(join(tmpdir(), 'sightline-backup-')), 'copy');
  await expect(backup({ kind: 'sqlite', file: '/nowhere/at.all' }, to)).rejects.toThrow('no database');
  expect(existsSync(to)).toBe(false);
});
