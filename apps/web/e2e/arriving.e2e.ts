import { type Browser, expect, type Page } from '@playwright/test';
import { online as english } from '../src/messages/en/online.ts';
import { online as russian } from '../src/messages/ru/online.ts';
import { COLD_RESTART, corpus } from './matches.ts';
import { makeMatch, post } from './people.ts';
import { settle } from './player.ts';
import { test } from './test.ts';

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

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Somebody with an account; they are signed in. */
async function account(page: Page): Promise<Account> {
  const email = `ann.${Date.now()}.${Math.random()}@example.org`;
  const password = 'correct horse';
  await page.goto('/#/account');
  const up = page.locator('form', { has: page.locator('[data-test="sign-up"]') });
  await up.locator('input').first().fill('Ann');
  await page.locator('[data-test="sign-up-email"]').fill(email);
  await page.locator('[data-test="sign-up-password"]').fill(password);
  await page.locator('[data-test="sign-up"]').click();
  await page.locator('[data-test="sign-out"]').waitFor();
  return { email, password };
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('[data-test="sign-in-email"]').fill(email);
  await page.locator('[data-test="sign-in-password"]').fill(password);
  await page.locator('[data-test="sign-in"]').click();
}

const ME = { kind: 'me' } as const;
const BOT = { kind: 'bot', level: 'easy' } as const;

const lobby = (page: Page) => page.locator('[data-test="new-online"]').first();
const names = (page: Page) => page.locator('[data-test="guest-name"]');

for (const watch of [false, true])
  test(`whoever has a seat and is not signed in is led to it: watching ${watch ? 'on' : 'off'}`, async ({
    page,
  }) => {
    await settle(page, 'en');
    const ann = await account(page);
    const id = await makeMatch(page, { seats: [ME, BOT], watch });
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.goto(`/#/online/${id}`);
    await expect(names(page)).toHaveCount(watch ? 1 : 0);
    await page.locator('[data-test="seat-here"] a').click();
    await signIn(page, ann);
    await page.waitForURL(new RegExp(`#/online/${id}$`));
    await page.locator('.table').waitFor();
    await expect(page.locator('[data-test="watching"]')).toHaveCount(0);
    // The way back does not lead through signing in once more.
    await page.goBack();
    await expect(page).not.toHaveURL(/account/);
  });

test('an invitation is still there after signing up', async ({ browser }) => {
  const host = await named(await visitor(browser, '/#/online/new/doom'), 'Ada');
  await host.locator('[data-test="open-table"]').click();
  await host.locator('[data-test="invitation"]').waitFor();
  const guest = await visitor(browser, host.url());
  await guest.locator('.online-name a').click();
  const up = guest.locator('form', { has: guest.locator('[data-test="sign-up"]') });
  await up.locator('input').first().fill('Bea');
  await guest.locator('[data-test="sign-up-email"]').fill(`bea.${Date.now()}@example.org`);
  await guest.locator('[data-test="sign-up-password"]').fill('correct horse');
  await guest.locator('[data-test="sign-up"]').click();
  await expect(guest).toHaveURL(host.url());
  await guest.locator('[data-test="take-seat"]').first().waitFor();
});

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
  });

test('as soon as the network is back, nobody has to press anything', async ({ browser }) => {
  const page = await named(await visitor(browser, '/#/online'), 'Ada');
  await lobby(page).waitFor();
  let tries = 0;
  await page.route('**/api/me', (route) => {
    tries++;
    return route.abort();
  });
  await page.clock.install();
  await page.reload();
  await page.locator('[data-test="unreachable"]').waitFor();
  // By then it is tried less and less often.
  const later = async () => {
    await page.clock.runFor(4000);
    return tries;
  };
  await expect.poll(later).toBeGreaterThan(3);
  await page.unroute('**/api/me');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('.online-me')).toContainText('Ada', { timeout: 1000 });
});

test('whoever signed out in another tab is asked for a name here, too', async ({ browser }) => {
  const ada = await named(await visitor(browser, '/#/online/new/doom'), 'Ada');
  await ada.locator('[data-test="open-table"]').click();
  await ada.locator('[data-test="invitation"]').waitFor();
  const bea = await named(await visitor(browser, ada.url()), 'Bea');
  await bea.locator('[data-test="take-seat"]').first().waitFor();
  // What the page asks by itself would find out first, and take the button away.
  let answer = () => {};
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await bea.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') await later;
    await route.continue();
  });
  await bea.context().clearCookies();
  await bea.locator('[data-test="take-seat"]').first().click();
  await expect(bea.getByRole('alert')).toContainText('not signed in any more');
  answer();
  await named(bea, 'Bea again');
  await bea.locator('[data-test="take-seat"]').first().click();
  await bea.locator('.table').waitFor();

  await ada.goto('/#/online');
  await expect(ada.locator('.online-me')).toContainText('Ada');
  await ada.context().clearCookies();
  await expect(names(ada)).toBeVisible({ timeout: 10_000 });
  await expect(ada.locator('.online-me')).toHaveCount(0);
  await expect(ada.getByRole('alert')).toHaveCount(0);
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

test('whoever opened a table without a seat watches it, and what is over anybody may see', async ({
  browser,
}) => {
  const ada = await named(await visitor(browser, '/#/online'), 'Ada');
  await lobby(ada).waitFor();
  const id = await makeMatch(ada, { seats: [BOT, BOT] });
  await ada.goto(`/#/online/${id}`);
  await expect(ada.locator('[data-test="watching"]')).toBeVisible();

  const over = await post(ada, '/api/matches/import', JSON.parse(corpus(COLD_RESTART.name)));
  const eve = await named(await visitor(browser, '/#/online'), 'Eve');
  await lobby(eve).waitFor();
  await eve.goto(`/#/online/${over}`);
  await eve.getByRole('button', { name: english['online.over.table'] }).click();
  await eve.locator('.table').waitFor();
});

test('a match of older rules is put away', async ({ browser }) => {
  const [language, says, putAway] = ['pt-BR', 'As regras mudaram', 'Arquivar'] as const;
  const ada = await named(await visitor(browser, '/#/online', language), 'Ada');
  await lobby(ada).waitFor();
  const id = await makeMatch(ada, { seats: [ME, ME] });
  // The server of these tests has only the present rules: what it would say is said for it.
  let closed = 0;
  await ada.route(/\/api\/matches/, async (route) => {
    const { url, method } = { url: route.request().url(), method: route.request().method() };
    if (method === 'POST' && url.endsWith('/close')) closed++;
    const asked = url.endsWith('/close') ? url.slice(0, -'/close'.length) : url;
    const answer = await route.fetch({ url: asked, method: 'GET' });
    const said = (await answer.json()) as { matches?: object[] };
    const status = closed > 0 ? 'over' : 'running';
    const old = { status, outdated: true, awaiting: [], touched: Date.now() };
    await route.fulfill({
      json:
        said.matches === undefined
          ? { ...said, ...old }
          : { matches: said.matches.map((match) => ({ ...match, ...old })) },
    });
  });
  await ada.reload();
  const card = ada.locator('[data-test="mine"] .online-match').first();
  await expect(card.locator('.online-match-state')).toContainText(says);
  await expect(card).toHaveAttribute('data-urgent', 'false');
  await ada.goto(`/#/online/${id}`);
  await expect(ada.locator('.online-lead')).toContainText(says);
  await expect(ada.getByRole('button', { name: putAway })).toBeVisible();
  await ada.goto('/#/online');
  await card.getByRole('button', { name: putAway }).click();
  await expect(ada.locator('[data-test="mine"] details .online-match')).toHaveCount(1);
  expect(closed).toBe(1);
});

/** In the worker, in place of its sockets: every table is refused. */
const refusing = (code: string) => `
  self.WebSocket = class {
    constructor() { setTimeout(() => this.onopen()); }
    say(message) { setTimeout(() => this.onmessage({ data: JSON.stringify(message) })); }
    send(text) {
      const code = '${code}';
      if (code === 'signed-out') this.say({ t: 'bye', code });
      else this.say({ t: 'no', id: JSON.parse(text).id, code });
    }
    close() {}
  };
`;

test('why a table can not be opened is said, and there is a way on', async ({ browser }) => {
  const [language, words] = ['ru', russian] as const;
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const ada = await context.newPage();
  await settle(ada, language);
  await ada.goto('/#/online');
  await named(ada, 'Ada');
  await lobby(ada).waitFor();
  const id = await makeMatch(ada, { seats: [ME, BOT] });
  let code = '';
  await context.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: refusing(code) + (await response.text()) });
  });
  for (const [why, key] of [
    ['other-rules', 'online.fault.outdated'],
    ['not-allowed', 'online.full'],
    ['no-such-match', 'online.fault.no-such-match'],
    ['signed-out', 'online.fault.signed-out'],
  ] as const) {
    code = why;
    await ada.goto('about:blank');
    await ada.goto(`/#/online/${id}`);
    await expect(ada.locator('[data-test="shut"]')).toContainText(words[key]);
    await expect(ada.locator('[data-test="put-away"]')).toHaveCount(why === 'other-rules' ? 1 : 0);
    await expect(ada.locator('main a.button[href="#/online"]')).toBeVisible();
  }
});

test('whoever is not known any more while a table is opened is told, and can sign in', async ({ page }) => {
  await settle(page, 'en');
  const ann = await account(page);
  const id = await makeMatch(page, { seats: [ME, BOT], watch: true });
  await page.goto('/#/online');
  await lobby(page).waitFor();
  await page.context().clearCookies();
  await page.goto(`/#/online/${id}`);
  await page.locator('[data-test="seat-here"] a').click({ timeout: 20_000 });
  await signIn(page, ann);
  await page.locator('.table').waitFor();
});

/** How the ring around what has the focus is drawn. */
const ring = (page: Page) =>
  page.evaluate(() => {
    const has = document.activeElement;
    return has === null ? '' : getComputedStyle(has).outlineStyle;
  });

test('with keys, one is always where something has happened', async ({ browser }) => {
  const ada = await visitor(browser, '/#/online');
  const heading = ada.locator('main h1');
  await names(ada).waitFor();
  // Whoever has just opened the page has the browser's own beginning.
  expect(await ada.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await names(ada).focus();
  await ada.keyboard.type('Ada');
  await ada.keyboard.press('Enter');
  await expect(ada.locator('.online-me')).toBeFocused();
  expect(await ring(ada)).toBe('solid');
  await lobby(ada).focus();
  await ada.keyboard.press('Enter');
  await expect(heading).toHaveText('Open a table');
  await expect(heading).toBeFocused();
  expect(await ring(ada)).toBe('solid');
  await ada.locator('[data-test="open-table"]').focus();
  await ada.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).not.toHaveText('…');
  await expect(ada.locator('[data-test="invitation"]')).toBeVisible();

  // A seat is left and taken again: the button that does the one becomes the button that does the other.
  const leave = ada.getByRole('button', { name: 'Leave the seat' });
  const seat = await ada.locator('.online-seat', { has: leave }).getAttribute('data-seat');
  await leave.focus();
  await ada.keyboard.press('Enter');
  await expect(ada.locator(`[data-seat="${seat}"] [data-test="take-seat"]`)).toBeFocused();
  await ada.keyboard.press('Enter');
  await expect(leave).toBeFocused();
  // Who is asked back, and does not mean it, is where they were.
  await ada.locator('.online-remove').focus();
  await ada.keyboard.press('Enter');
  await ada.getByRole('button', { name: 'No, go back' }).focus();
  await ada.keyboard.press('Enter');
  await expect(ada.locator('.online-remove')).toBeFocused();

  const bea = await visitor(browser, ada.url());
  await names(bea).focus();
  await bea.keyboard.type('Bea');
  await bea.keyboard.press('Enter');
  await expect(bea.locator('.online-seats h3').first()).toBeFocused();
  await bea.goto('/#/account');
  await expect(bea.locator('main h1')).toBeFocused();
  await bea.locator('[data-test="sign-out"]').focus();
  await bea.keyboard.press('Enter');
  await bea.locator('[data-test="sure"]').focus();
  await bea.keyboard.press('Enter');
  await expect(bea.locator('#account-sign-in')).toBeFocused();
});

test('with the mouse, nothing is framed, and the page stays where it is', async ({ page }) => {
  await settle(page, 'en');
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto('/#/online');
  await named(page, 'Ada');
  await expect(page.locator('.online-me')).toBeFocused();
  expect(await ring(page)).toBe('none');
  await lobby(page).click();
  await expect(page.locator('main h1')).toHaveText('Open a table');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await ring(page)).toBe('none');
  await page.locator('[data-test="open-table"]').waitFor();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const down = await page.evaluate(() => scrollY);
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await expect(page.locator('main h1')).toHaveText('Settings');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await ring(page)).toBe('none');
  await page.goBack();
  await page.locator('[data-test="open-table"]').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(down);
  await expect(page.locator('main h1')).toBeFocused();
});
