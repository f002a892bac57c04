import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { playOn } from './few-questions.ts';
import { network } from './network.ts';
import { join, makeMatch, openTable, person, startWithBots } from './people.ts';
import { test } from './test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const unread = (page: Page) => page.locator('[data-test="unread"]').locator('visible=true');

async function say(page: Page, text: string): Promise<void> {
  await page.locator('[data-test="say"]').fill(text);
  await page.locator('[data-test="send"]').click();
}

/** Others lie over the page, or it is looked at again: a browser without a screen knows no such thing. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'hidden', { value: is, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await page.locator('[data-test="menu"]').click();
  await page.locator('dialog').getByRole('button', { name: entry }).click();
}

test('where nothing but the live connection is kept from coming about it is said, and looked for on', async ({
  browser,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('the app is served nowhere');
  const way = await network(baseURL);
  const ada = await person(browser, 'Ada', `${way.address}#/online`);
  way.letNoneStay();
  await openTable(ada);
  await ada.clock.install();
  await startWithBots(ada);
  const told = ada.locator('[data-test="unreached"]');
  // A moment without a connection is worth no word.
  const isTold = async () => {
    await ada.clock.runFor(6000);
    return told.isVisible();
  };
  await expect.poll(isTold).toBe(true);
  await expect(told).toContainText('no live connection');
  await expect(ada.getByRole('link', { name: 'To the lobby' })).toBeVisible();
  await ada.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toHaveCount(0);
  await expect.poll(isTold).toBe(true);
  way.find();
  await ada.locator('.table').waitFor({ timeout: 30_000 });
  await way.close();
});

test('a table whose code can’t be fetched says that it failed, and can be tried again', async ({
  browser,
  baseURL,
}) => {
  const ada = await person(browser, 'Ada', `${baseURL}#/online`, { serviceWorkers: 'block' });
  await openTable(ada);
  // What only the tables of others need, and none else.
  await ada.context().route(/\/assets\/session-[^/]+\.js$/, (route) => route.abort());
  await startWithBots(ada);
  await expect(ada.locator('[data-test="shut"]')).toContainText('went wrong', { timeout: 15_000 });
  await ada.context().unrouteAll();
  await ada.locator('[data-test="open-again"]').click();
  await ada.locator('.table').waitFor();
});

test('whoever has not looked at the table for a minute is away for the others, until they look again', async ({
  browser,
  baseURL,
}) => {
  const ada = await person(browser, 'Ada', `${baseURL}#/online`);
  const link = await openTable(ada);
  const ben = await join(browser, 'Ben', link);
  for (const page of [ada, ben]) await page.locator('[data-test="talk"]').click();
  const dot = ben.locator('.company li', { hasText: 'Ada' }).locator('.company-dot');
  await expect(dot).toHaveAttribute('data-here', 'true');
  await ada.clock.install();
  await hide(ada, true);
  await ada.clock.runFor(59_000);
  // Whoever looks in between has not been away.
  await hide(ada, false);
  await hide(ada, true);
  await ada.clock.runFor(59_000);
  await say(ada, 'I am still here.');
  await expect(ben.locator('.talk-text').last()).toHaveText('I am still here.');
  await expect(dot).toHaveAttribute('data-here', 'true');
  await ada.clock.runFor(1_000);
  await expect(dot).toHaveAttribute('data-here', 'false');
  // What is said is heard all the same.
  await say(ben, 'Where are you?');
  await expect(ada.locator('.talk-text').last()).toHaveText('Where are you?');
  await hide(ada, false);
  await expect(dot).toHaveAttribute('data-here', 'true');
});

test('the talk stays open on a phone while the match goes on, says that one is asked, and keeps the draft', async ({
  browser,
  baseURL,
}) => {
  const ada = await person(browser, 'Ada', `${baseURL}#/online`, PHONE);
  const link = await openTable(ada);
  await startWithBots(ada);
  await ada.locator('.prompt[data-decision]').waitFor();
  const [tab, draft] = [ada.locator('.table-tabs [data-tab="talk"]'), ada.locator('[data-test="say"]')];
  const asked = ada.locator('[data-test="asked"]');
  const question = () => ada.locator('.prompt[data-decision]').getAttribute('data-decision');
  const before = await question();
  await tab.tap();
  await draft.fill('I think that we sh');
  // It is played on in another tab: this one is shown all of it.
  const other = await ada.context().newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(link);
  await playOn(other, 4);
  await expect.poll(question).not.toBe(before);
  await expect(draft).toHaveValue('I think that we sh');
  await expect(asked).toContainText('Your turn');
  await asked.getByRole('button').tap();
  await expect(draft).toHaveCount(0);
  await tab.tap();
  await expect(draft).toHaveValue('I think that we sh');
});

test('what is said while one is away, or looks elsewhere, is unread until it was seen', async ({
  browser,
  baseURL,
}) => {
  const ada = await person(browser, 'Ada', `${baseURL}#/online`);
  const link = await openTable(ada);
  const bo = await join(browser, 'Bo', link);
  for (const page of [ada, bo]) await page.locator('.table').waitFor();
  await bo.locator('[data-test="talk"]').click();
  await say(bo, 'Good evening');
  await expect(unread(ada)).toContainText('1');
  await expect(ada.locator('[data-test="talk-news"]')).toHaveText('Bo says: Good evening');
  await ada.locator('[data-test="talk"]').click();
  await expect(unread(ada)).toHaveCount(0);

  // Overnight.
  await ada.goto(`${baseURL}#/online`);
  await ada.locator('[data-test="mine"]').waitFor();
  await say(bo, 'Are you there?');
  await say(bo, 'I wait until tomorrow');
  await ada.goto(link);
  await ada.locator('.table').waitFor();
  await expect(unread(ada)).toContainText('2');
  await ada.locator('[data-test="talk"]').click();
  await expect(unread(ada)).toHaveCount(0);
  await expect(ada.locator('li', { has: ada.locator('.talk-new') })).toContainText('Are you there?');
  await ada.reload();
  await ada.locator('.table').waitFor();
  await ada.locator('[data-test="talk"]').click();
  await expect(ada.locator('.talk-text').last()).toHaveText('I wait until tomorrow');
  await expect(ada.locator('.talk-new')).toHaveCount(0);

  // The talk is open, but on a page that lies behind others.
  await hide(ada, true);
  await say(bo, 'Now?');
  await expect(ada.locator('[data-test="talk-news"]')).toHaveText('Bo says: Now?');
  await expect(unread(ada)).toContainText('1');
  await hide(ada, false);
  await expect(unread(ada)).toHaveCount(0);
  await expect(ada.locator('li', { has: ada.locator('.talk-new') })).toContainText('Now?');
});

/** A match of two at which a third looks. */
async function watched(browser: Browser, baseURL: string | undefined) {
  const ada = await person(browser, 'Ada', `${baseURL}#/online`);
  const link = await openTable(ada);
  const bo = await join(browser, 'Bo', link);
  const cleo = await person(browser, 'Cleo', link);
  for (const page of [ada, bo, cleo]) await page.locator('.table').waitFor();
  return { ada, bo, cleo, link };
}

test('who is muted is neither seen nor heard on this device, whatever they are called, until it is undone', async ({
  browser,
  baseURL,
}) => {
  const { ada, bo, cleo } = await watched(browser, baseURL);
  for (const page of [bo, cleo]) await page.locator('[data-test="talk"]').click();
  await say(cleo, 'You play badly');
  await say(cleo, 'Very badly');
  await expect(unread(ada)).toContainText('2');
  await ada.locator('[data-test="talk"]').click();
  const [texts, hidden] = [ada.locator('.talk-text'), ada.locator('.talk-hidden')];
  await expect(texts).toHaveText(['You play badly', 'Very badly']);

  // From the line one writes in, by the keyboard.
  await ada.locator('[data-test="say"]').focus();
  await ada.keyboard.press('Shift+Tab');
  await expect(ada.locator('[data-test="mute"] summary')).toBeFocused();
  await ada.keyboard.press('Enter');
  const mark = ada.getByRole('checkbox', { name: 'Cleo (watching)' });
  await expect(mark).not.toBeChecked();
  await ada.keyboard.press('Tab');
  await expect(mark).toBeFocused();
  await ada.keyboard.press('Space');
  await expect(texts).toHaveCount(0);
  await expect(hidden).toHaveText(['Cleo (watching): 2 messages hidden']);

  // Who looks elsewhere hears of the others only, also when somebody calls themselves differently.
  await ada.getByRole('button', { name: 'Log', exact: true }).click();
  await cleo.evaluate(() =>
    fetch('/api/me', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Zoe' }),
    }),
  );
  await say(cleo, 'Still badly');
  await expect(bo.locator('.talk-text').last()).toHaveText('Still badly');
  await expect(bo.locator('.talk-who b').last()).toHaveText('Zoe (watching)');
  await say(bo, 'Never mind');
  await expect(unread(ada)).toContainText('1');
  await expect(ada.locator('[data-test="talk-news"]')).toHaveText('Bo says: Never mind');

  await ada.reload();
  await ada.locator('.table').waitFor();
  await expect(unread(ada)).toContainText('1');
  await ada.locator('[data-test="talk"]').click();
  await expect(texts).toHaveText(['Never mind']);
  await expect(hidden).toHaveText(['Zoe (watching): 3 messages hidden']);
  // Cleo sees what she said, as everybody else does, and can't mute herself.
  await expect(cleo.locator('.talk-text')).toHaveCount(4);
  await expect(cleo.locator('.talk-who b').first()).toHaveText('You');
  await cleo.locator('[data-test="mute"] summary').click();
  await expect(cleo.getByRole('checkbox')).toHaveCount(1);

  await ada.locator('[data-test="mute"] summary').click();
  await ada.getByRole('checkbox', { name: 'Zoe (watching)' }).uncheck();
  await expect(texts).toHaveText(['You play badly', 'Very badly', 'Still badly', 'Never mind']);
});

test('who stays at a table that is over hears who wants to play once more, and how to ask for it', async ({
  browser,
  baseURL,
}) => {
  const ada = await person(browser, 'Ada', `${baseURL}#/online`);
  const bo = await join(browser, 'Bo', await openTable(ada));
  for (const page of [ada, bo]) await page.locator('.table').waitFor();
  await chooseInMenu(bo, 'Give up');
  await bo.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  for (const page of [ada, bo]) await page.locator('dialog.ending [data-test="look"]').click();
  await expect(ada.locator('.prompt [data-test="rematch"]')).toHaveText('Play again with the same people');
  await ada.locator('[data-test="menu"]').click();
  await expect(ada.locator('dialog').getByRole('button', { name: 'Play again' })).toBeVisible();
  await ada.keyboard.press('Escape');
  await chooseInMenu(bo, 'Play again with the same people');
  await expect(ada.locator('[data-test="wish"]')).toHaveText('Bo wants to play again.', {
    timeout: 10_000,
  });
  await ada.locator('.prompt [data-test="rematch"]').click();
  for (const page of [ada, bo]) await page.locator('.prompt[data-decision], .prompt.waiting').waitFor();
});

test('who watched a match that is over finds the next one when it has begun, and not before', async ({
  browser,
  baseURL,
}) => {
  const { ada, bo, cleo, link } = await watched(browser, baseURL);
  await chooseInMenu(bo, 'Give up');
  await bo.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  for (const page of [ada, bo]) await page.locator('dialog.ending [data-test="look"]').click();
  await bo.locator('.prompt [data-test="rematch"]').click();
  const [wish, way] = [cleo.locator('dialog.ending [role="status"]'), cleo.locator('.ending-links .primary')];
  await expect(ada.locator('[data-test="wish"]')).toHaveText('Bo wants to play again.', { timeout: 10_000 });
  // Cleo's page was told at the same time, and has asked: while people gather, that is not for her to know.
  await cleo.waitForTimeout(1000);
  await expect(wish).toHaveText('');
  await expect(way).toHaveCount(0);
  // Bo does not wait for Ada: both are told at once, with no need to ask.
  await startWithBots(bo);
  await expect(wish).toHaveText('Bo is playing again.');
  await expect(ada.locator('[data-test="wish"]')).toHaveText('Bo is playing again.');
  await expect(way).toHaveText('Watch the new match');
  await cleo.locator('dialog.ending [data-test="look"]').click();
  await cleo.locator('.prompt [data-test="rematch"]').click();
  await expect(cleo).not.toHaveURL(link);
  await expect(cleo.locator('[data-test="watching"]')).toHaveText('You are watching');
});

for (const language of ['ru', 'pt-BR'])
  test(`the talk has room beside the longest card and figure that are looked at: ${language}`, async ({
    browser,
  }) => {
    const ada = await person(browser, 'Ada', '/#/online', {}, language);
    await ada.locator('[data-test="mine"]').waitFor();
    const me = { kind: 'me' } as const;
    await ada.goto(`/#/online/${await makeMatch(ada, { seats: [me, me] })}`);
    // Cards are held that are not asked for, and what is asked can be said in short.
    const [cards, pieces] = ['.hand-cards [data-ref^="card:"]', '.board [data-ref^="piece:"]'].map((all) =>
      ada.locator(`${all}:not([data-lit])`),
    );
    const asked = () => ada.locator('.table-prompt .prompt').evaluate(({ scrollHeight }) => scrollHeight);
    do await playOn(ada, 1);
    while ((await cards.count()) < 3 || (await asked()) > 105);
    await ada.locator('[data-test="talk"]').click();
    for (let n = 0; n < 8; n++) await say(ada, `${n}: I take the left door, and you go right.`);
    await expect(ada.locator('.talk-text')).toHaveCount(8);
    const box = ada.locator('.table-pointer .inspect-box');
    const lookAt = (ref: string) =>
      ada.locator(`:is(.hand-cards, .board) [data-ref="${ref}"]`).first().hover({ force: true });
    const longest = async (all: Locator) => {
      const found = { ref: '', words: 0 };
      const refs = await all.evaluateAll((things) =>
        things.map((thing) => (thing as HTMLElement).dataset.ref ?? ''),
      );
      for (const ref of new Set(refs)) {
        await lookAt(ref);
        await box.waitFor();
        const words = (await box.innerText()).length;
        if (words > found.words) Object.assign(found, { ref, words });
      }
      return found.ref;
    };
    const [card, figure] = [await longest(cards), await longest(pieces)];
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
    ] as const) {
      await ada.setViewportSize({ width, height });
      for (const ref of [card, figure]) {
        await lookAt(ref);
        const where = `${ref} at ${width} × ${height}`;
        // Of a figure with very much to say the rest can be scrolled to, on the smaller desk.
        const least = ref === card || height === 900 ? Infinity : 250;
        const missing = () =>
          ada
            .locator('.table-pointer')
            .evaluate((p, most) => Math.min(p.scrollHeight, most) - p.clientHeight, least);
        await expect.poll(missing, where).toBeLessThan(2);
        const lines = await ada.locator('.talk-lines').evaluate(({ clientHeight }) => clientHeight);
        expect(lines, where).toBeGreaterThan(95);
        await expect(ada.locator('.talk-text').last(), where).toBeInViewport({ ratio: 0.9 });
      }
    }
  });

test('where the browser lets nobody copy, the link to the table is shown and marked', async ({
  browser,
  baseURL,
}) => {
  const ada = await person(browser, 'Ada', `${baseURL}#/online`);
  const link = await openTable(ada);
  await startWithBots(ada);
  await ada.locator('.table').waitFor();
  // As on every page that came over plain http.
  await ada.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await chooseInMenu(ada, 'Copy the link to this table');
  const field = ada.locator('dialog [data-test="invitation"]');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(link);
  expect(
    await field.evaluate((f: HTMLInputElement) => f.value.slice(f.selectionStart ?? 0, f.selectionEnd ?? 0)),
  ).toBe(link);
});

test('one’s own clock warns at a minute and at ten seconds', async ({ browser, baseURL }) => {
  const ada = await person(browser, 'Ada', `${baseURL}#/online`);
  const me = { kind: 'me' } as const;
  await ada.locator('[data-test="mine"]').waitFor();
  const id = await makeMatch(ada, { mission: 'kneeDeepInTheDead', seats: [me, me], clock: 30 });
  await ada.goto(`${baseURL}#/online/${id}`);
  await ada.locator('.table').waitFor();
  const warning = ada.locator('[data-test="own-time"]');
  await expect(warning).toHaveText('Your time: less than a minute is left.');
  await ada.clock.install();
  await ada.clock.runFor(21_000);
  await expect(warning).toHaveText('Your time: less than ten seconds are left.');
});
