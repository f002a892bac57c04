// Part of npm run check: no exported type has the name of another one.
import { root } from './installed.mjs';
import { repeatedTypes } from './repeated-types.mjs';

const { files, found } = repeatedTypes(root);
for (const { name, files: where } of found) console.log(`${name} is declared in ${where.join(', ')}`);
// A check that looked at nothing would be green for ever.
if (files === 0) console.log('no source was looked at');
process.exit(found.length > 0 || files === 0 ? 1 : 0);
