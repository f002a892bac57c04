import { expect, it } from 'vitest';
import { openRateLimiter } from './rate-limiter.ts';

it('attempts are so many at once, and come back over a minute', () => {
  let now = 0;
  const limiter = openRateLimiter(20, () => now);
  for (let i = 0; i < 20; i++) {
    expect(limiter.wait('192.0.2.1')).toBe(0);
    limiter.count('192.0.2.1');
  }
  expect(limiter.wait('192.0.2.1')).toBe(3);
  expect(limiter.wait('192.0.2.2')).toBe(0);
  now += 3000;
  expect(limiter.wait('192.0.2.1')).toBe(0);
  limiter.count('192.0.2.1');
  expect(limiter.wait('192.0.2.1')).toBe(3);
  now += 60_000;
  for (let i = 0; i < 20; i++) limiter.count('192.0.2.1');
  expect(limiter.wait('192.0.2.1')).toBeGreaterThan(0);
});

it('a whole home counts as one address', () => {
  const limiter = openRateLimiter(1, () => 0);
  limiter.count('2001:db8:1:2::1');
  for (const same of ['2001:db8:1:2:ffff::', '2001:0db8:0001:0002:a:b:c:d', '2001:db8:1:2::%eth0'])
    expect([same, limiter.wait(same)]).toEqual([same, 60]);
  for (const other of ['2001:db8:1:3::1', '::1', '2001:db8::2:0:0:1']) expect(limiter.wait(other)).toBe(0);
  limiter.count('::ffff:192.0.2.7');
  expect(limiter.wait('192.0.2.7')).toBe(60);
});

it('many homes of one customer count together, more generously', () => {
  const limiter = openRateLimiter(2, () => 0);
  for (let home = 0; home < 40; home++) {
    expect(limiter.wait(`2001:db8:1:${home.toString(16)}::1`)).toBe(0);
    limiter.count(`2001:db8:1:${home.toString(16)}::1`);
  }
  expect(limiter.wait('2001:db8:1:ffff::1')).toBeGreaterThan(0);
  expect(limiter.wait('2001:db8:2:1::1')).toBe(0);
});

it('a flood from everywhere does not fill the memory, nor free who floods', () => {
  const limiter = openRateLimiter(3, () => 0);
  // The loudest were there before all others, and are remembered.
  for (let i = 0; i < 3; i++) limiter.count('192.0.2.1');
  for (let i = 0; i < 30_000; i++) limiter.count(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
  for (let i = 0; i < 3; i++) limiter.count('192.0.2.2');
  for (const loud of ['192.0.2.1', '192.0.2.2']) expect(limiter.wait(loud)).toBe(20);
});

it('what is expensive counts for more', () => {
  let now = 0;
  const bytes = openRateLimiter(1000, () => now, 1000_000);
  bytes.count('ann', 1500);
  // Until one is left again, at one a second.
  expect(bytes.wait('ann')).toBe(501);
  now += 501_000;
  expect(bytes.wait('ann')).toBe(0);
});
