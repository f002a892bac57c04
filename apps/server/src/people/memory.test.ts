import { expect, it } from 'vitest';
import { Memory } from './memory.ts';

it('is short, and holds no more than it may', async () => {
  let now = 0;
  let asked = 0;
  const memory = new Memory<number>(1000, 10, () => now);
  const load = async () => ++asked;
  expect([await memory.get('a', load), await memory.get('a', load)]).toEqual([1, 1]);
  now = 1000;
  expect(await memory.get('a', load)).toBe(2);
  expect(await memory.get('nothing', async () => null)).toBeNull();
  for (let i = 0; i < 11; i++) await memory.get(`b${i}`, load);
  expect(memory.peek('a')).toBeNull();
  expect(memory.peek('b10')).not.toBeNull();
});

it('does not remember what was on its way when it was forgotten', async () => {
  const memory = new Memory<string>(1000, 10);
  let arrive = (_: string) => {};
  const asking = memory.get(
    'a',
    () =>
      new Promise((done) => {
        arrive = done;
      }),
  );
  memory.forget((value) => value === 'old');
  arrive('old');
  expect(await asking).toBe('old');
  expect(memory.peek('a')).toBeNull();
});
