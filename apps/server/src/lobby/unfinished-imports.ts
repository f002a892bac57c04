import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/tables.ts';
import { changes, type Transaction, type TransactionBody } from '../database/transaction.ts';

/**
 * The log of a match that is brought along is written before the match itself, piece by piece. Which are being written
 * is kept, so that what a process leaves that dies over it can be cleared away.
 */
const PREFIX = 'importing/';
/** Longer than any import takes, in whichever process. */
const LONGEST_MS = 60 * 60 * 1000;

export async function importBegins(db: Kysely<DatabaseSchema>, match: string, now: number): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: PREFIX + match, value: String(now) })
    .execute();
}

/** … and is done, with the match. */
export function* importDone({ db }: Transaction, match: string): TransactionBody<void> {
  yield* changes(db.deleteFrom('setting').where('name', '=', PREFIX + match));
}

/** Takes away what was written of a match that did not come to be. One that did, and could not be shown, keeps its log. */
export async function clearImport(db: Kysely<DatabaseSchema>, match: string): Promise<void> {
  await db
    .deleteFrom('input')
    .where('match', '=', match)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('match').select('id').where('id', '=', match))),
    )
    .execute();
  await db
    .deleteFrom('setting')
    .where('name', '=', PREFIX + match)
    .execute();
}

/** Clears away what was left by processes that are not there any more. */
export async function clearUnfinishedImports(db: Kysely<DatabaseSchema>, now: number): Promise<void> {
  const left = await db
    .selectFrom('setting')
    .select('name')
    .where('name', 'like', `${PREFIX}%`)
    .where('value', '<', String(now - LONGEST_MS))
    .execute();
  for (const { name } of left) await clearImport(db, name.slice(PREFIX.length));
}
