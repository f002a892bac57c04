import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@sightline/kernel';
import type { OnlineMatch } from '@sightline/wire';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { expect } from 'vitest';
import { anyAnswer } from '../testing/answers.ts';
import { type ChildServer, startChild } from '../testing/child.ts';
import { ProtocolClient } from '../testing/player.ts';
import { postgresFolder } from '../testing/postgres.ts';
import { freshPostgres } from '../testing/shared-postgres.ts';
import { sleep, until } from '../testing/waiting.ts';

/** Nobody waits longer than that because of what others do. */
const LONGEST_STALL_MS = 250;
const MOST_MEMORY = 1e9;

/** A database of a server that is attacked, and what can be done to it from outside. */
export interface AttackedDatabase {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  query(sql: string, ...values: readonly unknown[]): Promise<unknown[]>;
  /** Another program locks everything against writing; what ends it. */
  lock(): Promise<() => Promise<void>>;
  /** There is no room on the disk for the server of this process; what makes some. */
  fill(pid: number): Promise<() => Promise<void>>;
}

const prlimit = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));

/** In memory where there is such a folder: how long a disk takes that others use is not measured here. */
const FAST = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

function sqliteGround(): AttackedDatabase {
  const file = join(mkdtempSync(join(FAST, 'sightline-')), 'x.sqlite');
  return {
    name: 'SQLite',
    env: { DATABASE_FILE: file },
    async query(sql, ...values) {
      const sqlite = new Sqlite(file, { readonly: true });
      try {
        return sqlite.prepare(sql).all(...values);
      } finally {
        sqlite.close();
      }
    },
    async lock() {
      const other = new Sqlite(file);
      other.exec('begin immediate');
      return async () => {
        other.exec('rollback');
        other.close();
      };
    },
    async fill(pid) {
      const most = (bytes: string) =>
        execFileSync(prlimit ?? 'prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
      // No file may grow any more.
      most('1');
      return async () => void most('unlimited');
    },
  };
}

async function postgresGround(): Promise<AttackedDatabase> {
  const url = await freshPostgres();
  const connected = async <V>(work: (client: pg.Client) => Promise<V>): Promise<V> => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  const tables = (client: pg.Client) =>
    client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
    );
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: url },
    query(sql, ...values) {
      let n = 0;
      const text = sql.replaceAll('?', () => `$${++n}`);
      return connected(async (client) => (await client.query(text, [...values])).rows as unknown[]);
    },
    async lock() {
      const other = new pg.Client(url);
      await other.connect();
      const names = (await tables(other)).rows.map(({ name }) => name);
      await other.query('begin');
      await other.query(`lock table ${names.join()} in exclusive mode`);
      return () => other.end();
    },
    fill: () =>
      connected(async (client) => {
        await client.query(`create function no_room() returns trigger language plpgsql as
          $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
        for (const { name } of (await tables(client)).rows)
          await client.query(
            `create trigger no_room before insert or update on ${name} execute function no_room()`,
          );
        return () => connected((again) => again.query('drop function no_room() cascade')).then(() => {});
      }),
  };
}

/** The grounds that attacks are tried on; a disk can be filled where the system has a way to do so. */
export const GROUNDS: readonly (readonly [string, () => Promise<AttackedDatabase>])[] = [
  ...(prlimit === undefined ? [] : [['SQLite', async () => sqliteGround()] as const]),
  ...(postgresFolder() === null ? [] : [['PostgreSQL', postgresGround] as const]),
];

/** A server in a process of its own, somebody who plays there, and what they were told to be stored. */
export class AttackedProcess {
  readonly server: ChildServer;
  readonly ground: AttackedDatabase;
  private readonly report: string;
  private readonly players: ProtocolClient[] = [];
  private readonly random = dice(11);
  readonly stored = new Map<string, number>();
  private honest!: ProtocolClient;
  table = '';

  private constructor(server: ChildServer, ground: AttackedDatabase, report: string) {
    this.server = server;
    this.ground = ground;
    this.report = report;
  }

  static async open(
    ground: AttackedDatabase,
    env: Readonly<Record<string, string>> = {},
  ): Promise<AttackedProcess> {
    const report = join(mkdtempSync(join(FAST, 'sightline-')), 'stall.json');
    const preloads = [
      new URL('../testing/loop-watch.ts', import.meta.url),
      new URL('../testing/set-clock.ts', import.meta.url),
    ];
    const server = await startChild({
      ...ground.env,
      NODE_OPTIONS: preloads.map(({ href }) => `--import ${href}`).join(' '),
      LOOP_WATCH: report,
      LOG_LEVEL: 'silent',
      BOT_PACE: '0',
      LIMIT_REQUESTS: '1000000',
      LIMIT_GUESSES: '1000000',
      LIMIT_MESSAGES: '100000',
      LIMIT_BOTS: '100000',
      LEAST_CLOCK: '1',
      LIMIT_SOCKETS: '1000',
      ...env,
    });
    const attacked = new AttackedProcess(server, ground, report);
    attacked.honest = await attacked.guest();
    await attacked.sitDown();
    await attacked.playOn(20);
    server.process.kill('SIGUSR2');
    await until(() => existsSync(report));
    return attacked;
  }

  async guest(): Promise<ProtocolClient> {
    const player = await ProtocolClient.guest(this.server.address);
    this.players.push(player);
    await player.connect();
    return player;
  }

  create(): Promise<OnlineMatch> {
    return this.honest.create({ seats: [{ kind: 'me' }, { kind: 'me' }] });
  }

  private async sitDown(): Promise<void> {
    this.table = (await this.create()).id;
    await this.honest.join(this.table);
  }

  /** Sets the wall clock of the server's process an hour back or forward. */
  setClock(hours: -1 | 1): void {
    this.server.process.kill(hours < 0 ? 'SIGHUP' : 'SIGWINCH');
  }

  /** What time it is by the server's answers, in milliseconds. */
  async date(): Promise<number> {
    const { headers } = await fetch(new URL('/healthz', this.server.address));
    return Date.parse(headers.get('date') ?? '');
  }

  async status(path: string): Promise<number> {
    return (await fetch(new URL(path, this.server.address))).status;
  }

  /** The honest player gives an answer; what the server says to it. */
  async answer(): Promise<string> {
    const { honest, table } = this;
    const seats = [0, 1].map((seat) => honest.at(table, seat));
    if (seats[0].view.result !== null) {
      await this.sitDown();
      return this.answer();
    }
    const at = seats.find(({ view }) => view.decision !== null && view.decision.way !== 'meanwhile');
    if (at?.view.decision == null) return 'nobody is asked';
    const { n } = at;
    const ack = await honest.answer(at, anyAnswer(at.view.decision, this.random));
    if (ack.t !== 'ok') return ack.t === 'no' ? ack.code : ack.t;
    if (ack.n !== undefined) this.stored.set(`${table} ${ack.n}`, ack.n);
    while (at.n <= n) await sleep(1);
    return 'ok';
  }

  /** The honest player plays on until something is done; how many inputs were stored meanwhile. */
  async playDuring(work: () => Promise<void>): Promise<number> {
    let done = false;
    const before = this.stored.size;
    const working = work().finally(() => {
      done = true;
    });
    while (!done) {
      const said = await this.answer();
      if (said !== 'ok' && said !== 'nobody is asked') throw new Error(`the honest player was told ${said}`);
      await sleep(5);
    }
    await working;
    return this.stored.size - before;
  }

  async playOn(inputs: number): Promise<void> {
    for (let taken = 0, tries = 0; taken < inputs; tries++) {
      if (tries > inputs + 200) throw new Error('the honest player can not go on');
      const said = await this.answer();
      if (said === 'ok') taken++;
      else await sleep(10);
    }
  }

  /** Everybody was served in time, the server takes no more memory than it may, and all that was acknowledged is there. */
  async stands(): Promise<void> {
    await until(async () => (await this.status('/readyz')) === 200);
    await this.playOn(5);
    const { stall, memory } = JSON.parse(readFileSync(this.report, 'utf8')) as Record<string, number>;
    expect(stall).toBeLessThan(LONGEST_STALL_MS);
    expect(memory).toBeLessThan(MOST_MEMORY);
    const rows = (await this.ground.query('select match, n from input order by match, n')) as {
      match: string;
      n: number;
    }[];
    const found = new Set(rows.map(({ match, n }) => `${match} ${n}`));
    expect([...this.stored.keys()].filter((key) => !found.has(key))).toEqual([]);
    const { process: p } = this.server;
    expect(p.exitCode ?? p.signalCode).toBeNull();
  }

  async close(): Promise<void> {
    for (const p of this.players) p.close();
    await this.server.stop();
  }
}
