import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { NewOnlineMatch } from '@sightline/wire';
import { settle } from './player.ts';

/** A person in a browser of their own, under a name. */
export async function person(
  browser: Browser,
  name: string,
  address: string,
  screen: BrowserContextOptions = {},
  language = 'en',
): Promise<Page> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  // What has only one answer is pressed by the player itself: here nobody has to be fooled about what is in a hand.
  await settle(page, language, { autoPass: false });
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

/** Asks the server for something new in the name of whoever is signed in on the page; its id. */
export const post = (page: Page, path: string, body: unknown): Promise<string> =>
  page.evaluate(
    async ([to, text]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      });
      return ((await answer.json()) as { id: string }).id;
    },
    [path, JSON.stringify(body)] as const,
  );

/** Makes a match of DOOM without the form for it: here it is not the form that is tested. Its id. */
export const makeMatch = (
  page: Page,
  more: Pick<NewOnlineMatch, 'seats'> & Partial<NewOnlineMatch>,
): Promise<string> => {
  const usual = { game: 'doom', mission: 'theNest', switches: {}, presets: {} };
  const wish: NewOnlineMatch = { ...usual, open: false, watch: false, clock: null, ...more };
  return post(page, '/api/matches', wish);
};

/** Sits down at the table behind the link. */
export async function join(browser: Browser, name: string, link: string): Promise<Page> {
  const page = await person(browser, name, link);
  await page.locator('[data-test="take-seat"]').first().click();
  return page;
}

/** Begins a match at whose table seats are free: bots take them, which the host is asked about first. */
export async function startWithBots(page: Page): Promise<void> {
  await page.locator('[data-test="start-online"]').click();
  await page.locator('[data-test="sure"]').click();
}
