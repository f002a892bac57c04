import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { settle } from './player.ts';

/** A person in a browser of their own, under a name. */
export async function person(
  browser: Browser,
  name: string,
  address: string,
  screen: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  // What has only one answer is pressed by the player itself: here nobody has to be fooled about what is in a hand.
  await settle(page, 'en', { autoPass: false });
  await page.goto(address);
  await page.locator('[data-test="guest-name"]').fill(name);
  await page.locator('[data-test="guest"]').click();
  return page;
}

/** Opens a table of DOOM with a seat for others, and gives the link to it. */
export async function openTable(page: Page): Promise<string> {
  await page.locator('[data-test="new-online"][data-opens="doom"]').click();
  await page.locator('[data-test="open-table"]').click();
  return page.locator('[data-test="invitation"]').inputValue();
}

/** Sits down at the table behind the link. */
export async function join(browser: Browser, name: string, link: string): Promise<Page> {
  const page = await person(browser, name, link);
  await page.locator('[data-test="take-seat"]').first().click();
  return page;
}
