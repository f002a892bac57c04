import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticator } from '../testing/authenticator.ts';
import { Browser, type HttpResponse, KINDS, openHouse, type PeopleServer, testConfig } from './testing.ts';

const SITE = 'http://play.example';
const AUTH = '/api/auth/passkey';
type Key = ReturnType<typeof authenticator>;

describe.each(KINDS)('passkeys that are not what they seem, on $name', ({ open }) => {
  let kind: Awaited<ReturnType<typeof open>>;
  let house: PeopleServer;
  let ann: Browser;
  let annsId: string;
  let key: Key;
  beforeAll(async () => {
    kind = await open();
  });
  afterAll(() => kind.close());
  beforeEach(async () => {
    house = await openHouse(testConfig(await kind.make()));
    ann = new Browser(house);
    await ann.guest();
    annsId = (await ann.me()).body.id;
    key = authenticator(SITE);
    expect((await register(ann, key)).status).toBe(200);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await house.close();
  });

  const wanted = async (browser: Browser) =>
    (await browser.ask('GET', `${AUTH}/generate-register-options`)).body;
  const asked = async (browser: Browser) =>
    (await browser.ask('GET', `${AUTH}/generate-authenticate-options`)).body;
  const hand = (browser: Browser, response: unknown) =>
    browser.ask('POST', `${AUTH}/verify-authentication`, { response });
  const enrol = (browser: Browser, response: unknown) =>
    browser.ask('POST', `${AUTH}/verify-registration`, { response });
  const register = async (browser: Browser, held: Key) =>
    enrol(browser, held.register(await wanted(browser)));
  const signIn = async (browser: Browser, held: Key) =>
    hand(browser, held.authenticate(await asked(browser)));
  const guest = async () => {
    const browser = new Browser(house);
    await browser.guest();
    return browser;
  };

  /** It was refused, and Ann's passkey opens Ann's account as before. */
  async function nothingCameOf({ status, body }: HttpResponse): Promise<void> {
    expect([status >= 400 && status < 500, body?.error]).toEqual([true, expect.stringMatching(/^[a-z-]+$/)]);
    const elsewhere = new Browser(house);
    expect((await signIn(elsewhere, key)).status).toBe(200);
    expect((await elsewhere.me()).body.id).toBe(annsId);
  }

  /** The same with one bit of one part changed. */
  function bent<R extends { readonly response: object }>(said: R, part: string): R {
    const bytes = Buffer.from((said.response as Record<string, string>)[part], 'base64url');
    bytes[bytes.length - 1] ^= 1;
    return { ...said, response: { ...said.response, [part]: bytes.toString('base64url') } };
  }

  it('an answer that was given already signs nobody in', async () => {
    const eve = new Browser(house);
    const said = key.authenticate(await asked(eve));
    expect((await hand(eve, said)).status).toBe(200);
    for (const browser of [eve, new Browser(house)]) await nothingCameOf(await hand(browser, said));
  });

  it('an answer to what another browser was asked signs nobody in', async () => {
    const eve = new Browser(house);
    await asked(eve);
    await nothingCameOf(await hand(eve, key.authenticate(await asked(new Browser(house)))));
    expect((await eve.me()).status).toBe(401);
  });

  it('an answer that comes too late signs nobody in', async () => {
    const eve = new Browser(house);
    const said = key.authenticate(await asked(eve));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await nothingCameOf(await hand(eve, said));
  });

  it.each(['signature', 'authenticatorData', 'clientDataJSON'])('a bent %s signs nobody in', async (part) => {
    const eve = new Browser(house);
    await nothingCameOf(await hand(eve, bent(key.authenticate(await asked(eve)), part)));
    expect((await eve.me()).status).toBe(401);
  });

  it.each([
    ['another page', 'https://evil.example', {}],
    ['another page for this site', 'https://evil.example', { site: 'play.example' }],
    ['this page for another site', SITE, { site: 'evil.example' }],
    ['a page that was asked for a new passkey', SITE, { type: 'webauthn.create' }],
    ['a phone that nobody has touched', SITE, { flags: 4 }],
  ])('of %s: sign nobody in', async (_, origin, crooked) => {
    const own = authenticator(origin, crooked);
    const said = own.authenticate(await asked(ann));
    await nothingCameOf(await hand(new Browser(house), { ...said, id: key.id, rawId: key.id }));
    const eve = new Browser(house);
    const mine = own.authenticate(await asked(eve));
    await nothingCameOf(await hand(eve, { ...mine, id: key.id, rawId: key.id }));
  });

  it.each([
    ['another page', 'https://evil.example', {}],
    ['another page for this site', 'https://evil.example', { site: 'play.example' }],
    ['this page for another site', SITE, { site: 'evil.example' }],
    ['a page that was asked for an old one', SITE, { type: 'webauthn.get' }],
    ['a phone that nobody has touched', SITE, { flags: 0x44 }],
  ])('of %s: are not taken', async (_, origin, crooked) => {
    const eve = await guest();
    await nothingCameOf(await register(eve, authenticator(origin, crooked)));
    expect((await eve.ask('GET', `${AUTH}/list-user-passkeys`)).body).toEqual([]);
  });

  it('a copy of a phone that was used less often signs nobody in', async () => {
    for (let i = 0; i < 3; i++) await signIn(new Browser(house), key);
    const said = key.authenticate(await asked(ann));
    expect(said.id).toBe(key.id);
    const eve = new Browser(house);
    key.setBack(2);
    const copied = key.authenticate(await asked(eve));
    key.setBack(50);
    await nothingCameOf(await hand(eve, copied));
  });

  it('is not made for somebody else, nor twice, nor by who is not signed in', async () => {
    const eve = await guest();
    await wanted(eve);
    const forged = authenticator(SITE);
    await nothingCameOf(await enrol(eve, forged.register(await wanted(ann))));
    const said = forged.register(await wanted(eve));
    expect((await enrol(eve, said)).status).toBe(200);
    await nothingCameOf(await enrol(eve, said));
    const nobody = new Browser(house);
    await nothingCameOf(await enrol(nobody, authenticator(SITE).register({ challenge: 'AAAA' })));
    expect((await nobody.ask('GET', `${AUTH}/generate-register-options`)).status).toBe(401);
  });

  it('under the id of somebody else’s: takes nothing from who has it', async () => {
    const eve = await guest();
    await nothingCameOf(await register(eve, authenticator(SITE, { id: key.id })));
    // … nor the other way round: whoever is first with an id that is hers keeps her from nothing.
    expect((await ann.ask('GET', `${AUTH}/list-user-passkeys`)).body).toHaveLength(1);
  });

  it('has a name of a hundred characters at most', async () => {
    const [{ id }] = (await ann.ask('GET', `${AUTH}/list-user-passkeys`)).body;
    const rename = (name: string) => ann.ask('POST', `${AUTH}/update-passkey`, { id, name });
    expect((await rename('x'.repeat(100))).status).toBe(200);
    await nothingCameOf(await rename('x'.repeat(1000)));
  });

  it('of somebody else can be neither seen, renamed nor deleted', async () => {
    const [{ id }] = (await ann.ask('GET', `${AUTH}/list-user-passkeys`)).body;
    for (const eve of [await guest(), new Browser(house)]) {
      await nothingCameOf(await eve.ask('POST', `${AUTH}/delete-passkey`, { id }));
      await nothingCameOf(await eve.ask('POST', `${AUTH}/update-passkey`, { id, name: 'mine' }));
      const list = await eve.ask('GET', `${AUTH}/list-user-passkeys`);
      expect(list.status === 401 || list.body.length === 0).toBe(true);
    }
  });

  it('that was deleted signs nobody in', async () => {
    const spare = authenticator(SITE);
    expect((await register(ann, spare)).status).toBe(200);
    const keys = (await ann.ask('GET', `${AUTH}/list-user-passkeys`)).body as {
      id: string;
      credentialID: string;
    }[];
    const { id } = keys.find(({ credentialID }) => credentialID === spare.id)!;
    expect((await ann.ask('POST', `${AUTH}/delete-passkey`, { id })).status).toBe(200);
    await nothingCameOf(await signIn(new Browser(house), spare));
  });

  const RUBBISH: readonly unknown[] = [
    null,
    'x',
    [],
    {},
    { id: 1 },
    { id: '\u0000', rawId: '\u0000', type: 'public-key', response: {} },
    { id: 'a', rawId: 'b', type: 'public-key', response: { clientDataJSON: 'e30' } },
    { id: 'a', rawId: 'a', type: 'password', response: { clientDataJSON: '', attestationObject: '' } },
    { id: '__proto__', rawId: '__proto__', type: 'public-key', response: { clientDataJSON: 7 } },
    { id: 'x'.repeat(20_000), rawId: 'x', type: 'public-key', response: { attestationObject: 'AAAA' } },
  ];

  it.each(RUBBISH.map((rubbish) => [JSON.stringify(rubbish).slice(0, 60), rubbish] as const))(
    '%s: is refused',
    async (_, rubbish) => {
      const eve = await guest();
      await asked(eve);
      await nothingCameOf(await hand(eve, rubbish));
      await wanted(eve);
      await nothingCameOf(await enrol(eve, rubbish));
    },
  );

  it.each(['authenticatorData', 'signature', 'clientDataJSON', 'attestationObject'])(
    '%s of nonsense: is refused',
    async (part) => {
      const eve = await guest();
      for (const text of ['', 'AA', '!!!', '\ud800', 'oA', '_'.repeat(5000), '//79']) {
        const bend = <R extends { readonly response: object }>(said: R): R => ({
          ...said,
          response: { ...said.response, [part]: text },
        });
        if (part !== 'attestationObject')
          await nothingCameOf(await hand(new Browser(house), bend(key.authenticate(await asked(eve)))));
        if (part === 'attestationObject' || part === 'clientDataJSON')
          await nothingCameOf(await enrol(eve, bend(authenticator(SITE).register(await wanted(eve)))));
      }
    },
  );
});
