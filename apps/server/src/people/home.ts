import type { Config } from '../config.ts';

/**
 * Where links in mails and notices lead. Never taken from a request: whoever can say where a link with a token in it
 * leads, gets the token.
 */
export function homeOf({ origin, host, port }: Config): string {
  if (origin !== null) return origin;
  const anywhere = host === '0.0.0.0' || host === '::';
  const name = anywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
