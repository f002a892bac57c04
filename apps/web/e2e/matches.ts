import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../../games/doom/corpus');

export const corpusNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''));

/** A finished match of the corpus as the text of its file. */
export const corpus = (name: string): string =>
  JSON.stringify(
    (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { match: unknown }).match,
  );

/**
 * Cold Restart: three seats, 352 inputs. The squad chooses classes at first; the last one is about to attack at 29; at 50
 * the first one may react in the middle of a demon's attack.
 */
export const COLD_RESTART = {
  name: '03-coldRestart-2',
  inputs: 352,
  classes: 0,
  attack: 29,
  reaction: 50,
} as const;

/** The Bishop Falls: the only marine is about to shoot across a hall. */
export const BISHOP_FALLS = {
  name: '06-theBishopFalls-1',
  shot: 340,
  target: 'piece:12',
  players: ['bot:easy', 'me'],
} as const;

/** Knee Deep in the Dead: the Invader is asked which of eight Imps activates next. */
export const KNEE_DEEP = {
  name: '01-kneeDeepInTheDead-4',
  imps: 442,
  players: ['me', 'bot:easy', 'bot:easy', 'bot:easy', 'bot:easy'],
} as const;

/** Hands a file over as somebody would who picks it on the page of all matches. */
export async function pickFile(page: Page, text: string, name = 'match.json'): Promise<void> {
  if (!page.url().endsWith('#/replays')) await page.goto('/#/replays');
  await page.waitForSelector('.replays-open');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Opens a finished match by its file; its id on this device. */
export async function openReplay(page: Page, text: string): Promise<string> {
  await pickFile(page, text);
  await page.waitForURL(/#\/replay\//);
  await page.waitForSelector('.replay .scrubber');
  return page.url().replace(/.*#\/replay\//, '');
}

export const scrubTo = async (page: Page, n: number): Promise<void> => {
  await page.locator('.scrubber input').fill(String(n));
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('.scrubber input')?.value === String(wanted),
    n,
  );
};

/** What is told of the moment, once it is the one asked for: it comes from the worker, a little after its number. */
export async function told(page: Page, n: number): Promise<string> {
  await page.locator(`.moment[data-moment="${n}"]`).waitFor();
  await expect(page.locator('.moment .kicker')).toContainText(`Step ${n} of`);
  return page.locator('.moment-told').innerText();
}

/** Opens the dialog that asks who plays on, with these players by seat: `me`, `guest` or `bot:<level>`. */
export async function openFork(page: Page, n: number, players: readonly string[]): Promise<void> {
  await scrubTo(page, n);
  await page.locator('.replay-ways .button.primary').click();
  const seats = page.locator('.fork select');
  await seats.nth(players.length - 1).waitFor();
  for (const [seat, player] of players.entries()) await seats.nth(seat).selectOption(player);
}

/** Plays on from a moment of the open replay; the id of the new match. */
export async function fork(page: Page, n: number, players: readonly string[]): Promise<string> {
  await openFork(page, n, players);
  await page.locator('.fork [type="submit"]').click();
  await page.waitForURL(/#\/play\//);
  return page.url().replace(/.*#\/play\//, '');
}

/** The link that the open replay hands out. */
export async function linkOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  const share = page.locator('.table-prompt .share-buttons .button').nth(1);
  await share.click();
  await page.locator('.share-outcome p').first().waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}
