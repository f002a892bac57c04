import type { IncomingHttpHeaders } from 'node:http';
import { isAPIError } from 'better-auth/api';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Accounts } from './accounts.ts';
import { type AccountRefusal, NO_EMAIL, NOBODY } from './answers.ts';
import { voidPasswordLinks } from './links.ts';
import type { Person } from './people.ts';

const WRONG: AccountRefusal = { error: 'wrong-password', message: 'The password is not right.' };
const TAKEN: AccountRefusal = {
  error: 'email-taken',
  message: 'There is an account with this address already.',
};

/** The library asks for no password where an address is changed: who sits down at an open screen could take an account. */
const Wish = z.object({ email: z.email().max(254), password: z.string().max(128) });

interface Parts {
  readonly accounts: Accounts;
  readonly config: Config;
  readonly database: Database;
}

/**
 * Whether somebody may have another address, and which; else why not. An address that nobody has confirmed, such as a
 * mistyped one, is exchanged at once, a confirmed one when the link in the letter to the new one was opened.
 */
export async function newAddress(
  { accounts, config, database }: Parts,
  person: Person | null,
  headers: IncomingHttpHeaders,
  body: unknown,
): Promise<{ readonly to: string } | { readonly status: number; readonly refusal: AccountRefusal }> {
  if (person === null) return { status: 401, refusal: NOBODY };
  const wish = Wish.safeParse(body);
  if (!wish.success) return { status: 400, refusal: NO_EMAIL };
  const to = wish.data.email.toLowerCase();
  if (person.email === null || !(await knowsPassword(accounts, headers, wish.data.password)))
    return { status: 403, refusal: WRONG };
  const { internalAdapter } = await accounts.$context;
  if ((await internalAdapter.findUserByEmail(to)) !== null) return { status: 409, refusal: TAKEN };
  // Where no letter can be sent, nothing is confirmed.
  if (config.mail === null) await internalAdapter.updateUser(person.id, { emailVerified: false });
  // Once more when the address has changed: until then another letter may go to the old one.
  await voidPasswordLinks(database, person.id);
  return { to };
}

async function knowsPassword(
  accounts: Accounts,
  { cookie, authorization }: IncomingHttpHeaders,
  password: string,
): Promise<boolean> {
  const headers = new Headers();
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (authorization !== undefined) headers.set('authorization', authorization);
  try {
    await accounts.api.verifyPassword({ headers, body: { password } });
    return true;
  } catch (e) {
    if (isAPIError(e) && e.statusCode < 500) return false;
    throw e;
  }
}
