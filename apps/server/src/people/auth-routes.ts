import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { noticing } from '../database/unavailable.ts';
import { openRateLimiter, type RateLimiter } from '../limits/rate-limiter.ts';
import { elapsed } from '../time.ts';
import { type Accounts, LEAST_PASSWORD } from './accounts.ts';
import { type AccountRefusal, NO_EMAIL, NOBODY, TRY_AGAIN_S, tooMany, UNAVAILABLE } from './answers.ts';
import { homeOf } from './home.ts';
import { type KnownBrowsers, knownBrowsers } from './known-browsers.ts';
import { exchanges, linkPage, outcomeOf } from './links.ts';
import { newAddress } from './new-address.ts';
import { endOthers } from './other-sessions.ts';
import { FORGED, NO_PASSKEY, noPasskeySays } from './passkey-answer.ts';
import type { People } from './people.ts';
import { isWeak } from './weak-password.ts';

/** What we let through of all that the library can do, and whether it is an attempt at something that can be guessed. */
export const OPEN: Readonly<Record<string, 'counted' | 'guest' | 'free'>> = {
  'POST /sign-in/anonymous': 'guest',
  'POST /sign-in/email': 'counted',
  'POST /sign-up/email': 'counted',
  'POST /sign-out': 'free',
  'POST /change-password': 'counted',
  'POST /revoke-other-sessions': 'counted',
  'POST /change-email': 'counted',
  'POST /request-password-reset': 'counted',
  'POST /reset-password': 'counted',
  'POST /send-verification-email': 'counted',
  'GET /verify-email': 'counted',
  'GET /passkey/generate-register-options': 'counted',
  'POST /passkey/verify-registration': 'counted',
  'GET /passkey/generate-authenticate-options': 'counted',
  'POST /passkey/verify-authentication': 'counted',
  'GET /passkey/list-user-passkeys': 'free',
  'POST /passkey/update-passkey': 'counted',
  'POST /passkey/delete-passkey': 'counted',
};

/** Where a password is asked for, which can be guessed. */
const PASSWORDS: ReadonlySet<string> = new Set(['/sign-in/email', '/change-password', '/change-email']);
const LONGEST_EMAIL = 254;
const Meant = z.object({ email: z.email().max(LONGEST_EMAIL) });

/** Where a password was proven, or chosen, by the browser that asks. */
const PROVEN: ReadonlySet<string> = new Set(['/sign-in/email', '/sign-up/email', '/change-password']);
const Proven = z.object({ user: z.object({ id: z.string() }) });

/** Where a password is chosen, and under which name it is sent. */
const CHOSEN: Readonly<Record<string, string>> = {
  '/sign-up/email': 'password',
  '/change-password': 'newPassword',
  '/reset-password': 'newPassword',
};

/** Where somebody comes who need not have been here before. */
const COMING = /^\/(?:sign-in|sign-up)\/|^\/passkey\/verify-authentication$/;

/** The library's codes that people meet, as ours. The others keep their names, in our spelling. */
const CODES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-email-or-password',
  USER_ALREADY_EXISTS: 'email-taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-taken',
  INVALID_EMAIL: 'not-an-email',
  INVALID_PASSWORD: 'wrong-password',
  PASSWORD_TOO_SHORT: 'password-too-short',
  PASSWORD_TOO_LONG: 'password-too-long',
  INVALID_TOKEN: 'link-expired',
  TOKEN_EXPIRED: 'link-expired',
  INVALID_ORIGIN: 'wrong-origin',
  MISSING_OR_NULL_ORIGIN: 'wrong-origin',
  ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY: 'already-guest',
  UNAUTHORIZED: 'signed-out',
  SESSION_REQUIRED: 'signed-out',
  VALIDATION_ERROR: 'malformed',
};

const UNSTORABLE: AccountRefusal = {
  error: 'malformed',
  message: 'There is a character in it that no text has.',
};
const NO_SUCH: AccountRefusal = { error: 'not-found', message: 'There is nothing here.' };
const NO_MAIL: AccountRefusal = {
  error: 'no-mail',
  message: 'This server can not send e-mail, so a forgotten password can not be replaced.',
};
const TOO_COMMON: AccountRefusal = {
  error: 'password-too-common',
  message: 'This password is one of the first that are guessed.',
};
const CONFIRMED: AccountRefusal = {
  error: 'nothing-to-confirm',
  message: 'There is no address to be confirmed.',
};

/** So many letters a mailbox gets at once for the asking; they come back evenly over an hour. */
const LETTERS = 5;
/**
 * The mailbox of an address: one has as many names as one likes behind a plus. These are counted together, and apart from
 * the mailbox itself: whoever makes them up keeps no letter from who has it.
 */
const mailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '+');
const HOUR = 60 * 60 * 1000;
/** So many addresses with an account one finds out at once; they come back evenly over an hour. */
const TAKEN = 10;
const NAMING: ReadonlySet<string> = new Set(['/sign-up/email', '/change-email']);

interface Parts {
  readonly accounts: Accounts;
  readonly config: Config;
  readonly database: Database;
  readonly guesses: RateLimiter;
  readonly people: Pick<People, 'who'>;
  readonly log: FastifyBaseLogger;
  /** sessions of somebody have ended */
  signedOut(person: string): void;
}

/** /api/auth/*: the library's own routes, as far as they are ours too, with our refusals. */
export function authRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, config, guesses, people, log } = parts;
  // A new guest guesses nothing: a whole club comes from one address.
  const guests = openRateLimiter(config.limits.guesses * 3);
  // By the account, from however many addresses: whoever has many of those would have as many guesses. Whether there is
  // such an account is not looked at, so nobody learns it from here.
  const passwords = openRateLimiter(config.limits.guesses * 5, elapsed, HOUR);
  const known = knownBrowsers(accounts, config.origin?.startsWith('https://') ?? false);
  // Whoever signs up learns whether there is an account with an address. By where they are, they learn it of so many.
  const taken = openRateLimiter(TAKEN, elapsed, HOUR);
  // By the mailbox a letter goes to, whoever asks for it: nobody's mailbox is flooded from here.
  const letters = openRateLimiter(LETTERS, elapsed, HOUR);
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    bodyLimit: 32_768,
    schema: { hide: true },
    handler: async (request, reply) => {
      const path = `/${(request.params as { '*': string })['*']}`;
      const open = Object.hasOwn(OPEN, `${request.method} ${path}`)
        ? OPEN[`${request.method} ${path}`]
        : undefined;
      if (open === undefined) return reply.code(404).send(NO_SUCH);
      if (open !== 'free') {
        const counter = open === 'guest' ? guests : guesses;
        if (tooMany(reply, counter)) return reply;
        counter.count(request.ip);
      }
      // An address that no mailbox can have is counted nowhere, and letters to it would go out all the same.
      if (tooLong(request.body)) return reply.code(400).send(NO_EMAIL);
      if (unstorable(request.body) || unstorable(request.query)) return reply.code(400).send(UNSTORABLE);
      if (noPasskeySays(path, request.body)) return reply.code(400).send(NO_PASSKEY);
      const chosen = CHOSEN[path];
      if (chosen !== undefined && (await chosenWeak(chosen, request, people)))
        return reply.code(400).send(TOO_COMMON);
      const guessed = PASSWORDS.has(path) ? await accountMeant(path, request, people, known) : null;
      if (guessed !== null) {
        if (tooMany(reply, passwords, guessed)) return reply;
        passwords.count(guessed);
      }
      if (NAMING.has(path) && tooMany(reply, taken)) return reply;
      if (path === '/request-password-reset') {
        if (config.mail === null) return reply.code(501).send(NO_MAIL);
        const asked = Meant.safeParse(request.body);
        if (!asked.success) return reply.code(400).send(NO_EMAIL);
        const to = mailbox(asked.data.email);
        // Who has had that many has a link that still works.
        if (letters.wait(to) > 0) return { status: true };
        letters.count(to);
        // Nobody learns from the answer, or from when it comes, whether the address is known.
        accounts
          .handler(webRequest(request, config))
          .catch((e: unknown) => log.error({ err: e }, 'password reset'));
        return { status: true };
      }
      if (path === '/send-verification-email') {
        if (config.mail === null) return reply.code(501).send(NO_MAIL);
        const person = await people.who(request.headers);
        if (person === null) return reply.code(401).send(NOBODY);
        if (person.email === null || !person.unconfirmed) return reply.code(409).send(CONFIRMED);
        const to = mailbox(person.email);
        if (tooMany(reply, letters, to)) return reply;
        letters.count(to);
        // To one's own address, whatever was asked for.
        request.body = { email: person.email };
      }
      if (path === '/sign-up/email' && config.mail !== null) {
        const email = Meant.safeParse(request.body).data?.email.toLowerCase();
        const { internalAdapter } = await accounts.$context;
        // Where there is an account already, no letter is sent.
        if (email !== undefined && (await internalAdapter.findUserByEmail(email)) === null) {
          const to = mailbox(email);
          if (tooMany(reply, letters, to)) return reply;
          letters.count(to);
        }
      }
      if (path === '/revoke-other-sessions')
        return (await endOthers(parts, request.headers)) ? { status: true } : reply.code(401).send(NOBODY);
      if (path === '/change-password') {
        // The library would end the session that it is done with, too.
        const { currentPassword, newPassword } = (request.body ?? {}) as Record<string, unknown>;
        request.body = { currentPassword, newPassword };
      }
      if (path === '/change-email') {
        const { headers, body } = request;
        const wish = await newAddress(parts, await people.who(headers), headers, body);
        if (!('to' in wish)) {
          if (wish.refusal.error === 'email-taken') taken.count(request.ip);
          return reply.code(wish.status).send(wish.refusal);
        }
        if (config.mail !== null) {
          const to = mailbox(wish.to);
          if (tooMany(reply, letters, to)) return reply;
          letters.count(to);
        }
        request.body = { newEmail: wish.to };
      }
      // A letter to a mistyped address is in a stranger's hands: the account is not theirs for opening its link.
      if (
        path === '/verify-email' &&
        exchanges(request.query) &&
        (await people.who(request.headers)) === null
      )
        return reply.redirect(linkPage('sign-in'));
      const named = path === '/passkey/generate-register-options' ? await people.who(request.headers) : null;
      // A session that has ended is none. The library would take its cookie away, after it gave the new one.
      if (COMING.test(path) && (await people.who(request.headers)) === null) forgetSession(request.headers);
      const { value: answer, unavailable } = await noticing(() =>
        accounts.handler(webRequest(request, config, named?.email ?? named?.name)),
      );
      if (unavailable && !answer.ok)
        return reply.code(503).header('retry-after', TRY_AGAIN_S).send(UNAVAILABLE);
      // Whoever knew the old one is not to stay.
      if (path === '/change-password' && answer.ok) await endOthers(parts, request.headers);
      const body = await answer.text();
      if (answer.status === 500 && body.includes(FORGED)) return reply.code(400).send(NO_PASSKEY);
      reply.code(answer.status);
      answer.headers.forEach((value, name) => {
        if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
      });
      for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
      reply.header('cache-control', 'no-store');
      const back = answer.headers.get('location');
      if (path === '/verify-email' && back !== null)
        reply.header('location', linkPage(outcomeOf(request.query, back)));
      const account = PROVEN.has(path) && answer.ok ? accountIn(body) : null;
      if (account !== null) reply.header('set-cookie', await known.cookieFor(account, request.headers));
      if (answer.status < 400) return reply.send(body);
      const refused = refusal(answer.status, body);
      if (refused.error === 'email-taken') taken.count(request.ip);
      return reply.type('application/json').send(refused);
    },
  });
}

const tooLong = (body: unknown): boolean => {
  const { email } = (body ?? {}) as Record<string, unknown>;
  return typeof email === 'string' && email.length > LONGEST_EMAIL;
};

/** Whether a character is somewhere in it that no text in a database may have. */
function unstorable(said: unknown): boolean {
  let found = false;
  JSON.stringify(said, (_, value: unknown) => {
    found ||= typeof value === 'string' && value.includes('\0');
    return value;
  });
  return found;
}

/** Whether the password somebody chooses is one that is tried first. */
async function chosenWeak(
  field: string,
  { body, headers }: FastifyRequest,
  people: Parts['people'],
): Promise<boolean> {
  const said = (body ?? {}) as Record<string, unknown>;
  const { [field]: password, email } = said;
  if (typeof password !== 'string') return false;
  const own = typeof email === 'string' ? email : ((await people.who(headers))?.email ?? '');
  // What is too short is told so.
  return password.length >= LEAST_PASSWORD && isWeak(password, own);
}

/** Whose password somebody says they know: that of whom they name, or their own; null: nobody's. */
async function accountMeant(
  path: string,
  { body, headers }: FastifyRequest,
  people: Parts['people'],
  known: KnownBrowsers,
): Promise<string | null> {
  if (path === '/sign-in/email') {
    const email = Meant.safeParse(body).data?.email.toLowerCase();
    if (email === undefined) return null;
    // Who has signed in here before is not kept from it by what others guess elsewhere.
    const browser = await known.of(email, headers);
    return browser === null ? email : `known ${browser}`;
  }
  const person = await people.who(headers);
  // Who is signed in is not kept from it by what others guess elsewhere.
  return person === null ? null : `signed in ${person.id}`;
}

/** Whose account the library answered with. */
function accountIn(body: string): string | null {
  try {
    return Proven.safeParse(JSON.parse(body)).data?.user.id ?? null;
  } catch {
    return null;
  }
}

function forgetSession(headers: IncomingHttpHeaders): void {
  delete headers.authorization;
  // Other cookies stay: one of them is half of a passkey's answer.
  const kept = headers.cookie?.split(/; */).filter((cookie) => !/^[^=]*session_(?:token|data)/.test(cookie));
  if (kept === undefined) return;
  headers.cookie = kept.join('; ');
}

/** What the library is asked. Its address is where people reach us, whatever the request says. */
function webRequest(request: FastifyRequest, config: Config, name?: string): Request {
  const asked = config.origin ?? `${request.protocol}://${request.host}`;
  const url = new URL(request.url, URL.canParse(asked) ? asked : homeOf(config));
  // What an authenticator shows the passkey under; a guest's address would be gibberish.
  if (name !== undefined) url.searchParams.set('name', name);
  const headers = new Headers();
  const { origin, cookie } = request.headers;
  // A browser that changes something says where it is from. Programs do not, but Node's `fetch` speaks of itself as a
  // browser does, and the library would ask it for its origin.
  const browser = origin !== undefined || cookie !== undefined;
  for (const [key, value] of Object.entries(request.headers))
    if ((FORWARDED.has(key) || (browser && OF_BROWSERS.has(key))) && typeof value === 'string')
      headers.set(key, value);
  const { method } = request;
  if (method !== 'POST') return new Request(url, { method, headers });
  headers.set('content-type', 'application/json');
  return new Request(url, { method, headers, body: JSON.stringify(request.body ?? {}) });
}

const FORWARDED: ReadonlySet<string> = new Set([
  'accept-language',
  'authorization',
  'cookie',
  'origin',
  'referer',
  'user-agent',
]);
const OF_BROWSERS: ReadonlySet<string> = new Set(['sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site']);

const Said = z.object({ code: z.string().max(100).optional(), message: z.string().max(500).optional() });

function refusal(status: number, body: string): AccountRefusal {
  let said: z.infer<typeof Said> = {};
  try {
    said = Said.parse(JSON.parse(body));
  } catch {
    // No body, or one that says nothing to us.
  }
  const code = said.code ?? (status === 401 ? 'UNAUTHORIZED' : status >= 500 ? 'FAILED' : 'REFUSED');
  return {
    error: CODES[code] ?? code.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    message: said.message ?? 'This was refused.',
  };
}
