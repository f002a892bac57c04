// Makes sure that a Chromium is there for the tests in a browser. Debian's own is fetched where nothing else is found.
import { existsSync } from 'node:fs';
import { ensure } from './apt.mjs';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const SHELL = '/usr/bin/chromium-headless-shell';
const installed = () => PLACES.some((path) => path !== undefined && existsSync(path));

export function ensureBrowser() {
  if (ensure('Chromium', installed, 'chromium', 'fonts-liberation')) {
    // Without it the tests run all the same, and take longer.
    if (process.env.CHROMIUM === undefined)
      ensure('the headless shell of Chromium', () => existsSync(SHELL), 'chromium-headless-shell');
    return true;
  }
  console.error('The tests in a browser need Chromium: install it, or name it with CHROMIUM=/path/to/it.');
  return false;
}
