import type { IncomingHttpHeaders } from 'node:http';
import type { Database } from '../database/database.ts';
import type { Accounts } from './accounts.ts';

/** What we change of the library's own table. */
type Sessions = { session: { userId: string; token: string } };

interface Parts {
  readonly accounts: Accounts;
  readonly database: Database;
  /** sessions of theirs have ended */
  signedOut(person: string): void;
}

/**
 * Ends all sessions of who asks but the one they ask with, and no other browser is told of their turns; says whether
 * somebody asks at all.
 */
export async function endOthers(
  { accounts, database, signedOut }: Parts,
  { cookie, authorization }: IncomingHttpHeaders,
): Promise<boolean> {
  const headers = new Headers();
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (authorization !== undefined) headers.set('authorization', authorization);
  const asking = await accounts.api.getSession({ headers, query: { disableRefresh: true } });
  if (asking === null) return false;
  const { id } = asking.user;
  await database.db
    .withTables<Sessions>()
    .deleteFrom('session')
    .where('userId', '=', id)
    .where('token', '!=', asking.session.token)
    .execute();
  // The browser that asks says anew that it wants to be told.
  await database.db.deleteFrom('subscription').where('person', '=', id).execute();
  signedOut(id);
  return true;
}
