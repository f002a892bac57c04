import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const here = import.meta.dirname;
/** Scripts other than Latin and Cyrillic are fetched by whoever needs them, not by everybody. */
const LEFT_OUT = /(greek|vietnamese|-ext)[\w-]*\.woff2$|\.map$/;

/**
 * Writes the service worker: what the build made is what it keeps, under a name that changes with every build. A
 * few lines of our own instead of a plugin with three hundred packages.
 */
export function offline(): Plugin {
  return {
    name: 'sightline-offline',
    apply: 'build',
    // Last of all: Vite takes out the scripts of chunks that hold nothing but styles.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const made = Object.keys(bundle).filter((file) => !LEFT_OUT.test(file) && file !== 'index.html');
        const shipped = readdirSync(join(here, '../public'));
        const files = [
          '/',
          ...made.toSorted().map((f) => `/${f}`),
          ...shipped.toSorted().map((f) => `/${f}`),
        ];
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        const source = readFileSync(join(here, 'service-worker.js'), 'utf8')
          .replace('__VERSION__', version)
          .replace('__FILES__', JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
