import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { corpus, fork, openReplay } from './matches.ts';
import { finger, type Hands, keys, mouse, settle } from './player.ts';
import { cutTexts } from './reading.ts';
import { test } from './test.ts';

/** Blood Trail, Charlie's activation: he may attack an Imp where he is, or walk there and finish it. */
const BLOOD_TRAIL = {
  name: '08-bloodTrail-3',
  spot: 172,
  players: ['bot:easy', 'bot:easy', 'bot:easy', 'me'],
};
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const WAYS: readonly [how: string, hands: (page: Page) => Hands, screen: object][] = [
  ['with the mouse', mouse, {}],
  ['with a finger', finger, PHONE],
  ['with keys', keys, {}],
];

const question = (page: Page) => page.locator('.prompt[data-decision]');
const litAt = (ref: string) => `[data-lit][data-ref="${ref}"]`;

async function atTheSpot(page: Page, replay: string): Promise<{ figure: string; space: string }> {
  await page.goto(`/#/replay/${replay}`);
  await page.waitForSelector('.replay .scrubber');
  await fork(page, BLOOD_TRAIL.spot, BLOOD_TRAIL.players);
  await question(page).waitFor();
  const figure = await page.locator('.board-target[data-lit="attack"]').first().getAttribute('data-ref');
  // The space below has the same place on the board.
  const space = await page.locator('.board-target').evaluateAll((all, on) => {
    const placeOf = (e: Element | undefined) => `${e?.getAttribute('x')} ${e?.getAttribute('y')}`;
    const above = all.find((e) => e.getAttribute('data-ref') === on);
    return all.find((e) => e !== above && placeOf(e) === placeOf(above))?.getAttribute('data-ref');
  }, figure);
  if (figure === null || space == null) throw new Error('nothing lies on anything');
  return { figure, space };
}

for (const [how, hands, screen] of WAYS)
  test.describe(how, () => {
    test.use(screen);
    test(`each of several things on one spot can be chosen ${how}`, async ({ page }) => {
      await settle(page, 'en');
      const replay = await openReplay(page, corpus(BLOOD_TRAIL.name));
      for (const [what, told] of [
        ['figure', /attacks Imp.4/],
        ['space', /Charlie moves from \w+ to F7/],
      ] as const) {
        const spot = await atTheSpot(page, replay);
        const before = await question(page).getAttribute('data-decision');
        await hands(page).press(litAt(spot[what]));
        // What can't be taken back is asked back, however it was chosen; with the next key it is confirmed.
        if (what === 'figure') {
          await expect(page.locator('.prompt [data-test="sure"]')).toBeVisible();
          await expect(page.locator('.board-chooser')).toHaveCount(0);
          expect(await question(page).getAttribute('data-decision')).toBe(before);
          if (hands === keys) await page.keyboard.press('Enter');
          else await hands(page).press('.prompt [data-test="sure"]');
        }
        await expect.poll(() => question(page).getAttribute('data-decision')).not.toBe(before);
        await expect(page.locator('.board-chooser')).toHaveCount(0);
        expect(await page.locator('.log-lines').first().innerText()).toMatch(told);
      }
    });
  });

test('arrows lead to the spot as well, and Enter asks which one is meant', async ({ page }) => {
  await settle(page, 'en');
  await atTheSpot(page, await openReplay(page, corpus(BLOOD_TRAIL.name)));
  const before = await question(page).getAttribute('data-decision');
  // The first arrow puts the cursor on Charlie; the Imp stands three spaces to the right of him.
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const choices = page.locator('.board-chooser button');
  await expect(choices).toHaveText([/^Attack Imp.4/, /^Glory kill: Imp.4/]);
  await expect(choices.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(choices.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => question(page).getAttribute('data-decision')).not.toBe(before);
});

for (const [name, screen] of [
  ['desk', {}],
  ['phone', PHONE],
] as const)
  test.describe(`on a ${name}`, () => {
    test.use(screen);
    test(`what is asked at a spot can be read, and nothing lit lies below what floats: ${name}`, async ({
      page,
    }) => {
      await settle(page, 'ru');
      const { figure } = await atTheSpot(page, await openReplay(page, corpus(BLOOD_TRAIL.name)));
      const press = (what: ReturnType<Page['locator']>) => (name === 'phone' ? what.tap() : what.click());
      await press(page.locator(`.board-target${litAt(figure)}`));
      await expect(page.locator('.board-chooser button')).toHaveCount(2);
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .setLegacyMode()
        .analyze();
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
      ).toEqual([]);
      expect(await cutTexts(page)).toEqual([]);
      const least = name === 'phone' ? 44 : 24;
      for (const choice of await page.locator('.board-chooser button').all())
        expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(least);
      await page.keyboard.press('Escape');
      await press(page.locator('[data-test="fit"]'));
      const hidden = await page.evaluate(() => {
        const boxOf = (e: Element | null) => (e ?? document.body).getBoundingClientRect();
        const window = boxOf(document.querySelector('.board-window'));
        const floating = [...document.querySelectorAll('[data-floating]')].map(boxOf);
        return [...document.querySelectorAll('.board-target')].flatMap((e) => {
          const { left, top, right, bottom } = boxOf(e);
          const isIn =
            left >= window.left && right <= window.right && top >= window.top && bottom <= window.bottom;
          const isUnder = floating.some(
            (f) => left < f.right && right > f.left && top < f.bottom && bottom > f.top,
          );
          return isIn && !isUnder ? [] : [e.getAttribute('aria-label')];
        });
      });
      expect(hidden).toEqual([]);
    });
  });
