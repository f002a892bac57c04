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

const find = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path));

/** A Chromium that is installed; CHROMIUM names another one. */
export function chromium(): string {
  const found = find([
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]);
  if (found === undefined) throw new Error('no Chromium found: install it, or name it with CHROMIUM=…');
  return found;
}

/**
 * The same engine without the browser around it, where it is installed: it opens a table with two thirds of the
 * processor time.
 */
export const headlessShell = (): string =>
  find([process.env.CHROMIUM, '/usr/bin/chromium-headless-shell']) ?? chromium();
