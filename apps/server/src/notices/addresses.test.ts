import { expect, it } from 'vitest';
import { mayBePushed, publicLookup } from './addresses.ts';

const look = (name: string, all: boolean) =>
  new Promise((done) => publicLookup(name, { all }, (error, found) => done(error ? error.message : found)));

it('push services are public', async () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])
    expect([endpoint, mayBePushed(endpoint, false)]).toEqual([endpoint, true]);
  for (const endpoint of [
    'http://push.example.org/1',
    'https://127.0.0.1/1',
    'http://127.0.0.1:9/1',
    'https://localhost/1',
    'https://localhost./1',
    'https://a.localhost/1',
    'https://router/1',
    'https://10.0.0.1/1',
    'https://93.184.215.14/1',
    'https://0x7f000001/1',
    'https://2130706433/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://[fd00::1]/1',
    'https://metadata.google.internal/1',
    'https://user:pass@push.example.org/1',
    'https://push.example.org:8443/1',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'nonsense',
    '',
  ])
    expect([endpoint, mayBePushed(endpoint, false)]).toEqual([endpoint, false]);
});

it('a name that leads inside leads nowhere', async () => {
  for (const name of [
    'localhost',
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    '64:ff9b::a00:1',
  ])
    for (const all of [false, true]) expect(await look(name, all)).toMatch(/not a public address|ENOTFOUND/);
  expect(await look('93.184.215.14', false)).toBe('93.184.215.14');
  expect(await look('2606:4700::1111', true)).toEqual([{ address: '2606:4700::1111', family: 6 }]);
});
