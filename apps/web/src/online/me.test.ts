import type { Me } from '@sightline/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf, server } from './http.ts';
import { asGuest, changeMe, findMe, useMe } from './me.ts';

const ANN: Me = {
  id: 'ann',
  name: 'Ann',
  guest: false,
  email: 'ann@example.org',
  unconfirmed: false,
  mail: true,
};
const GUEST: Me = { ...ANN, id: 'g', name: '', guest: true, email: null };

type Said = readonly [status: number, body: unknown];
const OUT: Said = [401, { error: 'signed-out' }];
const FAST: Said = [429, { error: 'too-fast' }];
const FAILED: Said = [500, { error: 'failed' }];

/** By method and path: what the server says, the last of it again and again. */
let says: Record<string, Said[]> = {};
let asked: string[] = [];

beforeEach(() => {
  says = {};
  asked = [];
  useMe.setState({ state: 'asking', me: null });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    const what = `${method} ${path}`;
    asked.push(what);
    const all = says[what] ?? [];
    const said = all.length > 1 ? all.shift() : all[0];
    if (said === undefined) throw new TypeError('no way to the server');
    const [status, body] = said;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const who = () => [useMe.getState().state, useMe.getState().me?.name ?? null];

describe('who we are', () => {
  it('is nobody only if the server says so', async () => {
    for (const [said, state] of [
      [OUT, 'nobody'],
      [FAST, 'unreachable'],
      [FAILED, 'unreachable'],
      [undefined, 'unreachable'],
      [[503, { error: 'restarting' }], 'unreachable'],
    ] as const) {
      useMe.setState({ state: 'asking', me: null });
      says['GET /api/me'] = said === undefined ? [] : [said];
      await findMe();
      expect([said, ...who()]).toEqual([said, state, null]);
    }
  });

  it('stays what it was while the server can not be asked again', async () => {
    says['GET /api/me'] = [[200, ANN], FAST];
    await findMe();
    await findMe();
    expect(who()).toEqual(['known', 'Ann']);
  });

  it('is not known while somebody else may have come in', async () => {
    says['GET /api/me'] = [[200, GUEST], FAILED];
    await findMe();
    await findMe('anew');
    expect(who()).toEqual(['unreachable', null]);
  });

  it('is nobody as soon as any request is told so', async () => {
    says['GET /api/me'] = [[200, ANN]];
    says['GET /api/matches?of=mine'] = [OUT];
    await findMe();
    expect(await server.mine().catch(codeOf)).toBe('signed-out');
    expect(who()).toEqual(['nobody', null]);
  });

  it('is not taken from an answer to who we were before', async () => {
    says['GET /api/me'] = [
      [200, GUEST],
      [200, ANN],
    ];
    says['GET /api/matches?of=mine'] = [OUT];
    await findMe();
    const late = server.mine().catch(codeOf);
    // It was on its way when the guest's session became the account's.
    useMe.setState({ state: 'known', me: ANN });
    expect(await late).toBe('signed-out');
    expect(who()).toEqual(['known', 'Ann']);
  });
});

describe('a guest', () => {
  it('is made and named', async () => {
    says['GET /api/me'] = [OUT];
    says['POST /api/auth/sign-in/anonymous'] = [[200, {}]];
    says['PATCH /api/me'] = [[200, { ...GUEST, name: 'Bo' }]];
    await asGuest('Bo');
    expect(who()).toEqual(['known', 'Bo']);
  });

  it('who could not be named is named the next time, and made once', async () => {
    says['GET /api/me'] = [OUT, [200, GUEST]];
    says['POST /api/auth/sign-in/anonymous'] = [
      [200, {}],
      [400, { error: 'already-guest' }],
    ];
    says['PATCH /api/me'] = [FAILED, [200, { ...GUEST, name: 'Bo' }]];
    expect(await asGuest('Bo').catch(codeOf)).toBe('failed');
    await asGuest('Bo');
    expect(who()).toEqual(['known', 'Bo']);
    expect(asked.filter((what) => what.startsWith('POST'))).toHaveLength(1);
  });

  it('is not made of who has signed in meanwhile, nor where that can not be asked', async () => {
    says['GET /api/me'] = [FAST, [200, ANN]];
    expect(await asGuest('Bo').catch(codeOf)).toBe('too-fast');
    await asGuest('Bo');
    expect(who()).toEqual(['known', 'Ann']);
    expect(asked).toEqual(['GET /api/me', 'GET /api/me']);
  });

  it('changes the name', async () => {
    says['PATCH /api/me'] = [[200, { ...GUEST, name: 'Cy' }]];
    await changeMe({ name: 'Cy' });
    expect(who()).toEqual(['known', 'Cy']);
  });
});
