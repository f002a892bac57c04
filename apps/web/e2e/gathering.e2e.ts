import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { network } from './network.ts';
import { makeMatch, openTable, person, startWithBots } from './people.ts';
import { settle } from './player.ts';
import { test } from './test.ts';

/** A table at which one person sits; so many other seats are free. */
async function gathering(
  browser: Browser,
  free: number,
  more: { open?: true; screen?: BrowserContextOptions } = {},
): Promise<Page> {
  const ada = await person(browser, 'Ada', '/#/online', more.screen);
  const seats = [{ kind: 'me' } as const, ...Array.from({ length: free }, () => ({ kind: 'free' }) as const)];
  await ada.locator('[data-test="new-online"]').first().waitFor();
  await ada.goto(`/#/online/${await makeMatch(ada, { seats, open: more.open ?? false, clock: 600 })}`);
  await ada.locator('[data-test="invitation"]').waitFor();
  return ada;
}

const row = (page: Page, seat: number) => page.locator(`.online-seat[data-seat="${seat}"]`);

test('looking through the bots with the keyboard begins nothing; the host begins', async ({ browser }) => {
  const ada = await gathering(browser, 2);
  for (const seat of [1, 2]) {
    await row(ada, seat).locator('option[value="easy"]').waitFor({ state: 'attached' });
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
});

/** As if the tab lay behind another one. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** A page asks seldom while nobody looks at it: its clock is moved on until it has heard. */
const hears = (page: Page, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(20_000);
    await check();
  }).toPass({ timeout: 30_000 });

test('who waits is told who sits down and that it begins, also behind another tab', async ({ browser }) => {
  const ada = await gathering(browser, 2);
  await ada.clock.install();
  const news = ada.locator('[data-test="news"]');
  await expect(news).toHaveText('');
  const table = 'The Nest · Sightline';
  await expect(ada).toHaveTitle(table);
  await hide(ada, true);
  const bea = await person(browser, 'Bea', ada.url());
  await bea.locator('[data-test="take-seat"]').first().click();
  await hears(ada, () => expect(news).toHaveText('Bea has sat down: Alpha.', { timeout: 500 }));
  await expect(ada).toHaveTitle(`● Bea has sat down: Alpha. · ${table}`);
  await hide(ada, false);
  await expect(ada).toHaveTitle(table);
  await hide(ada, true);
  await expect(ada).toHaveTitle(table);
  await bea.locator('[data-test="leave-seat"]').click();
  await hears(ada, () => expect(news).toHaveText('Bea has left the seat: Alpha.', { timeout: 500 }));
  await bea.locator('[data-test="take-seat"]').first().click();
  const cid = await person(browser, 'Cid', ada.url());
  await cid.locator('[data-test="take-seat"]').first().click();
  await hears(ada, () => ada.locator('.table').waitFor({ timeout: 500 }));
  await expect(ada.getByRole('status').filter({ hasText: 'The match begins.' })).toHaveCount(1);
  await expect(ada).toHaveTitle(`● The match begins. · ${table}`);
  await hide(ada, false);
  await expect(ada).toHaveTitle(table);
});

test('on a phone no room stands empty for news below the seats, and nothing slides away when there is some', async ({
  browser,
}) => {
  const ada = await gathering(browser, 2, { screen: { viewport: { width: 390, height: 844 } } });
  const edge = async (selector: string) => {
    const box = await ada.locator(selector).last().boundingBox();
    if (box === null) throw new Error(`${selector} is not seen`);
    return box;
  };
  await expect(row(ada, 2).locator('option[value="easy"]')).toBeAttached();
  const last = await edge('.online-seat');
  const start = await edge('[data-test="start-online"]');
  expect(start.y - last.y - last.height).toBeLessThan(30);
  const bea = await person(browser, 'Bea', ada.url());
  await bea.locator('[data-test="take-seat"]').last().click();
  await expect(ada.locator('[data-test="news"]')).toHaveText('Bea has sat down: Bravo.', { timeout: 30_000 });
  expect((await edge('.online-seat')).y).toBe(last.y);
});

test('the keyboard stays in the row whose seat was taken or left, and both are said', async ({ browser }) => {
  const ada = await gathering(browser, 2);
  const news = ada.locator('[data-test="news"]');
  const take = row(ada, 1).locator('[data-test="take-seat"]');
  const leave = row(ada, 1).locator('[data-test="leave-seat"]');
  await take.focus();
  await ada.keyboard.press('Enter');
  await expect(leave).toBeFocused();
  await expect(news).toHaveText('You have the seat: Alpha.');
  // The other seat stays one's own.
  await ada.keyboard.press('Enter');
  await expect(take).toBeFocused();
  await expect(news).toHaveText('The seat is free again: Alpha.');
  await expect(row(ada, 0).locator('[data-test="leave-seat"]')).toBeVisible();
});

test('the host asks somebody off the table with the keyboard, who is told so and can not come back', async ({
  browser,
}) => {
  const ada = await gathering(browser, 2, { open: true });
  const bea = await person(browser, 'Bea', ada.url());
  await bea.locator('[data-test="take-seat"]').first().click();
  await expect(row(bea, 1).locator('[data-test="leave-seat"]')).toBeVisible();
  // Only the host can, and nobody themselves.
  const ask = row(ada, 1).locator('[data-test="dismiss"]');
  await expect(ask).toHaveAccessibleName(/^Ask to leave ?: Bea$/, { timeout: 30_000 });
  await expect(row(ada, 0).locator('[data-test="dismiss"]')).toHaveCount(0);
  await expect(bea.locator('[data-test="dismiss"]')).toHaveCount(0);

  // It asks back, and Enter alone does nothing that can't be taken back.
  await ask.focus();
  await ada.keyboard.press('Enter');
  await expect(ada.getByRole('dialog')).toContainText('Ask Bea to leave this table?');
  await ada.keyboard.press('Enter');
  await expect(ada.getByRole('dialog')).toHaveCount(0);
  await expect(ask).toBeFocused();
  await ada.keyboard.press('Enter');
  await expect(ada.getByRole('dialog')).toBeVisible();
  await ada.keyboard.press('Tab');
  await expect(ada.locator('[data-test="sure"]')).toBeFocused();
  await hide(bea, true);
  await ada.keyboard.press('Enter');
  await expect(row(ada, 1)).toHaveAttribute('data-free', 'true');
  await expect(ada.locator('[data-test="news"]')).toHaveText('Bea has left the seat: Alpha.');
  await expect(row(ada, 1).locator('[data-test="take-seat"]')).toBeFocused();

  const told = bea.getByRole('alert');
  const words = 'The host has asked you to leave this table';
  await expect(told).toContainText(words, { timeout: 30_000 });
  await expect(bea).toHaveTitle(new RegExp(`^● ${words}`));
  await hide(bea, false);
  await expect(bea).toHaveTitle('The Nest · Sightline');
  await expect(bea.locator('[data-test="take-seat"]')).toHaveCount(0);
  await bea.reload();
  await expect(told).toContainText(words);
  // It is not among the open tables either, where others find it.
  const { hash } = new URL(ada.url());
  const listed = (page: Page) => page.locator(`.online-match a[href="${hash}"]`);
  await bea.getByRole('link', { name: 'To the lobby' }).click();
  await bea.locator('[data-test="new-online"]').first().waitFor();
  const cid = await person(browser, 'Cid', '/#/online');
  await expect(listed(cid)).toBeVisible({ timeout: 30_000 });
  await expect(listed(bea)).toHaveCount(0);
});

test('the host who leaves while others wait is asked back; then one of those is the host, and is told so', async ({
  browser,
}) => {
  const ada = await gathering(browser, 2);
  const bea = await person(browser, 'Bea', ada.url());
  await bea.locator('[data-test="take-seat"]').first().click();
  await expect(bea.locator('[data-test="start-online"]')).toHaveCount(0);
  await expect(row(ada, 1)).toContainText('Bea', { timeout: 30_000 });
  const leave = row(ada, 0).locator('[data-test="leave-seat"]');
  await leave.click();
  await expect(ada.getByRole('dialog')).toContainText('Bea will be the host then');
  await ada.keyboard.press('Escape');
  await expect(leave).toBeFocused();
  await leave.click();
  await ada.locator('[data-test="sure"]').click();
  await expect(row(ada, 0)).toHaveAttribute('data-free', 'true');
  await expect(ada.locator('[data-test="start-online"]')).toHaveCount(0);
  await expect(bea.locator('[data-test="news"]')).toHaveText(
    'Ada has left the seat: Invader. You are the host now: you can begin the match.',
    { timeout: 30_000 },
  );
  await startWithBots(bea);
  await bea.locator('.table').waitFor();
});

test('whoever waits without a connection is told so, and sees what they missed', async ({
  browser,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('the app is served nowhere');
  const tunnel = await network(baseURL);
  const ada = await gathering(browser, 2);
  const bea = await person(browser, 'Bea', `${tunnel.address}${new URL(ada.url()).hash}`);
  await bea.locator('[data-test="take-seat"]').first().waitFor();
  const lost = bea.getByText('No connection. Trying again');
  await expect(lost).toHaveCount(0);
  tunnel.lose();
  await expect(lost).toBeVisible({ timeout: 20_000 });
  await row(ada, 1).locator('[data-test="take-seat"]').click();
  await expect(row(ada, 1).locator('[data-test="leave-seat"]')).toBeVisible();
  tunnel.find();
  await expect(lost).toHaveCount(0, { timeout: 20_000 });
  await expect(bea.locator('[data-test="news"]')).toHaveText('Ada has sat down: Alpha.');
  await tunnel.close();
});

test('the host is told from when on a bot may play for who is away; who was replaced finds the way back', async ({
  browser,
}) => {
  const ada = await gathering(browser, 1);
  const bea = await person(browser, 'Bea', ada.url());
  // The marines are asked first.
  await bea.locator('[data-test="take-seat"]').click();
  for (const page of [ada, bea]) await page.locator('.table').waitFor();
  await bea.locator('.prompt[data-decision]').waitFor();
  const absent = ada.locator('[data-test="absent"]');
  await ada.locator('[data-test="menu"]').click();
  await expect(ada.getByRole('dialog')).toBeVisible();
  await expect(absent).toHaveCount(0);
  await ada.keyboard.press('Escape');
  await expect(ada.getByRole('dialog')).toHaveCount(0);

  await bea.goto('/#/online');
  await bea.locator('[data-test="mine"] .online-match').waitFor();
  await expect(ada.locator('[data-test="waited-for"]')).toContainText('Bea is not at the table.', {
    timeout: 30_000,
  });
  await ada.locator('[data-test="menu"]').click();
  await expect(absent).toContainText(/Bot for Bea: possible from \d+:\d\d/);
  await expect(absent.getByRole('button')).toHaveCount(0);

  const mine = bea.locator('[data-test="mine"] .online-match');
  await expect(mine.locator('.online-match-state')).toHaveText('Your turn');
  // As the host does when it is possible; here it is Bea herself, which the list tells in the same words.
  await bea.evaluate(async (id) => {
    await fetch(`/api/matches/${id}/leave`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"bot":"easy"}',
    });
  }, new URL(ada.url()).hash.split('/').at(-1));
  await expect(mine.locator('.online-match-state')).toHaveText('A bot plays for you', { timeout: 30_000 });
  await bea.locator('[data-test="come-back"]').click();
  await bea.locator('.table').waitFor();
  await bea.locator('[data-test="menu"]').click();
  await expect(bea.getByRole('button', { name: 'Let a bot play for me' })).toBeVisible();
});

test('the last one to leave a table to the bots is told that they play only while somebody watches', async ({
  browser,
}) => {
  const ada = await gathering(browser, 1);
  const bea = await person(browser, 'Bea', ada.url());
  await bea.locator('[data-test="take-seat"]').click();
  const leave = async (page: Page) => {
    await page.locator('.table').waitFor();
    await page.locator('[data-test="menu"]').click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  };
  await leave(bea);
  const [told, rest] = [bea.locator('[data-test="bot-plays"]'), 'Only bots are left at this table.'];
  await expect(told).toContainText('A bot plays for you');
  await expect(told).not.toContainText(rest);
  await leave(ada);
  for (const page of [ada, bea])
    await expect(page.locator('[data-test="bot-plays"]')).toContainText(
      `${rest} They play on while somebody is watching`,
    );
  await ada.goto('/#/online');
  await expect(ada.locator('[data-test="mine"] .online-match-state')).toHaveText(
    'Only bots are left: they play while somebody is watching',
  );
  await ada.locator('[data-test="come-back"]').click();
  await expect(told).toContainText('A bot plays for you');
  await expect(told).not.toContainText(rest);
});

test('whoever has left finds among their matches that the other wants to play again', async ({ browser }) => {
  const ada = await gathering(browser, 1);
  const bea = await person(browser, 'Bea', ada.url());
  await bea.locator('[data-test="take-seat"]').click();
  for (const page of [ada, bea]) await page.locator('.table').waitFor();
  await ada.locator('[data-test="menu"]').click();
  await ada.getByRole('button', { name: 'Give up' }).click();
  await ada.locator('[data-test="sure"]').click();
  for (const page of [ada, bea]) await page.locator('dialog.ending[open]').waitFor();
  await ada.goto('/#/online');
  await ada.locator('[data-test="mine"]').waitFor();
  await bea.getByRole('dialog').getByRole('button', { name: 'Play again with the same people' }).click();
  await bea.locator('[data-test="invitation"]').waitFor();
  const asked = ada.locator('[data-test="mine"] .online-match[data-status="gathering"]');
  await expect(asked.locator('.online-match-state')).toHaveText('Bea wants to play again', {
    timeout: 30_000,
  });
  await asked.locator('[data-test="no-rematch"]').click();
  await expect(asked).toHaveCount(0);
});

test('as long as nobody has come the host is led to invite, and starting with bots asks first', async ({
  browser,
}) => {
  const ada = await gathering(browser, 2, { screen: { viewport: { width: 390, height: 844 } } });
  const [copy, start] = [ada.locator('[data-test="copy-link"]'), ada.locator('[data-test="start-online"]')];
  await expect(copy).toBeInViewport();
  await expect(copy).toHaveClass(/primary/);
  await expect(start).not.toHaveClass(/primary/);
  await start.click();
  await expect(ada.getByRole('dialog')).toContainText(
    'Bots take the free seats. Whoever opens the link later finds no seat and can’t watch.',
  );
  await ada.keyboard.press('Escape');
  const bea = await person(browser, 'Bea', ada.url());
  await bea.locator('[data-test="take-seat"]').first().click();
  await expect(start).toHaveClass(/primary/, { timeout: 30_000 });
  await expect(copy).not.toHaveClass(/primary/);
  await startWithBots(ada);
  for (const page of [ada, bea]) await page.locator('.table').waitFor({ timeout: 30_000 });
});

test('whoever opens the link is told who invites to which game, what the seats are, and sits down first of all', async ({
  browser,
}) => {
  const ada = await gathering(browser, 1);
  const bea = await person(browser, 'Bea', ada.url());
  const take = bea.locator('[data-test="take-seat"]');
  await expect(bea.locator('[data-test="invited"]')).toHaveText(
    'Ada invites you to play DOOM: The Board Game.',
  );
  await expect(row(bea, 0)).toContainText('Plays all the demons');
  await expect(take).toHaveClass(/primary/);
  await expect(bea.locator('[data-test="copy-link"]')).not.toHaveClass(/primary/);
  await expect(ada.locator('[data-test="invited"]')).toHaveCount(0);
});

for (const watch of [true, false])
  test(`whoever finds all seats taken before it begins is told so: watching ${watch ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const ada = await person(browser, 'Ada', '/#/online');
    await ada.locator('[data-test="new-online"]').first().waitFor();
    const seats = [{ kind: 'me' }, { kind: 'free' }] as const;
    await ada.goto(`/#/online/${await makeMatch(ada, { seats, watch })}`);
    await row(ada, 1).locator('select').selectOption('easy');
    await ada.getByRole('button', { name: 'Begin', exact: true }).waitFor();
    const words = watch
      ? 'All seats are taken. When the match begins, you can watch it here.'
      : 'All seats are taken, and this table can’t be watched.';
    const context = await browser.newContext();
    const bea = await context.newPage();
    await settle(bea, 'en');
    await bea.goto(ada.url());
    await expect(bea.locator('[data-test="no-seat"]')).toHaveText(words);
    await expect(bea.locator('[data-test="invitation"]')).toHaveCount(0);
    await expect(bea.getByText('Anyone who opens this link can sit down.')).toHaveCount(0);
    await expect(bea.locator('[data-test="guest"]')).toHaveText(watch ? ['Watch'] : []);
  });

test('whoever waits at a table that the host closes is told so', async ({ browser }) => {
  const ada = await gathering(browser, 2);
  const bea = await person(browser, 'Bea', ada.url());
  await bea.locator('[data-test="take-seat"]').first().click();
  await bea.locator('[data-test="leave-seat"]').waitFor();
  await ada.getByRole('button', { name: 'Close the table' }).click();
  await ada.locator('[data-test="sure"]').click();
  await expect(bea.getByRole('alert')).toHaveText('The host has closed this table.', { timeout: 30_000 });
});

test('from a new table the way back leads past the form it was opened with', async ({ browser }) => {
  const ada = await person(browser, 'Ada', '/#/online');
  await openTable(ada);
  await ada.goBack();
  await expect(ada).toHaveURL(/#\/online$/);
});

test('a name of nothing but spaces is refused with a word', async ({ browser }) => {
  const page = await person(browser, '   ', '/#/online');
  await expect(page.getByRole('alert')).toHaveText('A name needs at least one letter.');
});
