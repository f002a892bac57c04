// Fetches Debian's packages for the tests, where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether something is there, after it was fetched if need be. */
export function ensure(what, installed, ...packages) {
  if (installed()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`Installing ${what} for the tests …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) => spawnSync('apt-get', [...args, '-qq'], { stdio: ['ignore', 2, 2], env });
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  }
  return installed();
}
