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

/** The same engine without windows, tabs and menus, which every new context would open: half the work of a test. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** What pages are tested in, where it is installed; otherwise the whole browser. */
export const headlessShell = (): string =>
  process.env.CHROMIUM === undefined && existsSync(SHELL) ? SHELL : chromium();

/** A Chromium that is installed, the whole of it; CHROMIUM names another one. */
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
