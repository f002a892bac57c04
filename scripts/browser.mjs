// Makes sure that a Chromium is there for the tests in a browser. Debian's own is fetched where nothing else is found.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const installed = () => PLACES.some((path) => path !== undefined && existsSync(path));

export function ensureBrowser() {
  if (installed()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the tests in a browser …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) => spawnSync('apt-get', [...args, '-qq'], { stdio: ['ignore', 2, 2], env });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
  }
  if (installed()) return true;
  console.error('The tests in a browser need Chromium: install it, or name it with CHROMIUM=/path/to/it.');
  return false;
}
