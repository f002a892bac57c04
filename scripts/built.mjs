// Knows whether apps/web/dist was built from the sources as they are now.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './installed.mjs';

const stamp = join(root, 'apps/web/dist/.built-from');
/** Not built: tests in a browser may change without it. */
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'e2e']);

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['engine', 'games', 'apps/web'])
    if (existsSync(join(root, folder)))
      for (const f of files(join(root, folder))) hash.update(f).update(readFileSync(f));
  return hash.digest('hex');
}

export const isStale = () => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint();
export const markBuilt = () => writeFileSync(stamp, fingerprint());
