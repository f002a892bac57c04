import { dice } from '@sightline/kernel';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../app.ts';
import { games } from '../games.ts';
import { testConfig } from '../testing/config.ts';
import { playUntil } from '../testing/play.ts';
import { ProtocolClient } from '../testing/player.ts';

let server: RunningServer;
let player: ProtocolClient;
beforeAll(async () => {
  server = await startServer(testConfig(), games, pino({ level: 'silent' }));
  player = await ProtocolClient.guest(server.address);
  await player.connect();
});
afterAll(async () => {
  player.close();
  await server.close();
});

it('why bots do what they do is told, kept in the log, and told again to who asks for the past', async () => {
  const bot = { kind: 'bot', level: 'normal' } as const;
  const seats = [{ kind: 'me' }, bot, bot] as const;
  const { id } = await player.create({ game: 'fireteam-zero', mission: 'deadAir', seats });
  const told: unknown[] = [];
  let first = 0;
  player.on('told', (_, m) => {
    if (m.t !== 'input') return;
    told.push(...m.events.filter(({ kind }) => kind === 'why'));
    if (told.length > 0) first ||= m.n;
  });
  await player.join(id);
  // Every match is another: in some the bots have little to explain for a while.
  for (let n = 120; told.length <= 3 && n <= 960; n += 120) await playUntil(n, dice(3), player);
  expect(told.length).toBeGreaterThan(3);
  const [{ fields }] = told as [{ fields: { seat: number; about: readonly number[] } }];
  expect([fields.seat > 0, fields.about.length >= 2]).toEqual([true, true]);

  const match = (await server.registry.table(id))?.match;
  const kept = match?.history.entries.flatMap(({ input }) => ('why' in input ? [input.seat] : [])) ?? [];
  expect([...new Set(kept)].every((seat) => seat > 0)).toBe(true);

  const past = await player.say({ t: 'history', match: id, seat: 0, from: first - 1, to: first + 50 });
  const again = past.t === 'history' ? past.inputs.flatMap(({ events }) => events) : [];
  expect(again.filter(({ kind }) => kind === 'why')).toEqual(
    told.slice(0, again.filter((e) => e.kind === 'why').length),
  );
  expect(again.some(({ kind }) => kind === 'why')).toBe(true);
}, 60_000);
