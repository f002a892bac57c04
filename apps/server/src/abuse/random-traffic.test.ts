import http from 'node:http';
import { dice } from '@sightline/kernel';
import type { ToClient } from '@sightline/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPEN } from '../people/auth-routes.ts';
import { AttackedProcess, GROUNDS } from './attacked-process.ts';
import { randomFrame } from './random-frames.ts';
import { randomRequest, send, type Targets } from './random-requests.ts';
import { RawSocket } from './raw.ts';

const REQUESTS = 12_000;
const FRAMES = 30_000;
const AT_ONCE = 8;
/** On a machine that is busy with other things. */
const LONGEST_MS = 900_000;
/** Sent without waiting for what is said to them. */
const BURST = 40;

/** In our words, or in those of the parser where it is no request at all. */
const REFUSED = /^\{"error":("[a-z0-9-]+"|"Bad Request","message":"Client Error")/;

/** Does something so many times, some of it at once. */
async function many(times: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

describe.each(GROUNDS)('a server on %s', (_, ground) => {
  let attacked: AttackedProcess;
  beforeAll(async () => {
    attacked = await AttackedProcess.open(await ground(), { LIMIT_MATCHES: '1000' });
  });
  afterAll(() => attacked.close());

  async function targets(): Promise<Targets> {
    const { address } = attacked.server;
    const { paths } = (await (await fetch(new URL('/api/openapi.json', address))).json()) as {
      paths: Record<string, object>;
    };
    const guests = await Promise.all(Array.from({ length: 6 }, () => attacked.guest()));
    const made = await Promise.all(
      guests.map((guest) => guest.create({ seats: [{ kind: 'me' }, { kind: 'free' }] })),
    );
    return {
      routes: [
        ...Object.entries(paths).flatMap(([path, ways]) =>
          Object.keys(ways).map((way) => [way.toUpperCase(), path] as const),
        ),
        ...Object.keys(OPEN).map((route) => {
          const [method, path] = route.split(' ');
          return [method, `/api/auth${path}`] as const;
        }),
      ],
      matches: [attacked.table, ...made.map(({ id }) => id)],
      tokens: guests.map(({ token }) => token),
      origin: new URL(address).origin,
      wish: {
        game: 'doom',
        mission: 'kneeDeepInTheDead',
        switches: {},
        choices: {},
        seats: [{ kind: 'me' }, { kind: 'free' }],
        open: true,
        watch: true,
        clock: 600,
        refill: 60,
        presets: { 0: {} },
      },
      file: {
        format: 'sightline-match/1',
        game: 'doom',
        rules: '2',
        setup: {},
        seats: 2,
        clocks: null,
        at: 0,
        chapters: [],
        opening: [],
        log: [],
        result: null,
      },
    };
  }

  it(
    `takes ${REQUESTS} random requests: each is answered, none fails, and others play on`,
    async () => {
      const random = dice(16);
      const to = await targets();
      expect(to.routes.length).toBeGreaterThan(30);
      const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
      const statuses = new Map<number, number>();
      const wrong: unknown[] = [];
      const played = await attacked.playDuring(() =>
        many(REQUESTS, async () => {
          const request = randomRequest(random, to);
          const { status, text } = await send(agent, attacked.server.address, request).catch(
            (e: unknown) => ({
              status: -1,
              text: String(e),
            }),
          );
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          // No mail can be sent here.
          const fails = status < 0 || (status >= 500 && status !== 501);
          const mute = status >= 400 && request.method !== 'HEAD' && !REFUSED.test(text);
          // To store something may take longer than it should where other things keep the machine busy.
          const late = status === 503 && request.path.startsWith('/readyz');
          if ((fails || mute) && !late) wrong.push([status, request, text.slice(0, 200)]);
        }),
      );
      agent.destroy();
      expect(wrong.slice(0, 3)).toEqual([]);
      // Neither all refused nor all of one kind.
      for (const status of [200, 201, 400, 401, 404])
        expect([status, statuses.get(status)]).not.toContain(undefined);
      expect(statuses.get(0) ?? 0).toBeLessThan(REQUESTS / 10);
      expect(played).toBeGreaterThan(20);
      await attacked.stands();
    },
    LONGEST_MS,
  );

  it(
    `takes ${FRAMES} random frames: others play on, and what it acknowledged is stored`,
    async () => {
      const random = dice(61);
      const said = new Map<string, number>();
      const played = await attacked.playDuring(() =>
        many(AT_ONCE, async (attacker) => {
          const eve = await attacked.guest();
          const { id: match } = await eve.create({ seats: [{ kind: 'me' }, { kind: 'me' }] });
          const hear = (text: string) => {
            const m = JSON.parse(text) as ToClient;
            said.set(m.t, (said.get(m.t) ?? 0) + 1);
            // Whoever joins is told how far it is, too.
            if (m.t === 'ok' && m.n !== undefined && m.n > 0) attacked.stored.set(`${match} ${m.n}`, m.n);
          };
          let socket = await RawSocket.open(attacked.server.address, eve.token);
          for (let sent = 0; sent < FRAMES / AT_ONCE; ) {
            for (let i = 0; i < BURST && sent < FRAMES / AT_ONCE; i++, sent++) {
              const { opcode, payload, ...how } = randomFrame(random, `${attacker}-${sent}`, match);
              socket.frame(opcode, payload, how);
            }
            const last = `end ${sent}`;
            socket.frame(1, JSON.stringify({ t: 'ping', id: last }));
            await socket.told((text) => text.includes(last)).catch(() => {});
            for (const text of socket.said()) hear(text);
            if (socket.ended) socket = await RawSocket.open(attacked.server.address, eve.token);
          }
          socket.destroy();
        }),
      );
      for (const kind of ['ok', 'no', 'pong', 'table', 'bye'])
        expect([kind, said.get(kind)]).not.toContain(undefined);
      expect(played).toBeGreaterThan(20);
      await attacked.stands();
    },
    LONGEST_MS,
  );
});
