import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { alone } from '../database/alone.ts';
import type { Database } from '../database/database.ts';
import { changes, rows, type Transaction, type TransactionBody, transact } from '../database/transaction.ts';

const DAY = 24 * 60 * 60 * 1000;
/** So many people are looked at in one go: what they have is looked up while nobody else is served. */
const PAGE = 200;
const BREATH_MS = 20;
/** Not at once, since a server that is started again and again has other things to do; and not all processes together. */
const FIRST_MS = 10 * 60 * 1000;
const EVERY_MS = 6 * 60 * 60 * 1000;

/** What we read of the library's own tables. */
type Accounts = {
  user: { id: string; isAnonymous: boolean | number | null; createdAt: Date | string };
  session: { userId: string; updatedAt: Date | string };
  passkey: { userId: string };
};

export interface ForgettingOptions {
  readonly database: Database;
  /** a guest is forgotten who did not come for so long, and a table where nobody began; 0: nobody and none */
  readonly days: number;
  readonly log: FastifyBaseLogger;
  counted(guests: number): void;
  now?(): number;
}

/**
 * Forgets tables where people gathered and never began, then guests who never came back and have nothing here: no
 * account, no seat, no match they made, no word they said.
 * First the session ends that has not been used for so long; in a later round, when nobody can come back by it any more
 * and still nothing is theirs, the guest goes. So nobody is forgotten in the middle of something.
 */
export class Forgetting {
  private readonly o: ForgettingOptions;
  private timer: NodeJS.Timeout | null = null;
  private going: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(o: ForgettingOptions) {
    this.o = o;
    if (o.days > 0) this.later(FIRST_MS * (1 + Math.random()));
  }

  private later(ms: number): void {
    this.timer = setTimeout(() => {
      this.going = this.round()
        .then(() => {})
        .catch((e: unknown) => this.o.log.error({ err: e }, 'guests could not be forgotten'))
        .finally(() => {
          if (!this.closed) this.later(EVERY_MS);
        });
    }, ms);
    this.timer.unref();
  }

  /** Looks at everybody once; how many guests were forgotten. Where another process is at it, nothing is done. */
  async round(): Promise<number> {
    const { database, days, log } = this.o;
    let forgotten = 0;
    let tables = 0;
    await alone(database, 'forgetting', 'leave', async () => {
      const before = (this.o.now?.() ?? Date.now()) - days * DAY;
      for (let more = true; more && !this.closed; ) {
        const put = await transact(database, (t) => putAway(t, before));
        tables += put;
        more = put === PAGE;
        if (more) await pause(BREATH_MS);
      }
      for (let after: string | null = ''; after !== null && !this.closed; ) {
        const from: string = after;
        const page = await transact(database, (t) => forgetSome(t, from, before));
        forgotten += page.forgotten;
        after = page.last;
        if (after !== null) await pause(BREATH_MS);
      }
    });
    if (tables > 0) log.info({ tables, days }, 'tables where nobody began were put away');
    if (forgotten > 0) {
      this.o.counted(forgotten);
      log.info({ guests: forgotten, days }, 'guests who did not come back were forgotten');
    }
    return forgotten;
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.going;
  }
}

/** Puts some tables away where nobody began for so long; how many. */
function* putAway({ db, locks }: Transaction, before: number): TransactionBody<number> {
  const stale = db
    .selectFrom('match')
    .select('id')
    .where('status', '=', 'gathering')
    .where('created', '<', before)
    .where('touched', '<', before)
    .limit(PAGE);
  // Where somebody sits down or begins at this very moment, somebody is there.
  const found = yield* rows(locks ? stale.forUpdate().skipLocked() : stale);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Whoever was asked for another match there can be asked again.
  yield* changes(db.updateTable('match').set({ rematch: null }).where('rematch', 'in', ids));
  for (const table of ['chat', 'seat', 'dismissed'] as const)
    yield* changes(db.deleteFrom(table).where('match', 'in', ids));
  return yield* changes(db.deleteFrom('match').where('id', 'in', ids).where('status', '=', 'gathering'));
}

/** Looks at the people that come after one; `last` is null when there are no more. */
function* forgetSome(
  t: Transaction,
  after: string,
  before: number,
): TransactionBody<{ readonly last: string | null; readonly forgotten: number }> {
  const db = t.db.withTables<Accounts>();
  const page = yield* rows(
    db
      .selectFrom('user')
      .select(['id', 'isAnonymous', 'createdAt'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE),
  );
  const last = page.length < PAGE ? null : page[PAGE - 1].id;
  const guests = page.filter((u) => Boolean(u.isAnonymous) && new Date(u.createdAt).getTime() < before);
  const empty = yield* withNothing(t, new Set(guests.map(({ id }) => id)));
  if (empty.length === 0) return { last, forgotten: 0 };
  const open = yield* rows(db.selectFrom('session').select('userId').distinct().where('userId', 'in', empty));
  yield* changes(
    db
      .deleteFrom('session')
      .where('userId', 'in', empty)
      // Each kind of database keeps a time in its own way.
      .where('updatedAt', '<', t.locks ? new Date(before) : new Date(before).toISOString()),
  );
  const known = new Set(open.map(({ userId }) => userId));
  const gone = empty.filter((id) => !known.has(id));
  if (gone.length === 0) return { last, forgotten: 0 };
  for (const table of ['subscription', 'dismissed'] as const)
    yield* changes(db.deleteFrom(table).where('person', 'in', gone));
  yield* changes(db.deleteFrom('person').where('id', 'in', gone));
  return { last, forgotten: yield* changes(db.deleteFrom('user').where('id', 'in', gone)) };
}

/** Those of some people to whom nothing leads. */
function* withNothing(t: Transaction, people: ReadonlySet<string>): TransactionBody<string[]> {
  if (people.size === 0) return [];
  const db = t.db.withTables<Accounts>();
  const ids = [...people];
  const owners = yield* rows(
    db
      .selectFrom('seat')
      .select('person as id')
      .where('person', 'in', ids)
      .union(db.selectFrom('match').select('host as id').where('host', 'in', ids))
      .union(db.selectFrom('chat').select('person as id').where('person', 'in', ids))
      .union(db.selectFrom('passkey').select('userId as id').where('userId', 'in', ids)),
  );
  const found = new Set(owners.map(({ id }) => id));
  return ids.filter((id) => !found.has(id));
}
