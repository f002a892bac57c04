// Part of npm run check: no source file outside games/ names a game.
import { root } from './installed.mjs';
import { namedGames } from './named-games.mjs';

const { names, files, found } = namedGames(root);
for (const { file, line, name } of found) console.log(`${file}:${line}: names ${name}`);
// A check that looked at nothing would be green for ever.
if (files === 0 || names.length === 0) console.log('no source, or no game, was looked at');
process.exit(found.length > 0 || files === 0 || names.length === 0 ? 1 : 0);
