import { dice } from '@sightline/kernel';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '../app.ts';
import { games } from '../games.ts';
import { anyAnswer } from '../testing/answers.ts';
import { testConfig } from '../testing/config.ts';
import { ProtocolClient } from '../testing/player.ts';
import { eventually, sleep, until } from '../testing/waiting.ts';

describe('clocks', () => {
  let server: RunningServer;
  let config = testConfig();
  const start = async () => {
    server = await startServer(config, games, pino({ level: 'silent' }));
  };
  /** A server does not go back in time: whatever the clock was set to, the next test has another one. */
  let stepped = false;
  beforeAll(start);
  afterAll(() => server.close());
  afterEach(async () => {
    vi.restoreAllMocks();
    if (!stepped) return;
    stepped = false;
    await server.close();
    config = testConfig();
    await start();
  });

  it('are run by the server: whose time is up is answered for, and it is in the log', async () => {
    const a = await ProtocolClient.guest(server.address);
    await a.connect();
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'me' }], clock: 1 });
    await a.join(id);
    await until(() => a.at(id, 0).n > 0);
    const [asked] = server.registry.at(id)!.match.at(0).awaiting();
    const [{ input }] = await server.registry.matches.inputs(id, 0);
    expect(JSON.parse(input)).toMatchObject({ kind: 'timeout', seat: asked });
    const { started } = (await server.registry.matches.find(id))!.match;
    expect((JSON.parse(input) as { at: number }).at - started!).toBeGreaterThanOrEqual(1_000);
    a.close();
  });

  it.each([
    ['people', [{ kind: 'me' }, { kind: 'free' }]],
    ['bots', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]],
  ] as const)('end a match with %s in which nobody ever acted, when all had their time', async (_, seats) => {
    const [a, b] = [await ProtocolClient.guest(server.address), await ProtocolClient.guest(server.address)];
    const { id } = await a.create({ seats: [...seats], clock: 1 });
    await b.request('POST', `/api/matches/${id}/join`, {});
    await until(async () => (await server.registry.matches.find(id))?.match.status === 'over');
    const inputs = await kinds(id);
    expect(inputs.at(-1)).toBe('resign');
    expect(inputs).toContain('timeout');
    // Played to its end it would have hundreds.
    expect(inputs.length).toBeLessThan(60);
  });

  it('end no match in which somebody has acted, however long ago', async () => {
    const { a, id, answer } = await timed(1);
    expect(await answer()).toMatchObject({ t: 'ok' });
    a.close();
    await until(async () => (await kinds(id)).length > 60);
    expect(await kinds(id)).not.toContain('resign');
    // A process that opens it anew knows of it from the log.
    await server.close();
    await start();
    const before = (await kinds(id)).length;
    await until(async () => (await kinds(id)).length > before);
    expect(await kinds(id)).not.toContain('resign');
  });

  it('hold at least what was settled for a turn, whenever somebody else decided before', async () => {
    const [a, b] = [await ProtocolClient.guest(server.address), await ProtocolClient.guest(server.address)];
    await a.connect();
    await b.connect();
    const { id } = await a.create({
      seats: [{ kind: 'me' }, { kind: 'free' }],
      clock: 1,
      refill: 3600,
    });
    await b.request('POST', `/api/matches/${id}/join`, {});
    await a.join(id);
    await b.join(id);
    const random = dice(5);
    const players = [a, b];
    const { match } = server.registry.at(id)!;
    for (let n = 0; n < 6; n++) {
      await until(() => players.every((p, s) => p.at(id, s).n === match.length));
      const [seat] = match.awaiting();
      const { view } = players[seat].at(id, seat);
      expect(match.clock.left?.[seat]).toBeGreaterThan(3_500_000);
      await players[seat].answer(players[seat].at(id, seat), anyAnswer(view.decision!, random));
    }
    expect(JSON.parse((await server.registry.matches.inputs(id, 0))[0].input)).toMatchObject({
      kind: 'answer',
    });
    a.close();
    b.close();
  });

  it('do not charge for the time that an answer waits at the server', async () => {
    const { a, id, answer } = await timed();
    const table = server.registry.at(id)!;
    const { outages } = server.registry as unknown as { outages: { beat(): Promise<void> } };
    // The table is held up by something else while the answer comes in, in time.
    const { hold, letGo } = heldUp(id);
    const came = vi.spyOn(table, 'take');
    const ack = answer();
    await until(() => came.mock.calls.length > 0);
    // Nobody takes that for a time in which no server was there.
    vi.spyOn(outages, 'beat').mockResolvedValue();
    anHourPasses();
    letGo();
    await hold;
    expect(await ack).toMatchObject({ t: 'ok', n: 1 });
    expect(JSON.parse((await server.registry.matches.inputs(id, 0))[0].input)).toMatchObject({
      kind: 'answer',
    });
    a.close();
  });

  it('do not charge for the time that an answer waits for what the same client sent before', async () => {
    const { a, id, answer } = await timed();
    const other = await a.create({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    await a.join(other.id);
    const witness = await ProtocolClient.guest(server.address);
    await witness.connect();
    // Whatever is sent there waits, and what is sent after it.
    const { hold, letGo } = heldUp(other.id);
    const came = vi.spyOn(server.registry.at(other.id)!, 'take');
    const before = a.say({ t: 'undo', match: other.id, seat: 0 });
    const ack = answer();
    await until(() => came.mock.calls.length > 0);
    // What was sent before this has come in before it.
    await witness.say({ t: 'ping' });
    const arrived = Date.now();
    await sleep(50);
    letGo();
    expect(await ack).toMatchObject({ t: 'ok', n: 1 });
    const [{ input }] = await server.registry.matches.inputs(id, 0);
    expect((JSON.parse(input) as { at: number }).at).toBeLessThanOrEqual(arrived);
    await Promise.all([hold, before]);
    for (const p of [a, witness]) p.close();
  });

  it('do not run out while an answer that came in time waits for what the same client sent before', async () => {
    const { a, id, answer } = await timed(3);
    const other = await a.create({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    await a.join(other.id);
    type Inner = { queue: { run(work: () => Promise<unknown>): Promise<unknown> } };
    const held = (server.registry.at(other.id) as unknown as Inner).queue.run(() => sleep(4_500));
    const before = a.say({ t: 'undo', match: other.id, seat: 0 });
    expect(await answer()).toMatchObject({ t: 'ok', n: 1 });
    expect(await kinds(id)).toEqual(['answer']);
    await Promise.all([held, before]);
    a.close();
  }, 20_000);

  it('go on where no process had the table at hand', async () => {
    const a = await ProtocolClient.guest(server.address);
    await a.connect();
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'me' }], clock: 2 });
    await a.join(id);
    a.close();
    await sleep(600);
    await server.close();
    await start();
    await sleep(2_000);
    // Nobody opened it: it is found because it is due.
    await until(async () => (await kinds(id)).length > 0);
    expect((await kinds(id))[0]).toBe('timeout');
  });

  const HOUR = 3_600_000;
  /** An hour is gone all of a sudden. */
  const anHourPasses = () => {
    stepped = true;
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + HOUR);
  };
  /** A table has something else to do until it is let go. */
  const heldUp = (id: string) => {
    type Inner = { queue: { run(work: () => Promise<void>): Promise<void> } };
    const gate = Promise.withResolvers<void>();
    const hold = (server.registry.at(id) as unknown as Inner).queue.run(() => gate.promise);
    return { hold, letGo: gate.resolve };
  };
  /** A table looks what it has to do, in its turn. */
  const goesOn = (id: string) => {
    type Inner = {
      queue: { run(work: () => Promise<void>): Promise<void> };
      scheduler: { advance(): Promise<void> };
    };
    const { queue, scheduler } = server.registry.at(id) as unknown as Inner;
    return queue.run(() => scheduler.advance());
  };
  const kinds = async (id: string) =>
    (await server.registry.matches.inputs(id, 0)).map(
      ({ input }) => (JSON.parse(input) as { kind: string }).kind,
    );
  /** Somebody with both seats of a match of five minutes each, and what they are asked. */
  const timed = async (clock = 300) => {
    const a = await ProtocolClient.guest(server.address);
    await a.connect();
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'me' }], clock });
    await a.join(id);
    const seat = [0, 1].find((s) => a.at(id, s).view.decision !== null) ?? 0;
    const answer = () => a.answer(a.at(id, seat), anyAnswer(a.at(id, seat).view.decision!, dice(6)));
    const left = () => server.registry.at(id)?.match.clock.left?.[seat];
    return { a, id, seat, answer, left };
  };

  it('run again where a server died before it had said so', async () => {
    const { a, id, seat, answer, left } = await timed();
    const table = server.registry.at(id)!;
    const { scheduler } = table as unknown as { scheduler: { stop(): void; plan(): void } };
    scheduler.stop();
    await table.take({ kind: 'pause', seat, at: Date.now() }, 'half done');
    expect(await kinds(id)).toEqual(['pause']);
    // Nobody has to come for that: it is due, for this process and for all others.
    expect(table.summary().due).toBeLessThanOrEqual(Date.now());
    Object.assign(scheduler, { stopped: false });
    scheduler.plan();
    await eventually(async () => expect(await kinds(id)).toEqual(['pause', 'resume']));
    expect(await answer()).toMatchObject({ t: 'ok', n: 3 });
    expect(left()).toBeGreaterThan(200_000);
    a.close();
  });

  it('stand still while no server is there', async () => {
    const { a, id, answer, left } = await timed();
    await server.close();
    anHourPasses();
    await start();
    a.addresses = [server.address];
    await a.connect();
    await a.join(id);
    expect(await answer()).toMatchObject({ t: 'ok', n: 3 });
    expect(await kinds(id)).toEqual(['pause', 'resume', 'answer']);
    expect(left()).toBeGreaterThan(200_000);
    a.close();
  });

  it('stand still while the machine sleeps, for whoever answers first and for the server itself', async () => {
    const { a, id, answer, left } = await timed();
    const other = await timed();
    anHourPasses();
    expect(await answer()).toMatchObject({ t: 'ok', n: 3 });
    expect(await kinds(id)).toEqual(['pause', 'resume', 'answer']);
    expect(left()).toBeGreaterThan(200_000);
    // The server finds that a clock seems to have run out.
    await goesOn(other.id);
    expect(await kinds(other.id)).toEqual(['pause', 'resume']);
    expect(other.left()).toBeGreaterThan(200_000);
    for (const p of [a, other.a]) p.close();
  });

  it('that ran out before nobody could play have run out', async () => {
    const { a, id } = await timed();
    const { match } = server.registry.at(id)!;
    const due = Math.min(...[0, 1].map((s) => match.deadline(s) ?? Infinity));
    const { outages } = server.registry as unknown as { outages: { since(at: number): unknown } };
    vi.spyOn(outages, 'since').mockImplementation((at) =>
      [{ from: due + 1000, to: due + HOUR }].filter(({ to }) => to > at),
    );
    anHourPasses();
    await goesOn(id);
    expect((await kinds(id)).slice(0, 3)).toEqual(['timeout', 'pause', 'resume']);
    a.close();
  });

  it('what was acknowledged before a shutdown is stored, and everybody is asked to come back', async () => {
    const a = await ProtocolClient.guest(server.address);
    await a.connect();
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    await a.join(id);
    const random = dice(4);
    let acknowledged = 0;
    const goodbye = new Promise<number>((done) => a.on('closed', done));
    const play = (async () => {
      for (;;) {
        const seat = [0, 1].find((s) => a.at(id, s).view.decision !== null);
        const decision = seat === undefined ? null : a.at(id, seat).view.decision;
        if (seat === undefined || decision === null) {
          await sleep(1);
          continue;
        }
        const ack = await a.answer(a.at(id, seat), anyAnswer(decision, random));
        if (ack.t === 'ok') acknowledged = ack.n ?? 0;
      }
    })();
    play.catch(() => {});
    await until(() => acknowledged > 10);
    await server.close();
    expect(await goodbye).toBe(1012);
    await start();
    expect((await server.registry.matches.inputs(id, 0)).length).toBeGreaterThanOrEqual(acknowledged);
  });
});
