import { dice } from '@sightline/kernel';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anyAnswer } from './testing/answers.ts';
import { type ChildServer, startChild } from './testing/child.ts';
import { ProtocolClient, type SeatKnowledge } from './testing/player.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { PATIENCE_MS, sleep, until } from './testing/waiting.ts';

describe('two processes whose PostgreSQL', () => {
  let postgres: Postgres;
  let servers: ChildServer[] = [];
  const players: ProtocolClient[] = [];
  const env = () => ({
    DATABASE_URL: postgres.url,
    LIMIT_REQUESTS: '100000',
    LIMIT_GUESSES: '1000',
    LIMIT_MESSAGES: '1000',
    LIMIT_BOTS: '100000',
    LEAST_CLOCK: '1',
    BOT_PACE: '5',
    LOG_LEVEL: 'fatal',
  });

  beforeAll(async () => {
    // What it says to be stored has to be there after it was lost.
    postgres = await startPostgres({ durable: true });
    servers = await Promise.all([startChild(env()), startChild(env())]);
  });
  afterEach(() => {
    for (const p of players.splice(0)) p.close();
  });
  afterAll(async () => {
    await Promise.all(servers.map((s) => s.stop()));
    await postgres.stop();
  });

  /** Two people, each at a process of their own, and a bot. */
  const seated = async () => {
    const [one, two] = servers;
    const a = await ProtocolClient.guest(one.address);
    const b = await ProtocolClient.guest(two.address);
    players.push(a, b);
    const seats = [{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', level: 'easy' }] as const;
    const { id } = await a.create({ seats });
    expect((await b.request('POST', `/api/matches/${id}/join`, {})).status).toBe(200);
    for (const p of [a, b]) {
      p.tireless = true;
      await p.connect();
      expect(await p.join(id)).toMatchObject({ t: 'ok' });
    }
    return { id, a, b, game: new Play(id, [a, b]) };
  };

  const asked = async <V extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<V[]> => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    try {
      return (await client.query<V>(text, values)).rows;
    } finally {
      await client.end();
    }
  };

  const cutAll = () =>
    asked(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );

  /** Every input has its number, and what was acknowledged is there under the one that was said. */
  const nothingLost = async (id: string, acknowledged: ReadonlyMap<string, number>) => {
    const rows = await asked<{ n: number; key: string | null }>(
      'select n, key from input where match = $1 order by n',
      [id],
    );
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
    const stored = rows.flatMap(({ n, key }) => (key === null ? [] : [[key, n] as const]));
    expect(new Map(stored).size).toBe(stored.length);
    expect(Object.fromEntries(stored)).toMatchObject(Object.fromEntries(acknowledged));
  };

  const alive = () =>
    expect(servers.map(({ process: p }) => p.exitCode ?? p.signalCode)).toEqual([null, null]);

  it('cuts all connections again and again: people play on', async () => {
    const { id, a, b, game } = await seated();
    let cutting = true;
    const cuts = (async () => {
      while (cutting) {
        const before = game.acknowledged.size;
        await cutAll();
        await sleep(150);
        // However long it takes to come back: whoever is cut off before that plays on never.
        await until(() => !cutting || game.acknowledged.size > before);
      }
    })();
    const asking = [a, b].map(async (p) => {
      while (cutting) await p.request('GET', '/api/matches?of=mine');
    });
    await game.playOn(60);
    cutting = false;
    await Promise.all([cuts, ...asking]);
    alive();
    await game.playOn(20);
    await nothingLost(id, game.acknowledged);
  }, 240_000);

  it('is lost and comes back: people play on, and who was started meanwhile has waited', async () => {
    const { id, game } = await seated();
    await game.playOn(20);
    let playing = true;
    const on = (async () => {
      // Not faster than people: a match has some 400 inputs, and this one has to outlast what happens to its database.
      for (let n = 0; playing && n < 200; n++, await sleep(50)) await game.playOn(1);
    })();
    await sleep(200);
    await postgres.crash();
    const late = startChild(env());
    await sleep(3_000);
    alive();
    await postgres.again();
    const third = await late;
    servers.push(third);
    playing = false;
    await on;
    await game.playOn(20);
    await nothingLost(id, game.acknowledged);
    expect(servers.map(({ process: p }) => p.exitCode ?? p.signalCode)).toEqual([null, null, null]);
  }, 240_000);
});

/** Plays a match for some people; what could not be stored is sent again by its name, as docs/protocol.md says. */
class Play {
  readonly acknowledged = new Map<string, number>();
  private readonly match: string;
  private readonly people: readonly ProtocolClient[];
  private readonly random = dice(7);
  private next = 0;

  constructor(match: string, people: readonly ProtocolClient[]) {
    this.match = match;
    this.people = people;
  }

  /** Until everybody has seen so many inputs more. Whoever played on in a match that is over would have shown nothing. */
  async playOn(inputs: number): Promise<void> {
    const seats = () =>
      this.people.flatMap((p) =>
        [...p.seen.values()].filter((s) => s.match === this.match).map((seen) => ({ p, seen })),
      );
    const goal = Math.max(...seats().map(({ seen }) => seen.n)) + inputs;
    let began = performance.now();
    while (seats().some(({ seen }) => seen.n < goal)) {
      if (seats().some(({ seen }) => seen.view.result !== null)) throw new Error('the match is over');
      if (performance.now() - began > PATIENCE_MS)
        throw new Error(`nobody goes on: ${goal} inputs are not reached`);
      const one = seats().find(({ seen: { view } }) => view.decision !== null);
      if (one !== undefined && (await this.answer(one.p, one.seen))) began = performance.now();
      else await sleep(5);
    }
  }

  private async answer(p: ProtocolClient, seen: SeatKnowledge): Promise<boolean> {
    const { seat, decision, view, n } = seen;
    if (view.decision === null || view.decision.way === 'meanwhile') return false;
    const answers = [anyAnswer(view.decision, this.random)];
    const name = `play ${this.next++}`;
    const message = { t: 'answer', match: this.match, seat, decision, answers } as const;
    let ack = await p.say(message, name);
    for (; ack.t === 'no' && ack.code === 'not-stored'; ack = await p.say(message, name)) await sleep(100);
    if (ack.t !== 'ok' || ack.n === undefined) return false;
    this.acknowledged.set(`${seat} ${name}`, ack.n);
    while (seen.n <= n) await sleep(2);
    return true;
  }
}
