import { expect, test } from '@playwright/test';
import { shell } from '../src/messages/en/shell.ts';
import { settle } from './player.ts';

for (const language of ['en', 'ru', 'pt-BR'])
  test(`the ways into a match stand side by side: ${language}`, async ({ page }) => {
    await settle(page, language);
    await page.goto('/');
    const box = async (part: string) => (await page.locator(part).boundingBox())!;
    const play = await box('.hero-play');
    const others = await box('.hero-others');
    expect(others.x).toBeGreaterThanOrEqual(play.x + play.width);
    await page.setViewportSize({ width: 390, height: 844 });
    const [setUp, online] = await page.locator('.hero-others a').all();
    await expect
      .poll(async () => (await setUp.boundingBox())!.y === (await online.boundingBox())!.y)
      .toBe(true);
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
  await expect(page.locator('main h1')).toHaveText(shell['shell.nowhere']);
  await expect(page.getByRole('alert')).toContainText('There is no such table');
});

test('whoever waits at a table that is closed is told', async ({ browser }) => {
  const sitting = async (address: string, name: string) => {
    const page = await (await browser.newContext()).newPage();
    await settle(page, 'en');
    await page.goto(address);
    await page.locator('[data-test="guest-name"]').fill(name);
    await page.locator('[data-test="guest"]').click();
    return page;
  };
  const host = await sitting('/#/online/new/doom', 'Ada');
  await host.locator('[data-test="open-table"]').click();
  await host.locator('[data-test="invitation"]').waitFor();
  const guest = await sitting(host.url(), 'Bea');
  await guest.getByRole('button', { name: 'Take this seat' }).waitFor();
  await host.locator('.online-remove').click();
  await host.locator('[data-test="sure"]').click();
  await host.waitForURL(/#\/online$/);
  await expect(guest.locator('main h1')).toHaveText(shell['shell.nowhere']);
  for (const page of [host, guest]) await page.context().close();
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
