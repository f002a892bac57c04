import { type AnyGame, type Match, snapshot } from '@sightline/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InputRow } from '../database/tables.ts';
import { games } from '../games.ts';
import { BOT, idOf, ME, made, openLobby, type TestLobby } from '../lobby/testing.ts';
import { KINDS, quiet } from '../people/testing.ts';
import { Matches } from '../store/matches.ts';
import { sleep, until } from '../testing/waiting.ts';
import { MatchRegistry, type MatchRegistryOptions } from './match-registry.ts';
import type { LiveTable } from './table.ts';

/** A lobby with its registry, and further ones as other processes would have them, which hear nothing by themselves. */
let lobby: TestLobby;
const registries: MatchRegistry[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const registry of registries.splice(0)) await registry.close();
  await lobby.close();
});

function anotherRegistry(
  more: Partial<MatchRegistryOptions> = {},
): MatchRegistry & { readonly matches: Matches } {
  const matches = new Matches(lobby.database);
  const { journal } = lobby.registry;
  const registry = new MatchRegistry({
    games,
    matches,
    journal,
    log: quiet,
    botPace: 1,
    shared: true,
    ...more,
  });
  registries.push(registry);
  return registry;
}

const make = (more: Parameters<typeof made>[2] = {}) => made(lobby, 'ann', { seats: [ME, ME], ...more });

async function tableIn(registry: MatchRegistry, id: string): Promise<LiveTable> {
  const table = await registry.table(id);
  if (table === null) throw new Error('there is no table');
  return table;
}

let named = 0;
/** Somebody answers in the first way that is offered. */
async function play(table: LiveTable, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) {
    const taken = await table.take(anyInput(table.match), `test ${named++}`);
    if (!taken.ok) throw new Error(taken.code);
  }
}

function anyInput(match: Match<AnyGame>) {
  const [seat] = match.awaiting();
  const options = match.position.askedOf(seat)?.options;
  return { kind: 'answer', seat, decision: match.decisionId, answer: options?.first(), at: Date.now() };
}

const rowOf = (id: string) =>
  lobby.database.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const change = (id: string, what: object) =>
  lobby.database.db.updateTable('match').set(what).where('id', '=', id).execute();

/** Something that happens when it is told to. */
function gate(): { readonly passed: Promise<void>; open(): void } {
  let open = () => {};
  const passed = new Promise<void>((done) => {
    open = done;
  });
  return { passed, open };
}

const nonsense = (match: string): InputRow => ({
  match,
  n: 1,
  key: null,
  input: '{"kind":"answer","seat":0,"decision":0,"answer":["no such thing"],"at":0}',
  draws: '[]',
  hash: null,
  final: 0,
  back: null,
});

describe.each(KINDS)('a match registry on $name', ({ open }) => {
  let kind: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    kind = await open();
  });
  afterAll(() => kind.close());
  beforeEach(async () => {
    lobby = await openLobby(await kind.make());
  });

  it('goes on with what was left by processes that died, however many matches can not be played', async () => {
    const { db } = lobby.database;
    const first = anotherRegistry();
    const id = await make();
    await play(await tableIn(first, id), 3);
    const old = await make();
    await play(await tableIn(first, old), 1);
    const damaged = await make();
    await db.insertInto('input').values(nonsense(damaged)).execute();
    await change(old, { rules: 'of long ago' });
    for (const one of [id, old, damaged]) await change(one, { inputs: 0 });
    const log = vi.spyOn(quiet, 'error');
    const registry = anotherRegistry();
    await registry.start();
    expect(registry.at(id)?.match.length).toBe(3);
    // One that is damaged is worth a line; one of other rules is left to those who have them.
    expect(log.mock.calls.map(([about]) => (about as { match?: string }).match)).toEqual([damaged]);
  });

  it('finds who is awaited where something has happened lately, and no bots', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => make()));
    const [one, bot, over, old, strange] = ids;
    for (const id of ids) {
      await until(async () => (await rowOf(id)).due === null);
      await change(id, { awaiting: '[0,1]', touched: 1000 });
    }
    await lobby.database.db.updateTable('seat').set({ bot: 'easy' }).where('match', '=', bot).execute();
    await change(over, { status: 'over' });
    await change(old, { touched: 999 });
    await change(strange, { rules: 'of long ago' });
    const found = () => lobby.matches.awaited(games, 1000);
    expect(await found()).toEqual([{ match: one, person: idOf('ann') }]);
    await change(one, { awaiting: '[]' });
    expect(await found()).toEqual([]);
  });

  it('comes to every match that is due, however many can not be played', async () => {
    const { db } = lobby.database;
    const unplayable = await Promise.all(Array.from({ length: 120 }, () => make()));
    const id = await make();
    await until(async () => (await rowOf(id)).due === null);
    for (const [i, id] of unplayable.entries()) {
      if (i % 2 === 0) await change(id, { rules: 'of long ago', due: i });
      else {
        await change(id, { due: i });
        await db.insertInto('input').values(nonsense(id)).execute();
      }
    }
    await change(id, { due: 1_000 });
    const registry = anotherRegistry();
    for (let round = 0; round < 3; round++) await registry.sweep();
    expect(registry.at(id)).not.toBeNull();
  });

  it('hears of what happens to a table while it is being loaded', async () => {
    const id = await make();
    const here = await tableIn(lobby.registry, id);
    const registry = anotherRegistry();
    const { inputs, seats } = registry.matches;
    const [read, go] = [gate(), gate()];
    const held =
      <A extends unknown[], V>(look: (...a: A) => Promise<V>) =>
      async (...a: A) => {
        const found = await look.apply(registry.matches, a);
        read.open();
        await go.passed;
        return found;
      };
    vi.spyOn(registry.matches, 'inputs').mockImplementationOnce(held(inputs));
    vi.spyOn(registry.matches, 'seats').mockImplementationOnce(seats);
    const loading = registry.table(id);
    await read.passed;
    await play(here);
    registry.heard({ kind: 'advanced', match: id }, 'other');
    await lobby.database.db.updateTable('seat').set({ bot: 'easy' }).where('match', '=', id).execute();
    registry.heard({ kind: 'people', match: id }, 'other');
    go.open();
    const table = await loading;
    await until(() => table?.match.length === 1);
    await until(() => table?.seats.every(({ bot }) => bot === 'easy') === true);
  });

  it('comes by itself to what it was not told: inputs, seats, whatever table fails on the way', async () => {
    const reseated: string[] = [];
    const registry = anotherRegistry({ reseated: (id) => reseated.push(id) });
    const ids = [await make(), await make(), await make()];
    const tables = [];
    for (const id of ids) tables.push(await tableIn(registry, id));
    for (const id of ids) await play(await tableIn(lobby.registry, id), 2);
    await lobby.database.db.updateTable('seat').set({ bot: 'easy' }).where('match', '=', ids[1]).execute();
    const fails = vi.spyOn(tables[0], 'catchUp').mockRejectedValue(new Error('not now'));
    await registry.sweep();
    expect(tables.map(({ match }) => match.length)).toEqual([0, 2, 2]);
    expect(reseated).toEqual([ids[1]]);
    expect(tables[1].seats.map(({ bot }) => bot)).toEqual(['easy', 'easy']);
    await change(ids[2], { host: idOf('ben') });
    await registry.sweep();
    expect(tables.map(({ host }) => host)).toEqual(['ann', 'ann', 'ben'].map(idOf));
    await registry.missed();
    expect(tables[0].match.length).toBe(0);
    fails.mockRestore();
    await registry.missed();
    expect(tables[0].match.length).toBe(2);
  });

  it('puts away a table whose clock runs for a long time yet, and comes back to it in time', async () => {
    const id = await make({ clock: 3600 });
    const table = await tableIn(lobby.registry, id);
    await play(table);
    await until(async () => (await rowOf(id)).inputs === 1);
    table.idleSince = Number.NEGATIVE_INFINITY;
    await lobby.registry.sweep();
    expect(lobby.registry.at(id)).toBeNull();
    const { due } = await rowOf(id);
    expect((due ?? 0) - Date.now()).toBeGreaterThan(3_000_000);
    vi.spyOn(Date, 'now').mockReturnValue((due ?? 0) + 10_000);
    await lobby.registry.sweep();
    expect(lobby.registry.at(id)).not.toBeNull();
  });

  it('keeps a table whose bot is about to act', async () => {
    const id = await make({ seats: [ME, BOT] });
    await (await tableIn(lobby.registry, id)).close();
    const registry = anotherRegistry({ botPace: 30_000 });
    const table = await tableIn(registry, id);
    while (table.match.awaiting().includes(0)) await play(table);
    table.idleSince = Number.NEGATIVE_INFINITY;
    await registry.sweep();
    expect(registry.at(id)).toBe(table);
  });

  it('tells lists of what is stored, and of nothing else', async () => {
    const id = await make();
    const table = await tableIn(lobby.registry, id);
    await play(table, 2);
    const { journal } = lobby.registry;
    const { append } = journal;
    const { passed, open } = gate();
    vi.spyOn(journal, 'append').mockImplementationOnce(async (row) => {
      await passed;
      return append.call(journal, row);
    });
    const [awaited] = table.match.awaiting();
    const resigns = table.take({ kind: 'resign', seat: awaited, at: Date.now() }, 'gives up');
    await until(() => table.match.result !== null);
    expect(table.over).toBe(false);
    expect(table.summary()).toMatchObject({ status: 'running', inputs: 2, result: null });
    expect(table.summary().awaiting).toBe(JSON.stringify([awaited]));
    lobby.registry.advanced(table);
    await sleep(1_300);
    expect((await rowOf(id)).status).toBe('running');
    open();
    expect(await resigns).toMatchObject({ ok: true });
    expect(table.over).toBe(true);
    await until(async () => (await rowOf(id)).status === 'over');
  });

  it('tells lists again what could not be written', async () => {
    const id = await make();
    const { journal } = lobby.registry;
    const fails = vi.spyOn(journal, 'summarise').mockRejectedValue(new Error('not now'));
    const table = await tableIn(lobby.registry, id);
    await play(table, 3);
    lobby.registry.keepSnapshot(id, table.match);
    await until(() => fails.mock.calls.length > 0);
    fails.mockRestore();
    await until(async () => (await rowOf(id)).inputs === 3);
    await until(async () => (await lobby.matches.snapshot(id))?.n === 3);
    expect(JSON.parse((await lobby.matches.snapshot(id))?.data ?? '')).toEqual(snapshot(table.match));
  });

  it('looks after what a process left that was not heard of again', async () => {
    const dead = anotherRegistry({ journal: { ...lobby.registry.journal, summarise: async () => {} } });
    const registry = anotherRegistry();
    const ids = [await make(), await make(), await make()];
    for (const id of ids) {
      const table = await tableIn(dead, id);
      await play(table);
      await table.close();
      await change(id, { inputs: 0, due: null });
    }
    const at = performance.now();
    const now = vi.spyOn(performance, 'now').mockReturnValue(at);
    registry.heard({ kind: 'advanced', match: ids[0] }, 'dead');
    registry.heard({ kind: 'advanced', match: ids[1] }, 'alive');
    await registry.sweep();
    expect(registry.open).toEqual([]);
    now.mockReturnValue(at + 5_000);
    registry.heard({ kind: 'here', match: ids[2], persons: [], watching: 0 }, 'alive');
    now.mockReturnValue(at + 8_000);
    await registry.sweep();
    now.mockRestore();
    expect(registry.open.map(({ id }) => id)).toEqual([ids[0]]);
    await until(async () => (await rowOf(ids[0])).inputs > 0);
    // Who was cut off from the others looks at everything, when they have had time to do it themselves.
    await registry.missed();
    await registry.sweep();
    expect(registry.at(ids[1])).toBeNull();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_000);
    await registry.sweep();
    expect(registry.at(ids[1])).not.toBeNull();
  });

  it('has no tables any more when it is closed, not even those that were being loaded', async () => {
    const [id, other] = [await make(), await make()];
    const registry = anotherRegistry();
    await tableIn(registry, id);
    const loading = registry.table(other);
    await registry.close();
    expect(await registry.table(id)).toBeNull();
    expect(await registry.table(other)).toBeNull();
    const late = await loading;
    const nobody = { person: idOf('ann'), socket: 1, seat: 0, full: false, send: () => {} };
    if (late !== null) expect(await late.join(nobody, null)).toBe(false);
  });
});
