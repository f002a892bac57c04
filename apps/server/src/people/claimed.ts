import type { Database } from '../database/database.ts';
import { changes, transact } from '../database/transaction.ts';

/** What we change of the library's own tables. */
type Accounts = {
  user: { id: string; emailVerified: boolean | number };
  passkey: { userId: string };
};

/**
 * Somebody has shown for the first time that the address of an account is theirs. Whoever made the account may have been
 * another, who gave an address that was not theirs: what they left to come back by goes.
 */
export function claimed(database: Database, person: string): Promise<void> {
  const emailVerified = database.kind === 'sqlite' ? 1 : true;
  return transact(database, function* (t) {
    const db = t.db.withTables<Accounts>();
    yield* changes(db.updateTable('user').set({ emailVerified }).where('id', '=', person));
    yield* changes(db.deleteFrom('passkey').where('userId', '=', person));
  });
}
