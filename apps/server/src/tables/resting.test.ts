import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../app.ts';
import { games } from '../games.ts';
import { testConfig } from '../testing/config.ts';
import { ProtocolClient } from '../testing/player.ts';
import { sleep, until } from '../testing/waiting.ts';

const BOT = { kind: 'bot', level: 'easy' } as const;

let server: RunningServer;
let player: ProtocolClient;
const config = testConfig({ botPace: 20 });
const start = () => startServer(config, games, pino({ level: 'silent' }));
const kinds = async (id: string) =>
  (await server.registry.matches.inputs(id, 0)).map(
    ({ input }) => (JSON.parse(input) as { kind: string }).kind,
  );
const stored = async (id: string) => (await kinds(id)).length;

beforeAll(async () => {
  server = await start();
  player = await ProtocolClient.guest(server.address);
  await player.connect();
});
afterAll(async () => {
  player.close();
  await server.close();
});

/** Nothing happens there, and nobody comes back to it either. */
async function rests(id: string): Promise<void> {
  // Whoever has gone is known to have, and what was begun before is done.
  await until(() => {
    const table = server.registry.at(id);
    return table === null || (table.quiet && !table.busy);
  });
  const before = await stored(id);
  await sleep(500);
  await server.registry.sweep();
  await sleep(300);
  expect(await stored(id)).toBe(before);
  await until(async () => (await server.registry.matches.find(id))?.match.due === null);
}

it('where only bots play nothing happens as long as nobody looks', async () => {
  const { id, status } = await player.create({ seats: [BOT, BOT] });
  expect(status).toBe('running');
  await rests(id);
  expect(await stored(id)).toBe(0);
  await player.join(id);
  await until(async () => (await stored(id)) > 5);
  await player.say({ t: 'leave', match: id });
  await rests(id);
  const before = await stored(id);
  await player.join(id);
  await until(async () => (await stored(id)) > before + 5);
  // Who is gone without a word does not look either.
  player.cut();
  await rests(id);
  await player.connect();
});

it('who leaves to a bot and goes finds it where it was', async () => {
  const { id } = await player.create({ seats: [{ kind: 'me' }, BOT] });
  await player.join(id);
  await player.request('POST', `/api/matches/${id}/leave`, {});
  await until(async () => (await stored(id)) > 5);
  await player.say({ t: 'leave', match: id });
  await rests(id);
  // Whoever takes a seat back plays, and the bots go on, though nobody looks.
  await player.request('POST', `/api/matches/${id}/return`, {});
  await until(() => server.registry.at(id)?.match.awaiting().join() === '0');
});

it('while it rests no time runs, for bots and for who comes back to a seat', async () => {
  const [watched, left] = [
    await player.create({ seats: [BOT, BOT], clock: 6 }),
    await player.create({ seats: [{ kind: 'me' }, BOT], clock: 6 }),
  ];
  await player.request('POST', `/api/matches/${left.id}/leave`, {});
  await sleep(7_000);
  await player.join(watched.id);
  await until(async () => (await stored(watched.id)) > 8);
  await player.say({ t: 'leave', match: watched.id });
  expect((await kinds(watched.id)).slice(0, 3)).toEqual(['pause', 'resume', 'answer']);
  expect(await kinds(watched.id)).not.toContain('timeout');
  // No process has it at hand any more.
  player.close();
  await server.close();
  server = await start();
  player = new ProtocolClient([server.address], player.token);
  await player.connect();
  const before = await stored(left.id);
  expect((await player.request('POST', `/api/matches/${left.id}/return`, {})).status).toBe(200);
  expect((await kinds(left.id)).slice(before, before + 2)).toEqual(['pause', 'resume']);
  expect(server.registry.at(left.id)?.match.clock.left?.[0]).toBeGreaterThan(500);
});
