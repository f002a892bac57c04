import type { Me, NewOnlineMatch, OnlineMatch } from '@sightline/wire';
import { keepOnline } from '../app/known-online.ts';
import { useSettings } from '../app/settings.ts';
import { nobody, useMe } from './who.ts';

/** Why the server did not do something: its own code, or one of ours where there was none. */
export class RequestError extends Error {
  readonly code: string;

  constructor(code: string, message = code) {
    super(message);
    this.code = code;
  }
}

export const codeOf = (error: unknown): string => (error instanceof RequestError ? error.code : 'failed');

let ahead = 0;
/** The server's clock, as far as we know it: clocks of matches run by that one. */
export const serverNow = (): number => Date.now() + ahead;

/** Half of the second that the date in an answer is rounded down by. */
const ROUNDED = 500;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const we = useMe.getState().me?.id;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : {
            body: JSON.stringify(body),
            // In the language of this page, whatever the browser prefers: letters are written in it.
            headers: {
              'content-type': 'application/json',
              'accept-language': useSettings.getState().language,
            },
          }),
    });
  } catch {
    throw new RequestError('unreachable');
  }
  // Whatever serves plain files answers with a page, or with nothing.
  if (answer.headers.get('content-type')?.includes('json') !== true) {
    if (answer.ok && answer.status === 204) return undefined as T;
    throw new RequestError(answer.status >= 500 && answer.status !== 501 ? 'unreachable' : 'no-server');
  }
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (!Number.isNaN(date)) ahead = date + ROUNDED - Date.now();
  const said = (await answer.json().catch(() => null)) as unknown;
  if (answer.ok) return said as T;
  const { error, message } = (said ?? {}) as { error?: unknown; message?: unknown };
  // Whoever has signed out in another tab learns it by whatever is asked next. What was asked by who we were before says
  // nothing of who we are now.
  if (error === 'signed-out' && useMe.getState().me?.id === we) nobody();
  throw new RequestError(
    typeof error === 'string' ? error : 'failed',
    typeof message === 'string' ? message : '',
  );
}

const at = (id: string) => `/api/matches/${encodeURIComponent(id)}`;
const auth = (what: string) => `/api/auth/${what}`;

/** Whoever has a seat has played: the start page knows that before it has asked. */
async function seated(match: Promise<OnlineMatch>): Promise<OnlineMatch> {
  const joined = await match;
  keepOnline('seated');
  return joined;
}

interface Absent {
  readonly seat: number;
  /** milliseconds since 1970 */
  readonly from: number;
}

type Matches = { readonly matches: readonly OnlineMatch[] };

export const server = {
  me: () => ask<Me>('GET', '/api/me'),
  changeMe: (some: { name?: string; mail?: boolean; language?: string }) => ask<Me>('PATCH', '/api/me', some),

  create: (match: NewOnlineMatch) => seated(ask('POST', '/api/matches', match)),
  mine: async () => (await ask<Matches>('GET', '/api/matches?of=mine')).matches,
  open: async () => (await ask<Matches>('GET', '/api/matches?of=open')).matches,
  /** `unseen`: nobody looks at the page that asks */
  match: (id: string, unseen: boolean) => ask<OnlineMatch>('GET', unseen ? `${at(id)}?unseen=true` : at(id)),
  join: (id: string, seat?: number) =>
    seated(ask('POST', `${at(id)}/join`, seat === undefined ? {} : { seat })),
  /** one seat, or all that are ours */
  leave: (id: string, seat?: number) =>
    ask<OnlineMatch>('POST', `${at(id)}/leave`, seat === undefined ? {} : { seat }),
  close: (id: string) => ask<unknown>('POST', `${at(id)}/close`, {}),
  comeBack: (id: string) => ask<OnlineMatch>('POST', `${at(id)}/return`, {}),
  seat: (id: string, seat: number, bot: string | null) =>
    ask<OnlineMatch>('POST', `${at(id)}/seats/${seat}`, { bot }),
  /** asks whoever has that seat, and is called so, off the table */
  dismiss: (id: string, seat: number, name: string) =>
    ask<OnlineMatch>('POST', `${at(id)}/seats/${seat}/dismiss`, { name }),
  /** who is waited for and away, and from when on a bot may play for them */
  absent: async (id: string) =>
    (await ask<{ readonly seats: readonly Absent[] }>('GET', `${at(id)}/absent`)).seats,
  start: (id: string) => ask<OnlineMatch>('POST', `${at(id)}/start`, {}),
  remove: (id: string) => ask<unknown>('DELETE', at(id)),
  rematch: (id: string) => ask<OnlineMatch>('POST', `${at(id)}/rematch`, {}),
  file: (id: string) => ask<object>('GET', `${at(id)}/file`),

  pushKey: async () => (await ask<{ readonly key: string }>('GET', '/api/push')).key,
  subscribe: (subscription: PushSubscriptionJSON) => ask<unknown>('POST', '/api/push', subscription),
  unsubscribe: (endpoint: string) => ask<unknown>('DELETE', '/api/push', { endpoint }),

  guest: () => ask<unknown>('POST', auth('sign-in/anonymous'), {}),
  signUp: (some: { name: string; email: string; password: string }) =>
    ask<unknown>('POST', auth('sign-up/email'), some),
  signIn: (some: { email: string; password: string }) => ask<unknown>('POST', auth('sign-in/email'), some),
  signOut: () => ask<unknown>('POST', auth('sign-out'), {}),
  signOutElsewhere: () => ask<unknown>('POST', auth('revoke-other-sessions'), {}),
  confirm: () => ask<unknown>('POST', auth('send-verification-email'), {}),
  changeEmail: (some: { email: string; password: string }) =>
    ask<unknown>('POST', auth('change-email'), some),
  changePassword: (some: { currentPassword: string; newPassword: string }) =>
    ask<unknown>('POST', auth('change-password'), some),
  forgotten: (email: string) => ask<unknown>('POST', auth('request-password-reset'), { email }),
  reset: (token: string, newPassword: string) =>
    ask<unknown>('POST', auth('reset-password'), { token, newPassword }),

  passkeys: () => ask<readonly Passkey[]>('GET', auth('passkey/list-user-passkeys')),
  registerOptions: () => ask<unknown>('GET', auth('passkey/generate-register-options')),
  register: (response: unknown) => ask<unknown>('POST', auth('passkey/verify-registration'), { response }),
  signInOptions: () => ask<unknown>('GET', auth('passkey/generate-authenticate-options')),
  signInByPasskey: (response: unknown) =>
    ask<unknown>('POST', auth('passkey/verify-authentication'), { response }),
  removePasskey: (id: string) => ask<unknown>('POST', auth('passkey/delete-passkey'), { id }),
} as const;

export interface Passkey {
  readonly id: string;
  readonly name?: string | null;
  readonly createdAt: string | null;
}
