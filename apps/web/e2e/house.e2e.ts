import { expect, test } from '@playwright/test';
import { settle } from './player.ts';

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
