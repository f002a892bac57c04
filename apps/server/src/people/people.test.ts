import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../config.ts';
import { authenticator } from '../testing/authenticator.ts';
import type { PeopleChange } from './people.ts';
import { Browser, KINDS, openHouse, type PeopleServer, testConfig } from './testing.ts';

const KNOWN = 'sightline.known';
const SESSION = 'sightline.session_token';
const EMAIL = 'ann@example.org';
const PASSWORD = 'correct horse battery';

describe.each(KINDS)('people on $name', ({ open }) => {
  let kind: Awaited<ReturnType<typeof open>>;
  const houses: PeopleServer[] = [];
  beforeAll(async () => {
    kind = await open();
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const house of houses.splice(0)) await house.close();
  });
  afterAll(() => kind.close());

  const build = async (more: Partial<Config> = {}, database?: Config['database']) => {
    const house = await openHouse(testConfig(database ?? (await kind.make()), more));
    houses.push(house);
    return house;
  };

  it('are nobody until they say that they are a guest', async () => {
    const house = await build();
    const ann = new Browser(house);
    expect(await ann.me()).toMatchObject({ status: 401, body: { error: 'signed-out' } });
    expect((await ann.guest()).status).toBe(200);
    const { status, body } = await ann.me();
    expect(status).toBe(200);
    expect(body).toEqual({
      id: body.id,
      name: body.name,
      guest: true,
      email: null,
      unconfirmed: false,
      mail: true,
    });
    expect(body.name).toMatch(/^Guest \d{4}$/);
    expect(await house.people.who(ann.headers)).toEqual({ ...body, language: 'en' });
    expect(await ann.guest()).toMatchObject({ status: 400, body: { error: 'already-guest' } });
  });

  it('are greeted in their language', async () => {
    const house = await build();
    const ann = new Browser(house);
    await ann.ask('POST', '/api/auth/sign-in/anonymous', {}, { 'accept-language': 'fr, pt;q=0.8' });
    expect((await ann.me()).body.name).toMatch(/^Convidado \d{4}$/);
    expect((await house.people.who(ann.headers))?.language).toBe('pt-BR');
  });

  it('choose a name, which everybody sees at once', async () => {
    const house = await build();
    const ann = new Browser(house);
    await ann.guest();
    const { id, name } = (await ann.me()).body;
    expect(await house.people.names([id, 'nobody'])).toEqual(new Map([[id, name]]));
    const heard: PeopleChange[] = [];
    house.people.listen((c) => heard.push(c));
    const answer = await ann.ask('PATCH', '/api/me', {
      name: '  Ann\u202e \u0000 B. \n',
      mail: false,
      language: 'ru',
    });
    expect(answer).toMatchObject({ status: 200, body: { id, name: 'Ann B.', mail: false } });
    expect(await house.people.names([id])).toEqual(new Map([[id, 'Ann B.']]));
    expect(await house.people.who(ann.headers)).toMatchObject({
      name: 'Ann B.',
      mail: false,
      language: 'ru',
    });
    expect(heard).toEqual([{ kind: 'renamed', person: id }]);
    expect(await ann.ask('PATCH', '/api/me', { name: '\u200b \u202e' })).toMatchObject({
      status: 400,
      body: { error: 'empty-name' },
    });
    expect((await ann.ask('PATCH', '/api/me', { name: 'x'.repeat(201) })).status).toBe(400);
    expect((await ann.ask('PATCH', '/api/me', { language: 'tlh' })).status).toBe(400);
    expect((await ann.me()).body.name).toBe('Ann B.');
    expect((await new Browser(house).ask('PATCH', '/api/me', { name: 'Eve' })).status).toBe(401);
  });

  const sitDown = async ({ database: { db } }: PeopleServer, person: string) => {
    const match = {
      ...{
        id: 'match-1',
        game: 'g',
        rules: '1',
        setup: '{}',
        seats: 2,
        clock: null,
        refill: null,
        seed: 's',
        commitment: 'c',
      },
      ...{
        lots: 'l',
        status: 'running' as const,
        open: 0,
        watch: 0,
        presets: '{}',
        host: person,
        created: 1,
      },
      ...{ started: 1, touched: 1, inputs: 0, awaiting: '[]', due: null, result: null, rematch: null },
    };
    await db.insertInto('match').values(match).execute();
    const seats = [
      { match: 'match-1', seat: 0, person, bot: null },
      { match: 'match-1', seat: 1, person: 'somebody else', bot: null },
    ];
    await db.insertInto('seat').values(seats).execute();
    await db.insertInto('dismissed').values({ match: 'match-2', person }).execute();
    const line = { match: 'match-1', person, seat: 0, to: 'table', text: 'hello', at: 1 };
    await db
      .insertInto('chat')
      .values([
        { ...line, k: 1, key: `${person} a-1` },
        { ...line, k: 2, key: 'somebody else a-1', person: 'somebody else' },
      ])
      .execute();
    const push = { endpoint: 'https://push.example/1', person, p256dh: 'p', auth: 'a', created: 1 };
    await db.insertInto('subscription').values(push).execute();
  };
  const owners = async ({ database: { db } }: PeopleServer) => ({
    host: (await db.selectFrom('match').select('host').executeTakeFirstOrThrow()).host,
    seats: (await db.selectFrom('seat').select('person').orderBy('seat').execute()).map((s) => s.person),
    dismissed: (await db.selectFrom('dismissed').select('person').execute()).map((d) => d.person),
    chat: await db.selectFrom('chat').select(['person', 'key']).where('k', '<', 3).orderBy('k').execute(),
    push: (await db.selectFrom('subscription').select('person').executeTakeFirstOrThrow()).person,
    people: (await db.selectFrom('person').select('id').execute()).map((p) => p.id),
  });
  const allOf = (id: string) => ({
    host: id,
    seats: [id, 'somebody else'],
    dismissed: [id],
    // Sent again by the account, it is known to be said.
    chat: [
      { person: id, key: `${id} a-1` },
      { person: 'somebody else', key: 'somebody else a-1' },
    ],
    push: id,
    people: [id],
  });

  it('keep everything when a guest makes an account', async () => {
    const house = await build();
    const ann = new Browser(house);
    await ann.guest();
    await ann.ask('PATCH', '/api/me', { name: 'Ann', mail: false, language: 'ru' });
    const guest = (await ann.me()).body.id;
    await sitDown(house, guest);
    const asGuest = { ...ann.headers };
    const heard: PeopleChange[] = [];
    house.people.listen((c) => heard.push(c));

    expect((await ann.signUp(EMAIL, PASSWORD)).status).toBe(200);
    const { body: me } = await ann.me();
    expect(me).toEqual({
      id: me.id,
      name: 'Ann',
      guest: false,
      email: EMAIL,
      unconfirmed: false,
      mail: false,
    });
    expect(await house.people.who(ann.headers)).toMatchObject({ id: me.id, language: 'ru' });
    expect(await owners(house)).toEqual(allOf(me.id));
    expect(heard).toContainEqual({ kind: 'moved', person: guest, to: me.id });
    // That the guest's session ended with the guest is no signing out.
    expect(heard).not.toContainEqual({ kind: 'signed-out', person: guest });
    // The guest is nobody any more, and neither is the guest's cookie.
    expect(await house.people.who(asGuest)).toBeNull();
    expect(await house.people.person(guest)).toBeNull();
  });

  it('bring what they did as a guest into the account they have', async () => {
    const house = await build();
    const atHome = new Browser(house);
    expect((await atHome.signUp(EMAIL, PASSWORD, 'Ann')).status).toBe(200);
    const { id } = (await atHome.me()).body;

    const elsewhere = new Browser(house);
    await elsewhere.guest();
    await elsewhere.ask('PATCH', '/api/me', { name: 'Nobody' });
    const guest = (await elsewhere.me()).body.id;
    await sitDown(house, guest);
    const off = [
      // The account was asked off the same table.
      { match: 'match-2', person: id },
      // Nobody is kept off a table of their own.
      { match: 'match-1', person: guest },
    ];
    await house.database.db.insertInto('dismissed').values(off).execute();
    // What both have said under one name stays two lines.
    const said = { match: 'match-1', seat: null, to: 'table', text: 'hello', at: 1 };
    const both = [
      { ...said, k: 3, key: `${id} a-2`, person: id },
      { ...said, k: 4, key: `${guest} a-2`, person: guest },
    ];
    await house.database.db.insertInto('chat').values(both).execute();
    expect((await elsewhere.signIn(EMAIL, PASSWORD)).status).toBe(200);
    expect((await elsewhere.me()).body).toEqual({
      id,
      name: 'Ann',
      guest: false,
      email: EMAIL,
      unconfirmed: false,
      mail: true,
    });
    expect(await owners(house)).toEqual(allOf(id));
    const lines = await house.database.db.selectFrom('chat').select('person').where('k', '>', 2).execute();
    expect(lines).toEqual([{ person: id }, { person: id }]);
    // Signing in once more moves nothing.
    expect((await elsewhere.signIn(EMAIL, PASSWORD)).status).toBe(200);
    expect(await owners(house)).toEqual(allOf(id));
  });

  it('are not told whether an address is known', async () => {
    const house = await build();
    await new Browser(house).signUp(EMAIL, PASSWORD, 'Ann');
    const eve = new Browser(house);
    // The quickest of several: what somebody else's work disturbs takes longer.
    const times = { known: Infinity, unknown: Infinity };
    for (let i = 0; i < 6; i++)
      for (const [kind, email] of [
        ['known', EMAIL],
        ['unknown', `nobody${i}@example.org`],
      ] as const) {
        const begin = performance.now();
        const { status, body } = await eve.signIn(email, 'wrong password');
        times[kind] = Math.min(times[kind], performance.now() - begin);
        expect({ status, body }).toEqual({
          status: 401,
          body: { error: 'wrong-email-or-password', message: 'Invalid email or password' },
        });
      }
    expect(times.unknown / times.known).toBeGreaterThan(1 / 4);
    expect(times.unknown / times.known).toBeLessThan(4);
    expect(await eve.me()).toMatchObject({ status: 401 });
    expect(await eve.signUp(EMAIL, PASSWORD, 'Eve')).toMatchObject({ body: { error: 'email-taken' } });
    expect(await eve.signUp('eve@example.org', 'short', 'Eve')).toMatchObject({
      body: { error: 'password-too-short' },
    });
    expect(await eve.signUp('eve', PASSWORD, 'Eve')).toMatchObject({ status: 400 });
  });

  it('are found out by signing up only so often, from one address', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const house = await build();
    const ann = new Browser(house);
    await ann.signUp(EMAIL, PASSWORD, 'Ann');
    const eve = new Browser(house, '198.51.100.7');
    const tried = [];
    for (let i = 0; i < 12; i++) tried.push((await eve.signUp(EMAIL, PASSWORD, 'Eve')).body.error);
    expect(tried).toEqual([...Array(10).fill('email-taken'), 'too-fast', 'too-fast']);
    // Neither of those that have an account nor of others, nor by the other way to name an address.
    expect((await eve.signUp('new@example.org', PASSWORD, 'Eve')).status).toBe(429);
    const wish = { email: EMAIL, password: PASSWORD };
    expect((await eve.ask('POST', '/api/auth/change-email', wish)).status).toBe(429);
    // Whoever signs up elsewhere, or signs in here, does not wait for that.
    const ben = new Browser(house, '198.51.100.8');
    expect((await ben.signUp('ben@example.org', PASSWORD, 'Ben')).status).toBe(200);
    expect((await new Browser(house, '198.51.100.7').signIn(EMAIL, PASSWORD)).status).toBe(200);
    for (let i = 0; i < 10; i++)
      expect((await ben.ask('POST', '/api/auth/change-email', wish)).body.error).toBe('email-taken');
    expect((await ben.ask('POST', '/api/auth/change-email', wish)).status).toBe(429);
  });

  it('are guessed at from everywhere only so often, whether they are there or not', async () => {
    // What was spent comes back with time: none passes here, however long it takes.
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const house = await build({ limits: { ...testConfig(await kind.make()).limits, guesses: 1 } });
    await new Browser(house).signUp(EMAIL, PASSWORD, 'Ann');
    const guess = async (i: number, email: string) => {
      const { status, body, headers } = await new Browser(house, `198.51.100.${i}`).signIn(email, 'wrong');
      return { status, error: body.error, later: headers['retry-after'] !== undefined };
    };
    for (const email of [EMAIL, 'nobody@example.org']) {
      const tried = [];
      for (let i = 0; i < 7; i++)
        tried.push(await guess(email === EMAIL ? i : 100 + i, i % 2 === 0 ? email : email.toUpperCase()));
      expect(tried.slice(0, 5)).toEqual(
        Array(5).fill({ status: 401, error: 'wrong-email-or-password', later: false }),
      );
      expect(tried.slice(5)).toEqual(Array(2).fill({ status: 429, error: 'too-fast', later: true }));
    }
    // Nobody else has to wait for that.
    await new Browser(house, '203.0.113.8').signUp('ben@example.org', PASSWORD, 'Ben');
    expect((await new Browser(house, '203.0.113.9').signIn('ben@example.org', PASSWORD)).status).toBe(200);
    expect((await new Browser(house, '203.0.113.10').signIn('no address', PASSWORD)).status).toBe(400);
  });

  it('sign in where they have signed in before, however much others guess elsewhere', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const house = await build({ limits: { ...testConfig(await kind.make()).limits, guesses: 1 } });
    const home = new Browser(house, '203.0.113.8');
    await home.signUp(EMAIL, PASSWORD, 'Ann');
    await home.signOut();
    // Nothing of it is of use where nobody has signed in, or for another account.
    let from = 0;
    const guess = async (at: Browser, password = 'wrong') => (await at.signIn(EMAIL, password)).status;
    const stranger = () => new Browser(house, `198.51.100.${from++}`);
    const forger = () => {
      const at = stranger();
      at.cookies.set(KNOWN, 'A'.repeat(34));
      return at;
    };
    const ben = new Browser(house, '203.0.113.9');
    await ben.signUp('ben@example.org', PASSWORD, 'Ben');
    await ben.signOut();
    const neighbour = () => {
      const at = stranger();
      at.cookies.set(KNOWN, ben.cookies.get(KNOWN)!);
      return at;
    };
    for (let i = 0; i < 5; i++) expect(await guess(stranger())).toBe(401);
    for (const make of [stranger, forger, neighbour]) expect(await guess(make(), PASSWORD)).toBe(429);
    const elsewhere = (browser: Browser) => {
      const at = stranger();
      for (const [name, value] of browser.cookies) at.cookies.set(name, value);
      return at;
    };
    expect(await guess(elsewhere(home), PASSWORD)).toBe(200);
    // There, too, only so often.
    for (let i = 0; i < 4; i++) expect(await guess(elsewhere(home))).toBe(401);
    expect(await guess(elsewhere(home), PASSWORD)).toBe(429);
  });

  it('are not known any more to browsers that knew another password', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const house = await build({ limits: { ...testConfig(await kind.make()).limits, guesses: 2 } });
    const [thief, home] = [new Browser(house, '203.0.113.8'), new Browser(house, '203.0.113.9')];
    await thief.signUp(EMAIL, PASSWORD, 'Ann');
    await home.signIn(EMAIL, PASSWORD);
    const newPassword = 'quiet harbour lantern';
    const changed = await home.ask('POST', '/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword,
    });
    expect(changed.status).toBe(200);
    let from = 0;
    const at = (browser: Browser) => {
      const copy = new Browser(house, `198.51.100.${from++}`);
      copy.cookies.set(KNOWN, browser.cookies.get(KNOWN)!);
      return copy;
    };
    // One of ten attempts of strangers was the sign-in above.
    for (let i = 0; i < 9; i++) expect((await at(thief).signIn(EMAIL, PASSWORD)).status).toBe(401);
    expect((await at(thief).signIn(EMAIL, newPassword)).status).toBe(429);
    expect((await at(home).signIn(EMAIL, newPassword)).status).toBe(200);
  });

  it('are signed out at once, and only where they said so', async () => {
    const house = await build();
    const [here, there] = [new Browser(house), new Browser(house)];
    await here.signUp(EMAIL, PASSWORD, 'Ann');
    await there.signIn(EMAIL, PASSWORD);
    const stolen = { ...here.headers };
    expect(await house.people.who(stolen)).not.toBeNull();
    const heard: PeopleChange[] = [];
    const stop = house.people.listen((c) => heard.push(c));
    expect((await here.signOut()).status).toBe(200);
    stop();
    expect(heard).toEqual([{ kind: 'signed-out', person: (await there.me()).body.id }]);
    expect(await house.people.who(stolen)).toBeNull();
    expect([...here.cookies.keys()]).toEqual([KNOWN]);
    expect((await here.me()).status).toBe(401);
    expect((await there.me()).status).toBe(200);
  });

  it('are signed out everywhere else when they say so, or have another password', async () => {
    const house = await build();
    const [here, there] = [new Browser(house), new Browser(house)];
    await here.signUp(EMAIL, PASSWORD, 'Ann');
    const { id } = (await here.me()).body;
    const ben = new Browser(house);
    await ben.signUp('ben@example.org', PASSWORD, 'Ben');
    const heard: PeopleChange[] = [];
    const stop = house.people.listen((c) => heard.push(c));
    const subscription = {
      endpoint: 'https://push.example.org/1',
      person: id,
      p256dh: '',
      auth: '',
      created: 0,
    };
    const arrive = async () => {
      heard.length = 0;
      expect((await there.signIn(EMAIL, PASSWORD)).status).toBe(200);
      await house.database.db.insertInto('subscription').values(subscription).execute();
      const stolen = { ...there.headers };
      expect(await house.people.who(stolen)).toMatchObject({ id });
      return stolen;
    };
    const gone = async (stolen: Browser['headers']) => {
      expect(await house.people.who(stolen)).toBeNull();
      expect(await house.people.who(here.headers)).toMatchObject({ id });
      expect(heard).toEqual([{ kind: 'signed-out', person: id }]);
      // No browser is told of their turns that is not theirs any more.
      expect(await house.database.db.selectFrom('subscription').selectAll().execute()).toEqual([]);
      expect((await ben.me()).status).toBe(200);
    };

    let stolen = await arrive();
    expect((await here.ask('POST', '/api/auth/revoke-other-sessions', {})).status).toBe(200);
    await gone(stolen);
    expect((await new Browser(house).ask('POST', '/api/auth/revoke-other-sessions', {})).status).toBe(401);

    const change = (who: Browser, currentPassword: string, newPassword: string) =>
      who.ask('POST', '/api/auth/change-password', { currentPassword, newPassword });
    stolen = await arrive();
    expect((await change(there, 'not the password', 'another password')).body.error).toBe('wrong-password');
    expect((await change(here, PASSWORD, 'short')).body.error).toBe('password-too-short');
    expect(await house.people.who(stolen)).not.toBeNull();
    const session = here.cookies.get(SESSION);
    expect(session).toBeDefined();
    expect((await change(here, PASSWORD, 'another password')).status).toBe(200);
    await gone(stolen);
    // The browser that changed the password keeps its session.
    expect(here.cookies.get(SESSION)).toBe(session);
    stop();
    expect((await there.signIn(EMAIL, PASSWORD)).status).toBe(401);
    expect((await there.signIn(EMAIL, 'another password')).status).toBe(200);
  });

  it('sign in with what is left of a session that has ended elsewhere', async () => {
    const house = await build();
    const [here, there] = [new Browser(house), new Browser(house)];
    await here.signUp(EMAIL, PASSWORD, 'Ann');
    for (const again of [() => there.signIn(EMAIL, PASSWORD), () => there.guest()]) {
      await there.signIn(EMAIL, PASSWORD);
      const { cookie } = there.headers;
      await here.ask('POST', '/api/auth/revoke-other-sessions', {});
      expect(there.headers.cookie).toBe(cookie);
      expect((await again()).status).toBe(200);
      expect((await there.me()).status).toBe(200);
    }
    await there.signOut();
    await there.signIn(EMAIL, PASSWORD);
    const token = decodeURIComponent(there.cookies.get('sightline.session_token')!);
    await here.ask('POST', '/api/auth/revoke-other-sessions', {});
    const program = new Browser(house);
    const bearer = { authorization: `Bearer ${token}` };
    const body = { email: EMAIL, password: PASSWORD };
    const { headers } = await program.ask('POST', '/api/auth/sign-in/email', body, bearer);
    const { id } = (await here.me()).body;
    const fresh = { authorization: `Bearer ${String(headers['set-auth-token'])}` };
    expect(await house.people.who(fresh)).toMatchObject({ id });
  });

  it('may be programs with a token', async () => {
    const house = await build();
    const browser = new Browser(house);
    const { headers, body } = await browser.guest();
    const token = String(headers['set-auth-token']);
    const program = { authorization: `Bearer ${token}` };
    const person = await house.people.who(program);
    expect(person).toEqual(await house.people.who(browser.headers));
    expect(person?.id).toBe(body.user.id);
    expect(await new Browser(house).ask('GET', '/api/me', undefined, program)).toMatchObject({ status: 200 });
    // What is in the database alone is not enough.
    const row = String(body.token);
    for (const authorization of [
      `Bearer ${row}`,
      `Bearer ${row}.`,
      `Bearer ${token.slice(0, -6)}AAAA%3D`,
      `Basic ${token}`,
      'Bearer',
      'Bearer .',
      'Bearer %',
    ])
      expect(await house.people.who({ authorization })).toBeNull();
    const out = await new Browser(house).ask('POST', '/api/auth/sign-out', {}, program);
    expect(out.status).toBe(200);
    expect(await house.people.who(program)).toBeNull();
  });

  it('are nobody with garbage for a cookie', async () => {
    const house = await build();
    const ann = new Browser(house);
    await ann.guest();
    const [[name, value]] = ann.cookies;
    const token = decodeURIComponent(value).split('.')[0];
    for (const bad of [
      '',
      '%',
      '%00%ff',
      'null',
      token,
      `${token}.`,
      `${token}.${'A'.repeat(43)}=`,
      `${token}x.${decodeURIComponent(value).split('.')[1]}`,
      encodeURIComponent(`' or 1=1 --.${'A'.repeat(43)}=`),
      'x'.repeat(8000),
      '{"__proto__":1}',
    ])
      expect([bad, await house.people.who({ cookie: `${name}=${bad}` })]).toEqual([bad, null]);
    for (const cookie of ['', ';;;', '=', `${name}`, '\u00ff\u00fe', `; ${name}=; ${name}=`])
      expect([cookie, await house.people.who({ cookie })]).toEqual([cookie, null]);
    expect(await house.people.who({})).toBeNull();
    expect(await house.people.who(ann.headers)).not.toBeNull();
  });

  it('are guessed only so often', async () => {
    // What was spent comes back with time: none passes here, however long it takes.
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const house = await build({ limits: { ...testConfig(await kind.make()).limits, guesses: 5 } });
    const eve = new Browser(house, '198.51.100.1');
    for (let i = 0; i < 5; i++) expect((await eve.signIn(EMAIL, `guess number ${i}`)).status).toBe(401);
    const no = await eve.signIn(EMAIL, 'one more');
    expect(no).toMatchObject({ status: 429, body: { error: 'too-fast' } });
    expect(Number(no.headers['retry-after'])).toBeGreaterThan(0);
    for (const [method, path] of [
      ['POST', 'sign-up/email'],
      ['POST', 'passkey/verify-authentication'],
      ['GET', 'passkey/generate-authenticate-options'],
      ['POST', 'reset-password'],
      ['GET', 'verify-email?token=guess'],
    ] as const)
      expect([
        path,
        (await eve.ask(method, `/api/auth/${path}`, method === 'POST' ? {} : undefined)).status,
      ]).toEqual([path, 429]);
    expect((await new Browser(house, '198.51.100.2').guest()).status).toBe(200);
    // A whole club may come from one address: guests are counted by themselves.
    expect((await eve.guest()).status).toBe(200);

    // Sessions that don't exist count too.
    const mallory = new Browser(house, '198.51.100.3');
    const answers = [];
    for (let i = 0; i < 7; i++)
      answers.push(
        (await mallory.ask('GET', '/api/me', undefined, { authorization: `Bearer guess${i}` })).status,
      );
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('have nothing of the library that we did not open', async () => {
    const house = await build();
    const ann = new Browser(house);
    await ann.guest();
    for (const [method, path] of [
      ['POST', 'update-user'],
      ['POST', 'delete-user'],
      ['POST', 'sign-in/social'],
      ['POST', 'update-session'],
      ['POST', 'delete-anonymous-user'],
      ['GET', 'get-session'],
      ['GET', 'list-sessions'],
      ['GET', 'sign-in/email'],
      ['GET', 'ok'],
      ['GET', 'constructor'],
      ['GET', '../me'],
      ['GET', 'sign-out/../ok'],
    ] as const) {
      const { status } = await ann.ask(method, `/api/auth/${path}`, method === 'POST' ? {} : undefined);
      expect([path, status]).toEqual([path, path === '../me' ? 200 : 404]);
    }
  });

  it('have cookies that scripts and strangers do not get', async () => {
    const plain = await build();
    const { headers } = await new Browser(plain).guest();
    expect(String(headers['set-cookie'])).toMatch(/^sightline\.session_token=.*HttpOnly; SameSite=Lax/);
    expect(String(headers['set-cookie'])).not.toContain('Secure');

    const behindTls = await build({ origin: 'https://play.example' });
    const ann = new Browser(behindTls);
    const from = { origin: 'https://play.example' };
    const answer = await ann.ask('POST', '/api/auth/sign-in/anonymous', {}, from);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Secure-sightline\.session_token=.*HttpOnly; Secure; SameSite=Lax/,
    );
    // With the cookie, but from somebody else's page.
    for (const origin of ['https://evil.example', 'http://play.example', 'null'])
      expect(await ann.ask('POST', '/api/auth/sign-out', {}, { origin })).toMatchObject({
        status: 403,
        body: { error: 'wrong-origin' },
      });
    expect((await ann.ask('POST', '/api/auth/sign-out', {}, from)).status).toBe(200);
  });

  it('are told that they are signed out only if they are', async () => {
    const house = await build();
    const auth = '/api/auth/passkey';
    const nobody = new Browser(house);
    for (const path of ['generate-register-options', 'list-user-passkeys'])
      expect((await nobody.ask('GET', `${auth}/${path}`)).body.error).toBe('signed-out');
    // A sign-in that fails takes nothing from the guest who tries it.
    const ann = new Browser(house);
    await ann.guest();
    const { body: options } = await ann.ask('GET', `${auth}/generate-authenticate-options`);
    const response = authenticator('http://play.example').authenticate(options);
    const wrong = await ann.ask('POST', `${auth}/verify-authentication`, { response });
    expect([wrong.status, wrong.body.error]).toEqual([401, 'passkey-not-found']);
    expect((await ann.signIn(EMAIL, 'not the password')).body.error).toBe('wrong-email-or-password');
    expect((await ann.me()).status).toBe(200);
  });

  it('are known by a passkey, without an address', async () => {
    const house = await build();
    const ann = new Browser(house);
    await ann.guest();
    await ann.ask('PATCH', '/api/me', { name: 'Ann' });
    const { id } = (await ann.me()).body;
    const key = authenticator('http://play.example');
    const auth = '/api/auth/passkey';
    const { body: wanted } = await ann.ask('GET', `${auth}/generate-register-options`);
    expect(wanted).toMatchObject({ rp: { id: 'play.example', name: 'Sightline' }, user: { name: 'Ann' } });
    const registered = await ann.ask('POST', `${auth}/verify-registration`, {
      response: key.register(wanted),
    });
    expect(registered.status).toBe(200);
    expect((await ann.me()).body).toEqual({
      id,
      name: 'Ann',
      guest: false,
      email: null,
      unconfirmed: false,
      mail: true,
    });

    const signIn = async (browser: Browser, held = key) => {
      const { body: asked } = await browser.ask('GET', `${auth}/generate-authenticate-options`);
      return browser.ask('POST', `${auth}/verify-authentication`, { response: held.authenticate(asked) });
    };
    const elsewhere = new Browser(house);
    await elsewhere.guest();
    await sitDown(house, (await elsewhere.me()).body.id);
    expect((await signIn(elsewhere)).status).toBe(200);
    expect((await elsewhere.me()).body.id).toBe(id);
    expect(await owners(house)).toEqual(allOf(id));

    // Another key, another site, an answer to another question.
    const eve = new Browser(house);
    expect((await signIn(eve, authenticator('http://play.example'))).status).toBe(401);
    expect(
      (
        await eve.ask('POST', `${auth}/verify-authentication`, {
          response: key.authenticate({ challenge: 'AAAA' }),
        })
      ).status,
    ).toBe(400);
    expect((await eve.me()).status).toBe(401);

    // Without it, Ann is known by her cookie alone again.
    const { body: keys } = await ann.ask('GET', `${auth}/list-user-passkeys`);
    expect(keys).toHaveLength(1);
    expect((await ann.ask('POST', `${auth}/delete-passkey`, { id: keys[0].id })).status).toBe(200);
    expect((await ann.me()).body).toMatchObject({ id, guest: true });
  });

  it('can not be asked for a forgotten password where no mail can be sent', async () => {
    const house = await build();
    await new Browser(house).signUp(EMAIL, PASSWORD, 'Ann');
    for (const email of [EMAIL, 'nobody@example.org'])
      expect(
        await new Browser(house).ask('POST', '/api/auth/request-password-reset', { email }),
      ).toMatchObject({
        status: 501,
        body: { error: 'no-mail' },
      });
  });

  it('are the same people for processes that start together', async () => {
    const database = await kind.make(true);
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    // Two starts on one SQLite file at the same moment are not a way to run it; one after the other is.
    const [a, b] =
      database.kind === 'postgres'
        ? await Promise.all([build({}, database), build({}, database)])
        : [await build({}, database), await build({}, database)];
    const ann = new Browser(a);
    await ann.guest();
    const person = await a.people.who(ann.headers);
    expect(person).not.toBeNull();
    expect(await b.people.who(ann.headers)).toEqual(person);
    // A sign-out there is heard of here within seconds.
    const atB = new Browser(b);
    for (const [k, v] of ann.cookies) atB.cookies.set(k, v);
    await atB.signOut();
    vi.advanceTimersByTime(5_000);
    expect(await a.people.who(ann.headers)).toBeNull();
  });
});
