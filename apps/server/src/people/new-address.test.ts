import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../config.ts';
import { mailServer } from '../notices/testing.ts';
import { Browser, KINDS, openHouse, type PeopleServer, testConfig } from './testing.ts';

const MISTYPED = 'ann@exmaple.org';
const RIGHT = 'ann@example.org';
const PASSWORD = 'correct horse';
const FROM = { origin: 'https://play.example' };

describe.each(KINDS)('a new address on $name', ({ open }) => {
  let kind: Awaited<ReturnType<typeof open>>;
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    kind = await open();
  });
  afterAll(() => kind.close());
  afterEach(async () => {
    vi.useRealTimers();
    for (const end of ends.splice(0).reverse()) await end();
  });

  async function build(more: Partial<Config> = {}): Promise<PeopleServer> {
    const house = await openHouse(testConfig(await kind.make(), { origin: FROM.origin, ...more }));
    ends.push(house.close);
    return house;
  }
  async function withMail() {
    const post = await mailServer();
    ends.push(post.close);
    const house = await build({ mail: { url: post.url, from: 'Sightline <noreply@play.example>' } });
    /** the link in the newest letter to an address */
    const link = async (to: string, kept: RegExp): Promise<string> => {
      const found = () => post.got.findLast((letter) => letter.to === to && kept.test(letter.text));
      await expect.poll(found).toBeDefined();
      return kept.exec(found()?.text ?? '')?.[1] ?? '';
    };
    const verify = (to: string) => link(to, /(\/api\/auth\/verify-email\?\S+)/);
    const reset = (to: string) => link(to, /\/#\/account\/reset\/(\S+)/);
    return { house, post, verify, reset };
  }
  async function signedUp(house: PeopleServer, email = MISTYPED): Promise<Browser> {
    const ann = new Browser(house);
    await ann.ask('POST', '/api/auth/sign-up/email', { email, password: PASSWORD, name: 'Ann' }, FROM);
    return ann;
  }
  const change = (who: Browser, email: string, password = PASSWORD) =>
    who.ask('POST', '/api/auth/change-email', { email, password }, FROM);
  const signIn = (house: PeopleServer, email: string) =>
    new Browser(house).ask('POST', '/api/auth/sign-in/email', { email, password: PASSWORD }, FROM);

  it('is there at once where no mail can be sent', async () => {
    const house = await build();
    const ann = await signedUp(house);
    const { id } = (await ann.me()).body;
    expect((await change(ann, 'Ann@Example.org')).status).toBe(200);
    expect((await ann.me()).body).toMatchObject({ id, email: RIGHT, unconfirmed: false });
    expect((await signIn(house, MISTYPED)).status).toBe(401);
    expect((await signIn(house, RIGHT)).status).toBe(200);
  });

  it('is given to nobody without the password, nor to who has no account', async () => {
    const house = await build();
    const ann = await signedUp(house);
    expect(await change(ann, RIGHT, 'wrong horse')).toMatchObject({
      status: 403,
      body: { error: 'wrong-password' },
    });
    expect(await change(ann, 'ann')).toMatchObject({ status: 400, body: { error: 'not-an-email' } });
    const guest = new Browser(house);
    expect(await change(guest, RIGHT)).toMatchObject({ status: 401, body: { error: 'signed-out' } });
    await guest.ask('POST', '/api/auth/sign-in/anonymous', {}, FROM);
    expect((await change(guest, RIGHT)).status).toBe(403);
    expect((await guest.me()).body).toMatchObject({ guest: true, email: null });
    expect((await ann.me()).body.email).toBe(MISTYPED);
    // What the library itself would take is not asked for here.
    const past = await ann.ask('POST', '/api/auth/change-email', { newEmail: RIGHT }, FROM);
    expect(past.status).toBe(400);
    await signedUp(house, RIGHT);
    expect(await change(ann, RIGHT)).toMatchObject({ status: 409, body: { error: 'email-taken' } });
  });

  it('may be tried no oftener than a password', async () => {
    // What was spent comes back with time: none passes here, however long it takes.
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const house = await build({ limits: { ...testConfig(await kind.make()).limits, guesses: 5 } });
    const ann = await signedUp(house);
    for (let i = 0; i < 4; i++) expect((await change(ann, RIGHT, `guess ${i}`)).status).toBe(403);
    expect((await change(ann, RIGHT)).status).toBe(429);
  });

  it('takes the place of an unconfirmed one at once, and gets its letter', async () => {
    const { house, verify, reset } = await withMail();
    const ann = await signedUp(house);
    const wrong = await verify(MISTYPED);
    // Whoever has the mistyped address asks for the account.
    const stranger = new Browser(house);
    await stranger.ask('POST', '/api/auth/request-password-reset', { email: MISTYPED }, FROM);
    const token = await reset(MISTYPED);

    expect((await change(ann, RIGHT)).status).toBe(200);
    expect((await ann.me()).body).toMatchObject({ email: RIGHT, unconfirmed: true });
    const reply = await stranger.ask(
      'POST',
      '/api/auth/reset-password',
      { token, newPassword: 'mine now!' },
      FROM,
    );
    expect(reply.body.error).toBe('link-expired');
    await stranger.ask('GET', wrong);
    expect((await ann.me()).body.unconfirmed).toBe(true);
    await ann.ask('GET', await verify(RIGHT));
    expect((await ann.me()).body).toMatchObject({ email: RIGHT, unconfirmed: false });
  });

  it('takes the place of a confirmed one when its link was opened by who is signed in', async () => {
    const { house, verify } = await withMail();
    const ann = await signedUp(house, RIGHT);
    await ann.ask('GET', await verify(RIGHT));
    expect((await change(ann, MISTYPED)).status).toBe(200);
    expect((await ann.me()).body).toMatchObject({ email: RIGHT, unconfirmed: false });

    // The letter went to a stranger, who opens it, and to somebody who plays here too.
    const link = await verify(MISTYPED);
    const stranger = new Browser(house);
    expect((await stranger.me()).status).toBe(401);
    const eve = await signedUp(house, 'eve@example.org');
    await eve.ask('GET', link);
    expect((await ann.me()).body.email).toBe(RIGHT);
    expect((await eve.me()).body.email).toBe('eve@example.org');

    await change(ann, 'ann@example.net');
    await ann.ask('GET', await verify('ann@example.net'));
    expect((await ann.me()).body).toMatchObject({ email: 'ann@example.net', unconfirmed: false });
    expect((await signIn(house, 'ann@example.net')).status).toBe(200);
  });

  it('is told of by where the link leads, whatever came of it', async () => {
    const { house, verify } = await withMail();
    const ann = await signedUp(house, RIGHT);
    const opened = async (who: Browser, link: string) => {
      const { status, headers } = await who.ask('GET', link);
      expect([link, status]).toEqual([link, 302]);
      return String(headers.location).replace('/#/account/link/', '');
    };
    const nobody = new Browser(house);
    const first = await verify(RIGHT);
    const garbled = (link: string) => link.replace(/(token=[^&]*)[^&]/, '$1!');
    expect(await opened(nobody, garbled(first))).toBe('expired');
    expect(await opened(nobody, first)).toBe('confirmed');
    expect(await opened(ann, first)).toBe('confirmed');

    await change(ann, 'ann@example.net');
    const second = await verify('ann@example.net');
    expect(await opened(nobody, second)).toBe('sign-in');
    expect(await opened(await signedUp(house, 'eve@example.org'), second)).toBe('other-account');
    const guest = new Browser(house);
    await guest.ask('POST', '/api/auth/sign-in/anonymous', {}, FROM);
    expect(await opened(guest, second)).toBe('other-account');
    expect(await opened(ann, garbled(second))).toBe('change-expired');
    expect(await opened(ann, second)).toBe('changed');
    expect((await ann.me()).body.email).toBe('ann@example.net');
    expect(await opened(ann, second)).toBe('change-expired');
    expect(await opened(ann, first)).toBe('expired');
    // Whoever asks for no way back is answered as programs are.
    const plain = await nobody.ask('GET', garbled(first).replace(/&callbackURL=.*/, ''));
    expect(plain).toMatchObject({ status: 401, body: { error: 'link-expired' } });
  });

  it('leaves no link to a new password open that went to the one before', async () => {
    const { house, verify, reset } = await withMail();
    const ann = await signedUp(house, RIGHT);
    await ann.ask('GET', await verify(RIGHT));
    await change(ann, 'ann@example.net');
    // Whoever has the old mailbox asks for the account while the letter to the new one is on its way.
    const stranger = new Browser(house);
    await stranger.ask('POST', '/api/auth/request-password-reset', { email: RIGHT }, FROM);
    const token = await reset(RIGHT);
    await ann.ask('GET', await verify('ann@example.net'));
    expect((await ann.me()).body.email).toBe('ann@example.net');
    const taken = { token, newPassword: 'mine now!' };
    expect((await stranger.ask('POST', '/api/auth/reset-password', taken, FROM)).body.error).toBe(
      'link-expired',
    );
    expect((await ann.me()).status).toBe(200);
    expect((await signIn(house, 'ann@example.net')).status).toBe(200);
  });

  it('is no way to flood a mailbox', async () => {
    const { house, post, verify } = await withMail();
    const eve = await signedUp(house, 'eve@example.org');
    await eve.ask('GET', await verify('eve@example.org'));
    const tried = [];
    for (let i = 0; i < 6; i++) tried.push((await change(eve, RIGHT)).status);
    expect(tried).toEqual([200, 200, 200, 200, 200, 429]);
    await expect.poll(() => post.got.filter(({ to }) => to === RIGHT).length).toBe(5);
  });
});
