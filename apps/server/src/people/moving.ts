import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { changes, first, rows, transact } from '../database/transaction.ts';

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
  await transact(database, function* ({ db, locks }) {
    const find = db.selectFrom('person').selectAll().where('id', '=', guest);
    // Whatever the guest is doing at this moment is waited for, and moved too; what they would do later is refused.
    const was = yield* first(locks ? find.forUpdate() : find);
    if (locks) {
      // … and so is what others do with them at a table: whoever leaves may make them the host.
      const sits = db.selectFrom('seat').select('match').where('person', '=', guest);
      yield* rows(db.selectFrom('match').select('id').where('id', 'in', sits).orderBy('id').forUpdate());
    }
    yield* changes(db.updateTable('match').set({ host: account }).where('host', '=', guest));
    yield* changes(db.updateTable('seat').set({ person: account }).where('person', '=', guest));
    // Off a table of their own nobody was asked, and off another one once.
    yield* changes(
      db
        .deleteFrom('dismissed')
        .where('person', '=', guest)
        .where(({ or, eb, selectFrom }) =>
          or([
            eb('match', 'in', selectFrom('match').select('id').where('host', '=', account)),
            eb('match', 'in', selectFrom('dismissed as d').select('d.match').where('d.person', '=', account)),
          ]),
        ),
    );
    yield* changes(db.updateTable('dismissed').set({ person: account }).where('person', '=', guest));
    // What was said is known by who said it: sent again by the account, it is not said twice.
    const key = sql<string>`${account} || substr(chat.key, ${guest.length + 1})`;
    yield* changes(
      db
        .updateTable('chat')
        .set({ key })
        .where('person', '=', guest)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('chat as c')
                .select('c.k')
                .whereRef('c.match', '=', 'chat.match')
                .where('c.key', '=', key),
            ),
          ),
        ),
    );
    yield* changes(db.updateTable('chat').set({ person: account }).where('person', '=', guest));
    yield* changes(db.updateTable('subscription').set({ person: account }).where('person', '=', guest));
    if (was !== null && fresh !== null) {
      const { mail, language, created } = was;
      const taken = { mail, language, created, ...(fresh.named ? {} : { name: was.name }) };
      yield* changes(db.updateTable('person').set(taken).where('id', '=', account));
    }
    yield* changes(db.deleteFrom('person').where('id', '=', guest));
  });
}
