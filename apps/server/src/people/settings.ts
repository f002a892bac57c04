import type { Database } from '../database/database.ts';

/** A value that is made once and then kept: processes that start together end up with the same one. */
export async function kept({ db }: Database, name: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  const there = await read();
  if (there) return there.value;
  await db
    .insertInto('setting')
    .values({ name, value: make() })
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  const { value } = (await read())!;
  return value;
}
