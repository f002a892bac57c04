import { describe, expect, it } from 'vitest';
import { routeOf, to } from './route.ts';

describe('the way back from signing in', () => {
  it('is in the address, and leads to online pages only', () => {
    const way = to.signIn('#/online/LDajyCzAUekmxEDOg82hgw');
    const account = { page: 'account', next: null, link: null };
    expect(routeOf(way)).toEqual({ ...account, next: '#/online/LDajyCzAUekmxEDOg82hgw' });
    expect(routeOf(to.signIn('#/online/new/doom'))).toEqual({ ...account, next: '#/online/new/doom' });
    expect(routeOf(to.signIn('#/online'))).toEqual({ ...account, next: '#/online' });
    expect(routeOf(to.account)).toEqual(account);
    expect(routeOf('#/account/for/play/x')).toEqual(account);
    expect(routeOf('#/account/link/expired')).toEqual({ ...account, link: 'expired' });
    expect(routeOf('#/account/reset/abc')).toEqual({ page: 'reset', token: 'abc' });
  });
});
