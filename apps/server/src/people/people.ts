import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Me } from '@sightline/wire';
import { isAPIError } from 'better-auth/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openRateLimiter } from '../limits/rate-limiter.ts';
import { emailOf, openAccounts } from './accounts.ts';
import { authRoutes } from './auth-routes.ts';
import { meRoutes } from './me-routes.ts';
import { Memory } from './memory.ts';
import { asLanguage, type Language } from './words.ts';

export interface Person extends Me {
  /** in which notices are written */
  readonly language: Language;
}

/** What happened to people, for whoever holds something of theirs. */
export type PeopleChange =
  | { readonly kind: 'renamed'; readonly person: string }
  /** one of their sessions ended: ask `who` again, they may have others */
  | { readonly kind: 'signed-out'; readonly person: string }
  /** a guest is now somebody with an account: seats, hosts and chat have been moved in the database */
  | { readonly kind: 'moved'; readonly person: string; readonly to: string };

/** The headers that say who asks: a session cookie, or `Authorization: Bearer` with the token of `set-auth-token`. */
export type Credentials = Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>;

export interface People {
  /** Mounts /api/auth/* and /api/me. */
  routes(app: FastifyInstance): void;
  /** Cheap enough for each request. A sign-out takes effect at once here, and in other processes within seconds at worst. */
  who(headers: Credentials): Promise<Person | null>;
  person(id: string): Promise<Person | null>;
  /** What people are called; who is not known any more is missing. */
  names(ids: Iterable<string>): Promise<Map<string, string>>;
  /** Calls back at each change; returns how to stop that. */
  listen(listener: (change: PeopleChange) => void): () => void;
  /** Something changed in another process: what is remembered here of those people is no longer true. */
  heard(change: PeopleChange): void;
}

interface Options {
  readonly database: Database;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
}

/** How long another process may be wrong about somebody. */
const SESSION_MS = 3_000;
const MOVING_MS = 60_000;
const NAME_MS = 15_000;
const MANY = 20_000;

export async function openPeople({ database, config, log }: Options): Promise<People> {
  const sessions = new Memory<Person>(SESSION_MS, MANY);
  const called = new Memory<string>(NAME_MS, MANY);
  const guesses = openRateLimiter(config.limits.guesses);
  const listeners = new Set<(change: PeopleChange) => void>();
  const tell = (change: PeopleChange) => {
    for (const listener of listeners) listener(change);
  };
  const forget = (id: string) => {
    sessions.forget((p) => p.id === id);
    called.forget((_, key) => key === id);
  };

  /** guests who got an account just now: with the guest their sessions end, and that is no signing out */
  const moving = new Set<string>();
  const signedOut = (person: string) => {
    forget(person);
    if (!moving.has(person)) tell({ kind: 'signed-out', person });
  };
  const accounts = await openAccounts(database, config, log, {
    changed: forget,
    signedOut,
    moved(person, to) {
      moving.add(person);
      setTimeout(() => moving.delete(person), MOVING_MS).unref();
      forget(person);
      forget(to);
      tell({ kind: 'moved', person, to });
    },
  });
  const db = database.db.withTables<{ user: UserRow }>();

  async function person(id: string): Promise<Person | null> {
    const row = await db
      .selectFrom('user')
      .leftJoin('person', 'person.id', 'user.id')
      .select(['user.id', 'user.email', 'user.emailVerified', 'user.isAnonymous', 'user.name as userName'])
      .select(['person.name', 'person.mail', 'person.language'])
      .where('user.id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const email = emailOf(row.email);
    return {
      id: row.id,
      name: row.name ?? row.userName,
      guest: Boolean(row.isAnonymous),
      email,
      // Where no letter can be sent, nobody can be asked to confirm anything.
      unconfirmed: config.mail !== null && email !== null && !row.emailVerified,
      mail: row.mail !== 0,
      language: asLanguage(row.language),
    };
  }

  /** Past all that is remembered; with the cookies that prolong the session. */
  async function ask({ cookie, authorization }: Credentials, prolong: boolean) {
    const headers = new Headers();
    if (cookie !== undefined) headers.set('cookie', cookie);
    if (authorization !== undefined) headers.set('authorization', authorization);
    try {
      const { headers: answer, response } = await accounts.api.getSession({
        headers,
        query: prolong ? {} : { disableRefresh: true },
        returnHeaders: true,
      });
      return {
        person: response ? await person(response.user.id) : null,
        cookies: answer.getSetCookie(),
      };
    } catch (e) {
      // Credentials that make no sense are none. A database that doesn't answer is another matter.
      if (isAPIError(e) && e.statusCode < 500) return { person: null, cookies: [] };
      throw e;
    }
  }

  const people: People = {
    routes(app) {
      authRoutes(app, { accounts, config, database, guesses, people, log, signedOut });
      meRoutes(app, {
        // Of their own: who tries out sessions doesn't keep a neighbour at the same address from signing in, nor the
        // other way round.
        guesses: openRateLimiter(config.limits.guesses),
        ask: (headers) => ask(headers, true),
        async change(id, { name, mail, language }) {
          const set = {
            ...(name === undefined ? {} : { name }),
            ...(mail === undefined ? {} : { mail: mail ? 1 : 0 }),
            ...(language === undefined ? {} : { language }),
          };
          if (Object.keys(set).length === 0) return;
          await db.updateTable('person').set(set).where('id', '=', id).execute();
          forget(id);
          if (name !== undefined) tell({ kind: 'renamed', person: id });
        },
      });
    },
    async who({ cookie, authorization }) {
      if (cookie === undefined && authorization === undefined) return null;
      const key = createHash('sha256')
        .update(`${authorization ?? ''}\n${cookie ?? ''}`)
        .digest('base64');
      return sessions.get(key, async () => (await ask({ cookie, authorization }, false)).person);
    },
    person,
    async names(ids) {
      const out = new Map<string, string>();
      const unknown = new Set<string>();
      for (const id of ids) {
        const name = called.peek(id);
        if (name === null) unknown.add(id);
        else out.set(id, name);
      }
      if (unknown.size === 0) return out;
      const rows = await called.filling((put) =>
        db
          .selectFrom('person')
          .select(['id', 'name'])
          .where('id', 'in', [...unknown])
          .execute()
          .then((found) => {
            for (const { id, name } of found) put(id, name);
            return found;
          }),
      );
      for (const { id, name } of rows) out.set(id, name);
      return out;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    heard(change) {
      forget(change.person);
      if (change.kind === 'moved') forget(change.to);
    },
  };
  return people;
}

/** What we read of the library's own table. */
interface UserRow {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | number;
  isAnonymous: boolean | number | null;
}
