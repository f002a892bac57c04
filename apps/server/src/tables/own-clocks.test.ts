import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../app.ts';
import { testConfig } from '../testing/config.ts';
import { ProtocolClient } from '../testing/player.ts';
import { raceGame } from '../testing/race.ts';
import { sleep, until } from '../testing/waiting.ts';

const AGREED = { perRunner: [20_000, 8_000], callsAtAnyTime: true, mayPause: true, stepPace: 0 };

const config = testConfig({ botPace: 20 });
const start = () => startServer(config, { clock: raceGame }, pino({ level: 'silent' }));
let server: RunningServer;
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

const guest = async () => {
  const client = await ProtocolClient.guest(server.address);
  await client.connect();
  return client;
};

/** Two people at a table, or one and a bot of that level. */
async function table(agreed: object = {}, bot?: string) {
  const [a, b] = [await guest(), await guest()];
  const { id } = await a.create({
    game: 'clock',
    mission: JSON.stringify({ ...AGREED, ...agreed }),
    seats: [{ kind: 'me' }, bot === undefined ? { kind: 'free' } : { kind: 'bot', level: bot }],
  });
  await a.join(id);
  if (bot === undefined) {
    await b.request('POST', `/api/matches/${id}/join`, {});
    await a.join(id);
    await b.join(id);
  }
  const clients = [a, b];
  const { match } = server.registry.at(id)!;
  const told = () =>
    until(() => a.at(id, 0).n === match.length && (bot !== undefined || b.at(id, 1).n === match.length));
  const answer = async (seat: number, ...answers: [string, ...number[]][]) => {
    await told();
    return clients[seat].answer(clients[seat].at(id, seat), ...answers);
  };
  const log = () =>
    match.history.entries.map(({ input }) =>
      'answer' in input ? `${input.seat} ${input.answer.join(' ')}` : `${input.seat} ${input.kind}`,
    );
  return {
    a,
    b,
    id,
    match,
    answer,
    told,
    log,
    close: () => {
      a.close();
      b.close();
    },
  };
}

describe('clocks of a set-up', () => {
  it('run for each seat as it says, and take none beside them', async () => {
    const t = await table();
    expect(t.match.clock.left).toEqual([60_000, 24_000]);
    expect((await server.registry.matches.find(t.id))!.match.clock).toBe(null);
    await expect(
      t.a.create({
        game: 'clock',
        mission: JSON.stringify(AGREED),
        seats: [{ kind: 'me' }, { kind: 'me' }],
        clock: 60,
      }),
    ).rejects.toThrow('wrong-setup');
    t.close();
  });

  it('run out by themselves, and come back as they were when the table is opened anew', async () => {
    const t = await table({ perRunner: [100, 20_000] });
    await until(() => t.match.length > 0);
    expect(t.match.history.entries[0].input).toMatchObject({ kind: 'timeout', seat: 0 });
    const before = t.log();
    t.close();
    await server.close();
    server = await start();
    const { match } = (await server.registry.table(t.id))!;
    expect(match.history.entries.slice(0, before.length)).toEqual(t.match.history.entries);
    expect(match.clock.left?.[0]).toBe(0);
    expect(match.setup.clocks).toEqual([300, 60_000]);
  });
});

describe('a pause that a player asks for', () => {
  it('stops all clocks and every answer, until somebody who plays resumes', async () => {
    const t = await table();
    expect(await t.b.say({ t: 'pause', match: t.id, seat: 1 })).toMatchObject({ t: 'ok', n: 1 });
    expect(await t.answer(0, ['end'])).toMatchObject({ t: 'no', code: 'paused' });
    await sleep(60);
    expect(t.match.pausedBy).toBe(1);
    const { left } = t.match.clock;
    const watching = await guest();
    let paused: unknown;
    watching.on('frame', (text) => {
      const m = JSON.parse(text) as { t: string; paused?: number };
      if (m.t === 'table') ({ paused } = m);
    });
    await watching.join(t.id);
    expect(paused).toBe(1);
    expect(await watching.say({ t: 'resume', match: t.id, seat: 1 })).toMatchObject({
      code: 'not-your-seat',
    });
    expect(await t.a.say({ t: 'resume', match: t.id, seat: 0 })).toMatchObject({ t: 'ok' });
    expect(t.match.clock.left).toEqual(left);
    expect(await t.answer(0, ['end'])).toMatchObject({ t: 'ok' });
    expect(t.log()).toEqual(['1 pause', '0 resume', '0 end']);
    watching.close();
    t.close();
  });

  it('keeps bots waiting too', async () => {
    const t = await table({}, 'runner');
    await t.answer(0, ['end']);
    await t.a.say({ t: 'pause', match: t.id, seat: 0 });
    const { length } = t.match;
    await sleep(150);
    expect(t.match.length).toBe(length);
    await t.a.say({ t: 'resume', match: t.id, seat: 0 });
    await until(() => t.match.length > length + 1);
    t.close();
  });

  it('is refused where the set-up allows none', async () => {
    const t = await table({ mayPause: false });
    expect(await t.a.say({ t: 'pause', match: t.id, seat: 0 })).toMatchObject({
      t: 'no',
      code: 'not-allowed',
    });
    expect(t.match.length).toBe(0);
    t.close();
  });
});

describe('a walk during which others may act', () => {
  it('goes on step by step, no faster than the set-up says', async () => {
    const t = await table({ stepPace: 150 });
    await sleep(160);
    await t.answer(0, ['activate', 0]);
    await t.answer(0, ['step'], ['step'], ['step']);
    await until(() => t.match.length === 4);
    expect(t.match.position.state.teams[0][0].at).toBe(3);
    const ats = t.match.history.entries.map(({ input }) => input.at);
    for (const i of [1, 2, 3]) expect(ats[i] - ats[i - 1]).toBeGreaterThanOrEqual(150);
    await sleep(200);
    expect(t.match.length).toBe(4);
    t.close();
  });

  it('stops when somebody acts', async () => {
    // So long that the call comes in time on a busy machine, too.
    const t = await table({ stepPace: 2_000 });
    await t.answer(0, ['activate', 0]);
    await t.answer(0, ['step'], ['step'], ['step']);
    expect(await t.answer(1, ['call'])).toMatchObject({ t: 'ok' });
    await sleep(2_200);
    expect(t.match.position.state.teams[0][0].at).toBe(1);
    expect(t.match.awaiting()).toEqual([1]);
    t.close();
  });

  it('cannot be outrun: an answer of the other is held back until there was time to act', async () => {
    const t = await table({ stepPace: 3_000 });
    await t.answer(0, ['activate', 0]);
    await t.answer(0, ['step']);
    await t.told();
    // The fast mover is first on the wire, and yet the call is heard.
    const fast = t.answer(0, ['rest']);
    await sleep(100);
    expect(await t.answer(1, ['call'])).toMatchObject({ t: 'ok' });
    expect(await fast).toMatchObject({ t: 'no', code: 'old-decision' });
    t.close();
  });
});

describe('bots that may act unasked', () => {
  it('do so after an input, always equally late, or before the next one that comes', async () => {
    const t = await table({}, 'caller');
    await t.answer(0, ['activate', 0]);
    await t.answer(0, ['step']);
    await until(() => t.log().includes('1 call'));
    expect(t.log().slice(0, 3)).toEqual(['0 activate 0', '0 step', '1 call']);
    t.close();
    const fast = await table({}, 'caller');
    await fast.answer(0, ['activate', 0]);
    await fast.told();
    const { decision } = fast.a.at(fast.id, 0);
    const both = [1, 2].map((n) =>
      fast.a.say({ t: 'answer', match: fast.id, seat: 0, decision: decision + n - 1, answers: [['step']] }),
    );
    expect(await Promise.all(both)).toMatchObject([{ t: 'ok' }, { t: 'no', code: 'old-decision' }]);
    expect(fast.log()[2]).toBe('1 call');
    fast.close();
  });

  it('leave a walk its pace where they alone could act', async () => {
    const t = await table({ stepPace: 9_000 }, 'runner');
    await t.answer(0, ['activate', 0]);
    await t.answer(0, ['step'], ['step'], ['step']);
    await until(() => t.match.position.state.teams[0][0].at === 3);
    t.close();
  });
});

describe('credit for latency', () => {
  it('is what was measured, and stands in the log', async () => {
    const t = await table();
    const live = server.registry.at(t.id)!;
    for (const listener of live.listeners()) listener.latency = () => 120;
    const { since } = t.match.clock;
    await live.take(
      { kind: 'answer', seat: 0, decision: 0, answer: ['end'], at: since + 1000 },
      'credited',
      120,
    );
    expect(t.match.history.entries[0].input).toMatchObject({ credit: 120 });
    expect(t.match.clock.left?.[0]).toBe(60_000 - 880);
    t.close();
  });
});
