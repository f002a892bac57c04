import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';

export interface Postgres {
  readonly url: string;
  /** done when it is gone */
  stop(): Promise<void>;
  /** Ends at once, as if the machine had lost it; done when it is gone. */
  crash(): Promise<void>;
  /** … and comes back with what it had stored. */
  again(): Promise<void>;
}

const BASE = '/usr/lib/postgresql';

/** Where the programs of the newest PostgreSQL are; null: there is none. */
export function postgresFolder(): string | null {
  if (!existsSync(BASE)) return null;
  const newest = readdirSync(BASE).sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(BASE, newest, 'bin');
}

/** A PostgreSQL server of its own, empty, gone when it is stopped. It refuses to run as root, so it runs as its own user. */
export async function startPostgres(o: { readonly durable?: boolean } = {}): Promise<Postgres> {
  const bin = postgresFolder();
  if (bin === null) throw new Error('PostgreSQL is not installed');
  const dir = mkdtempSync(join(tmpdir(), 'sightline-pg-'));
  const root = process.getuid?.() === 0;
  const [uid, gid] = root
    ? execFileSync('getent', ['passwd', 'postgres']).toString().split(':').slice(2, 4).map(Number)
    : [];
  if (root) chownSync(dir, uid, gid);
  const as = {
    cwd: dir,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
    ...(root ? { uid, gid } : {}),
  };
  const data = join(dir, 'data');
  const init = ['-D', data, '-U', 'sightline', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), init, as);
  if (made.status !== 0) throw new Error(`initdb: ${String(made.stderr)}`);
  const port = await freePort();
  // What is measured is measured as it runs for real; what is only tested need not wait for the disk.
  const quick = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
  args.push('-c', `unix_socket_directories=${dir}`, ...(o.durable === true ? [] : quick));
  const run = async (): Promise<ChildProcess> => {
    const server = spawn(join(bin, 'postgres'), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
    await new Promise<void>((ready, failed) => {
      let said = '';
      server.stderr.on('data', (d: Buffer) => {
        said += d.toString();
        if (said.includes('ready to accept connections')) ready();
      });
      server.once('exit', () => failed(new Error(`postgres ended: ${said}`)));
    });
    server.stderr.removeAllListeners('data').resume();
    return server;
  };
  let server = await run();
  const kill = () => {
    server.kill('SIGINT');
  };
  const stop = () => {
    const gone = new Promise<void>((done) => {
      server.once('exit', () => {
        rmSync(dir, { recursive: true, force: true });
        done();
      });
    });
    kill();
    process.removeListener('exit', kill);
    return gone;
  };
  process.once('exit', kill);
  return {
    url: `postgres://sightline@127.0.0.1:${port}/postgres`,
    stop,
    async crash() {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGQUIT');
      await gone;
    },
    async again() {
      server = await run();
    },
  };
}
