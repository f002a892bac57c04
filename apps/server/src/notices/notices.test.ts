import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config } from '../config.ts';
import { Browser, KINDS, openHouse, type PeopleServer, quiet, testConfig } from '../people/testing.ts';
import { authenticator } from '../testing/authenticator.ts';
import { type Notices, openNotices } from './notices.ts';
import { mailServer, pushService, subscriber } from './testing.ts';
import { PAUSES_MS } from './tries.ts';

describe.each(KINDS)('notices on $name', ({ open }) => {
  let kind: Awaited<ReturnType<typeof open>>;
  let service: Awaited<ReturnType<typeof pushService>>;
  let post: Awaited<ReturnType<typeof mailServer>>;
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    kind = await open();
  });
  afterAll(() => kind.close());
  beforeEach(async () => {
    service = await pushService();
    post = await mailServer();
    ends.push(post.close, service.close);
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  const build = async (
    more: Partial<Config> = {},
  ): Promise<PeopleServer & { notices: Notices; counted: () => number }> => {
    let notices: Notices | undefined;
    let count = 0;
    const counted = () => {
      count++;
    };
    const config = testConfig(await kind.make(), { origin: 'https://play.example', ...more });
    const house = await openHouse(config, async ({ app, ...parts }) => {
      notices = await openNotices({ ...parts, log: quiet, loopback: true, counted });
      notices.routes(app);
    });
    ends.push(house.close);
    ends.push(() => notices!.close());
    return { ...house, notices: notices!, counted: () => count };
  };
  const arrive = async (house: PeopleServer) => {
    const browser = new Browser(house);
    const from = { origin: 'https://play.example' };
    await browser.ask('POST', '/api/auth/sign-in/anonymous', {}, from);
    return { browser, from, id: (await browser.me()).body.id as string };
  };
  /** Letters go their own way: which of two arrives first is not said. */
  const resetLetter = () => {
    for (const { to, text } of post.got) {
      const link = /\S+\/#\/account\/reset\/\S+/.exec(text)?.[0];
      if (link !== undefined) return { to, text, link };
    }
    throw new Error('there is no such letter');
  };
  const turn = { what: 'turn', match: 'M'.repeat(22), title: 'DOOM' } as const;

  it('reach a browser once, until the person came', async () => {
    const house = await build();
    const { browser, id } = await arrive(house);
    const { body } = await browser.ask('GET', '/api/push');
    expect(Buffer.from(body.key, 'base64url')).toHaveLength(65);
    const me = subscriber();
    const subscription = { endpoint: `${service.url}/ann`, expirationTime: null, keys: me.keys };
    expect((await browser.ask('POST', '/api/push', subscription)).status).toBe(204);
    expect((await browser.ask('POST', '/api/push', subscription)).status).toBe(204);

    for (let i = 0; i < 3; i++) house.notices.tell({ person: id, ...turn });
    await house.notices.settled();
    expect(service.got).toHaveLength(1);
    const [{ path, headers, body: sealed }] = service.got;
    expect(path).toBe('/ann');
    expect(headers).toMatchObject({ urgency: 'normal', topic: turn.match, 'content-encoding': 'aes128gcm' });
    expect(headers.authorization).toContain(`k=${body.key}`);
    expect(me.read(sealed)).toEqual({
      title: 'DOOM: your turn',
      body: 'It is your turn: the table is waiting for you.',
      url: `/#/online/${turn.match}`,
    });

    house.notices.tell({ person: id, ...turn, match: 'N'.repeat(22) });
    await house.notices.settled();
    expect(service.got).toHaveLength(2);

    house.notices.seen(id, turn.match);
    await house.notices.settled();
    await browser.ask('PATCH', '/api/me', { language: 'ru' });
    house.notices.tell({ person: id, ...turn, what: 'reaction' });
    await house.notices.settled();
    expect(service.got).toHaveLength(3);
    expect(service.got[2].headers.urgency).toBe('high');
    expect(me.read(service.got[2].body)).toMatchObject({ title: 'DOOM: вы можете ответить' });

    expect((await browser.ask('DELETE', '/api/push', { endpoint: subscription.endpoint })).status).toBe(204);
    house.notices.seen(id, turn.match);
    await house.notices.settled();
    house.notices.tell({ person: id, ...turn });
    await house.notices.settled();
    expect(service.got).toHaveLength(3);
  });

  it('know who could be told that they are awaited and was not', async () => {
    const house = await build();
    const { browser, id } = await arrive(house);
    const untold = () => house.notices.untold(id, turn.match);
    expect(await untold()).toBe(false);
    await browser.ask('POST', '/api/push', { endpoint: `${service.url}/ann`, keys: subscriber().keys });
    expect([await untold(), await house.notices.untold('nobody', turn.match)]).toEqual([true, false]);
    house.notices.tell({ person: id, ...turn, what: 'replaced' });
    await house.notices.settled();
    expect(await untold()).toBe(true);
    house.notices.tell({ person: id, ...turn, what: 'reaction' });
    await house.notices.settled();
    expect(await untold()).toBe(false);
    house.notices.seen(id, turn.match);
    await house.notices.settled();
    expect(await untold()).toBe(true);
  });

  it('reach whoever was told while they were at the table, once they have got up', async () => {
    const house = await build();
    const { browser, id } = await arrive(house);
    await browser.ask('POST', '/api/push', { endpoint: `${service.url}/ann`, keys: subscriber().keys });
    const tell = async () => {
      house.notices.tell({ person: id, ...turn });
      await house.notices.settled();
    };
    const early = Date.now() - 1;
    await tell();
    // They were told after they had gone: that counts.
    house.notices.seen(id, turn.match, early);
    await house.notices.settled();
    await tell();
    expect(service.got).toHaveLength(1);
    house.notices.seen(id, turn.match, Date.now() + 1);
    await house.notices.settled();
    await tell();
    expect(service.got).toHaveLength(2);
  });

  it('tell that a bot plays now, though they told before that one is awaited: once, until the person came', async () => {
    const house = await build();
    const { browser, id } = await arrive(house);
    const me = subscriber();
    await browser.ask('POST', '/api/push', { endpoint: `${service.url}/ann`, keys: me.keys });
    const replaced = { ...turn, person: id, what: 'replaced' } as const;
    house.notices.tell({ person: id, ...turn });
    await house.notices.settled();
    for (let i = 0; i < 2; i++) house.notices.tell(replaced);
    await house.notices.settled();
    expect(service.got).toHaveLength(2);
    expect(me.read(service.got[1].body)).toMatchObject({
      title: 'DOOM: a bot plays for you',
      url: `/#/online/${turn.match}`,
    });
    house.notices.seen(id, turn.match);
    await house.notices.settled();
    house.notices.tell(replaced);
    await house.notices.settled();
    expect(service.got).toHaveLength(3);
  });

  it('tell that it begins: browsers at once, letters only to whom it asks', async () => {
    const house = await build({ mail: { url: post.url, from: 'Sightline <noreply@play.example>' } });
    const { browser, from } = await arrive(house);
    const account = { email: 'ann@example.org', password: 'correct horse', name: 'Ann' };
    await browser.ask('POST', '/api/auth/sign-up/email', account, from);
    await expect.poll(() => post.got.length).toBe(1);
    const link = /https:\/\/play\.example(\/api\/auth\/verify-email\?\S+)/.exec(post.got[0].text);
    await browser.ask('GET', link?.[1] ?? '');
    const { id } = (await browser.me()).body;
    const me = subscriber();
    await browser.ask('POST', '/api/push', { endpoint: `${service.url}/ann`, keys: me.keys });
    for (const what of ['begins', 'turn', 'beginsTurn'] as const) {
      house.notices.tell({ ...turn, person: id, what });
      await house.notices.settled();
    }
    // Whoever is asked first has not been told before; otherwise it is one's turn later, which is worth a word.
    expect(service.got.map(({ headers }) => headers.urgency)).toEqual(['high', 'normal']);
    expect(me.read(service.got[0].body)).toMatchObject({ title: 'DOOM: the match begins' });
    expect(post.got.map(({ subject }) => subject).slice(1)).toEqual(['DOOM: your turn']);
  });

  it('tell who wants to play once more, once after a match', async () => {
    const house = await build();
    const { browser, id } = await arrive(house);
    const { id: by, browser: other } = await arrive(house);
    await other.ask('PATCH', '/api/me', { name: '{title} {name}' });
    const me = subscriber();
    await browser.ask('POST', '/api/push', { endpoint: `${service.url}/ann`, keys: me.keys });
    for (const match of ['A'.repeat(22), 'B'.repeat(22)]) {
      house.notices.tell({ what: 'rematch', person: id, match, title: 'DOOM', by, after: turn.match });
      await house.notices.settled();
      house.notices.seen(id, turn.match);
      await house.notices.settled();
    }
    expect(service.got.map(({ body }) => me.read(body))).toEqual([
      {
        title: 'DOOM: again?',
        body: '{title} {name} wants to play again with the same people.',
        url: `/#/online/${'A'.repeat(22)}`,
      },
    ]);
  });

  it('tell who is asked off a table that they are, though they told something else of it before', async () => {
    const house = await build();
    const { browser, id } = await arrive(house);
    const me = subscriber();
    await browser.ask('POST', '/api/push', { endpoint: `${service.url}/ann`, keys: me.keys });
    house.notices.tell({ person: id, ...turn });
    await house.notices.settled();
    house.notices.tell({ ...turn, person: id, what: 'dismissed' });
    await house.notices.settled();
    expect(service.got).toHaveLength(2);
    expect(me.read(service.got[1].body)).toMatchObject({
      title: 'DOOM: your seat is free again',
      url: `/#/online/${turn.match}`,
    });
  });

  it('tell who is the host now whose table it was', async () => {
    const house = await build();
    const { browser, id } = await arrive(house);
    const { id: by, browser: other } = await arrive(house);
    await other.ask('PATCH', '/api/me', { name: 'Ben' });
    const me = subscriber();
    await browser.ask('POST', '/api/push', { endpoint: `${service.url}/ann`, keys: me.keys });
    house.notices.tell({ ...turn, person: id, what: 'hosting', by });
    await house.notices.settled();
    expect(service.got.map(({ body }) => me.read(body))).toEqual([
      {
        title: 'DOOM: you are the host now',
        body: 'Ben has left the table. You can give free seats to bots and begin the match.',
        url: `/#/online/${turn.match}`,
      },
    ]);
  });

  it('are described for who writes another client', async () => {
    const { paths } = (await build()).app.swagger() as { paths?: Record<string, object> };
    expect(Object.entries(paths ?? {}).map(([path, ways]) => [path, Object.keys(ways)])).toEqual([
      ['/api/me', ['get', 'patch']],
      ['/api/push', ['get', 'post', 'delete']],
    ]);
  });

  it('are one notice where several processes send it', async () => {
    const house = await build();
    const { browser, id } = await arrive(house);
    await browser.ask('POST', '/api/push', { endpoint: `${service.url}/ann`, keys: subscriber().keys });
    const { database, config, people } = house;
    const other = await openNotices({ database, config, people, log: quiet, loopback: true });
    house.notices.tell({ person: id, ...turn });
    other.tell({ person: id, ...turn });
    await Promise.all([house.notices.settled(), other.settled()]);
    expect(service.got).toHaveLength(1);
    other.seen(id, turn.match);
    await other.settled();
    house.notices.tell({ person: id, ...turn });
    await house.notices.settled();
    expect(service.got).toHaveLength(2);
  });

  it('are not sent again to where nobody is any more', async () => {
    const house = await build();
    const { browser, id } = await arrive(house);
    const rows = () => house.database.db.selectFrom('subscription').selectAll().execute();
    for (let i = 0; i < 12; i++)
      await browser.ask('POST', '/api/push', { endpoint: `${service.url}/${i}`, keys: subscriber().keys });
    expect(await rows()).toHaveLength(10);
    service.said.status = 500;
    house.notices.tell({ person: id, ...turn });
    await house.notices.settled();
    expect(await rows()).toHaveLength(10);
    house.notices.seen(id, turn.match);
    await house.notices.settled();
    service.said.status = 410;
    house.notices.tell({ person: id, ...turn });
    await house.notices.settled();
    expect(await rows()).toHaveLength(0);
  });

  describe('that could not be handed over', () => {
    const [first] = PAUSES_MS;
    let still: boolean;
    beforeEach(() => {
      still = true;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    /** Somebody with a browser that is told things, and what the service was given for it. */
    const subscribed = async () => {
      const house = await build();
      const { browser, id } = await arrive(house);
      const subscribe = () =>
        browser.ask('POST', '/api/push', { endpoint: `${service.url}/ann`, keys: subscriber().keys });
      await subscribe();
      const tell = async () => {
        house.notices.tell({ person: id, ...turn }, () => still);
        await house.notices.settled();
      };
      return { house, id, subscribe, tell };
    };
    /** Time passes, and what it brings is done: first by one process, then by the other. */
    const pass = async (ms: number, ...all: { readonly notices: Notices }[]) => {
      await vi.advanceTimersByTimeAsync(ms);
      for (const { notices } of all) await notices.settled();
    };
    /** As much time as it is tried. Not in one leap, in which what has begun would take as long. */
    const passAll = async (...all: { readonly notices: Notices }[]) => {
      for (const ms of PAUSES_MS) await pass(ms, ...all);
    };
    const kept = ({ database }: PeopleServer) =>
      database.db.selectFrom('setting').select('name').where('name', 'like', 'noticed/%').execute();

    it('are tried again in a while, and count as told only then', async () => {
      const { house, id, tell } = await subscribed();
      service.said.status = 500;
      await tell();
      expect([service.got.length, house.counted()]).toEqual([1, 0]);
      expect(await house.notices.untold(id, turn.match)).toBe(true);
      // What happens meanwhile is no reason to try all the time.
      await tell();
      expect(service.got).toHaveLength(1);
      await pass(first, house);
      expect(service.got).toHaveLength(2);
      service.said.status = 201;
      await pass(PAUSES_MS[1] - 1, house);
      expect(service.got).toHaveLength(2);
      await pass(1, house);
      expect([service.got.length, house.counted()]).toEqual([3, 1]);
      expect(await house.notices.untold(id, turn.match)).toBe(false);
      await tell();
      await passAll(house);
      expect([service.got.length, house.counted()]).toEqual([3, 1]);
    });

    it('are given up at last', async () => {
      const { house, id, tell } = await subscribed();
      service.said.status = 500;
      await tell();
      await passAll(house);
      await passAll(house);
      expect(service.got).toHaveLength(1 + PAUSES_MS.length);
      expect(await kept(house)).toEqual([]);
      // When they are awaited the next time, it is tried anew.
      service.said.status = 201;
      await tell();
      expect(service.got).toHaveLength(2 + PAUSES_MS.length);
      expect(await house.notices.untold(id, turn.match)).toBe(false);
    });

    it('are not tried again for who has come, for what is no longer so, and where nobody is any more', async () => {
      const { house, id, subscribe, tell } = await subscribed();
      service.said.status = 500;
      await tell();
      house.notices.seen(id, turn.match);
      await passAll(house);
      expect(service.got).toHaveLength(1);
      await tell();
      still = false;
      await passAll(house);
      expect(service.got).toHaveLength(2);
      still = true;
      service.said.status = 410;
      await tell();
      await passAll(house);
      expect(service.got).toHaveLength(3);
      expect(await kept(house)).toEqual([]);
      service.said.status = 201;
      await subscribe();
      await tell();
      expect([service.got.length, house.counted()]).toEqual([4, 1]);
    });

    it('are told all the same by another process, once, if one has died over it', async () => {
      const { house, id, tell } = await subscribed();
      const { database, config, people } = house;
      const other = await openNotices({ database, config, people, log: quiet, loopback: true });
      // It was about to send it.
      const name = `noticed/${turn.match}/${id}`;
      const value = `${Date.now()} untold`;
      await database.db.insertInto('setting').values({ name, value }).execute();
      await tell();
      other.tell({ person: id, ...turn }, () => true);
      await other.settled();
      expect(service.got).toHaveLength(0);
      await passAll(house, { notices: other });
      expect(service.got).toHaveLength(1);
      await other.close();
    });

    it('are told by the ways that are left', async () => {
      const { house, id, tell } = await subscribed();
      const { database } = house;
      const [row] = await database.db.selectFrom('subscription').selectAll().execute();
      const gone = { ...row, endpoint: 'http://127.0.0.1:1/gone', person: id };
      await database.db.insertInto('subscription').values(gone).execute();
      await tell();
      await passAll(house);
      expect([service.got.length, house.counted()]).toEqual([1, 1]);
    });
  });

  it('are forgotten after a month, also where the server is not started anew', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    try {
      const house = await build();
      const { db } = house.database;
      const month = 30 * 24 * 60 * 60 * 1000;
      await db
        .insertInto('setting')
        .values([
          { name: 'noticed/old/ann', value: String(Date.now()) },
          { name: 'noticed/new/ann', value: String(Date.now() + 2 * 24 * 60 * 60 * 1000) },
        ])
        .execute();
      vi.setSystemTime(Date.now() + month);
      vi.advanceTimersByTime(24 * 60 * 60 * 1000);
      await house.notices.settled();
      const rows = await db.selectFrom('setting').select('name').where('name', 'like', 'noticed/%').execute();
      expect(rows).toEqual([{ name: 'noticed/new/ann' }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('do not trouble play when nobody can be reached', async () => {
    const house = await build({ mail: { url: 'smtp://127.0.0.1:1', from: 'a@b.example' } });
    const { browser, id, from } = await arrive(house);
    await browser.ask('POST', '/api/push', { endpoint: 'http://127.0.0.1:1/gone', keys: subscriber().keys });
    await browser.ask(
      'POST',
      '/api/auth/sign-up/email',
      { email: 'ann@example.org', password: 'correct horse', name: '' },
      from,
    );
    const me = (await browser.me()).body.id;
    expect(me).not.toBe(id);
    for (const person of [me, id, 'nobody']) house.notices.tell({ person, ...turn });
    await house.notices.settled();
  });

  it('are not sent to where only the server gets to', async () => {
    const house = await build();
    const { browser } = await arrive(house);
    const { keys } = subscriber();
    for (const endpoint of ['http://push.example.org/1', 'https://10.0.0.1/1', 'https://router/1', ''])
      expect(await browser.ask('POST', '/api/push', { endpoint, keys })).toMatchObject({
        status: 400,
        body: { error: 'bad-endpoint' },
      });
    const endpoint = 'https://push.example.org/1';
    for (const bad of [{}, { ...keys, auth: 'AAAA' }, { ...keys, p256dh: '!' }, null])
      expect((await browser.ask('POST', '/api/push', { endpoint, keys: bad })).status).toBe(400);
    expect((await new Browser(house).ask('POST', '/api/push', { endpoint, keys })).status).toBe(401);
    expect((await new Browser(house).ask('DELETE', '/api/push', { endpoint })).status).toBe(401);

    // Somebody else's stays where it is.
    expect((await browser.ask('POST', '/api/push', { endpoint, keys })).status).toBe(204);
    await (await arrive(house)).browser.ask('DELETE', '/api/push', { endpoint });
    expect(await house.database.db.selectFrom('subscription').select('endpoint').execute()).toEqual([
      { endpoint },
    ]);
  });

  it('go out by mail to who has an address and wants them', async () => {
    const house = await build({ mail: { url: post.url, from: 'Sightline <noreply@play.example>' } });
    const { browser, from } = await arrive(house);
    const account = { email: 'ann@example.org', password: 'correct horse', name: 'Ann' };
    await browser.ask('POST', '/api/auth/sign-up/email', account, from);
    const { id, unconfirmed } = (await browser.me()).body;
    expect(unconfirmed).toBe(true);
    await expect.poll(() => post.got.length).toBe(1);
    // The address may be anybody's: until its owner says so, nothing else goes there.
    house.notices.tell({ person: id, ...turn });
    await house.notices.settled();
    expect(post.got).toHaveLength(1);
    const link = /https:\/\/play\.example(\/api\/auth\/verify-email\?\S+)/.exec(post.got[0].text);
    expect(post.got[0]).toMatchObject({ to: account.email, subject: 'Sightline: is this your address?' });
    expect((await browser.ask('GET', link?.[1] ?? '')).headers.location).toBe('/#/account/link/confirmed');
    expect((await browser.me()).body.unconfirmed).toBe(false);

    house.notices.tell({ person: id, ...turn });
    await house.notices.settled();
    expect(post.got[1]).toMatchObject({ to: account.email, subject: 'DOOM: your turn' });
    expect(post.got[1].text).toContain(`https://play.example/#/online/${turn.match}`);

    await browser.ask('PATCH', '/api/me', { language: 'pt-BR' });
    house.notices.seen(id, turn.match);
    await house.notices.settled();
    house.notices.tell({ person: id, ...turn, what: 'reaction', title: 'A\r\nBcc: eve@example.org' });
    await house.notices.settled();
    expect(post.got).toHaveLength(3);
    expect(post.got[2].to).toBe(account.email);
    expect(post.got[2].subject).toMatch(/você pode reagir$/);
    expect(post.got[2].text).toContain('Os outros esperam a sua resposta.');

    await browser.ask('PATCH', '/api/me', { mail: false });
    house.notices.seen(id, turn.match);
    await house.notices.settled();
    house.notices.tell({ person: id, ...turn });
    await house.notices.settled();
    expect(post.got).toHaveLength(3);
  });

  it('ask again whether an address is right, to the address of who asks and not without end', async () => {
    const house = await build({ mail: { url: post.url, from: 'Sightline <noreply@play.example>' } });
    const { browser, from } = await arrive(house);
    const again = (body = {}) => browser.ask('POST', '/api/auth/send-verification-email', body, from);
    expect(await again()).toMatchObject({ status: 409, body: { error: 'nothing-to-confirm' } });
    const account = { email: 'Ann@example.org', password: 'correct horse', name: 'Ann' };
    const speaking = { ...from, 'accept-language': 'ru' };
    await browser.ask('POST', '/api/auth/sign-up/email', account, speaking);
    await expect.poll(() => post.got.length).toBe(1);
    for (let i = 0; i < 4; i++) expect((await again({ email: 'eve@example.org' })).status).toBe(200);
    expect(await again()).toMatchObject({ status: 429, body: { error: 'too-fast' } });
    await expect.poll(() => post.got.length).toBe(5);
    expect(new Set(post.got.map(({ to }) => to))).toEqual(new Set(['ann@example.org']));
    // The first is written in the language of the page, before anything is known of who signed up.
    expect(post.got[0].subject).toBe('Sightline: это ваш адрес?');
    const link = /https:\/\/play\.example(\/api\/auth\/verify-email\?\S+)/.exec(post.got[4].text)?.[1] ?? '';
    await new Browser(house).ask('GET', link);
    expect((await browser.me()).body.unconfirmed).toBe(false);
    expect(await again()).toMatchObject({ status: 409, body: { error: 'nothing-to-confirm' } });
  });

  it('do not flood a mailbox, whoever asks for letters to it', async () => {
    const house = await build({ mail: { url: post.url, from: 'Sightline <noreply@play.example>' } });
    const { browser, from } = await arrive(house);
    const account = { email: 'ann@example.org', password: 'correct horse', name: 'Ann' };
    await browser.ask('POST', '/api/auth/sign-up/email', account, from);
    await expect.poll(() => post.got.length).toBe(1);
    for (let i = 0; i < 9; i++) {
      const stranger = new Browser(house, `203.0.113.${i}`);
      const asked = { email: i % 2 === 0 ? account.email : 'ANN@example.org' };
      expect(await stranger.ask('POST', '/api/auth/request-password-reset', asked, from)).toMatchObject({
        status: 200,
        body: { status: true },
      });
    }
    await expect.poll(() => post.got.length).toBe(5);
    await new Promise((done) => setTimeout(done, 100));
    expect(post.got).toHaveLength(5);
  });

  it('do not flood a mailbox that has many names, and those who have it still get their own', async () => {
    const house = await build({ mail: { url: post.url, from: 'Sightline <noreply@play.example>' } });
    const { from } = await arrive(house);
    const signUp = async (email: string) => {
      const account = { email, password: 'correct horse', name: 'Eve' };
      return (await new Browser(house).ask('POST', '/api/auth/sign-up/email', account, from)).status;
    };
    expect(await signUp('ann@example.org')).toBe(200);
    const tried = [];
    for (let i = 0; i < 7; i++) tried.push(await signUp(`${i % 2 === 0 ? 'ann' : 'ANN'}+${i}@example.org`));
    expect(tried).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await expect.poll(() => post.got.length).toBe(6);
    const asked = { email: 'Ann+0@example.org' };
    await new Browser(house).ask('POST', '/api/auth/request-password-reset', asked, from);
    // Who does not get in by a sign-up, since there is an account, has not had a letter.
    for (let i = 0; i < 6; i++) expect(await signUp('ann@example.org')).toBe(422);
    await new Browser(house).ask(
      'POST',
      '/api/auth/request-password-reset',
      { email: 'ann@example.org' },
      from,
    );
    await expect.poll(() => post.got.length).toBe(7);
    expect(resetLetter().to).toBe('ann@example.org');
  });

  it('give an address to its owner, and nothing of it to who signed up with it before', async () => {
    const house = await build({ mail: { url: post.url, from: 'Sightline <noreply@play.example>' } });
    const { browser: eve, from } = await arrive(house);
    const account = { email: 'ann@example.org', password: 'correct horse', name: 'Eve' };
    await eve.ask('POST', '/api/auth/sign-up/email', account, from);
    const key = authenticator('https://play.example');
    const secure = { host: 'play.example', ...from };
    const options = await eve.ask('GET', '/api/auth/passkey/generate-register-options', undefined, secure);
    const response = key.register(options.body);
    expect(
      (await eve.ask('POST', '/api/auth/passkey/verify-registration', { response }, secure)).status,
    ).toBe(200);
    await eve.ask('POST', '/api/push', { endpoint: `${service.url}/eve`, keys: subscriber().keys });

    const ann = new Browser(house);
    await ann.ask('POST', '/api/auth/request-password-reset', { email: account.email }, from);
    await expect.poll(() => post.got.length).toBe(2);
    const token = resetLetter().link.split('/').at(-1) ?? '';
    const newPassword = 'battery staple';
    await ann.ask('POST', '/api/auth/reset-password', { token, newPassword }, from);
    await ann.ask('POST', '/api/auth/sign-in/email', { email: account.email, password: newPassword }, from);
    expect((await ann.me()).body).toMatchObject({ email: account.email, unconfirmed: false });

    expect((await eve.me()).status).toBe(401);
    const asked = await eve.ask('GET', '/api/auth/passkey/generate-authenticate-options', undefined, secure);
    const back = { response: key.authenticate(asked.body) };
    expect((await eve.ask('POST', '/api/auth/passkey/verify-authentication', back, secure)).status).toBe(401);
    expect(await house.database.db.selectFrom('subscription').selectAll().execute()).toEqual([]);
  });

  it('let a forgotten password be replaced by mail', async () => {
    const house = await build({ mail: { url: post.url, from: 'Sightline <noreply@play.example>' } });
    const { browser, from } = await arrive(house);
    const account = { email: 'ann@example.org', password: 'correct horse', name: 'Ann' };
    await browser.ask('POST', '/api/auth/sign-up/email', account, from);
    await expect.poll(() => post.got.length).toBe(1);
    await browser.ask('GET', /https:\/\/play\.example(\/api\S+)/.exec(post.got[0].text)?.[1] ?? '');
    expect((await browser.me()).body.unconfirmed).toBe(false);
    await browser.ask('POST', '/api/push', { endpoint: `${service.url}/ann`, keys: subscriber().keys }, from);
    const elsewhere = new Browser(house);
    const poisoned = { ...from, host: 'evil.example' };
    const ask = (email: string) =>
      elsewhere.ask('POST', '/api/auth/request-password-reset', { email }, poisoned);
    const [known, unknown] = [await ask(account.email), await ask('nobody@example.org')];
    expect(known).toMatchObject({ status: 200, body: { status: true } });
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    await expect.poll(() => post.got.length).toBe(2);
    const { to, text, link } = resetLetter();
    expect(to).toBe(account.email);
    expect(text).not.toContain('evil');
    const token = /^https:\/\/play\.example\/#\/account\/reset\/(\S+)$/.exec(link)?.[1] ?? '';

    const reset = (t: string, newPassword: string) =>
      elsewhere.ask('POST', '/api/auth/reset-password', { token: t, newPassword }, from);
    expect(await reset('guess', 'battery staple')).toMatchObject({
      status: 400,
      body: { error: 'link-expired' },
    });
    expect((await reset(token, 'battery staple')).status).toBe(200);
    expect(await reset(token, 'another one')).toMatchObject({ status: 400, body: { error: 'link-expired' } });
    // Whoever was signed in with the old one is so no longer.
    expect((await browser.me()).status).toBe(401);
    // … and no browser of theirs is told of turns that are not theirs.
    expect(await house.database.db.selectFrom('subscription').selectAll().execute()).toEqual([]);
    const signIn = (password: string) =>
      elsewhere.ask('POST', '/api/auth/sign-in/email', { email: account.email, password }, from);
    expect((await signIn(account.password)).status).toBe(401);
    expect((await signIn('battery staple')).status).toBe(200);
  });
});
