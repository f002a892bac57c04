import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mouse, playToTheEnd, settle } from './player.ts';

const root = join(import.meta.dirname, '../../..');
const brought = join(root, 'node_modules/.bin/node');
const node = existsSync(brought) ? brought : process.execPath;

/** The repository without its history. Packages are those installed here; our own are those of the copy. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'sightline-fifth-game-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', 'engine', 'games', 'apps'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of ['package.json', 'package-lock.json', ...files]) {
    if (file === '' || /^games\/[^/]+\/corpus\/|\.test\.ts$/.test(file) || !existsSync(join(root, file)))
      continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@sightline'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@sightline' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@sightline')))
    symlinkSync(readlinkSync(join(from, '@sightline', name)), join(to, '@sightline', name));
  for (const app of readdirSync(join(root, 'apps'))) {
    const own = join(root, 'apps', app, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, 'apps', app, 'node_modules'));
  }
  return copy;
}

/** All that a game needs: its folder, and its line in the registry. */
function addGame(copy: string): void {
  cpSync(join(import.meta.dirname, 'fifth-game'), join(copy, 'games/bids'), { recursive: true });
  const registry = join(copy, 'games/registry.ts');
  const line = "export { manifest as bids } from './bids/manifest.ts';\n";
  writeFileSync(registry, readFileSync(registry, 'utf8') + line);
}

const build = (copy: string): string =>
  execFileSync(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: join(copy, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    stdio: 'pipe',
  });

async function serve(copy: string): Promise<{ readonly address: string; readonly server: ChildProcess }> {
  const server = spawn(node, [join(copy, 'apps/server/src/main.ts')], {
    env: { ...process.env, PORT: '0', DATABASE_FILE: join(copy, 'matches.sqlite'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((ready, failed) => {
    server.once('exit', (code) => failed(new Error(`the server has ended with ${code}`)));
    server.stdout.on('data', (said) => {
      const [found] = /http:\S+/.exec(String(said)) ?? [];
      if (found !== undefined) ready(found);
    });
  });
  return { address, server };
}

// One copy for both, in this order: the second spoils it.
test.describe.configure({ mode: 'serial' });
let copy = '';
let server: ChildProcess | null = null;
test.beforeAll(() => {
  copy = copyRepository();
  addGame(copy);
});
test.afterAll(() => {
  server?.kill();
  rmSync(copy, { recursive: true, force: true });
});

test('a fifth game is its folder and one line: it is built, listed, and played to its end', async ({
  page,
}) => {
  build(copy);
  const started = await serve(copy);
  server = started.server;
  await settle(page, 'en', { speed: 'off' });
  await page.goto(started.address);
  const card = page.locator('.game[data-game-card="bids"]');
  await expect(card.getByRole('heading')).toHaveText('Bids');
  await expect(card).toHaveCSS('background-color', 'rgb(12, 29, 20)');
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  await card.getByRole('link').click();
  await page.locator('[data-test="start"]').click();
  const { ending } = await playToTheEnd(page, mouse(page), 5);
  expect(ending).toMatch(/^Won: Purse/);
  await page.goto(`${started.address}#/rules/bids`);
  await expect(page.locator('.overview-card')).toContainText('Challenges and duels');
});

test('a fifth game whose manifest is wrong is refused by the build, with file and field', () => {
  const manifest = join(copy, 'games/bids/manifest.ts');
  const sound = readFileSync(manifest, 'utf8');
  const wrong = sound
    .replace("soft: '#b9c9be'", "soft: '#2c5a40'")
    .replace('lessons: []', "lessons: ['first-duel']");
  writeFileSync(manifest, wrong);
  rmSync(join(copy, 'games/bids/rules.ru.md'));
  let said = '';
  try {
    build(copy);
  } catch (error) {
    said = String((error as { stderr: unknown }).stderr);
  }
  expect(said).toContain('games/bids/manifest.ts: palette.table.soft: ');
  expect(said).toContain(
    'games/bids/manifest.ts: lessons[0]: there is no lesson "first-duel"; there is none.',
  );
  expect(said).toContain('games/bids/rules.ru.md: catalog: the text is missing.');
});
