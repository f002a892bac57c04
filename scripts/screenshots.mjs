// node scripts/screenshots.mjs: takes docs/screenshots anew from the built app, with real matches behind them.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, root, withTools } from './installed.mjs';
import { animated } from './webp.mjs';

const node = ensureInstalled();
if (!process.versions.node.startsWith('24.') && process.execPath !== node) {
  // The pictures are taken with the tools of the tests, which are TypeScript.
  const again = spawn(node, process.argv.slice(1), { stdio: 'inherit', env: withTools() });
  again.on('exit', (code) => process.exit(code ?? 1));
} else
  await main().catch((error) => {
    console.error(error);
    process.exit(1);
  });

async function main() {
  if (!ensureBrowser()) process.exit(1);
  const { chromium } = createRequire(join(root, 'apps/web/package.json'))('@playwright/test');
  const { CHROMIUM_ARGS, chromium: where } = await import('../apps/web/e2e/chromium.ts');
  const { BISHOP_FALLS, corpus, fork, openReplay } = await import('../apps/web/e2e/matches.ts');
  const { mouse, playToTheEnd, settle } = await import('../apps/web/e2e/player.ts');
  const out = join(root, 'docs/screenshots');
  mkdirSync(out, { recursive: true });

  const port = 4788;
  // Guests of the pictures are guests of nobody's real server.
  const data = mkdtempSync(join(tmpdir(), 'sightline-pictures-'));
  const server = spawn(node, [join(root, 'scripts/start.mjs')], {
    env: { ...withTools(), PORT: String(port), DATABASE_FILE: join(data, 'pictures.sqlite') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => server.stdout.on('data', (d) => String(d).includes('is at') && ready()));
  process.on('exit', () => {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  });
  const browser = await chromium.launch({ executablePath: where(), args: CHROMIUM_ARGS });
  const DESKTOP = { viewport: { width: 1440, height: 900 } };
  const PHONE = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  };

  async function visit(language, device, settings = {}) {
    const context = await browser.newContext({ ...device, baseURL: `http://127.0.0.1:${port}/` });
    const page = await context.newPage();
    if (settings.once === true)
      await page.addInitScript(() => {
        if (localStorage.getItem('sightline.settings') === null)
          localStorage.setItem('sightline.settings', JSON.stringify({ language: 'en', speed: 'off' }));
      });
    else await settle(page, language, settings);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    return page;
  }
  async function shoot(page, name) {
    // The ground is painted after the board is there, and lamps are lit last.
    await page.waitForTimeout(900);
    await page.screenshot({ path: join(out, `${name}.jpg`), type: 'jpeg', quality: 86 });
    console.log(name);
  }
  const open = async (page, address, ready) => {
    await page.goto(`/#/${address}`);
    await page.locator(ready).first().waitFor();
  };
  /** The marine of a recorded match, just before a long shot: somebody plays on, and aims. */
  async function toAnAttack(page) {
    await openReplay(page, corpus(BISHOP_FALLS.name));
    await fork(page, BISHOP_FALLS.shot, BISHOP_FALLS.players);
    await aim(page);
  }
  /** A key arms the attack and brings it into view. */
  async function aim(page) {
    const target = page.locator(`.board [data-lit="attack"][data-ref="${BISHOP_FALLS.target}"]`).first();
    await target.waitFor({ state: 'attached' });
    await page.waitForTimeout(1200);
    await target.focus();
    await page.keyboard.press('Enter');
    await page.locator('.prompt [data-test="back"]').waitFor();
  }

  for (const [language, suffix] of [
    ['en', ''],
    ['ru', '-ru'],
    ['pt-BR', '-pt'],
  ]) {
    const page = await visit(language, DESKTOP);
    await shoot(page, `home${suffix}`);
    await toAnAttack(page);
    await shoot(page, `table${suffix}`);
    await page.context().close();
    const phone = await visit(language, PHONE);
    await shoot(phone, `home-phone${suffix}`);
    await toAnAttack(phone);
    await shoot(phone, `table-phone${suffix}`);
    await phone.context().close();
  }

  // Fireteam Zero: in the middle of a hero's turn, an area pointed at.
  async function toAHeroesTurn(page) {
    await open(page, 'new/fireteam-zero', '[data-test="start"]');
    await page.getByRole('textbox').last().fill('three days without an answer');
    await page.locator('[data-test="start"]').click();
    // Whoever only follows what is lit may go without cards; a picture of a hand needs one.
    const { press } = mouse(page);
    const hands = { press: (what) => press(what.replace(/"decline \d+"/, '"draw"')) };
    await playToTheEnd(page, hands, 11, 900, () => {
      const told = document.querySelectorAll('.log-lines li').length;
      return document.querySelector('.prompt [data-option="end"]') !== null && told > 24;
    });
    if ((page.viewportSize()?.width ?? 0) > 700)
      await page.locator('.board [data-lit="step"]').first().hover({ force: true });
  }
  for (const [language, suffix] of [
    ['en', ''],
    ['ru', '-ru'],
    ['pt-BR', '-pt'],
  ]) {
    const heroes = await visit(language, DESKTOP);
    await toAHeroesTurn(heroes);
    await shoot(heroes, `fireteam-zero${suffix}`);
    await heroes.context().close();
  }
  const heroesPhone = await visit('en', PHONE);
  await toAHeroesTurn(heroesPhone);
  await shoot(heroesPhone, 'fireteam-zero-phone');
  await heroesPhone.context().close();

  // Online: the lobby, a table that waits for somebody, the table with its people.
  const ada = await visit('en', DESKTOP);
  await open(ada, 'online', '[data-test="guest-name"]');
  await ada.locator('[data-test="guest-name"]').fill('Ada');
  await ada.locator('[data-test="guest"]').click();
  await ada.locator('[data-test="new-online"]').first().waitFor();
  await open(ada, 'online/new/doom', '[data-test="open-table"]');
  await shoot(ada, 'online-new');
  await ada.locator('[data-test="open-table"]').click();
  const invitation = await ada.locator('[data-test="invitation"]').inputValue();
  await shoot(ada, 'online-invitation');
  const bo = await visit('en', DESKTOP);
  await bo.goto(invitation);
  await bo.locator('[data-test="guest-name"]').fill('Bo');
  await bo.locator('[data-test="guest"]').click();
  await bo.locator('[data-test="take-seat"]').first().click();
  await ada.locator('.table').waitFor();
  await bo.locator('.table').waitFor();
  await bo.locator('[data-test="talk"]').click();
  await bo.locator('[data-test="say"]').fill('Good luck, marine. You will need it.');
  await bo.locator('[data-test="send"]').click();
  await ada.locator('[data-test="talk"]').click();
  await shoot(ada, 'online-table');
  await open(ada, 'online', '[data-test="mine"]');
  await shoot(ada, 'online-lobby');
  await ada.context().close();
  await bo.context().close();

  const page = await visit('en', DESKTOP);
  await open(page, 'new/doom', '[data-test="start"]');
  await shoot(page, 'new-match');
  await page.locator('select[data-seat]').nth(0).selectOption('me');
  await page.locator('select[data-seat]').nth(1).selectOption('guest');
  await page.locator('[data-test="start"]').click();
  await page.locator('dialog.curtain').waitFor();
  await shoot(page, 'curtain');
  await page.locator('[data-test="ready"]').click();
  await page.locator('.offers').waitFor();
  await shoot(page, 'class-choice');
  await open(page, 'learn', 'main');
  await shoot(page, 'learn');
  await open(page, 'settings', 'main');
  await shoot(page, 'settings');
  await open(page, 'rules/doom', 'main');
  await shoot(page, 'rules');
  await open(page, 'rules/doom/DM-LOS-02', '[id="DM-LOS-02"]');
  await shoot(page, 'rule');
  await page.goto('/');
  await page.locator('[data-test="play-now"]').click();
  await playToTheEnd(page, mouse(page), 3);
  await shoot(page, 'ending');
  const id = page.url().split('/').at(-1);
  await open(page, `replay/${id}`, 'input[type="range"]');
  await page.locator('input[type="range"]').fill('120');
  await shoot(page, 'replay');
  await open(page, 'replays', 'main');
  await shoot(page, 'replays');
  await page.context().close();

  // A turn, moving: what happens after an attack is confirmed.
  const film = await visit('en', { viewport: { width: 1280, height: 800 } }, { once: true });
  await toAnAttack(film);
  await film.evaluate(() =>
    localStorage.setItem('sightline.settings', JSON.stringify({ language: 'en', speed: 'normal' })),
  );
  await film.reload();
  await aim(film);
  const frames = [];
  const take = async () =>
    frames.push((await film.screenshot({ type: 'png', scale: 'css' })).toString('base64'));
  await take();
  await take();
  await film.locator('.prompt .button.primary').click();
  for (let i = 0; i < 12; i++) await take();
  // A card is held back for such a shot: it makes the difference.
  const card = film.locator('.prompt [data-named]').first();
  await card.waitFor();
  await take();
  await card.click();
  const sure = film.locator('.prompt [data-test="sure"]');
  await sure.waitFor();
  for (let i = 0; i < 3; i++) await take();
  await sure.click();
  for (let i = 0; i < 9; i++) await take();
  writeFileSync(join(out, 'turn.webp'), await animated(film, frames, { width: 960, height: 600, ms: 320 }));
  console.log('turn');
  await browser.close();
  server.kill();
}
