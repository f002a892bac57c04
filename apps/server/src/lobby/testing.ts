import { randomBytes } from 'node:crypto';
import swagger from '@fastify/swagger';
import type { NewOnlineMatch, OnlineMatch } from '@sightline/wire';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config, Limits } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { games } from '../games.ts';
import { openRateLimiter } from '../limits/rate-limiter.ts';
import { quiet, testConfig } from '../people/testing.ts';
import { Matches } from '../store/matches.ts';
import { postgresJournal } from '../store/postgres-journal.ts';
import { sqliteJournal } from '../store/sqlite-journal.ts';
import { MatchRegistry } from '../tables/match-registry.ts';
import { lobbyRoutes } from './lobby.ts';
import type { LobbyNotice, LobbyOptions } from './lobby-service.ts';

/** A lobby with tables and without accounts: whoever says a name is that person. */
export interface TestLobby {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly registry: MatchRegistry;
  readonly matches: Matches;
  /** of which matches it was told that they changed */
  readonly told: string[];
  /** what people were to be told of */
  readonly notices: LobbyNotice[];
  close(): Promise<void>;
}

export async function openLobby(
  kind: Config['database'],
  more: { readonly limits?: Partial<Limits> } & Partial<Pick<LobbyOptions, 'presence' | 'now'>> = {},
): Promise<TestLobby> {
  const plain = testConfig(kind);
  const config = { ...plain, limits: { ...plain.limits, ...more.limits } };
  const database = await openDatabase(kind, () => {});
  const matches = new Matches(database);
  const journal =
    database.kind === 'sqlite' ? sqliteJournal(database.file) : postgresJournal(database.pool, 'test');
  const registry = new MatchRegistry({ games, matches, journal, log: quiet, botPace: 1 });
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) =>
    reply.code(error.statusCode ?? 500).send({ error: 'malformed', message: error.message }),
  );
  await app.register(swagger, { openapi: {}, transform: jsonSchemaTransform });
  const told: string[] = [];
  const written = new Map<string, Promise<unknown>>();
  const notices: LobbyNotice[] = [];
  lobbyRoutes({
    app,
    database,
    config,
    games,
    registry,
    matches,
    people: {
      async who({ authorization: name }) {
        if (name === undefined) return null;
        const id = idOf(name);
        // Once: whoever is deleted is still taken for who they were, as by a process that has not heard of it.
        if (!written.has(id))
          written.set(
            id,
            database.db
              .insertInto('person')
              .values({ id, name, mail: 0, language: 'en', created: 0 })
              .onConflict((c) => c.column('id').doNothing())
              .execute(),
          );
        await written.get(id);
        return { id };
      },
      names: async (ids) => new Map([...ids].map((id) => [id, id.slice(3)])),
    },
    notFound: openRateLimiter(config.limits.guesses, more.now),
    log: quiet,
    async changed(match) {
      told.push(match);
      await registry.reseat(match);
    },
    notify: (notice) => void notices.push(notice),
    ...(more.presence === undefined ? {} : { presence: more.presence }),
    ...(more.now === undefined ? {} : { now: more.now, elapsed: more.now }),
  });
  await app.ready();
  return {
    app,
    database,
    registry,
    matches,
    told,
    notices,
    async close() {
      await registry.close();
      await app.close();
      await journal.close();
      await database.close();
    },
  };
}

/** A clock that stands: what limits have spent comes back with time, and how much passes is up to the machine. */
export function standing(): () => number {
  const now = Date.now();
  return () => now;
}

/** Ids that are seen at once where they should not be. */
export const idOf = (name: string): string => `id-${name}`;

export interface MatchResponse {
  readonly status: number;
  readonly match: OnlineMatch;
  readonly error: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever comes
  readonly body: any;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Asks in somebody's name; '' is nobody. */
export async function ask(
  { app }: Pick<TestLobby, 'app'>,
  who: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<MatchResponse> {
  const answer = await app.inject({
    method,
    url: `/api/matches${path}`,
    headers: who === '' ? {} : { authorization: who },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const parsed = answer.payload === '' ? null : JSON.parse(answer.payload);
  return {
    status: answer.statusCode,
    match: parsed,
    error: parsed?.error,
    body: parsed,
    text: answer.payload,
    headers: answer.headers,
  };
}

export const ME = { kind: 'me' } as const;
export const FREE = { kind: 'free' } as const;
export const BOT = { kind: 'bot', level: 'easy' } as const;

export const wish = (more: Partial<NewOnlineMatch> = {}): NewOnlineMatch => ({
  game: 'doom',
  mission: 'theNest',
  switches: {},
  seats: [ME, FREE],
  open: false,
  watch: false,
  clock: null,
  presets: {},
  ...more,
});

export async function made(
  lobby: TestLobby,
  who: string,
  more: Partial<NewOnlineMatch> = {},
): Promise<string> {
  const { status, match, text } = await ask(lobby, who, 'POST', '', wish(more));
  if (status !== 201) throw new Error(text);
  return match.id;
}

/** An id that looks like one. */
export const strangeId = (): string => randomBytes(16).toString('base64url');
