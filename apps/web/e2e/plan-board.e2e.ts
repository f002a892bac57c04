import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { buildPlanBoard } from './plan-board/build.ts';
import { mouse, settle } from './player.ts';
import { test } from './test.ts';

/** A floor plan at the real table and in the real replay, before a sample instead of a match. */

const ORIGIN = 'http://plan.test';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

test.describe.configure({ mode: 'serial' });
let built = '';
test.beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'sightline-plan-board-'));
  await buildPlanBoard(built);
});
test.afterAll(() => rmSync(built, { recursive: true, force: true }));

async function open(page: Page, hash = ''): Promise<void> {
  await settle(page, 'en', { speed: 'off' });
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname === '/' ? '/index.html' : pathname;
    const contentType = TYPES[extname(path)] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(join(built, path)), contentType });
  });
  await page.goto(`${ORIGIN}/${hash}`);
}

const wall = (page: Page): Locator => page.locator('[data-ref="border:h9,7"][data-border]');

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1024, 768],
])
  test(`the whole floor and both annexes are in view at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    // The board is drawn once before it is fitted into its place.
    await expect(async () => {
      const floor = await page.locator('.plan-outside').boundingBox();
      const foot = await page.locator('.board-foot').boundingBox();
      const board = await page.locator('.board').boundingBox();
      if (floor === null || foot === null || board === null) throw new Error('there is no board');
      expect(floor.x).toBeGreaterThanOrEqual(board.x);
      expect(floor.x + floor.width).toBeLessThanOrEqual(board.x + board.width);
      expect(floor.y).toBeGreaterThanOrEqual(board.y);
      expect(floor.y + floor.height).toBeLessThanOrEqual(foot.y);
    }).toPass({ timeout: 5000 });
    await expect(page.locator('.annex')).toHaveCount(2);
    for (const annex of await page.locator('.annex').all()) await expect(annex).toBeInViewport({ ratio: 1 });
    // Nothing of the board scrolls.
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  });

test('on a phone the annexes lie over the corners of the board', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await open(page);
  await expect(page.locator('.annex')).toHaveCount(2);
  for (const annex of await page.locator('.annex').all()) await expect(annex).toBeInViewport({ ratio: 1 });
  const space = page.locator('.annex .board-target');
  await expect(async () => {
    const box = await space.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }).toPass({ timeout: 5000 });
  await page.locator('.plan-legend-folded summary').tap();
  await expect(page.locator('.plan-legend-folded [data-sample]')).toHaveCount(10);
  await context.close();
});

test('a wall falls where it stands, and stands again when that is taken back', async ({ page }) => {
  await open(page);
  await expect(wall(page)).toHaveAttribute('data-border', 'light');
  await mouse(page).press('.board-target[data-ref="border:h9,7"]');
  await expect(wall(page)).toHaveAttribute('data-border', 'breached');
  // The wall is drawn before the table asks again: nothing is taken back until then.
  await expect(page.locator('[data-test="undo"]')).toBeEnabled();
  await page.keyboard.press('u');
  await expect(wall(page)).toHaveAttribute('data-border', 'light');
});

test('a space of an annex is chosen by mouse and reached by arrows', async ({ page }) => {
  await open(page);
  await page.locator('.annex .board-target').hover({ force: true });
  await expect(page.locator('.annex-tip')).toHaveText('Go up');
  for (let n = 0; n < 18; n++) await page.keyboard.press('ArrowDown');
  await expect(page.locator('.annex .board-rings.cursor .board-ring')).toHaveCount(1);
});

test('a replay shows the borders of each moment, back and forth', async ({ page }) => {
  await open(page, '#replay');
  const scrub = page.locator('input[type="range"]');
  for (const [n, form] of [
    ['1', 'breached'],
    ['0', 'light'],
    ['2', 'breached'],
    ['0', 'light'],
  ] as const) {
    await scrub.fill(n);
    await expect(wall(page)).toHaveAttribute('data-border', form);
  }
});

/** How much two pictures differ in brightness, from 0 to 1, where they differ most: the mean of the worst eighth. */
const forms = (page: Page, shot: string): Promise<{ pair: string; off: number }[]> =>
  page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('nothing can be drawn');
    context.drawImage(image, 0, 0);
    const all = [...document.querySelectorAll<SVGElement>('[data-form]')].map((svg) => {
      const { x, y, width, height } = svg.getBoundingClientRect();
      const { data } = context.getImageData(x, y, width, height);
      const grey = Array.from({ length: data.length / 4 }, (_, n) => {
        const [r, g, b] = data.subarray(n * 4);
        return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
      });
      return { form: svg.dataset.form, grey };
    });
    return all.flatMap((a, i) =>
      all.slice(i + 1).map((b) => {
        const off = a.grey.map((value, n) => Math.abs(value - b.grey[n])).toSorted((p, q) => q - p);
        const worst = off.slice(0, off.length / 8);
        return { pair: `${a.form} ${b.form}`, off: worst.reduce((sum, one) => sum + one, 0) / worst.length };
      }),
    );
  }, shot);

test('every kind of border is told from the others at 32 pixels, whatever colours one sees', async ({
  page,
}) => {
  await open(page, '#forms');
  await expect(page.locator('[data-form]')).toHaveCount(10);
  const session = await page.context().newCDPSession(page);
  for (const type of ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type });
    const shot = (await page.screenshot()).toString('base64');
    const found = await forms(page, shot);
    expect(found).toHaveLength(45);
    const close = found.filter(({ off }) => off < 0.15);
    expect(close, type).toEqual([]);
    if (type === 'none') console.log('nearest:', found.toSorted((a, b) => a.off - b.off).slice(0, 3));
  }
});
