import { expect, type Page } from '@playwright/test';
import { home } from '../src/messages/en/home.ts';
import { shell } from '../src/messages/en/shell.ts';
import { COLD_RESTART, corpus, fork, openReplay } from './matches.ts';
import { person } from './people.ts';
import { settle } from './player.ts';
import { drawn } from './reading.ts';
import { test } from './test.ts';

// Whoever was here before is known by the app that the browser keeps.
test.use({ serviceWorkers: 'allow' });

test('the ways into a match stand side by side in every language', async ({ page }) => {
  const box = async (part: string) => (await page.locator(part).boundingBox())!;
  for (const language of ['en', 'ru', 'pt-BR']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await settle(page, language);
    await page.goto('/');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const play = await box('.hero-play');
    const others = await box('.hero-others');
    expect(others.x, language).toBeGreaterThanOrEqual(play.x + play.width);
    await page.setViewportSize({ width: 390, height: 844 });
    const [setUp, online] = await page.locator('.hero-others a').all();
    await expect
      .poll(async () => (await setUp.boundingBox())!.y === (await online.boundingBox())!.y, language)
      .toBe(true);
  }
});

test('the form of a match is always of the game in the address', async ({ page }) => {
  await settle(page, 'en');
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  await page.goto('/#/new/doom');
  // Something that only this game has.
  await page.getByRole('radio', { name: 'A whole operation' }).check();
  await expect(page.locator('.start-bar strong')).toHaveText('Black Bishop');
  await page.goto('/#/new/fireteam-zero');
  await expect(page.locator('.missions :checked')).toHaveCount(1);
  await expect(page.locator('.start-bar strong')).toHaveText(
    await page.locator('.mission:has(:checked) strong').innerText(),
  );
  expect(troubles).toEqual([]);
});

test('another game’s rules are another book: nothing is looked for in it yet', async ({ page }) => {
  await settle(page, 'en');
  for (const game of ['doom', 'fireteam-zero', 'doom', 'fireteam-zero']) {
    await page.goto(`/#/rules/${game}`);
    const field = page.getByRole('searchbox');
    await expect(page.locator(`.reference-frame[data-game="${game}"] article`)).toBeVisible();
    await expect(field).toHaveValue('');
    await field.fill(game === 'doom' ? 'glory kill' : 'threat');
    await expect(page.locator('main h1')).toHaveText(/glory kill|threat/);
  }
});

test('whoever goes back to a list finds it where they left it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await settle(page, 'en');
  const at = () => page.evaluate(() => Math.round(scrollY));
  const lists = [
    ['/#/rules/doom', 'article a[href^="#/rules/doom/"]'],
    ['/#/learn', 'main a[href^="#/rules/"]'],
    ['/', 'a[href^="#/rules"]'],
  ] as const;
  for (const [list, links] of lists) {
    await page.goto(list);
    const link = page.locator(links).locator('visible=true').last();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 40));
    const before = await at();
    expect(before, list).toBeGreaterThan(60);
    await link.click();
    await page.waitForURL(/#\/rules\//);
    await page.locator('.reference-text').waitFor();
    await expect.poll(at, list).not.toBe(before);
    await page.goBack();
    await expect.poll(at, list).toBe(before);
    // It stays there when everything has come.
    await page.waitForLoadState('networkidle');
    await drawn(page);
    expect(await at(), list).toBe(before);
  }
});

test('a new page begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await settle(page, 'en');
  await page.goto('/');
  const link = page.locator('a[href^="#/rules"]').last();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.locator('.reference-text').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('settings use the whole page, and end with the device on a phone', async ({ page }) => {
  await settle(page, 'en');
  await page.goto('/#/settings');
  const groups = page.locator('.settings-groups > section');
  await expect(groups).toHaveCount(3);
  const box = async (nth: number) => (await groups.nth(nth).boundingBox())!;
  const whole = (await page.locator('.settings-groups').boundingBox())!;
  const right = await box(1);
  expect(right.x + right.width).toBeCloseTo(whole.x + whole.width, 0);
  // Nothing but the margin of the page is left beside them.
  expect(whole.x + whole.width).toBeCloseTo(1440 - whole.x, 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await box(2)).y > (await box(1)).y).toBe(true);
});

test('a table that is not there is no failure, and says what may have become of it', async ({ page }) => {
  await settle(page, 'en');
  await page.goto('/#/online/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.locator('main h1')).toHaveText(shell['shell.notFound']);
  await expect(page.getByRole('alert')).toContainText('There is no such table');
});

test('whoever waits at a table that is closed is told', async ({ browser }) => {
  const host = await person(browser, 'Ada', '/#/online/new/doom');
  await host.locator('[data-test="open-table"]').click();
  await host.locator('[data-test="invitation"]').waitFor();
  const guest = await person(browser, 'Bea', host.url());
  await guest.getByRole('button', { name: 'Take this seat' }).waitFor();
  await host.locator('.online-remove').click();
  await host.locator('[data-test="sure"]').click();
  await host.waitForURL(/#\/online$/);
  await expect(guest.locator('main h1')).toHaveText('Table closed', { timeout: 30_000 });
});

/** Whether the start page, opened anew, asks a server for matches. */
async function asksForMatches(page: Page): Promise<boolean> {
  let asks = false;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asks = true;
  });
  // From nowhere: with nothing but a hash to change the page would stay.
  await page.goto('about:blank');
  await page.goto('/');
  await page.locator('.house-cards').waitFor();
  await page.waitForLoadState('networkidle');
  return asks;
}

test('the start page asks no server for somebody whom none knows', async ({ page, browser }) => {
  await settle(page, 'en');
  expect(await asksForMatches(page)).toBe(false);
  // Whoever comes back is asked about once.
  expect(await asksForMatches(page)).toBe(true);
  expect(await asksForMatches(page)).toBe(false);
  const guest = await person(browser, 'Ada', '/#/online');
  await guest.locator('[data-test="new-online"]').first().waitFor();
  expect(await asksForMatches(guest)).toBe(true);
  // Forgotten by the server: that is found out once.
  await guest.context().clearCookies();
  await asksForMatches(guest);
  expect(await asksForMatches(guest)).toBe(false);
});

test('whoever has played with others is no newcomer, and finds the table though nothing was kept of it', async ({
  browser,
}) => {
  const ada = await person(browser, 'Ada', '/#/online/new/doom');
  const newcomers = ada.getByText(home['home.first.kicker']);
  await ada.goto('/#/');
  await expect(newcomers).toBeVisible();
  await ada.goto('/#/online/new/doom');
  await ada.locator('[data-test="open-table"]').click();
  await ada.locator('[data-test="invitation"]').waitFor();
  await ada.goto('/#/');
  const mine = ada.locator('.home [data-test="mine"] h3');
  await expect(mine).toHaveText('Knee Deep in the Dead');
  await expect(newcomers).toHaveCount(0);
  // As it is for whoever was here before anything was kept: the browser has the app.
  await ada.evaluate(() => navigator.serviceWorker.ready);
  await ada.evaluate(() => localStorage.removeItem('sightline.online'));
  await ada.reload();
  await expect(mine).toHaveText('Knee Deep in the Dead');
  await expect(newcomers).toHaveCount(0);
});

test('whoever has played a match to its end is no newcomer, whoever has watched one is', async ({ page }) => {
  await settle(page, 'en');
  await openReplay(page, corpus(COLD_RESTART.name));
  const newcomers = page.getByText(home['home.first.kicker']);
  await page.goto('/#/');
  await expect(newcomers).toBeVisible();
  await page.goBack();
  await fork(page, COLD_RESTART.inputs - 1, ['bot:easy', 'bot:easy', 'bot:easy']);
  await page.locator('dialog.ending[open]').waitFor();
  await page.goto('/#/');
  await expect(page.locator('.house-card-rows strong')).toHaveCount(2);
  await expect(newcomers).toHaveCount(0);
});

test('the start page shows the matches with others, and which of them waits for whom', async ({
  browser,
}) => {
  const ada = await person(browser, 'Ada', '/#/online/new/doom');
  await ada.locator('[data-test="open-table"]').click();
  await ada.locator('[data-test="invitation"]').waitFor();
  const table = ada.url();
  const bea = await person(browser, 'Bea', table);
  await bea.locator('[data-test="take-seat"]').first().click();
  const mine = (page: Page) => page.locator('.home [data-test="mine"]');
  const people = [ada, bea];
  for (const page of people) {
    await page.locator('.table').waitFor();
    await page.goto('/#/');
    await expect(mine(page).locator('h3')).toHaveText('Knee Deep in the Dead');
  }
  const urgent = await Promise.all(people.map((page) => mine(page).locator('[data-urgent="true"]').count()));
  const [waiting, awaited] = urgent[0] === 0 ? [ada, bea] : [bea, ada];
  await expect(mine(awaited).locator('.online-match-state')).toHaveText('Your turn');
  await expect(mine(waiting).locator('.online-match-state')).toHaveText(
    `Waiting for ${awaited === ada ? 'Ada' : 'Bea'}`,
  );
  // They are there after a new start of the browser, too, and lead to the table.
  await awaited.reload();
  await mine(awaited).locator('.button').click();
  await expect(awaited).toHaveURL(table);
  await awaited.locator('.prompt[data-decision]').waitFor();

  // Where no server answers, the start page is as it is without one.
  await waiting.route('**/api/**', (route) => route.abort());
  // Whoever comes back to the page has it asked again at once.
  await waiting.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(mine(waiting)).toHaveCount(0);
  await waiting.reload();
  await waiting.locator('.house-cards').waitFor();
  await waiting.waitForLoadState('networkidle');
  await expect(mine(waiting)).toHaveCount(0);
  await expect(waiting.getByRole('alert')).toHaveCount(0);
});

test('whoever has forgotten the password is asked for the address', async ({ page }) => {
  await settle(page, 'en');
  await page.goto('/#/account');
  // Who is unknown here comes to sign in: that stands first.
  await expect(page.locator('main h2').first()).toHaveText('Sign in');
  await page.locator('.online-more summary').click();
  await page.locator('.online-more button').click();
  await expect(page.locator('[data-test="sign-in-email"]')).toBeFocused();
});
