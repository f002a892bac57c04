import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { settle } from './player.ts';
import { cutTexts, outOfSight } from './reading.ts';
import { relay } from './relay.ts';
import { test } from './test.ts';

const LANGUAGES = ['en', 'ru', 'pt-BR'] as const;
const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
] as const;
const [ATTACKERS, DEFENDERS] = ['cool', 'warm'] as const;
type Side = typeof ATTACKERS | typeof DEFENDERS;

/** A second tap within that time would be none. */
const APART = 700;
const COMPANION = '#/companion/siege';

/** A page whose time a test can move on. */
async function timed(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.locator('[data-test="begin"], .game-companion').first().waitFor();
}

/** … and that stands until then. */
async function still(page: Page, address: string): Promise<void> {
  await timed(page, address);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

const wait = (page: Page, ms: number) => page.clock.runFor(ms);

/** Nothing comes up on a page whose time stands. */
async function comesUp(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    await wait(page, 20);
    expect(await page.locator(selector).count()).toBe(1);
  }).toPass({ intervals: [50] });
}

async function press(page: Page, side: Side): Promise<void> {
  await wait(page, APART);
  await page.locator(`.companion-half[data-tone="${side}"] [data-test="press"]`).click();
  await wait(page, 50);
}

async function choose(page: Page, field: string, n: number): Promise<void> {
  const label = page.locator(`[data-field="${field}"] label`).nth(n);
  await label.click();
  await wait(page, 50);
  await expect(label.locator('input')).toBeChecked();
}

async function does(page: Page, button: string): Promise<void> {
  await page.locator(`.companion [data-test="${button}"]`).click();
  await wait(page, 50);
}

const half = (page: Page, side: Side) => page.locator(`.companion-half[data-tone="${side}"]`);

/** What a clock shows, in seconds. */
const shown = async (page: Page, side: Side): Promise<number> =>
  Number(await half(page, side).locator('[role="timer"]').getAttribute('data-ms')) / 1000;

const today = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** Counts what is heard, and says whether the screen is kept on. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = window as unknown as { heard: number; lit: number };
    told.heard = 0;
    told.lit = 0;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...args) {
      told.heard++;
      start.apply(this, args);
    };
    const request = () => {
      told.lit++;
      const lock = { released: false, release: () => void told.lit-- };
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
}

const told = (page: Page, what: 'heard' | 'lit'): Promise<number> =>
  page.evaluate((name) => (window as unknown as Record<string, number>)[name], what);

async function playRound(page: Page): Promise<void> {
  for (const side of [DEFENDERS, ATTACKERS, DEFENDERS, ATTACKERS, DEFENDERS]) {
    await press(page, side);
    await wait(page, 20_000);
  }
}

/** From the choices to the table. */
async function begin(page: Page): Promise<void> {
  await page.locator('[data-test="begin"]').click();
  await wait(page, 50);
  await page.locator('.companion').waitFor();
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a whole match is played after the first visit, through a reload in its middle', async ({
    page,
    context,
    baseURL,
  }) => {
    if (baseURL === undefined) throw new Error('the app is served nowhere');
    const app = await relay(baseURL);
    await settle(page, 'en', { sound: true });
    await listenIn(page);
    await still(page, app.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await app.switchOff();
    await context.setOffline(true);

    await page.locator('.game-companion').click();
    await comesUp(page, '[data-test="begin"]');
    // Hostage, so that there is overtime; the attackers play at another speed.
    await choose(page, 'mission', 2);
    await choose(page, 'attackers', 3);
    await begin(page);
    expect(await told(page, 'lit')).toBe(1);

    // Fifteen minutes for the defenders; the attackers use up their three.
    await press(page, DEFENDERS);
    // Up to the tick after it.
    await wait(page, 600_100);
    expect(await shown(page, DEFENDERS)).toBe(300);
    await press(page, DEFENDERS);
    expect(await shown(page, ATTACKERS)).toBe(180);
    await expect.poll(() => told(page, 'heard'), { timeout: 30_000 }).toBe(2);
    await wait(page, 180_200);
    // A minute before the end, the last ten seconds, and the end.
    await expect.poll(() => told(page, 'heard'), { timeout: 30_000 }).toBe(14);
    await expect(page.locator('.companion-title')).toHaveText('Round 1');

    await playRound(page);
    await page.locator('[data-person="0"]').nth(1).click();
    await does(page, 'nextRound');
    expect([await shown(page, ATTACKERS), await shown(page, DEFENDERS)]).toEqual([180, 300]);

    await press(page, DEFENDERS);
    await wait(page, 30_000);
    await does(page, 'stop');
    await half(page, DEFENDERS).locator('[data-test="take"]').click();
    await does(page, 'stop');
    const before = [await today(page), await shown(page, ATTACKERS)];
    await page.reload();
    await comesUp(page, '.companion');
    const [at, left] = [await today(page), await shown(page, ATTACKERS)];
    expect(Math.abs(left - (before[1] - (at - before[0]) / 1000))).toBeLessThanOrEqual(1);
    await press(page, ATTACKERS);
    for (const side of [DEFENDERS, ATTACKERS, DEFENDERS] as const) await press(page, side);

    for (const round of ['3', '4', '5', 'overtime']) {
      await does(page, 'nextRound');
      await expect(page.locator('.companion-rounds [aria-current="step"]')).toHaveText(round);
      await playRound(page);
    }
    await expect(page.locator('.companion [data-test="nextRound"]')).toHaveCount(0);
    expect(await told(page, 'lit')).toBe(1);
    await does(page, 'finish');
    expect(await told(page, 'lit')).toBe(0);

    // The players change sides, and their speeds with them.
    await does(page, 'swapped');
    expect([await shown(page, ATTACKERS), await shown(page, DEFENDERS)]).toEqual([300, 480]);
  });
});

test('an hour on the clock is an hour, however the time came about', async ({ page }) => {
  await settle(page, 'en');
  await still(page, `/${COMPANION}`);
  await choose(page, 'time', 1);
  await begin(page);
  await does(page, 'readyMade');
  await press(page, DEFENDERS);
  const began = (await today(page)) - 50;
  const until = async (ms: number) => {
    await wait(page, began + ms - (await today(page)));
    // Looked at now, and not only at the next tick.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return shown(page, ATTACKERS);
  };
  // Ticks as usual, hardly any as on a page that is hidden, odd pieces, and a page that is loaded anew.
  await wait(page, 600_000);
  await page.clock.fastForward(1_200_000);
  for (let i = 1; i <= 40; i++) await wait(page, 997 * i);
  await page.reload();
  await comesUp(page, '.companion');
  await page.clock.fastForward(300_000);
  const off: number[] = [];
  for (let ms = -100; ms <= 100; ms += 10)
    if ((await until(3_600_000 + ms)) === (ms < 0 ? 3600 : 3599)) off.push(ms);
  console.log(`off by at most ${Math.max(0, ...off.map(Math.abs))} ms in an hour`);
  expect(Math.max(0, ...off.map(Math.abs))).toBeLessThanOrEqual(50);
});

/** What nobody may have to look for. */
const SEEN = '.companion-stop b, .companion-title h2, .companion-ways .button, .companion-phases li > *';

/** What lies over its neighbour in a half, or leaves it. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.companion-half')].flatMap((half) => {
      const outer = half.getBoundingClientRect();
      const turned = half.dataset.far === 'true' && getComputedStyle(half).rotate !== 'none';
      const parts = [
        '.companion-head',
        '.companion-bar',
        '.companion-time',
        '.companion-hint',
        '.companion-foot',
      ];
      const boxes = parts.map((name) => half.querySelector(name)?.getBoundingClientRect() ?? outer);
      if (turned) boxes.reverse();
      return boxes.flatMap((box, i) => {
        const before = i === 0 ? outer.top : boxes[i - 1].bottom;
        const fits = box.top >= before - 1 && box.bottom <= outer.bottom + 1 && box.height > 3;
        return fits ? [] : [`${parts[turned ? 4 - i : i]} is crowded`];
      });
    }),
  );

/** What axe finds wrong on the page. */
async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Leads through what a match can look like. */
async function states(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await look('set-up');
  await choose(page, 'table', 1);
  await choose(page, 'mission', 1);
  await begin(page);
  await look('deployment');
  await press(page, DEFENDERS);
  await wait(page, 60_000);
  await look('deploying');
  await press(page, DEFENDERS);
  await press(page, ATTACKERS);
  await look('before the round');
  await press(page, DEFENDERS);
  await wait(page, 100_000);
  await page.locator('[data-person="4"]').first().click();
  await look('attack');
  await does(page, 'stop');
  await look('stopped');
  await does(page, 'menu');
  await look('menu');
  await page.keyboard.press('Escape');
  await does(page, 'stop');
  await press(page, DEFENDERS);
  await look('thinking');
  await press(page, DEFENDERS);
  await wait(page, 400_000);
  await look('time is up');
  await press(page, ATTACKERS);
  await press(page, DEFENDERS);
  await press(page, DEFENDERS);
  await look('Upkeep');
  await does(page, 'levelUp');
  await look('level-up');
  await does(page, 'nextRound');
  await does(page, 'menu');
  await page.locator('[data-test="finish-early"]').click();
  await wait(page, 50);
  await look('over');
}

for (const language of LANGUAGES)
  test(`everything can be read, pressed and heard at every size: ${language}`, async ({ browser }) => {
    const wrong: string[] = [];
    for (const [width, height] of SIZES) {
      const screen: BrowserContextOptions = { viewport: { width, height } };
      const context = await browser.newContext(screen);
      const page = await context.newPage();
      await settle(page, language);
      await timed(page, `/${COMPANION}`);
      await states(page, async (state) => {
        const faults = [
          ...(await cutTexts(page)).map(({ text, where, how }) => `“${text}” in ${where}: ${how}`),
          ...(state === 'menu' || state === 'set-up' ? [] : await outOfSight(page, SEEN)),
          ...(await crowded(page)),
          // Colours and roles are the same at every size.
          ...(width === 390 ? await violations(page) : []),
        ];
        wrong.push(...faults.map((fault) => `${width} × ${height}, ${state}: ${fault}`));
      });
      await context.close();
    }
    expect(wrong).toEqual([]);
  });

test('a finger, keys and a second tap do what they should', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await settle(page, 'en');
  await still(page, `/${COMPANION}`);
  await begin(page);
  await does(page, 'readyMade');
  const mood = (side: Side) => half(page, side).getAttribute('data-mood');
  const tap = (side: Side) => half(page, side).locator('[data-test="press"]').tap();
  await tap(DEFENDERS);
  await wait(page, 1000);
  expect([await mood(ATTACKERS), await mood(DEFENDERS)]).toEqual(['runs', 'waits']);

  // A finger that lands twice hands over once.
  await tap(ATTACKERS);
  await wait(page, 100);
  await tap(DEFENDERS);
  await wait(page, 50);
  expect([await mood(ATTACKERS), await mood(DEFENDERS)]).toEqual(['waits', 'runs']);
  await expect(page.locator('.companion-phases [aria-current="step"]')).toHaveText('Defend');
  await expect(page.locator('[data-test="said"]')).toContainText('Defenders: runs');

  // Taken back, it was the attackers' time all along.
  await wait(page, 10_000);
  await page.keyboard.press('u');
  await wait(page, 50);
  expect([await mood(ATTACKERS), await shown(page, DEFENDERS)]).toEqual(['runs', 300]);
  expect(await shown(page, ATTACKERS)).toBeLessThan(290);

  await page.keyboard.press('t');
  await wait(page, 1000);
  expect([await mood(DEFENDERS), await mood(ATTACKERS)]).toEqual(['runs', 'waits']);
  await page.keyboard.press(' ');
  await wait(page, 1000);
  expect(await mood(ATTACKERS)).toBe('runs');
  await page.keyboard.press('p');
  await wait(page, 5200);
  expect(await mood(ATTACKERS)).toBe('asked');
  await expect(page.locator('.companion-stop')).toContainText('stopped for 0:05');
  await page.keyboard.press(' ');
  await wait(page, 1000);
  await page.keyboard.press(' ');
  await wait(page, 50);
  expect(await mood(DEFENDERS)).toBe('runs');

  // Beside the buttons of a half nothing is pressed.
  const foot = await half(page, ATTACKERS).locator('.companion-foot').boundingBox();
  if (foot === null) throw new Error('there is no foot');
  await wait(page, APART);
  await page.touchscreen.tap(foot.x + 3, foot.y + foot.height - 3);
  await wait(page, 50);
  expect(await mood(DEFENDERS)).toBe('runs');
});

test('the far half is turned to who sits there, where that is wanted', async ({ page }) => {
  await settle(page, 'ru');
  await page.setViewportSize({ width: 1024, height: 768 });
  await still(page, `/${COMPANION}`);
  await begin(page);
  const turned = () => half(page, DEFENDERS).evaluate((e) => getComputedStyle(e).rotate === '180deg');
  const box = async (side: Side) => {
    const found = await half(page, side).boundingBox();
    return { x: Math.round(found?.x ?? 0), y: Math.round(found?.y ?? 0) };
  };
  expect(await turned()).toBe(false);
  await does(page, 'menu');
  await page.locator('.companion-menu .segments label').nth(1).click();
  await page.keyboard.press('Escape');
  await wait(page, 50);
  expect(await turned()).toBe(true);
  expect((await box(DEFENDERS)).y).toBeLessThan((await box(ATTACKERS)).y);
  expect((await box(DEFENDERS)).x).toBe((await box(ATTACKERS)).x);

  // What says “Tap” can be tapped.
  await does(page, 'readyMade');
  await wait(page, APART);
  const hint = await half(page, DEFENDERS).locator('.companion-hint').boundingBox();
  if (hint === null) throw new Error('there is no hint');
  await page.mouse.click(hint.x + hint.width / 2, hint.y + hint.height / 2);
  await wait(page, 50);
  expect(await half(page, ATTACKERS).getAttribute('data-mood')).toBe('runs');
  expect(await cutTexts(page)).toEqual([]);
});

test('it is installed as an app of its own', async ({ page, context }) => {
  await page.goto(`/${COMPANION}`);
  await page.locator('[data-test="begin"]').waitFor();
  const session = await context.newCDPSession(page);
  const { url, data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toContain('/assets/companion-siege.webmanifest');
  expect(JSON.parse(data ?? '')).toMatchObject({
    id: '/companion/siege',
    start_url: '/#/companion/siege',
    scope: '/',
    display: 'standalone',
    short_name: '6: Siege',
  });
  await page.locator('.topbar-home').click();
  await page.locator('.games').waitFor();
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /\/manifest\.webmanifest$/);
});
