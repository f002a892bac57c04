// Gathers the icons listed in apps/web/icons.json into one sprite file. `--check` only says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './installed.mjs';

const web = join(root, 'apps/web');
const names = JSON.parse(readFileSync(join(web, 'icons.json'), 'utf8'));
const set = JSON.parse(
  readFileSync(
    createRequire(join(web, 'package.json')).resolve('@iconify-json/game-icons/icons.json'),
    'utf8',
  ),
);
const missing = names.filter((name) => set.icons[name] === undefined);
if (missing.length > 0) {
  console.error(`no such icons: ${missing.join(', ')}`);
  process.exit(1);
}
const symbols = [...new Set(names)]
  .sort()
  .map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${set.icons[name].body}</symbol>`);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
const file = join(web, 'src/icons/sprite.svg');
if (!process.argv.includes('--check')) writeFileSync(file, sprite);
else if (readFileSync(file, 'utf8') !== sprite) {
  console.error('apps/web/src/icons/sprite.svg is out of date: node scripts/icons.mjs');
  process.exit(1);
}
