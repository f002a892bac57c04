import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';

/** What only one process does at a time, each by a number that nothing else in the database is locked by. */
const LOCKS = { accounts: 7_305_019, forgetting: 7_305_020 } as const;

const ASK_AGAIN_MS = 200;

/** Does something while no other process does. Where one is at it, that is waited for, or left to it. */
export async function alone(
  database: Database,
  what: keyof typeof LOCKS,
  others: 'wait' | 'leave',
  work: () => Promise<void>,
): Promise<void> {
  // A file has one process.
  if (database.kind === 'sqlite') return work();
  const lock = [LOCKS[what]];
  const client = await database.pool.connect();
  const held = async () =>
    (await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', lock)).rows[0].mine;
  try {
    let mine = await held();
    for (; !mine && others === 'wait'; mine = await held()) await pause(ASK_AGAIN_MS);
    if (mine) await work();
  } catch (e) {
    // With its connection the lock goes too.
    client.release(true);
    throw e;
  }
  await client.query('select pg_advisory_unlock_all()').then(
    () => client.release(),
    () => client.release(true),
  );
}
