import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends a letter; says whether it was handed over. Never throws. */
export type Mailer = (letter: Letter) => Promise<boolean>;

const PATIENCE_MS = 10_000;

export function openMailer({ url, from }: NonNullable<Config['mail']>, log: FastifyBaseLogger): Mailer {
  const address = new URL(url);
  const secure = address.protocol === 'smtps:';
  const transport = createTransport({
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: address.port === '' ? (secure ? 465 : 587) : Number(address.port),
    secure,
    ...(address.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // What is in a letter is text: nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      return true;
    } catch (e) {
      log.warn(whyOf(e), 'a letter could not be sent');
      return false;
    }
  };
}

/** Why, and not to whom: what a mail server says in words names the address. */
function whyOf(e: unknown): Record<string, unknown> {
  const { code, originalCode, responseCode, command } = e as Record<string, unknown>;
  return { code, originalCode, responseCode, command };
}
