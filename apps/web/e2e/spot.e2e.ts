import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { corpus, fork, openReplay } from './matches.ts';
import { finger, type Hands, keys, mouse, settle } from './player.ts';
import { cutTexts } from './reading.ts';
import { findSharedSpot } from './shared-spot.ts';
import { test } from './test.ts';

const { match, moment, players, attacker, figure, space, arrows } = await findSharedSpot();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const WAYS: readonly [how: string, hands: (page: Page) => Hands, screen: object][] = [
  ['with the mouse', mouse, {}],
  ['with a finger', finger, PHONE],
  ['with keys', keys, {}],
];

const question = (page: Page) => page.locator('.prompt[data-decision]');
const litAt = (ref: string) => `[data-lit][data-ref="${ref}"]`;

async function atTheSpot(page: Page, replay: string): Promise<void> {
  await page.goto(`/#/replay/${replay}`);
  await page.waitForSelector('.replay .scrubber');
  await fork(page, moment, players);
  await question(page).waitFor();
}

for (const [how, hands, screen] of WAYS)
  test.describe(how, () => {
    test.use(screen);
    test(`each of several things on one spot can be chosen ${how}`, async ({ page }) => {
      await settle(page, 'en');
      const replay = await openReplay(page, corpus(match));
      for (const [what, told] of [
        [figure, `${attacker} attacks ${figure.name}`],
        [space, `to ${space.label}`],
      ] as const) {
        await atTheSpot(page, replay);
        const before = await question(page).getAttribute('data-decision');
        await hands(page).press(litAt(what.ref));
        // What can't be taken back is asked back, however it was chosen; with the next key it is confirmed.
        if (what === figure) {
          await expect(page.locator('.prompt [data-test="sure"]')).toBeVisible();
          await expect(page.locator('.board-chooser')).toHaveCount(0);
          expect(await question(page).getAttribute('data-decision')).toBe(before);
          if (hands === keys) await page.keyboard.press('Enter');
          else await hands(page).press('.prompt [data-test="sure"]');
        }
        await expect.poll(() => question(page).getAttribute('data-decision')).not.toBe(before);
        await expect(page.locator('.board-chooser')).toHaveCount(0);
        expect(await page.locator('.log-lines').first().innerText()).toContain(told);
      }
    });
  });

test('arrows lead to the spot as well, and Enter asks which one is meant', async ({ page }) => {
  await settle(page, 'en');
  await atTheSpot(page, await openReplay(page, corpus(match)));
  const before = await question(page).getAttribute('data-decision');
  // The first arrow puts the cursor on whoever acts.
  for (const arrow of [arrows[0], ...arrows]) await page.keyboard.press(arrow);
  await page.keyboard.press('Enter');
  const choices = page.locator('.board-chooser button');
  await expect(choices).toContainText([`Attack ${figure.name}`, `Glory kill: ${figure.name}`]);
  await expect(choices).toHaveCount(2);
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
      await atTheSpot(page, await openReplay(page, corpus(match)));
      const press = (what: ReturnType<Page['locator']>) => (name === 'phone' ? what.tap() : what.click());
      await press(page.locator(`.board-target${litAt(figure.ref)}`));
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
