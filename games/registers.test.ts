import { expect, it } from 'vitest';
import { registers } from './registers.ts';

it('every card of every game is registered, and no published edition was changed', async () => {
  const all = await registers();
  expect(all.map(({ game }) => game)).toEqual(['doom', 'fireteam-zero']);
  expect(all.flatMap(({ problems }) => problems)).toEqual([]);
});
