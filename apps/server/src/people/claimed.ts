import type { Database } from '../database/database.ts';
import { together } from './together.ts';

/** What we change of the library's own tables. */
type Accounts = {
  user: { id: string; emailVerified: boolean | number };
  passkey: { userId: string };
};

/**
 * Somebody has shown for the first time that the address of an account is theirs. Whoever made the account may have been
 * another, who gave an address that was not theirs: what they left to come back by, or to be told by, goes.
 */
export function claimed(database: Database, person: string): Promise<void> {
  const yes = database.kind === 'sqlite' ? 1 : true;
  return together(database, (db) => {
    const accounts = db.withTables<Accounts>();
    return [
      accounts.updateTable('user').set({ emailVerified: yes }).where('id', '=', person),
      accounts.deleteFrom('passkey').where('userId', '=', person),
      accounts.deleteFrom('subscription').where('person', '=', person),
    ];
  });
}
