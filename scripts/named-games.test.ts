import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { namedGames } from './named-games.mjs';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sightline-names-'));
  for (const folder of ['apps', 'engine', 'examples', 'scripts']) mkdirSync(join(root, folder));
  write('games/night-watch/manifest.ts', '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a source outside games/ that names a game is found with its line, however the name is written', () => {
  write('apps/web/src/home.ts', "\nconst first = 'night-watch';\n");
  write('apps/web/src/art.css', '.NightWatch {}');
  write('engine/kernel/src/a.ts', '// as in Night Watch');
  write('vite.config.ts', 'NIGHT_WATCH');
  expect(namedGames(root).found.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'vite.config.ts:1',
    'apps/web/src/art.css:1',
    'apps/web/src/home.ts:2',
    'engine/kernel/src/a.ts:1',
  ]);
});

it('tests, package files and what lies in games/ may name it', () => {
  write('apps/web/src/home.test.ts', 'night-watch');
  write('apps/web/package.json', 'night-watch');
  write('apps/web/e2e/play.ts', 'night-watch');
  write('apps/server/src/testing/player.ts', 'night-watch');
  write('games/registry.ts', 'night-watch');
  expect(namedGames(root)).toEqual({ names: ['night-watch'], files: 0, found: [] });
});

it('the sources of this repository are looked at', () => {
  const { names, files, found } = namedGames(join(import.meta.dirname, '..'));
  expect(names.length).toBeGreaterThan(1);
  expect(files).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
