import pg from 'pg';
import { expect, it } from 'vitest';
import { retryTransaction } from './retry-transaction.ts';

const failure = (code: string) => Object.assign(new pg.DatabaseError('no', 0, 'error'), { code });

/** Fails in these ways one after the other, then works. */
const after = (...failures: readonly Error[]) => {
  const left = [...failures];
  let tries = 0;
  const work = async () => {
    tries++;
    const e = left.shift();
    if (e !== undefined) throw e;
    return tries;
  };
  return { work, tries: () => tries };
};

it('what the database broke off is done again, what failed otherwise is not', async () => {
  expect(await retryTransaction(after().work)).toBe(1);
  expect(await retryTransaction(after(failure('40P01'), failure('40001')).work)).toBe(3);
  const stubborn = after(...Array.from({ length: 9 }, () => failure('40P01')));
  await expect(retryTransaction(stubborn.work)).rejects.toThrow('no');
  expect(stubborn.tries()).toBe(4);
  for (const other of [failure('23505'), new Error('Connection terminated')]) {
    const once = after(other);
    await expect(retryTransaction(once.work)).rejects.toBe(other);
    expect(once.tries()).toBe(1);
  }
});
