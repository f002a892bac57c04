import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import pino from 'pino';
import { type Config, configFrom } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { postgresFolder } from '../testing/postgres.ts';
import { freshPostgres } from '../testing/shared-postgres.ts';
import { openPeople, type People } from './people.ts';

export const quiet = pino({ level: 'silent' });

/** A kind of database that tests run on; `make` gives the configuration of a new one without a row, or without tables. */
export interface DatabaseKind {
  readonly name: string;
  open(): Promise<{ make(bare?: boolean): Promise<Config['database']>; close(): Promise<void> }>;
}

const sqlite: DatabaseKind = {
  name: 'SQLite',
  async open() {
    const folder = mkdtempSync(join(tmpdir(), 'sightline-people-'));
    let n = 0;
    return {
      make: async () => ({ kind: 'sqlite', file: join(folder, `${n++}.sqlite`) }),
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
};

const postgres: DatabaseKind = {
  name: 'PostgreSQL',
  open: async () => ({
    make: async (bare) => ({ kind: 'postgres', url: await freshPostgres(bare) }),
    close: async () => {},
  }),
};

export const KINDS: readonly DatabaseKind[] = postgresFolder() === null ? [sqlite] : [sqlite, postgres];

/** High enough not to be met by chance. */
const GENEROUS = {
  requests: 1e6,
  guesses: 1e6,
  messages: 1e6,
  sockets: 1e6,
  matches: 1e6,
  bots: 1e6,
  leastClock: 1,
  imports: 1e6,
  importMb: 1e6,
};

export const testConfig = (database: Config['database'], more: Partial<Config> = {}): Config => ({
  ...configFrom({}),
  database,
  limits: GENEROUS,
  ...more,
});

/** A server with nothing but people. */
export interface PeopleServer {
  readonly config: Config;
  readonly database: Database;
  readonly people: People;
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

export async function openHouse(
  config: Config,
  more?: (house: Omit<PeopleServer, 'close'>) => void | Promise<void>,
): Promise<PeopleServer> {
  const database = await openDatabase(config.database, () => {});
  const people = await openPeople({ database, config, log: quiet });
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, { openapi: {}, transform: jsonSchemaTransform });
  people.routes(app);
  const house = { config, database, people, app };
  await more?.(house);
  await app.ready();
  return {
    ...house,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

export interface HttpResponse {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever comes
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Keeps cookies and sends them back, as a browser does. */
export class Browser {
  readonly cookies = new Map<string, string>();
  private readonly app: FastifyInstance;
  private readonly address: string;

  constructor({ app }: Pick<PeopleServer, 'app'>, address = '203.0.113.5') {
    this.app = app;
    this.address = address;
  }

  get headers(): { cookie?: string } {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return cookie === '' ? {} : { cookie };
  }

  async ask(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<HttpResponse> {
    const answer = await this.app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: { host: 'play.example', origin: 'http://play.example', ...this.headers, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, encodeURIComponent(value));
    return {
      status: answer.statusCode,
      body: answer.body === '' || !/json/.test(String(answer.headers['content-type'])) ? null : answer.json(),
      headers: answer.headers,
    };
  }

  guest = () => this.ask('POST', '/api/auth/sign-in/anonymous', {});
  me = () => this.ask('GET', '/api/me');
  signUp = (email: string, password: string, name = '') =>
    this.ask('POST', '/api/auth/sign-up/email', { email, password, name });
  signIn = (email: string, password: string) =>
    this.ask('POST', '/api/auth/sign-in/email', { email, password });
  signOut = () => this.ask('POST', '/api/auth/sign-out', {});
}
