import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Accounts } from './accounts.ts';

const NAME = 'sightline.known';
const MAX_AGE_S = 400 * 24 * 60 * 60;
/** A browser that several people share is known for so many accounts; the oldest is forgotten. */
const MOST = 5;
/** 9 random bytes and 16 of the signature, in base64url */
const MARK = /^[\w-]{12}[\w-]{22}$/;
const RANDOM = 12;

/**
 * Browsers in which an account was signed in before. Wrong guesses of others do not lock the owner out there: such a
 * browser has attempts of its own. It holds a signed mark, which another password makes void.
 */
export interface KnownBrowsers {
  /** The browser's name within the account with this address; null: it is not known there. */
  of(email: string, headers: IncomingHttpHeaders): Promise<string | null>;
  /** The cookie by which the browser is known from now on. */
  cookieFor(account: string, headers: IncomingHttpHeaders): Promise<string>;
}

export function knownBrowsers(accounts: Accounts, secure: boolean): KnownBrowsers {
  const name = secure ? `__Secure-${NAME}` : NAME;
  const signature = async (account: string, random: string): Promise<string> => {
    const { secret, internalAdapter } = await accounts.$context;
    const all = await internalAdapter.findAccounts(account);
    const password = all.find(({ providerId }) => providerId === 'credential')?.password ?? '';
    const mac = createHmac('sha256', `known browser ${secret}`);
    return mac
      .update(JSON.stringify([account, password, random]))
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  };
  const marksIn = ({ cookie = '' }: IncomingHttpHeaders): string[] => {
    const held = cookie.split(/; */).find((one) => one.startsWith(`${name}=`)) ?? '';
    return held
      .slice(name.length + 1)
      .split('.')
      .filter((mark) => MARK.test(mark))
      .slice(0, MOST);
  };
  const markOf = async (account: string, headers: IncomingHttpHeaders): Promise<string | null> => {
    for (const mark of marksIn(headers)) {
      const signed = Buffer.from(await signature(account, mark.slice(0, RANDOM)));
      if (timingSafeEqual(signed, Buffer.from(mark.slice(RANDOM)))) return mark;
    }
    return null;
  };
  return {
    async of(email, headers) {
      if (marksIn(headers).length === 0) return null;
      const { internalAdapter } = await accounts.$context;
      const found = await internalAdapter.findUserByEmail(email);
      // An address nobody has takes the same work: how long an answer takes does not tell whether there is an account.
      const account = found?.user.id ?? '';
      const mark = await markOf(account, headers);
      return found === null || mark === null ? null : `${account} ${mark.slice(0, RANDOM)}`;
    },
    async cookieFor(account, headers) {
      const known = await markOf(account, headers);
      const random = randomBytes(9).toString('base64url');
      const mark = known ?? random + (await signature(account, random));
      const marks = [mark, ...marksIn(headers).filter((other) => other !== mark)].slice(0, MOST);
      const flags = `Max-Age=${MAX_AGE_S}; Path=/api/auth; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Lax`;
      return `${name}=${marks.join('.')}; ${flags}`;
    },
  };
}
