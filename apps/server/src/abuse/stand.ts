import { createHash } from 'node:crypto';
import { type AnyGame, dice, type Match } from '@sightline/kernel';
import type { OnlineMatch, ToClient } from '@sightline/wire';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import pino from 'pino';
import { expect } from 'vitest';
import { type RunningServer, startServer } from '../app.ts';
import type { Config } from '../config.ts';
import type { MatchRow } from '../database/tables.ts';
import { games } from '../games.ts';
import { anyAnswer } from '../testing/answers.ts';
import { testConfig } from '../testing/config.ts';
import { ProtocolClient } from '../testing/player.ts';
import { eventually, sleep } from '../testing/waiting.ts';

/** A running match of two people: it stands still as long as neither of them answers. */
export interface AttackedMatch {
  readonly a: ProtocolClient;
  readonly b: ProtocolClient;
  readonly id: string;
  /** the seat that is asked first, and whose it is */
  readonly asked: ProtocolClient;
  readonly askedSeat: number;
}

/** A server to be attacked, and somebody who plays on there meanwhile. */
export class AttackedServer {
  readonly server: RunningServer;
  readonly config: Config;
  /** what the server wrote down as having gone wrong */
  readonly complaints: string[];
  private readonly players: ProtocolClient[] = [];
  private readonly random = dice(7);
  private honest: ProtocolClient | null = null;
  private table = '';

  private constructor(server: RunningServer, config: Config, complaints: string[]) {
    this.server = server;
    this.config = config;
    this.complaints = complaints;
  }

  static async open(given: Partial<Config> = {}): Promise<AttackedServer> {
    const config = testConfig(given);
    const complaints: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => complaints.push(line) });
    const stand = new AttackedServer(await startServer(config, games, log), config, complaints);
    stand.honest = await stand.guest();
    await stand.sitDownAgain();
    return stand;
  }

  get address(): string {
    return this.server.address;
  }

  get origin(): string {
    return new URL(this.address).origin;
  }

  async guest(): Promise<ProtocolClient> {
    const player = await ProtocolClient.guest(this.address);
    this.players.push(player);
    await player.connect();
    return player;
  }

  /** Two guests who have sat down, with one answer given. */
  async attacked(more: Partial<Parameters<ProtocolClient['create']>[0]> = {}): Promise<AttackedMatch> {
    const [a, b] = [await this.guest(), await this.guest()];
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'free' }], ...more });
    expect((await b.request('POST', `/api/matches/${id}/join`, {})).status).toBe(200);
    for (const p of [a, b]) expect(await p.join(id)).toMatchObject({ t: 'ok' });
    const asked = a.at(id, 0).view.decision === null ? b : a;
    return { a, b, id, asked, askedSeat: asked === a ? 0 : 1 };
  }

  /** Has so many inputs played at a table, by nobody in particular. */
  async played(id: string, inputs: number): Promise<void> {
    const table = (await this.server.registry.table(id))!;
    for (let i = 0; table.match.length < inputs; i++) {
      const { match } = table;
      const [seat] = match.awaiting();
      const answer = anyAnswer(match.decision(seat)!, this.random);
      await table.take({ kind: 'answer', seat, decision: match.decisionId, answer, at: Date.now() }, `p${i}`);
    }
  }

  /** All that is stored of a match, and the state it is in. */
  async fingerprint(id: string): Promise<{ hash: string; length: number; log: string; people: string }> {
    const table = await this.server.registry.table(id);
    const { match } = table as unknown as { match: Match<AnyGame> };
    const digest = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    return {
      hash: match.hash(),
      length: match.length,
      log: digest(await this.query('select * from input where match = ? order by n', id)),
      people: digest([
        await this.query('select * from seat where match = ? order by seat', id),
        await this.query('select game, rules, setup, seats, clock, seed, host from match where id = ?', id),
      ]),
    };
  }

  /** Rows of whichever database it is. */
  async query(sql: string, ...values: readonly unknown[]): Promise<unknown[]> {
    const { database } = this.config;
    if (database.kind === 'sqlite') return this.rows(sql, ...values);
    const client = new pg.Client(database.url);
    await client.connect();
    try {
      let n = 0;
      return (
        await client.query(
          sql.replaceAll('?', () => `$${++n}`),
          [...values],
        )
      ).rows;
    } finally {
      await client.end();
    }
  }

  rows(sql: string, ...values: readonly unknown[]): unknown[] {
    const { database } = this.config;
    if (database.kind !== 'sqlite') throw new Error('only a file can be looked into');
    const sqlite = new Sqlite(database.file, { readonly: true });
    try {
      return sqlite.prepare(sql).all(...values);
    } finally {
      sqlite.close();
    }
  }

  async row(id: string): Promise<MatchRow> {
    return (await this.query('select * from match where id = ?', id))[0] as MatchRow;
  }

  /** Tries something: whatever it was, afterwards the match is as it was, and everybody else plays on. */
  async survives(id: string | null, attempt: () => Promise<void>): Promise<void> {
    const before = id === null ? null : await this.fingerprint(id);
    await attempt();
    if (id !== null) expect(await this.fingerprint(id)).toEqual(before);
    await this.healthy();
  }

  async healthy(): Promise<void> {
    const says = async (path: string) => {
      const answer = await fetch(new URL(path, this.address));
      return { status: answer.status, body: await answer.json() };
    };
    expect(await says('/healthz')).toEqual({ status: 200, body: { ok: true } });
    // On a busy machine it may take a moment to store something.
    await eventually(async () => expect(await says('/readyz')).toEqual({ status: 200, body: { ok: true } }));
    await this.playOn();
    expect(this.complaints).toEqual([]);
  }

  /** The honest player gives one answer, and it is taken. */
  private async playOn(): Promise<void> {
    const { honest: player } = this;
    if (player === null) throw new Error('nobody is there');
    for (let tries = 0; tries < 200; tries++) {
      const at = player.at(this.table, 0);
      if (at.view.result !== null) await this.sitDownAgain();
      else if (at.view.decision === null) await sleep(5);
      else if ((await player.answer(at, anyAnswer(at.view.decision, this.random))).t === 'ok') return;
    }
    throw new Error('the honest player can not go on');
  }

  private async sitDownAgain(): Promise<void> {
    const player = this.honest!;
    const { id } = await player.create({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    this.table = id;
    await player.join(id);
  }

  async close(): Promise<void> {
    for (const p of this.players) p.close();
    await this.server.close();
  }
}

/** An answer that the open question allows. */
export function allowed(stand: AttackedMatch): readonly (string | number)[] {
  const { view } = stand.asked.at(stand.id, stand.askedSeat);
  if (view.decision === null) throw new Error('nobody is asked');
  return anyAnswer(view.decision, dice(3));
}

/** All that comes over a player's socket from now on. */
export function recorded(player: ProtocolClient): { readonly frames: string[]; messages(): ToClient[] } {
  const frames: string[] = [];
  player.on('frame', (text) => frames.push(text));
  return { frames, messages: () => frames.map((f) => JSON.parse(f) as ToClient) };
}

export const matchOf = (answer: { body: unknown }): OnlineMatch => answer.body as OnlineMatch;
