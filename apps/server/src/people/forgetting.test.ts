import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { authenticator } from '../testing/authenticator.ts';
import { Forgetting } from './forgetting.ts';
import { Browser, KINDS, openHouse, type PeopleServer, quiet, testConfig } from './testing.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(KINDS)('guests who do not come back, on $name', ({ open }) => {
  let kind: Awaited<ReturnType<typeof open>>;
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    kind = await open();
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  afterAll(() => kind.close());

  const build = async () => {
    const house = await openHouse(testConfig(await kind.make()));
    ends.push(house.close);
    return house;
  };
  const arrive = async (house: PeopleServer) => {
    const browser = new Browser(house);
    await browser.guest();
    return { browser, id: (await browser.me()).body.id as string };
  };
  /** The rounds that are made when so many days have passed. */
  const after = (house: PeopleServer, days: number) => {
    const counted: number[] = [];
    const forgetting = new Forgetting({
      database: house.database,
      days: 90,
      log: quiet,
      counted: (n) => counted.push(n),
      now: () => Date.now() + days * DAY,
    });
    ends.push(() => forgetting.close());
    return Object.assign(forgetting, { counted });
  };
  const people = async ({ database: { db } }: PeopleServer) => {
    const users = db.withTables<{ user: { id: string }; session: { userId: string } }>();
    return {
      users: (await users.selectFrom('user').select('id').execute()).map(({ id }) => id).sort(),
      persons: (await db.selectFrom('person').select('id').execute()).map(({ id }) => id).sort(),
      sessions: (await users.selectFrom('session').select('userId').execute()).map((s) => s.userId).sort(),
    };
  };
  const match = {
    ...{
      id: 'm',
      game: 'g',
      rules: '1',
      setup: '{}',
      seats: 2,
      clock: null,
      refill: null,
      seed: 's',
      commitment: 'c',
    },
    ...{ lots: 'l', status: 'over' as const, open: 0, watch: 0, presets: '{}', host: 'x', created: 1 },
    ...{ started: 1, touched: 1, inputs: 0, awaiting: '[]', due: null, result: null, rematch: null },
  };

  it('and have nothing: are forgotten, once their session has ended', async () => {
    const house = await build();
    const { browser, id } = await arrive(house);
    const push = { endpoint: 'https://push.example/1', person: id, p256dh: 'p', auth: 'a', created: 1 };
    await house.database.db.insertInto('subscription').values(push).execute();
    await house.database.db.insertInto('dismissed').values({ match: 'm', person: id }).execute();
    const all = await people(house);

    const soon = after(house, 89);
    expect([await soon.round(), await soon.round()]).toEqual([0, 0]);
    expect(await people(house)).toEqual(all);
    expect((await browser.me()).status).toBe(200);

    const late = after(house, 91);
    expect(await late.round()).toBe(0);
    expect(await people(house)).toEqual({ ...all, sessions: [] });
    expect([await late.round(), await late.round()]).toEqual([1, 0]);
    expect(late.counted).toEqual([1]);
    expect(await people(house)).toEqual({ users: [], persons: [], sessions: [] });
    for (const table of ['subscription', 'dismissed'] as const)
      expect(await house.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    // They come again as anybody does.
    expect((await browser.me()).status).toBe(401);
    expect((await browser.guest()).status).toBe(200);
  });

  it('but came to look now and then: stay', async () => {
    const house = await build();
    const { id } = await arrive(house);
    const { id: gone } = await arrive(house);
    const { db, kind: how } = house.database;
    const seen = new Date(Date.now() + 30 * DAY);
    await db
      .withTables<{ session: { userId: string; updatedAt: Date | string } }>()
      .updateTable('session')
      .set({ updatedAt: how === 'sqlite' ? seen.toISOString() : seen })
      .where('userId', '=', id)
      .execute();
    const late = after(house, 100);
    expect([await late.round(), await late.round()]).toEqual([0, 1]);
    const left = await people(house);
    expect(left).toEqual({ users: [id], persons: [id], sessions: [id] });
    expect(left.users).not.toContain(gone);
  });

  it('but have a seat, made a match, said something, have an account or a passkey: stay', async () => {
    const house = await build();
    const { db } = house.database;
    const [seated, host, talker] = [await arrive(house), await arrive(house), await arrive(house)];
    await db
      .insertInto('match')
      .values({ ...match, host: host.id })
      .execute();
    await db.insertInto('seat').values({ match: 'm', seat: 0, person: seated.id, bot: null }).execute();
    const line = { match: 'm', k: 1, key: 'k', person: talker.id, seat: null, to: 'table', text: 'x', at: 1 };
    await db.insertInto('chat').values(line).execute();
    await new Browser(house).signUp('ann@example.org', 'correct horse', 'Ann');
    const { browser } = await arrive(house);
    const from = { origin: 'http://play.example' };
    const options = await browser.ask('GET', '/api/auth/passkey/generate-register-options', undefined, from);
    const response = authenticator('http://play.example').register(options.body);
    expect(
      (await browser.ask('POST', '/api/auth/passkey/verify-registration', { response }, from)).status,
    ).toBe(200);
    const all = await people(house);
    expect(all.users).toHaveLength(5);

    const late = after(house, 3650);
    expect([await late.round(), await late.round()]).toEqual([0, 0]);
    expect(await people(house)).toEqual(all);
  });

  it('with their tables where nobody began; matches stay', async () => {
    const house = await build();
    const { db } = house.database;
    const { id } = await arrive(house);
    const now = Date.now();
    const row = { ...match, host: id, created: now, touched: now };
    await db
      .insertInto('match')
      .values([
        { ...row, id: 'waits', status: 'gathering' },
        { ...row, id: 'runs', status: 'running', host: 'somebody' },
        { ...row, id: 'over', rematch: 'waits', host: 'somebody' },
      ])
      .execute();
    await db.insertInto('seat').values({ match: 'waits', seat: 0, person: id, bot: null }).execute();
    const line = { match: 'waits', k: 1, key: 'k', person: id, seat: null, to: 'table', text: 'x', at: 1 };
    await db.insertInto('chat').values(line).execute();
    await db.insertInto('dismissed').values({ match: 'waits', person: 'x' }).execute();
    const left = async () => await db.selectFrom('match').select(['id', 'rematch']).orderBy('id').execute();

    await after(house, 89).round();
    expect((await left()).map((m) => m.id)).toEqual(['over', 'runs', 'waits']);
    const late = after(house, 91);
    expect([await late.round(), await late.round()]).toEqual([0, 1]);
    expect(await left()).toEqual([
      { id: 'over', rematch: null },
      { id: 'runs', rematch: null },
    ]);
    for (const table of ['seat', 'chat', 'dismissed'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await people(house)).users).toEqual([]);
  });

  it('leave a table where somebody begins at that very moment', async () => {
    const house = await build();
    // A file has one process, which does one thing after the other.
    if (house.database.kind === 'sqlite') return;
    const { db, pool } = house.database;
    const now = Date.now();
    await db
      .insertInto('match')
      .values({ ...match, id: 'begins', status: 'gathering', created: now, touched: now })
      .execute();
    await db.insertInto('seat').values({ match: 'begins', seat: 0, person: 'x', bot: null }).execute();
    const beginning = await pool.connect();
    await beginning.query(`begin; select * from match where id = 'begins' for update`);
    await beginning.query(`update match set status = 'running' where id = 'begins'`);
    const round = after(house, 91).round();
    await new Promise((soon) => setTimeout(soon, 500));
    await beginning.query('commit');
    beginning.release();
    await round;
    expect(await db.selectFrom('match').select(['id', 'status']).execute()).toEqual([
      { id: 'begins', status: 'running' },
    ]);
    expect(await db.selectFrom('seat').select('seat').execute()).toEqual([{ seat: 0 }]);
  });

  it('in great numbers: are gone through piece by piece, and by several processes as if by one', async () => {
    const house = await build();
    const { db, kind: how } = house.database;
    const old = new Date(Date.now() - 100 * DAY);
    const at = how === 'sqlite' ? old.toISOString() : old;
    const guests = Array.from({ length: 450 }, (_, i) => ({
      id: `guest-${i}`,
      name: 'x',
      email: `${i}@guest.invalid`,
      emailVerified: how === 'sqlite' ? 0 : false,
      createdAt: at,
      updatedAt: at,
      isAnonymous: how === 'sqlite' ? 1 : true,
    }));
    await db.withTables<{ user: (typeof guests)[number] }>().insertInto('user').values(guests).execute();
    const all = [after(house, 0), after(house, 0), after(house, 0)];
    const forgotten = await Promise.all(all.map((f) => f.round()));
    expect(forgotten.reduce((a, b) => a + b)).toBe(450);
    // Where the others could be other processes, they left it to the first.
    if (how === 'postgres') expect(forgotten.toSorted((a, b) => a - b)).toEqual([0, 0, 450]);
    expect((await people(house)).users).toEqual([]);
  });
});
