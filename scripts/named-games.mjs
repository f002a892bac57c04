// Finds sources outside games/ that name a game: apps and engine know games only through their manifests.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const LOOKED_AT = ['apps', 'engine', 'examples', 'scripts'];
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'testing', 'e2e']);
const SOURCE = /\.(ts|tsx|mts|js|mjs|cjs|css|html|json|svg)$/;
/** Tests and package files may know a game. */
const EXEMPT = /\.test\.tsx?$|(^|\/)testing\.ts$|(^|\/)package(-lock)?\.json$/;

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile() && SOURCE.test(entry.name)) yield path;
  }
}

/** `night-watch`, `nightWatch`, `Night Watch` and `NIGHT_WATCH` are one name. */
const patternOf = (name) => new RegExp(name.split('-').join('[-_ ]?'), 'i');

/** Every line that names a game as `{ file, line, name }`, how many files were looked at, and the names. */
export function namedGames(root) {
  const names = readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name))
    .map((entry) => entry.name);
  const patterns = names.map((name) => ({ name, pattern: patternOf(name) }));
  const roots = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(root, entry.name));
  const all = [...roots, ...LOOKED_AT.flatMap((folder) => [...filesIn(join(root, folder))])];
  const files = all
    .map((path) => ({ path, file: relative(root, path).replaceAll(sep, '/') }))
    .filter(({ file }) => !EXEMPT.test(file));
  const found = files.flatMap(({ path, file }) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((text, i) =>
        patterns.flatMap(({ name, pattern }) => (pattern.test(text) ? [{ file, line: i + 1, name }] : [])),
      ),
  );
  return { names, files: files.length, found };
}
