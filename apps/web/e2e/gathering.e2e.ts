import { type Browser, expect, type Page, test } from '@playwright/test';
import { settle } from './player.ts';

/** A guest in a browser of their own. */
async function guest(browser: Browser, address: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await settle(page, 'en');
  await page.goto(address);
  await page.locator('[data-test="guest-name"]').fill(name);
  await page.locator('[data-test="guest"]').click();
  return page;
}

/** A table of three at which one person sits; the other seats are free. */
async function gathering(browser: Browser): Promise<Page> {
  const ada = await guest(browser, '/#/online', 'Ada');
  const made = await ada.evaluate(async () => {
    const me = { kind: 'me' };
    const free = { kind: 'free' };
    const answer = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'doom',
        mission: 'theNest',
        switches: {},
        seats: [me, free, free],
        open: false,
        watch: false,
        clock: null,
        presets: {},
      }),
    });
    return (await answer.json()) as { id: string };
  });
  await ada.goto(`/#/online/${made.id}`);
  await ada.locator('[data-test="invitation"]').waitFor();
  return ada;
}

const row = (page: Page, seat: number) => page.locator(`.online-seat[data-seat="${seat}"]`);

test('looking through the bots with the keyboard begins nothing; the host begins', async ({ browser }) => {
  const ada = await gathering(browser);
  for (const seat of [1, 2]) {
    await row(ada, seat).locator('select').focus();
    await ada.keyboard.press('ArrowDown');
    await expect(row(ada, seat).locator('select')).not.toHaveValue('');
  }
  const begin = ada.getByRole('button', { name: 'Begin', exact: true });
  await expect(begin).toBeVisible();
  await expect(row(ada, 2).locator('select')).toBeFocused();
  // And back again: a seat is free for others.
  await ada.keyboard.press('ArrowUp');
  await expect(row(ada, 2)).toHaveAttribute('data-free', 'true');
  await expect(begin).toHaveCount(0);
  await ada.keyboard.press('ArrowDown');
  await begin.click();
  await ada.locator('.table').waitFor();
  await ada.context().close();
});
