import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const here = import.meta.dirname;
/** Scripts other than Latin and Cyrillic are fetched where they are needed, not by everybody. */
const LEFT_OUT = /(greek|vietnamese|-ext)[\w-]*\.woff2$|\.map$/;

/**
 * Writes the service worker: what the build made is what it keeps, under a name that changes with every build. A
 * few lines of our own instead of a plugin with three hundred packages.
 */
export function offline(): Plugin {
  return {
    name: 'sightline-offline',
    apply: 'build',
    // By what was written: one file that is not there, and the browser keeps nothing.
    writeBundle({ dir = '' }) {
      const assets = readdirSync(join(dir, 'assets')).filter((file) => !LEFT_OUT.test(file));
      const shipped = readdirSync(join(here, '../public'));
      const files = [
        '/',
        ...assets.toSorted().map((f) => `/assets/${f}`),
        ...shipped.toSorted().map((f) => `/${f}`),
      ];
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(join(here, 'service-worker.js'), 'utf8')
        .replace('__VERSION__', version)
        .replace('__FILES__', JSON.stringify(files));
      writeFileSync(join(dir, 'service-worker.js'), source);
    },
  };
}
