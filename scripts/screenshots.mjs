// node scripts/screenshots.mjs: takes docs/screenshots anew from the built app, with real matches behind them.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const { fork, openReplay } = await import('../apps/web/e2e/matches.ts');
  const { mouse, playToTheEnd, settle } = await import('../apps/web/e2e/player.ts');
  const { first, playable } = await import('../games/index.ts');
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
  /** A moment of a recorded match: somebody plays on, and aims. */
  async function toRecorded(page, game, moment) {
    const { match } = JSON.parse(readFileSync(join(root, 'games', game, moment.match), 'utf8'));
    await openReplay(page, JSON.stringify(match));
    await fork(page, moment.input, moment.players);
    await aim(page, moment);
  }
  /** A key arms the attack and brings it into view. */
  async function aim(page, { verb, target: ref }) {
    const target = page.locator(`.board [data-lit="${verb}"][data-ref="${ref}"]`).first();
    await target.waitFor({ state: 'attached' });
    await page.waitForTimeout(1200);
    await target.focus();
    await page.keyboard.press('Enter');
    await page.locator('.prompt [data-test="back"]').waitFor();
  }
  /** A match of the form's own, played on until enough has happened. */
  async function toPlayed(page, game, moment) {
    await open(page, `new/${game}`, '[data-test="start"]');
    await page.getByRole('textbox').last().fill(moment.deal);
    await page.locator('[data-test="start"]').click();
    const { press } = mouse(page);
    const pressed = (what) =>
      moment.instead.reduce((now, [pattern, by]) => now.replace(new RegExp(pattern), by), what);
    await page.evaluate((until) => {
      window.until = until;
    }, moment.until);
    await playToTheEnd(page, { press: (what) => press(pressed(what)) }, 11, 900, () => {
      const { option, lines } = window.until;
      const told = document.querySelectorAll('.log-lines li').length;
      return document.querySelector(`.prompt [data-option="${option}"]`) !== null && told > lines;
    });
    if ((page.viewportSize()?.width ?? 0) > 700)
      await page.locator(`.board [data-lit="${moment.pointsAt}"]`).first().hover({ force: true });
  }
  const LANGUAGES = [
    ['en', ''],
    ['ru', '-ru'],
    ['pt-BR', '-pt'],
  ];
  for (const [language, suffix] of LANGUAGES) {
    const page = await visit(language, DESKTOP);
    await shoot(page, `home${suffix}`);
    await page.context().close();
    const phone = await visit(language, PHONE);
    await shoot(phone, `home-phone${suffix}`);
    await phone.context().close();
  }

  // What each game's manifest wants to be shown of it, in every language, on either device.
  const wanted = [];
  for (const { name: game } of playable) {
    const { screenshots } = await import(`../games/${game}/manifest.ts`);
    for (const screenshot of screenshots) wanted.push({ game, ...screenshot });
  }
  for (const { game, name, ...moment } of wanted)
    for (const [language, suffix] of LANGUAGES)
      for (const [device, kind] of [
        [DESKTOP, ''],
        [PHONE, '-phone'],
      ]) {
        if (moment.rule !== undefined && (language !== 'en' || device === PHONE)) continue;
        const page = await visit(language, device);
        if (moment.rule !== undefined)
          await open(page, `rules/${game}/${moment.rule}`, `[id="${moment.rule}"]`);
        else if (moment.match !== undefined) await toRecorded(page, game, moment);
        else await toPlayed(page, game, moment);
        await shoot(page, `${name}${kind}${suffix}`);
        await page.context().close();
      }

  // Online: the lobby, a table that waits for somebody, the table with its people.
  const ada = await visit('en', DESKTOP);
  await open(ada, 'online', '[data-test="guest-name"]');
  await ada.locator('[data-test="guest-name"]').fill('Ada');
  await ada.locator('[data-test="guest"]').click();
  await ada.locator('[data-test="new-online"]').first().waitFor();
  await open(ada, `online/new/${first.name}`, '[data-test="open-table"]');
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
  await open(page, `new/${first.name}`, '[data-test="start"]');
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
  await open(page, `rules/${first.name}`, 'main');
  await shoot(page, 'rules');
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
  const shown = wanted.find(({ match }) => match !== undefined);
  await toRecorded(film, shown.game, shown);
  await film.evaluate(() =>
    localStorage.setItem('sightline.settings', JSON.stringify({ language: 'en', speed: 'normal' })),
  );
  await film.reload();
  await aim(film, shown);
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
