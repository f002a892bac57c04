import { randomBytes } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous, bearer } from 'better-auth/plugins';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { alone } from '../database/alone.ts';
import type { Database } from '../database/database.ts';
import { claimed } from './claimed.ts';
import { homeOf } from './home.ts';
import { exchanges, voidPasswordLinks } from './links.ts';
import { openMailer } from './mailer.ts';
import { move } from './moving.ts';
import { cleanName, madeUpName } from './names.ts';
import { refuseTaken } from './passkey-answer.ts';
import { kept } from './settings.ts';
import { asLanguage, languageOf, words } from './words.ts';

export const LEAST_PASSWORD = 8;
const DAY = 24 * 60 * 60;
/** A guest is nothing but this: it should last from one summer to the next. */
const SESSION = 400 * DAY;

/** Guests have no address, but the library wants one for everybody; by these it is known to be none. */
const NOWHERE = '@guest.invalid';
export const emailOf = (kept: string): string | null => (kept.endsWith(NOWHERE) ? null : kept);

/** What the rest of the server has to hear about. */
export interface Hearing {
  /** something about who they are changed: what is remembered of them is stale */
  changed(person: string): void;
  signedOut(person: string): void;
  /** the guest is gone, and everything of theirs is the account's */
  moved(guest: string, account: string): void;
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** Accounts, sessions and passkeys: better-auth, as we want it. */
export async function openAccounts(
  database: Database,
  config: Config,
  log: FastifyBaseLogger,
  heard: Hearing,
) {
  const secret =
    config.secret ?? (await kept(database, 'secret', () => randomBytes(32).toString('base64url')));
  const options = optionsFor(database, config, secret, log, heard);
  await migrate(database, options);
  return betterAuth(options);
}

function optionsFor(
  database: Database,
  config: Config,
  secret: string,
  log: FastifyBaseLogger,
  heard: Hearing,
) {
  const { db } = database;
  const home = homeOf(config);
  const send = config.mail && openMailer(config.mail, log);

  const languageOfPerson = async (id: string, request: Request | undefined) => {
    // Who is just signing up may be written down by now or not: the language is that of the page in either case.
    if (request !== undefined && new URL(request.url).pathname.endsWith('/sign-up/email'))
      return languageIn(request);
    const kept = await db.selectFrom('person').select('language').where('id', '=', id).executeTakeFirst();
    return kept ? asLanguage(kept.language) : languageIn(request);
  };
  /** Nobody waits for a letter: how long an answer takes would tell whether an address is known. */
  const write = (
    kind: 'verify' | 'reset',
    to: { id: string; email: string },
    link: string,
    request: Request | undefined,
  ) => {
    void languageOfPerson(to.id, request)
      .then((language) => {
        const { subject, text } = words[language][kind];
        return send?.({ to: to.email, subject, text: text.replace('{link}', () => link) });
      })
      .catch((e: unknown) => log.warn({ err: e }, 'a letter could not be written'));
  };

  return {
    appName: 'Sightline',
    basePath: '/api/auth',
    secret,
    ...(config.origin === null ? {} : { baseURL: config.origin, trustedOrigins: [config.origin] }),
    // In SQLite everything shares one connection, on which a transaction that waits would take in what others write.
    database: { db, type: database.kind, transaction: database.kind === 'postgres' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: LEAST_PASSWORD,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      ...(send
        ? {
            sendResetPassword: async ({ user, token }, request) =>
              write('reset', user, `${home}/#/account/reset/${token}`, request),
            onPasswordReset: async ({ user }) => {
              // Whoever knew the old one is told of nothing any more; a browser that signs in says anew that it wants to be.
              await db.deleteFrom('subscription').where('person', '=', user.id).execute();
              // The link was in a letter: who has it has the address.
              if (user.emailVerified) return;
              await claimed(database, user.id);
              heard.changed(user.id);
            },
          }
        : {}),
    },
    ...(send
      ? {
          emailVerification: {
            sendOnSignUp: true,
            sendVerificationEmail: async ({ user, token }, request) => {
              const back = encodeURIComponent('/#/account');
              const link = `${home}/api/auth/verify-email?token=${token}&callbackURL=${back}`;
              write('verify', user, link, request);
            },
          },
        }
      : {}),
    // Who may, and that they know the password, is found out by ./new-address.ts.
    user: { changeEmail: { enabled: true, updateEmailWithoutVerification: true } },
    session: {
      expiresIn: SESSION,
      updateAge: DAY,
      // A guest can't prove anew who they are, and has to be able to add a passkey.
      freshAge: 0,
    },
    // Counted by ../limits/rate-limiter.ts, for all that can be guessed and by the address that the proxies vouch for.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'sightline',
      useSecureCookies: config.origin?.startsWith('https://') ?? false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      // Both are off by themselves where tests run, which would then test something else.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    logger: {
      level: 'error',
      log: (level, message, ...more) => {
        // What anybody may send who likes is nothing that went wrong here.
        const how = /^Failed to verify (registration|authentication)$/.test(message) ? 'info' : level;
        log[how]({ more: more.map(String) }, `accounts: ${message}`);
      },
    },
    // Refusals are answers; only what went wrong here is worth a line.
    onAPIError: {
      onError: (e) => {
        if (!isAPIError(e) || e.statusCode >= 500) log.error({ err: e }, 'accounts');
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => ({
            data: { ...user, name: cleanName(user.name) ?? madeUpName(languageIn(context)) },
          }),
          after: async (user, context) => {
            await db
              .insertInto('person')
              .values({
                id: user.id,
                name: user.name,
                mail: 1,
                language: languageIn(context),
                created: user.createdAt.getTime(),
              })
              .onConflict((c) => c.column('id').doNothing())
              .execute();
          },
        },
        update: {
          after: async (user, context) => {
            heard.changed(user.id);
            const path = context?.path;
            if (path === '/change-email' || (path === '/verify-email' && exchanges(context?.query)))
              await voidPasswordLinks(database, user.id);
          },
        },
      },
      session: { delete: { after: async (session) => heard.signedOut(session.userId) } },
    },
    plugins: [
      anonymous({
        generateRandomEmail: () => `${randomBytes(16).toString('hex')}${NOWHERE}`,
        // Cleaned to nothing, so that the hook above makes one up.
        generateName: () => ' ',
        onLinkAccount: async ({ anonymousUser, newUser, ctx }) => {
          const [guest, account] = [anonymousUser.user.id, newUser.user.id];
          if (guest === account || newUser.user.isAnonymous) return;
          const name: unknown = ctx.body?.name;
          const named = typeof name === 'string' && cleanName(name) !== null;
          await move(database, guest, account, ctx.path === '/sign-up/email' ? { named } : null);
          heard.moved(guest, account);
        },
      }),
      bearer({ requireSignature: true }),
      passkey({
        rpName: 'Sightline',
        ...(config.origin === null ? {} : { origin: config.origin }),
        registration: { afterVerification: refuseTaken },
      }),
    ],
    hooks: {
      /** Who has a passkey is no longer known by a cookie alone; who deletes the last one is, unless there is a password. */
      after: createAuthMiddleware(async (ctx) => {
        if (ctx.path !== '/passkey/verify-registration' && ctx.path !== '/passkey/delete-passkey') return;
        const user = ctx.context.session?.user;
        if (!user || emailOf(user.email) !== null) return;
        const keys = await ctx.context.adapter.count({
          model: 'passkey',
          where: [{ field: 'userId', value: user.id }],
        });
        await ctx.context.internalAdapter.updateUser(user.id, { isAnonymous: keys === 0 });
      }),
    },
  } satisfies BetterAuthOptions;
}

const languageIn = (context: { headers?: Headers | undefined } | null | undefined) =>
  languageOf(context?.headers?.get('accept-language'));

/** Processes that start together on one database wait for each other. */
async function migrate(database: Database, options: ReturnType<typeof optionsFor>): Promise<void> {
  const run = async (db: Database['db']) =>
    (await getMigrations({ ...options, database: { ...options.database, db } })).runMigrations();
  if (database.kind === 'sqlite') await run(database.db);
  else await alone(database, 'accounts', 'wait', () => database.patiently(run));
}
