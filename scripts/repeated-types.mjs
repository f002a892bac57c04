// Finds exported types that are declared in two source files: one name stands for one thing.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const LOOKED_AT = ['apps', 'engine', 'examples', 'games', 'scripts'];
const SKIPPED = new Set(['node_modules', 'dist', '.cache']);
const SOURCE = /\.(ts|tsx|mts)$/;
const DECLARED =
  /^export (?:default |declare |abstract |const )*(?:type|interface|class|enum) ([A-Za-z_$][\w$]*)/gm;
const A_GAME = /^(?:games|engine\/small-games\/src|apps\/web\/e2e\/(?=fifth-game\/))\/?([^/]+)\//;

/** Types of the engine whose instance in a game has the same name there. */
const INSTANCES = new Set(['Answer', 'BotReading', 'ChoiceOffer', 'Decision', 'SeenEvent', 'ViewContext']);
/** What every game has, under the name it has in each ("Names of types" in docs/adding-a-game.md). */
const OF_EACH_GAME = new Set([
  'G',
  'Given',
  'MessageKey',
  'OpenTable',
  'Prompt',
  'Skill',
  'Statics',
  'TestTable',
  'Verb',
  'Words',
]);

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile() && SOURCE.test(entry.name)) yield path;
  }
}

/** The game a file belongs to, or its floor. */
const ownerOf = (file) => A_GAME.exec(file)?.[1] ?? file.split('/')[0];

/** Once in each game, and an instance once more in the engine. */
function isByConvention(name, files) {
  const owners = files.map(ownerOf);
  if (new Set(owners).size < owners.length) return false;
  if (OF_EACH_GAME.has(name)) return files.every((file) => A_GAME.test(file));
  return INSTANCES.has(name) && files.every((file) => A_GAME.test(file) || file.startsWith('engine/'));
}

/** Every name that stands for two types as `{ name, files }`, and how many files were looked at. */
export function repeatedTypes(root) {
  const declared = new Map();
  let files = 0;
  for (const path of LOOKED_AT.flatMap((folder) => [...filesIn(join(root, folder))])) {
    files++;
    const file = relative(root, path).replaceAll(sep, '/');
    const names = Array.from(readFileSync(path, 'utf8').matchAll(DECLARED), ([, name]) => name);
    for (const name of new Set(names)) declared.set(name, [...(declared.get(name) ?? []), file]);
  }
  const found = [...declared]
    .filter(([name, where]) => where.length > 1 && !isByConvention(name, where))
    .map(([name, where]) => ({ name, files: where.sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { files, found };
}
