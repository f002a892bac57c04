import { type Browser, expect, type Page, test } from '@playwright/test';
import { settle } from './player.ts';

/** Somebody in a browser of their own. */
async function visitor(browser: Browser, address: string, language = 'en'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await settle(page, language);
  await page.goto(address);
  return page;
}

async function named(page: Page, name: string): Promise<Page> {
  await page.locator('[data-test="guest-name"]').fill(name);
  await page.locator('[data-test="guest"]').click();
  return page;
}

/** Somebody with an account; they are signed in. */
async function account(page: Page): Promise<void> {
  const email = `ann.${Date.now()}.${Math.random()}@example.org`;
  await page.goto('/#/account');
  const up = page.locator('form', { has: page.locator('[data-test="sign-up"]') });
  await up.locator('input').first().fill('Ann');
  await page.locator('[data-test="sign-up-email"]').fill(email);
  await page.locator('[data-test="sign-up-password"]').fill('correct horse');
  await page.locator('[data-test="sign-up"]').click();
  await page.locator('[data-test="sign-out"]').waitFor();
}

const lobby = (page: Page) => page.locator('[data-test="new-online"]').first();
const names = (page: Page) => page.locator('[data-test="guest-name"]');

for (const [why, status, body] of [
  ['is too busy', 429, { error: 'too-fast', message: '' }],
  ['has failed', 500, { error: 'failed', message: '' }],
] as const)
  test(`a server that ${why} has not said that we are nobody, and is asked again`, async ({ browser }) => {
    const page = await named(await visitor(browser, '/#/online'), 'Ada');
    await lobby(page).waitFor();
    await page.route('**/api/me', (route) => route.fulfill({ status, json: body }));
    await page.reload();
    await page.locator('[data-test="unreachable"]').waitFor();
    await expect(names(page)).toHaveCount(0);
    await page.unroute('**/api/me');
    await expect(page.locator('.online-me')).toContainText('Ada', { timeout: 10_000 });
    await page.context().close();
  });

test('as soon as the network is back, nobody has to press anything', async ({ browser }) => {
  const page = await named(await visitor(browser, '/#/online'), 'Ada');
  await lobby(page).waitFor();
  let tries = 0;
  await page.route('**/api/me', (route) => {
    tries++;
    return route.abort();
  });
  await page.reload();
  await page.locator('[data-test="unreachable"]').waitFor();
  // By then it is tried less and less often.
  await expect.poll(() => tries, { timeout: 20_000 }).toBeGreaterThan(3);
  await page.unroute('**/api/me');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('.online-me')).toContainText('Ada', { timeout: 1000 });
  await page.context().close();
});

test('whoever signed out in another tab is asked for a name here, too', async ({ browser }) => {
  const ada = await named(await visitor(browser, '/#/online/new/doom'), 'Ada');
  await ada.locator('[data-test="open-table"]').click();
  await ada.locator('[data-test="invitation"]').waitFor();
  const bea = await named(await visitor(browser, ada.url()), 'Bea');
  await bea.locator('[data-test="take-seat"]').first().waitFor();
  await bea.context().clearCookies();
  await bea.locator('[data-test="take-seat"]').first().click();
  await expect(bea.getByRole('alert')).toContainText('not signed in any more');
  await named(bea, 'Bea again');
  await bea.locator('[data-test="take-seat"]').first().click();
  await bea.locator('.table').waitFor();

  await ada.goto('/#/online');
  await expect(ada.locator('.online-me')).toContainText('Ada');
  await ada.context().clearCookies();
  await expect(names(ada)).toBeVisible({ timeout: 10_000 });
  await expect(ada.locator('.online-me')).toHaveCount(0);
  await expect(ada.getByRole('alert')).toHaveCount(0);
  for (const page of [ada, bea]) await page.context().close();
});

test('who signed in meanwhile in another tab is not made a guest', async ({ page }) => {
  await settle(page, 'en');
  await page.goto('/#/online');
  await names(page).waitFor();
  const other = await page.context().newPage();
  await account(other);
  await other.close();
  await named(page, 'Somebody');
  await expect(page.locator('.online-me')).toHaveText(/You play as Ann\./);
});
