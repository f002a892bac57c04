import { type AnyGame, dice, type Match, SPECTATOR, viewOf } from '@sightline/kernel';
import type { Talk } from '@sightline/wire';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyAnswer } from '../testing/answers.ts';
import type { ProtocolClient } from '../testing/player.ts';
import { sleep, until } from '../testing/waiting.ts';
import { type AttackedMatch, AttackedServer, recorded } from './stand.ts';

let stand: AttackedServer;
beforeAll(async () => {
  stand = await AttackedServer.open();
});
afterAll(() => stand.close());

const live = async (id: string): Promise<Match<AnyGame>> =>
  ((await stand.server.registry.table(id)) as unknown as { match: Match<AnyGame> }).match;

/** Whoever is asked answers anything that is allowed. */
async function play({ a, b, id }: AttackedMatch, inputs: number): Promise<void> {
  const random = dice(11);
  const match = await live(id);
  while (match.length < inputs && match.result === null) {
    const [p, seat] = match.awaiting().includes(0) ? [a, 0] : [b, 1];
    const at = p.at(id, seat);
    if (at.view.decision === null || at.n < match.length) await sleep(1);
    else await p.answer(at, anyAnswer(at.view.decision, random));
  }
  await sleep(30);
}

/** All that can be asked for without having a seat. */
async function lists(p: ProtocolClient, id: string): Promise<string> {
  const all = [];
  for (const path of [
    '/api/matches?of=mine',
    '/api/matches?of=open',
    `/api/matches/${id}`,
    `/api/matches/${id}/file`,
  ])
    all.push(JSON.stringify(await p.request('GET', path)));
  for (const path of ['/metrics', '/api/openapi.json', '/healthz', '/readyz'])
    all.push(await (await fetch(new URL(path, stand.address))).text());
  return all.join('\n');
}

describe('secrets', () => {
  it('what fails: is written down without the invitation that the path is, or the token in it', async () => {
    const broken = await AttackedServer.open();
    const { database } = broken.config;
    if (database.kind !== 'sqlite') throw new Error('only a file can be broken');
    const sqlite = new Sqlite(database.file);
    for (const table of ['match', 'user']) sqlite.exec(`alter table "${table}" rename to "no ${table}"`);
    sqlite.close();
    const id = 'I'.repeat(22);
    for (const path of [`/api/matches/${id}`, `/api/matches/${id}/file?token=T0KEN`])
      expect((await fetch(new URL(path, broken.address))).status).toBe(500);
    const written = broken.complaints.join('\n');
    expect(written).toContain('GET /api/matches/:id');
    expect(written).not.toContain(id);
    expect(written).not.toContain('T0KEN');
    await broken.close();
  });

  it('the seed, the seed of the bots and what others hold: are told to nobody before the end', async () => {
    const at = await stand.attacked({ open: true });
    const spectator = await stand.guest();
    const wires = new Map([at.a, at.b, spectator].map((p) => [p, recorded(p)]));
    const match = await live(at.id);
    // Whatever anybody is shown at any moment is what that seat may see then, and nothing else.
    const shown: { seat: number; n: number; view: unknown }[] = [];
    for (const p of wires.keys()) p.on('told', ({ seat, n, view }) => shown.push({ seat, n, view }));
    await spectator.join(at.id);
    await play(at, 60);
    for (const p of [at.a, at.b]) await p.join(at.id, { since: 0 });
    for (const [p, seat] of [
      [at.a, 0],
      [at.b, 1],
      [spectator, SPECTATOR],
    ] as const)
      await p.say({ t: 'history', match: at.id, seat, from: 0, to: 60 });
    await at.a.say({ t: 'resign', match: 'x', seat: 0 });
    const told = [...[...wires.values()].flatMap(({ frames }) => frames)];
    for (const p of wires.keys()) told.push(await lists(p, at.id));
    const all = told.join('\n');
    const { seed, lots } = await stand.row(at.id);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    for (const secret of [
      seed,
      lots,
      seed.slice(0, 16),
      Buffer.from(seed, 'hex').toString('base64'),
      '"draws"',
      '"seed":"',
    ])
      expect(all).not.toContain(secret);
    // A seat is told of itself.
    for (const [p, { frames }] of wires) {
      const own = p === at.a ? 0 : p === at.b ? 1 : SPECTATOR;
      for (const f of frames) {
        const m = JSON.parse(f) as { t: string; seat?: number };
        if (m.t === 'table' || m.t === 'input' || m.t === 'history') expect(m.seat).toBe(own);
      }
    }
    expect(shown.length).toBeGreaterThan(150);
    const seen = (n: number, seat: number): unknown => JSON.parse(JSON.stringify(viewOf(match.at(n), seat)));
    for (const { seat, n, view } of shown) expect(view).toEqual(seen(n, seat));
    expect(seen(30, 0)).not.toEqual({ ...(seen(30, 1) as object), seat: 0 });
    await stand.healthy();
  });

  it('the seed: is in the file when the match is over, the seed of the bots never is', async () => {
    const at = await stand.attacked();
    const spectator = await stand.guest();
    await play(at, 10);
    const { seed, lots, commitment } = await stand.row(at.id);
    expect(await at.a.say({ t: 'resign', match: at.id, seat: 0 })).toMatchObject({ t: 'ok' });
    const file = JSON.stringify(await spectator.request('GET', `/api/matches/${at.id}/file`));
    expect(file).toContain(seed);
    expect(file).toContain(commitment);
    expect(file).not.toContain(lots);
    // The rematch is drawn from another one.
    const again = (await at.b.request('POST', `/api/matches/${at.id}/rematch`)).body as { id: string };
    const next = await stand.row(again.id);
    expect(next.seed).not.toBe(seed);
    expect(next.lots).not.toBe(lots);
    expect(await lists(at.b, again.id)).not.toContain(next.seed);
  });

  it('a table that was a secret: its list entry tells a stranger nothing that its link would not', async () => {
    const at = await stand.attacked({ open: false, watch: false });
    const stranger = await stand.guest();
    expect(JSON.stringify(await stranger.request('GET', '/api/matches?of=open'))).not.toContain(at.id);
    expect(JSON.stringify(await stranger.request('GET', '/api/matches?of=mine'))).not.toContain(at.id);
    await stand.healthy();
  });
});

describe('what is said to a side', () => {
  it('reaches neither the other side nor spectators: not at once, not by joining again, not later', async () => {
    // Two marines against the Invader.
    const [a, b, c] = [await stand.guest(), await stand.guest(), await stand.guest()];
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }] });
    for (const [p, seat] of [
      [b, 1],
      [c, 2],
    ] as const)
      expect((await p.request('POST', `/api/matches/${id}/join`, { seat })).status).toBe(200);
    const spectator = await stand.guest();
    const persons = [a, b, c, spectator];
    for (const p of persons) expect(await p.join(id)).toMatchObject({ t: 'ok' });
    const table = await stand.server.registry.table(id);
    const sides = table?.shelf.sides(3) ?? [];
    expect(new Set(sides).size).toBe(2);
    const wires = persons.map(recorded);
    await stand.survives(id, async () => {
      for (const [seat, p] of [a, b, c].entries())
        expect(
          await p.say({ t: 'chat', match: id, to: 'side', text: `secret-of-${sides[seat]}` }),
        ).toMatchObject({ t: 'ok' });
      expect(await spectator.say({ t: 'chat', match: id, to: 'side', text: 'secret-of-0' })).toMatchObject({
        t: 'no',
      });
      expect(await a.say({ t: 'chat', match: id, to: 'table', text: 'for-all' })).toMatchObject({ t: 'ok' });
      const late = await stand.guest();
      persons.push(late);
      wires.push(recorded(late));
      for (const p of persons) {
        await p.join(id);
        await p.join(id, { since: 0 });
        await p.say({ t: 'leave', match: id });
        await p.join(id, { full: true });
      }
      for (const p of persons) {
        const again = new (p.constructor as new (a: string[], t: string) => ProtocolClient)(
          [stand.address],
          p.token,
        );
        const wire = recorded(again);
        await again.connect();
        await again.join(id);
        wires[persons.indexOf(p)].frames.push(...wire.frames);
        again.close();
      }
      await sleep(50);
      for (const [i, { frames }] of wires.entries()) {
        const all = frames.join('\n');
        expect(all).toContain('for-all');
        for (const side of new Set(sides))
          expect([i, side, all.includes(`secret-of-${side}`)]).toEqual([i, side, sides[i] === side]);
      }
    });
    // Nor does it when the match is over.
    expect(await a.say({ t: 'resign', match: id, seat: 0 })).toMatchObject({ t: 'ok' });
    const after = await stand.guest();
    const wire = recorded(after);
    await after.join(id);
    const lines = wire.messages().filter((m): m is typeof m & Talk => m.t === 'chat');
    expect(lines.map(({ text }) => text)).toEqual(['for-all']);
    const file = JSON.stringify(await after.request('GET', `/api/matches/${id}/file`));
    expect(file).not.toContain('secret-of');
  });
});

describe('how long a bot takes', () => {
  it('is the same whatever it holds', async () => {
    const pace = 120;
    const slow = await AttackedServer.open({ botPace: pace });
    const host = await slow.guest();
    const seats = [
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ] as const;
    const { id } = await host.create({ seats });
    await host.join(id);
    await until(() => host.at(id, SPECTATOR).n >= 12);
    const rows = slow.rows('select input from input where match = ? order by n', id) as { input: string }[];
    const times = rows.map(({ input }) => (JSON.parse(input) as { at: number }).at);
    const gaps = times.slice(1).map((t, i) => t - times[i]);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(pace);
    // Some are late because the machine is busy, not all of them.
    expect(gaps.toSorted((x, y) => x - y)[2]).toBeLessThan(pace + 100);
    await slow.close();
  });

  it('is not put off by somebody who leaves over and over', async () => {
    const slow = await AttackedServer.open({ botPace: 150 });
    const { a, b, id } = await slow.attacked();
    for (const p of [a, b])
      expect((await p.request('POST', `/api/matches/${id}/leave`, {})).status).toBe(200);
    const before = (await slow.fingerprint(id)).length;
    await until(async () => {
      await a.request('POST', `/api/matches/${id}/leave`, {});
      return (await slow.fingerprint(id)).length - before > 3;
    });
    await slow.close();
  });
});
