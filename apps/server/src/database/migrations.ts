import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { DatabaseSchema } from './tables.ts';

/** Every change of the tables, in order. A change that has been released is never edited: a new one follows it. */
const migrations: Readonly<Record<string, Migration>> = {
  '001-matches': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('match')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('rules', 'text', (c) => c.notNull())
        .addColumn('setup', 'text', (c) => c.notNull())
        .addColumn('seats', 'integer', (c) => c.notNull())
        .addColumn('clock', 'bigint')
        .addColumn('seed', 'text', (c) => c.notNull())
        .addColumn('commitment', 'text', (c) => c.notNull())
        .addColumn('lots', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('open', 'integer', (c) => c.notNull())
        .addColumn('watch', 'integer', (c) => c.notNull())
        .addColumn('presets', 'text', (c) => c.notNull())
        .addColumn('host', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('started', 'bigint')
        .addColumn('touched', 'bigint', (c) => c.notNull())
        .addColumn('inputs', 'integer', (c) => c.notNull())
        .addColumn('awaiting', 'text', (c) => c.notNull())
        .addColumn('due', 'bigint')
        .addColumn('result', 'text')
        .addColumn('rematch', 'text')
        .execute();
      await db.schema.createIndex('match_open').on('match').columns(['status', 'open', 'created']).execute();
      await db.schema.createIndex('match_host').on('match').column('host').execute();
      await db.schema.createIndex('match_due').on('match').column('due').execute();
      await db.schema
        .createTable('seat')
        .addColumn('match', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('person', 'text')
        .addColumn('bot', 'text')
        .addPrimaryKeyConstraint('seat_key', ['match', 'seat'])
        .execute();
      await db.schema.createIndex('seat_person').on('seat').column('person').execute();
      await db.schema
        .createTable('input')
        .addColumn('match', 'text', (c) => c.notNull())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('key', 'text')
        .addColumn('input', 'text', (c) => c.notNull())
        .addColumn('draws', 'text', (c) => c.notNull())
        .addColumn('hash', 'text')
        .addColumn('final', 'integer', (c) => c.notNull())
        .addColumn('back', 'integer')
        .addPrimaryKeyConstraint('input_key', ['match', 'n'])
        .execute();
      await db.schema
        .createTable('snapshot')
        .addColumn('match', 'text', (c) => c.primaryKey())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('data', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('chat')
        .addColumn('match', 'text', (c) => c.notNull())
        .addColumn('k', 'integer', (c) => c.notNull())
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer')
        .addColumn('to', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_key', ['match', 'k'])
        .addUniqueConstraint('chat_once', ['match', 'key'])
        .execute();
      await db.schema
        .createTable('person')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('mail', 'integer', (c) => c.notNull())
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('subscription')
        .addColumn('endpoint', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('p256dh', 'text', (c) => c.notNull())
        .addColumn('auth', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('subscription_person').on('subscription').column('person').execute();
      await db.schema
        .createTable('setting')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '002-who-said-it': {
    // What somebody said is looked for when a guest turns out to have an account, and when guests are forgotten.
    async up(db: Kysely<unknown>) {
      await db.schema.createIndex('chat_person').on('chat').column('person').execute();
    },
  },
  '003-time-for-each-turn': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('match').addColumn('refill', 'bigint').execute();
    },
  },
  '004-no-rematch': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('seat')
        .addColumn('declined', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '005-asked-off': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('dismissed')
        .addColumn('match', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('dismissed_key', ['match', 'person'])
        .execute();
      await db.schema.createIndex('dismissed_person').on('dismissed').column('person').execute();
    },
  },
  '006-rematch-of': {
    // The host who calls a rematch off may be somebody to whom nothing leads from the match before.
    async up(db: Kysely<unknown>) {
      await db.schema.createIndex('match_rematch').on('match').column('rematch').execute();
    },
  },
};

/** Brings the tables up to date; processes that start together wait for each other. */
export async function migrate(db: Kysely<DatabaseSchema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (error !== undefined)
    throw new Error(`the database can't be brought up to date${failed ? ` (${failed.migrationName})` : ''}`, {
      cause: error,
    });
}
