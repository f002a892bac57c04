import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { replay as words } from '../src/messages/en/replay.ts';
import { playOn } from './few-questions.ts';
import { COLD_RESTART, corpus, fork, linkOf, openReplay, scrubTo, told } from './matches.ts';
import { settle } from './player.ts';
import { test } from './test.ts';

const { name, inputs, attack } = COLD_RESTART;

const scrubber = (page: Page) => page.locator('.scrubber input');
const at = (page: Page) => scrubber(page).inputValue().then(Number);
const button = (page: Page, word: keyof typeof words) =>
  page.locator('.transport').getByRole('button', { name: words[word], exact: true });
const pieces = (page: Page) =>
  page
    .locator('.board-piece')
    .evaluateAll((all) =>
      all.map(
        (e) => `${e.getAttribute('data-ref')} ${e.getAttribute('aria-label')} ${e.getAttribute('style')}`,
      ),
    );

test('a match of a file is looked at from all sides', async ({ page }) => {
  await settle(page, 'en');
  await openReplay(page, corpus(name));
  expect(await at(page)).toBe(0);
  const opening = await pieces(page);

  // Anywhere at once, and back to the same.
  await scrubTo(page, 200);
  const later = await told(page, 200);
  const there = await pieces(page);
  expect(there).not.toEqual(opening);
  await button(page, 'replay.first').click();
  await told(page, 0);
  await expect.poll(() => pieces(page)).toEqual(opening);
  await scrubTo(page, 200);
  expect(await told(page, 200)).toBe(later);
  await expect.poll(() => pieces(page)).toEqual(there);

  // Step by step, by button and by key; round by round.
  await button(page, 'replay.on').click();
  await told(page, 201);
  await button(page, 'replay.back').click();
  await told(page, 200);
  await page.keyboard.press('ArrowRight');
  await told(page, 201);
  await page.keyboard.press('ArrowLeft');
  expect(await told(page, 200)).toBe(later);
  await button(page, 'replay.chapterBack').click();
  await expect.poll(() => at(page)).toBeLessThan(200);
  const round = await at(page);
  await button(page, 'replay.chapterOn').click();
  await expect.poll(() => at(page)).toBeGreaterThan(round);
  await page.locator('.replay-full-log').click();
  await page.locator('.full-log button').nth(3).click();
  await expect.poll(() => at(page)).toBeLessThan(20);

  // It plays by itself, stops where it is told to, and at its end says how it ended.
  await button(page, 'replay.play').click();
  const from = await at(page);
  await expect.poll(() => at(page)).toBeGreaterThan(from + 2);
  await button(page, 'replay.pause').click();
  await expect(button(page, 'replay.play')).toBeVisible();
  await scrubTo(page, inputs - 3);
  await page.keyboard.press('Space');
  await page.locator('dialog.ending[open]').waitFor();
  expect(await at(page)).toBe(inputs);
  await page.keyboard.press('Escape');
});

test('a finished match shows what every seat knew, and all hands open', async ({ page }) => {
  await settle(page, 'en');
  await openReplay(page, corpus(name));
  await scrubTo(page, attack);
  await told(page, attack);
  const cards = page.locator('.table-hand article');
  const look = async (viewpoint: string) => {
    await page.locator('.seen-by select').selectOption(viewpoint);
    await expect(page.locator('.replay')).toHaveAttribute('data-viewpoint', viewpoint);
  };
  const shows = (card: string) => cards.and(page.getByRole('article', { name: card, exact: true }));
  // One card of each hand, and one that lies open.
  const [invaders, alphas, bravos, open] = ['Ferocity', 'Long Burst', 'Snap Shot', 'Push Forward'];
  for (const [viewpoint, seen] of [
    ['0', [invaders, open]],
    ['1', [alphas, open]],
    ['2', [bravos, open]],
    ['null', [open]],
    ['all', [invaders, alphas, bravos, open]],
  ] as const) {
    await look(viewpoint);
    for (const card of [invaders, alphas, bravos, open])
      await expect(shows(card), `${card} seen by ${viewpoint}`).toHaveCount(seen.includes(card) ? 1 : 0);
  }
});

/** A browser of its own, with nothing in it. */
async function elsewhere(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await settle(page, 'en');
  return page;
}

test('playing on from a moment is a match of its own', async ({ page }) => {
  await settle(page, 'en');
  const id = await openReplay(page, corpus(name));
  const forked = await fork(page, attack, ['bot:easy', 'bot:easy', 'me']);
  await page.locator('.prompt[data-decision]').waitFor();
  await playOn(page, 6);
  await page.goto('/#/replays');
  await page.locator(`.match-row a[href="#/play/${forked}"]`).waitFor();
  // What was before the fork is shared, what it grew out of is as it was.
  await page.goto(`/#/replay/${forked}`);
  await page.locator('.replay .scrubber').waitFor();
  expect(Number(await scrubber(page).getAttribute('max'))).toBeGreaterThan(attack);
  await page.goto(`/#/replay/${id}`);
  await expect(scrubber(page)).toHaveAttribute('max', String(inputs));
});

test('a match goes out as a file and comes in again, whole', async ({ page, browser }) => {
  await settle(page, 'en');
  const id = await openReplay(page, corpus(name));
  await scrubTo(page, inputs);
  const end = await told(page, inputs);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.table-prompt .share-buttons .button').first().click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  const other = await elsewhere(browser);
  expect(await openReplay(other, text)).toBe(id);
  await scrubTo(other, inputs);
  expect(await told(other, inputs)).toBe(end);
  // The same match again is no second one.
  await openReplay(other, corpus(name));
  await other.goto('/#/replays');
  await expect(other.locator('.match-row')).toHaveCount(1);
});

test('whoever deletes a match by keys is asked first, and never loses the place', async ({ page }) => {
  await settle(page, 'en');
  await openReplay(page, corpus(name));
  await page.goto('/#/replays');
  const row = page.locator('.match-row');
  const remove = row.getByRole('button', { name: words['replays.delete'] });
  const keep = row.getByRole('button', { name: words['replays.delete.no'] });
  await remove.focus();
  // As often as anybody changes their mind.
  for (let times = 0; times < 2; times++) {
    await page.keyboard.press('Enter');
    await expect(keep).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  await expect(page.locator('.replays-outcome')).toBeFocused();
});

test('a link holds the whole match', async ({ page, browser }) => {
  await settle(page, 'en');
  await openReplay(page, corpus(name));
  const link = await linkOf(page);
  expect(link.length).toBeLessThan(16_100);
  await scrubTo(page, 150);
  const then = await told(page, 150);
  const other = await elsewhere(browser);
  await other.goto(link);
  await other.locator('.replay .scrubber').waitFor();
  await scrubTo(other, 150);
  expect(await told(other, 150)).toBe(then);
  await expect(scrubber(other)).toHaveAttribute('max', String(inputs));
});
