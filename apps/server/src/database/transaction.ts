import type { Compilable, Kysely } from 'kysely';
import type { Database } from './database.ts';
import { retryTransaction } from './retry-transaction.ts';
import { whenUnlocked } from './sqlite.ts';
import type { DatabaseSchema } from './tables.ts';

interface Done {
  readonly rows: readonly unknown[];
  readonly changed: number;
}

/**
 * What is done in one transaction: it yields queries and gets what they found. In SQLite everything shares one
 * connection, and a transaction that waits would take in what others write meanwhile (inputs that are acknowledged
 * before it fails, for one); so there all of it is done in one go, which an async function could not be.
 */
export type TransactionBody<V> = Generator<Compilable, V, Done>;

export interface Transaction {
  readonly db: Kysely<DatabaseSchema>;
  /** rows have to be locked so that nobody changes what was read; otherwise nobody else is there anyway */
  readonly locks: boolean;
}

export async function transact<V>(
  database: Database,
  work: (t: Transaction) => TransactionBody<V>,
): Promise<V> {
  if (database.kind === 'postgres')
    return retryTransaction(() =>
      database.db.transaction().execute(async (db) => {
        const doing = work({ db, locks: true });
        let next = doing.next();
        while (next.done !== true) {
          const { rows, numAffectedRows } = await db.executeQuery(next.value.compile());
          next = doing.next({ rows, changed: Number(numAffectedRows ?? 0) });
        }
        return next.value;
      }),
    );
  const { db, sqlite } = database;
  const query = ({ sql, parameters }: ReturnType<Compilable['compile']>): Done => {
    const statement = sqlite.prepare(sql);
    return statement.reader
      ? { rows: statement.all(...parameters), changed: 0 }
      : { rows: [], changed: statement.run(...parameters).changes };
  };
  const inOneGo = sqlite.transaction(() => {
    const doing = work({ db, locks: false });
    let next = doing.next();
    while (next.done !== true) next = doing.next(query(next.value.compile()));
    return next.value;
  });
  return whenUnlocked(() => inOneGo.immediate());
}

export function* rows<R>(query: Compilable<R>): TransactionBody<readonly R[]> {
  return (yield query).rows as readonly R[];
}

export function* first<R>(query: Compilable<R>): TransactionBody<R | null> {
  return (yield* rows(query))[0] ?? null;
}

/** How many rows a query changed. */
export function* changes(query: Compilable): TransactionBody<number> {
  return (yield query).changed;
}
