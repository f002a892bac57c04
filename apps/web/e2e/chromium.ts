import { existsSync } from 'node:fs';

/** Nothing but the page itself may use the network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that is installed; CHROMIUM names another one. */
export function chromium(): string {
  const found = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error('no Chromium found: install it, or name it with CHROMIUM=…');
  return found;
}
