import { type Answer, dice } from '@sightline/kernel';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '../app.ts';
import { games } from '../games.ts';
import { anyAnswer } from '../testing/answers.ts';
import { testConfig } from '../testing/config.ts';
import { ProtocolClient } from '../testing/player.ts';
import { sleep, until } from '../testing/waiting.ts';
import { Audience } from './audience.ts';

/** Two servers on one file, who do not tell each other anything: they meet in the log. */
const config = testConfig();
const QUIET = pino({ level: 'silent' });
let server: RunningServer;
let other: RunningServer;
let player: ProtocolClient;
let elsewhere: ProtocolClient;
beforeAll(async () => {
  server = await startServer(config, games, QUIET);
  other = await startServer(config, games, QUIET);
});
beforeEach(async () => {
  player = await ProtocolClient.guest(server.address);
  elsewhere = new ProtocolClient([other.address], player.token);
  for (const p of [player, elsewhere]) await p.connect();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const p of [player, elsewhere]) p.close();
});
afterAll(async () => {
  await server.close();
  await other.close();
});

const random = dice(3);
const ME = { kind: 'me' } as const;
const BOT = { kind: 'bot', level: 'easy' } as const;

/** Somebody answers the question they are asked; the same for whoever sees the same. */
const answer = (p: ProtocolClient, id: string, given?: Answer) => {
  const seat = [0, 1].find((s) => p.at(id, s).view.decision !== null) ?? 0;
  const { decision, view } = p.at(id, seat);
  const answers = [given ?? anyAnswer(view.decision as never, random)];
  return { t: 'answer', match: id, seat, decision, answers } as const;
};
const play = async (p: ProtocolClient, id: string, times: number) => {
  for (let done = 0; done < times; ) if ((await p.say(answer(p, id))).t === 'ok') done++;
};
const down = () => Promise.reject(new Error('the database is away'));

it('what could not be stored has not happened, even if the log could not be read at that moment either', async () => {
  const { id } = await player.create({ seats: [ME, ME] });
  await player.join(id);
  await play(player, id, 1);
  const { journal, matches } = server.registry;
  const append = vi.spyOn(journal, 'append').mockImplementation(down);
  const inputs = vi.spyOn(matches, 'inputs').mockImplementation(down);
  expect(await player.say(answer(player, id))).toMatchObject({ t: 'no', code: 'not-stored' });
  append.mockRestore();
  inputs.mockRestore();
  expect(player.at(id, 0).n).toBe(1);
  await play(player, id, 3);
  expect((await matches.inputs(id, 0)).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});

it('what was stored though nobody heard of it is acknowledged all the same', async () => {
  const { id } = await player.create({ seats: [ME, ME] });
  await player.join(id);
  await play(player, id, 1);
  const { journal } = server.registry;
  const append = journal.append.bind(journal);
  vi.spyOn(journal, 'append').mockImplementationOnce(async (row) => {
    await append(row);
    throw new Error('the answer was lost');
  });
  expect(await player.say(answer(player, id))).toMatchObject({ t: 'ok', n: 2 });
  await play(player, id, 1);
  expect(player.at(id, 0).n).toBe(3);
});

it('who lost a race reads what is new, and nothing else', async () => {
  const { id } = await player.create({ seats: [ME, ME] });
  await player.join(id);
  await play(player, id, 5);
  await elsewhere.join(id);
  const read = vi.spyOn(other.registry.matches, 'inputs');
  for (let round = 0; round < 10; round++) {
    const message = answer(elsewhere, id);
    const { n } = elsewhere.at(id, 0);
    // The other one does not know yet that it has been answered.
    if ((await player.say(answer(player, id))).t !== 'ok') continue;
    const ack = await elsewhere.say(message);
    expect(ack.t === 'no' ? ack.code : ack.t).toMatch(
      /^(old-decision|already-answered|not-offered|not-asked|ok)$/,
    );
    await until(() => elsewhere.at(id, 0).n > n);
    for (const p of [player, elsewhere])
      await until(() => p.at(id, 0).n === Math.max(player.at(id, 0).n, n + 1));
    if (ack.t === 'ok') await server.registry.at(id)?.catchUp();
    for (const seat of [0, 1]) await until(() => player.at(id, seat).n === elsewhere.at(id, seat).n);
    for (const seat of [0, 1]) expect(elsewhere.at(id, seat).view).toEqual(player.at(id, seat).view);
  }
  expect(read.mock.calls.length).toBeGreaterThan(5);
  expect(Math.min(...read.mock.calls.map(([, after]) => after))).toBe(5);
});

it('while nothing can be stored, a bot tries now and then, and goes on when it can', async () => {
  const { id } = await player.create({ seats: [BOT, BOT] });
  await player.join(id);
  await until(() => player.at(id, 30).n > 3);
  const append = vi.spyOn(server.registry.journal, 'append').mockImplementation(down);
  const read = vi.spyOn(server.registry.matches, 'inputs');
  await sleep(2_000);
  await until(() => append.mock.calls.length > 1);
  // What it was told before comes before what it asks for now.
  await player.say({ t: 'ping' });
  const { n } = player.at(id, 30);
  expect(append.mock.calls.length).toBeLessThan(8);
  expect(read.mock.calls.every(([, after]) => after === n)).toBe(true);
  append.mockRestore();
  await until(() => player.at(id, 30).n > n + 3);
  await server.registry.at(id)?.close();
});

it('while nothing can be stored, a clock that ran out long ago is looked at now and then', async () => {
  const { id } = await player.create({ seats: [ME, ME], clock: 1 });
  await player.join(id);
  const append = vi.spyOn(server.registry.journal, 'append').mockImplementation(down);
  const now = Date.now;
  const table = server.registry.at(id)!;
  const { outages } = server.registry as unknown as { outages: { look(): Promise<void> } };
  vi.spyOn(outages, 'look').mockResolvedValue();
  await until(() => append.mock.calls.length > 0);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
  await sleep(2_000);
  await until(() => append.mock.calls.length > 1);
  expect(append.mock.calls.length).toBeLessThan(8);
  await table.close();
});

it('what is stored is acknowledged, though telling it fails', async () => {
  const { id } = await player.create({ seats: [ME, ME] });
  await player.join(id);
  const table = server.registry.at(id);
  if (table === null) throw new Error('it was joined');
  const log = vi.spyOn(server.registry.log, 'error');
  const logged = () => log.mock.calls.filter(([about]) => (about as { match?: string }).match === id).length;
  const { advanced } = server.registry;
  const lists = vi.spyOn(server.registry, 'advanced').mockImplementation((t) => {
    if (t === table) throw new Error('the lists are away');
    advanced.call(server.registry, t);
  });
  expect(await player.say(answer(player, id))).toMatchObject({ t: 'ok', n: 1 });
  expect(logged()).toBe(1);
  lists.mockRestore();
  const views = vi.spyOn(Audience.prototype, 'tell').mockImplementation(() => {
    throw new Error('a view can not be made');
  });
  const message = answer(player, id);
  expect(await player.say(message)).toMatchObject({ t: 'ok', n: 2 });
  expect(logged()).toBe(2);
  views.mockRestore();
  // Who was not told notices it by the next number, and asks for what is missing.
  await player.join(id, { since: 1 });
  expect(player.at(id, 0).n).toBe(2);
  await play(player, id, 1);
});
