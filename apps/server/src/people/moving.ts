import type { Database } from '../database/database.ts';
import { together } from './together.ts';

/**
 * A guest turns out to be somebody with an account: all that was the guest's becomes the account's. An account that
 * was made for it just now (`fresh`) also takes over what the guest chose, and the name if it was given none.
 */
export async function move(
  database: Database,
  guest: string,
  account: string,
  fresh: { readonly named: boolean } | null,
): Promise<void> {
  const was = await database.db.selectFrom('person').selectAll().where('id', '=', guest).executeTakeFirst();
  await together(database, (db) => [
    db.updateTable('match').set({ host: account }).where('host', '=', guest),
    db.updateTable('seat').set({ person: account }).where('person', '=', guest),
    db.updateTable('chat').set({ person: account }).where('person', '=', guest),
    db.updateTable('subscription').set({ person: account }).where('person', '=', guest),
    ...(was && fresh
      ? [
          db
            .updateTable('person')
            .set({
              mail: was.mail,
              language: was.language,
              created: was.created,
              ...(fresh.named ? {} : { name: was.name }),
            })
            .where('id', '=', account),
        ]
      : []),
    db.deleteFrom('person').where('id', '=', guest),
  ]);
}
