import { describe, expect, it } from 'vitest';
import { routeOf, to } from './route.ts';

describe('the way back from signing in', () => {
  it('is in the address, and leads to online pages only', () => {
    const way = to.signIn('#/online/LDajyCzAUekmxEDOg82hgw');
    expect(routeOf(way)).toEqual({ page: 'account', next: '#/online/LDajyCzAUekmxEDOg82hgw' });
    expect(routeOf(to.signIn('#/online/new/doom'))).toEqual({ page: 'account', next: '#/online/new/doom' });
    expect(routeOf(to.signIn('#/online'))).toEqual({ page: 'account', next: '#/online' });
    expect(routeOf(to.account)).toEqual({ page: 'account', next: null });
    expect(routeOf('#/account/for/play/x')).toEqual({ page: 'account', next: null });
    expect(routeOf('#/account/reset/abc')).toEqual({ page: 'reset', token: 'abc' });
  });
});
