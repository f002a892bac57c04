import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All that can be set from outside. Nothing has to be: one process, one file, no configuration. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** where people reach it, e.g. behind a proxy; null: wherever they say they do, which is enough on one machine */
  readonly origin: string | null;
  /** how many proxies in front of it are to be believed about whom they speak for */
  readonly proxies: number;
  readonly database:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly url: string };
  /** what sessions are signed with; null: made once and kept in the database */
  readonly secret: string | null;
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** how long a bot waits before it answers, in milliseconds: the same for whatever it has to think about */
  readonly botPace: number;
  /** a guest without matches who did not come for so many days is forgotten; 0: nobody is */
  readonly guestDays: number;
  /** what is allowed in a while; tests and load tests set them high */
  readonly limits: Limits;
  readonly logLevel: string;
  /** the built app; null: none is served */
  readonly dist: string | null;
}

export interface Limits {
  /** requests per address and minute */
  readonly requests: number;
  /** attempts per address and minute at what can be guessed: sign-in, unknown matches */
  readonly guesses: number;
  /** messages per socket and second, in the long run */
  readonly messages: number;
  /** sockets per address */
  readonly sockets: number;
  /** matches a person may have gathering or running */
  readonly matches: number;
  /** turns of bots per person and second */
  readonly bots: number;
  /** the shortest clock of a match, in seconds */
  readonly leastClock: number;
  /** match files per person and day */
  readonly imports: number;
  /** megabytes that the match files of an address may take up here, per day */
  readonly importMb: number;
}

const root = join(fileURLToPath(import.meta.url), '../../../..');

const LIMITS: Limits = {
  requests: 600,
  guesses: 20,
  messages: 20,
  sockets: 50,
  matches: 100,
  bots: 20,
  leastClock: 30,
  imports: 50,
  importMb: 50,
};

/** Reads the environment; throws an Error that says in words what is wrong with it. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const text = (name: string) => (env[name] === undefined || env[name] === '' ? null : env[name]);
  const number = (name: string, otherwise: number) => {
    const given = text(name);
    const n = given === null ? otherwise : Number(given);
    if (!Number.isSafeInteger(n) || n < 0)
      throw new Error(`${name} should be a whole number, not "${given}"`);
    return n;
  };
  const url = text('DATABASE_URL');
  if (url !== null && !/^postgres(ql)?:\/\//.test(url))
    throw new Error(
      'DATABASE_URL should begin with postgres:// ; without it everything is kept in one SQLite file',
    );
  const mail = text('MAIL_URL');
  const origin = text('ORIGIN');
  if (origin !== null && !URL.canParse(origin))
    throw new Error(`ORIGIN should be an address like https://play.example, not "${origin}"`);
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: number('PORT', 8080),
    origin: origin === null ? null : new URL(origin).origin,
    proxies: number('PROXIES', 0),
    database:
      url === null
        ? { kind: 'sqlite', file: text('DATABASE_FILE') ?? join(root, 'data/sightline.sqlite') }
        : { kind: 'postgres', url },
    secret: text('SECRET'),
    mail: mail === null ? null : { url: mail, from: text('MAIL_FROM') ?? 'Sightline <noreply@localhost>' },
    botPace: number('BOT_PACE', 150),
    guestDays: number('GUEST_DAYS', 90),
    limits: {
      requests: number('LIMIT_REQUESTS', LIMITS.requests),
      guesses: number('LIMIT_GUESSES', LIMITS.guesses),
      messages: number('LIMIT_MESSAGES', LIMITS.messages),
      sockets: number('LIMIT_SOCKETS', LIMITS.sockets),
      matches: number('LIMIT_MATCHES', LIMITS.matches),
      bots: Math.max(1, number('LIMIT_BOTS', LIMITS.bots)),
      leastClock: number('LEAST_CLOCK', LIMITS.leastClock),
      imports: number('LIMIT_IMPORTS', LIMITS.imports),
      importMb: number('LIMIT_IMPORT_MB', LIMITS.importMb),
    },
    logLevel: text('LOG_LEVEL') ?? 'info',
    dist: text('DIST') ?? join(root, 'apps/web/dist'),
  };
}
