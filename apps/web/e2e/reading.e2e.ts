import { expect, type Page } from '@playwright/test';
import { COLD_RESTART, corpus, fork, openReplay } from './matches.ts';
import { finger, inTheOpen, mouse, playToTheEnd, settle } from './player.ts';
import { cutTexts, drawn, hiddenWays, lasting, outOfSight } from './reading.ts';
import { test } from './test.ts';

/** How many questions are looked at; `E2E_LOOKS=40 E2E_SEED=7` looks at more of other matches. */
const LOOKS = Number(process.env.E2E_LOOKS ?? 8);

const SMALL = { name: 'a small desk', viewport: { width: 1280, height: 720 } };
const PHONE = { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const SHEETS = ['hand', 'squad', 'log', 'dice'];

/** Every game on both screens and in every language; Russian, with the longest words, on all. */
const LOOKED_AT = [
  ['doom', 'ru', SMALL],
  ['doom', 'ru', PHONE],
  ['doom', 'en', SMALL],
  ['doom', 'pt-BR', PHONE],
  ['fireteam-zero', 'pt-BR', SMALL],
  ['fireteam-zero', 'ru', SMALL],
  ['fireteam-zero', 'ru', PHONE],
  ['fireteam-zero', 'en', PHONE],
  ['siege', 'ru', SMALL],
  ['siege', 'ru', PHONE],
  ['siege', 'pt-BR', PHONE],
] as const;

for (const [game, language, { name, ...screen }] of LOOKED_AT)
  test.describe(`${game} in ${language} on ${name}`, () => {
    test.use(screen);
    test('nothing is cut while it is played', async ({ page }) => {
      await settle(page, language);
      const phone = name === PHONE.name;
      const hands = phone ? finger(page) : mouse(page);
      await page.goto(`/#/new/${game}`);
      await hands.press('.start-bar button');
      await page.locator('.prompt[data-decision]').waitFor();
      const cut = new Set<string>();
      const look = async (where: string, ways?: string) => {
        for (const { text, where: at, how } of await cutTexts(page))
          cut.add(`${where}: “${text}” in ${at}: ${how}`);
        for (const way of await hiddenWays(page, ways)) cut.add(`${where}: “${way}” is out of sight`);
      };
      for (let n = 1; n <= LOOKS; n++) {
        await look(`question ${n}`);
        for (const sheet of phone ? SHEETS : []) {
          // A game without cards has no hand.
          if (!(await page.locator(`.table-tabs [data-tab="${sheet}"]`).isVisible())) continue;
          await hands.press(`.table-tabs [data-tab="${sheet}"]`);
          await page.locator('.table-sheet').waitFor();
          // Below a sheet that was opened to be read the way out is enough.
          await look(`${sheet} at question ${n}`, '[data-closing="true"]');
          await hands.press('.table-sheet-close');
        }
        await page.evaluate(() => {
          document.body.dataset.seen = document.querySelector<HTMLElement>('.prompt')?.dataset.decision;
        });
        const { ending } = await playToTheEnd(page, hands, n, 40, () => {
          const now = document.querySelector<HTMLElement>('.prompt')?.dataset.decision;
          return now !== undefined && now !== document.body.dataset.seen;
        });
        if (ending !== '') break;
      }
      expect([...cut]).toEqual([]);
    });
  });

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [2560, 1440],
  [390, 844],
  [360, 640],
] as const;

const LANGUAGES = ['en', 'ru', 'pt-BR'];

/** The open page in another language; what is kept in the browser stays. */
async function speak(page: Page, language: string): Promise<void> {
  await settle(page, language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test('a turn can be ended without scrolling, whatever is in hand', async ({ page }) => {
  await allHeroes(page);
  // Cards may be put together for an attack, and the turn may be ended.
  const inTurn = () =>
    document.querySelectorAll('.composed-item').length > 1 &&
    document.querySelector('.prompt [data-option="end"]') !== null;
  await playToTheEnd(page, mouse(page), 3, 200, inTurn);
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const ways of [1, 2]) {
      for (const [width, height] of SIZES) {
        const where = `${language}, ${width} × ${height}, ${ways}`;
        await page.setViewportSize({ width, height });
        await expect(page.locator('.prompt-foot button:visible'), where).toHaveCount(ways);
        await expect.poll(() => hiddenWays(page), where).toEqual([]);
        expect(await cutTexts(page), where).toEqual([]);
      }
      // With a card ticked the attack can be made as well.
      if (ways === 1) await page.locator('.composed-item input').first().check();
    }
  }
});

/** A mission whose heroes are all played by one person, at its first question. */
async function allHeroes(page: Page): Promise<void> {
  await settle(page, 'en');
  await page.goto('/#/new/fireteam-zero');
  const seats = page.locator('select[data-seat]');
  await seats.first().waitFor();
  for (const seat of await seats.all()) await seat.selectOption('me');
  await page.locator('.start-bar button').click();
  await page.locator('.prompt[data-decision]').waitFor();
}

test('a card that is chosen shows everything it can be used for', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/#/learn');
    await speak(page, language);
    await page.locator('.learn-first .button').first().click();
    await page.locator('.coach').waitFor({ timeout: 45_000 });
    // The teacher greets, and says what it is about; then a card is to be played.
    for (let read = 0; read < 2; read++) await page.locator('[data-test="read-on"]').click();
    const ways = page.locator('.prompt-choices [data-option], .prompt-choices [data-test="back"]');
    for (const [width, height] of SIZES.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      for (const card of await page.locator('.hand-cards .card-face.hinted').all()) {
        await card.click();
        await page.locator('.table-pointer .card-face').waitFor();
        await expect(ways).toHaveCount(3);
        const hidden = () => outOfSight(page, '.prompt-choices button > span');
        await expect.poll(hidden, `${language}, ${width} × ${height}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.locator('[data-test="back"]')).toHaveCount(0);
      }
    }
    // Nothing is played yet: behind the last card is nothing to go to.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('.card-row-go')).toHaveCount(0);
    // On a phone the row beside the question begins with what the teacher means.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.table-strip .card-face').first()).toBeVisible();
    await expect(page.locator('.table-strip .card-face').first()).toContainClass('hinted');
  }
});

test('a list stands still while the pointer goes over it', async ({ page }) => {
  await allHeroes(page);
  await playToTheEnd(page, mouse(page), 3, 200, () => document.querySelectorAll('.composed-item').length > 3);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.composed-item, .prompt-foot button')].map((e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  for (const [width, height] of [...SIZES.slice(0, 3), [1440, 810] as const]) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(1, 1);
    // Nothing has been looked at yet.
    await page.reload();
    await page.locator('.composed-item').first().waitFor();
    const before = await places();
    // Measuring lays the whole page out: the header folds when there is something else in it, not when one points.
    await drawn(page);
    await page.evaluate(() => {
      const folded = () => {
        document.body.dataset.folded = 'true';
      };
      const header = document.querySelector('.table-head');
      if (header !== null) new MutationObserver(folded).observe(header, { attributeFilter: ['data-fold'] });
    });
    const foot = await page.locator('.prompt-foot').boundingBox();
    for (const item of await page.locator('.composed-item').all()) {
      const box = await item.boundingBox();
      if (box === null || foot === null || box.y + box.height / 2 > foot.y) continue;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.locator('.table-pointer :is(.inspect-box, .preview-box)').waitFor({ state: 'attached' });
      await drawn(page);
      expect(await places(), `${width} × ${height}`).toEqual(before);
      expect(await page.evaluate(() => document.body.dataset.folded), `${width} × ${height}`).toBe(undefined);
      // What is pointed at is shown below the list, or the log is still there.
      expect(
        await page.locator(':is(.table-pointer, .table-log):visible').count(),
        `${width} × ${height}: nothing below the list`,
      ).toBeGreaterThan(0);
    }
  }
});

/** Where there is little room for what is written: small windows, and large letters in all of them. */
const NARROW = [
  [1280, 720, 'normal'],
  [1024, 768, 'normal'],
  [820, 1180, 'normal'],
  [390, 844, 'normal'],
  [1440, 900, 'largest'],
  [1280, 720, 'largest'],
  [1024, 768, 'largest'],
  [820, 1180, 'largest'],
  [2560, 1440, 'largest'],
  [390, 844, 'largest'],
] as const;

test('an attack that is about to be made shows its words and its odds', async ({ page }) => {
  await settle(page, 'en');
  const replay = await openReplay(page, corpus(COLD_RESTART.name));
  await fork(page, COLD_RESTART.attack, ['bot:easy', 'bot:easy', 'me']);
  const table = page.url();
  const wrong: string[] = [];
  const resize = async ([width, height, letters]: (typeof NARROW)[number]) => {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.dataset.text = size;
    }, letters);
    await drawn(page);
  };
  const look = async (where: string, selector: string) => {
    const hidden = async () => [...(await outOfSight(page, selector)), ...(await hiddenWays(page))];
    for (const text of await lasting(page, hidden, (one) => one))
      wrong.push(`${where}: “${text}” is out of sight`);
    for (const { text, where: at, how } of await cutTexts(page))
      wrong.push(`${where}: “${text}” in ${at}: ${how}`);
  };

  for (const language of LANGUAGES) {
    await page.goto(`/#/replay/${replay}`);
    await speak(page, language);
    await page.locator('.replay .scrubber').waitFor();
    for (const size of NARROW)
      if (size[0] > 700) {
        await resize(size);
        await look(`replay, ${language}, ${size.join(' ')}`, '.table-prompt .button, .replay-full-log');
      }
    await page.goto(table);
    const attack = '.board [data-lit="attack"]';
    for (const size of NARROW) {
      await resize(size);
      const where = `${language}, ${size.join(' ')}`;
      const words = '.prompt-title, .prompt-detail, .preview-box-odds b';
      if (size[0] > 700) {
        await inTheOpen(page, attack, (what, position) => what.hover({ position, force: true }));
        await page.locator('.preview-box-odds').waitFor();
        await look(`pointed at, ${where}`, words);
      }
      await inTheOpen(page, attack, (what, position) => what.click({ position, force: true }));
      await page.locator('[data-test="sure"]').waitFor();
      await page.locator('.preview-box-odds').waitFor();
      await look(`armed, ${where}`, words);
      await page.locator('[data-test="back"]').click();
      await page.mouse.move(0, 0);
      await page.locator(attack).first().waitFor({ state: 'attached' });
    }
  }
  expect(wrong).toEqual([]);
});

test('the largest letters of a phone leave the track of threat in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, 'ru', { textSize: 'largest' });
  await page.goto('/#/new/fireteam-zero');
  await page.locator('.start-bar button').click();
  await page.locator('.prompt[data-decision]').waitFor();
  await page.locator('.track-strip').waitFor();
  const bottom = (selector: string) =>
    page.locator(selector).evaluate((e) => Math.round(e.getBoundingClientRect().bottom));
  const top = await page.locator('.track-strip').evaluate((e) => Math.round(e.getBoundingClientRect().top));
  expect(await bottom('.table-head-counters')).toBeLessThanOrEqual(top);
  expect(await cutTexts(page)).toEqual([]);
});
