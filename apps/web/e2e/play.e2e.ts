import { expect, test } from '@playwright/test';
import { finger, type Hands, keys, mouse, playToTheEnd, settle } from './player.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A mission from the first visit to its end, by somebody who only follows what is lit. */
const WAYS: readonly [
  how: string,
  language: string,
  seed: number,
  hands: (p: import('@playwright/test').Page) => Hands,
][] = [
  ['by clicking only', 'en', 7, mouse],
  ['by clicking only', 'ru', 8, mouse],
  ['by clicking only', 'pt-BR', 9, mouse],
  ['by keyboard only', 'en', 10, keys],
  ['by keyboard only', 'ru', 11, keys],
  ['by keyboard only', 'pt-BR', 12, keys],
  ['on a touch screen of 390 × 844', 'en', 13, finger],
  ['on a touch screen of 390 × 844', 'ru', 14, finger],
  ['on a touch screen of 390 × 844', 'pt-BR', 15, finger],
];

for (const [how, language, seed, hands] of WAYS)
  test(`a whole mission ${how}, ${language}`, async ({ browser }) => {
    const context = await browser.newContext(hands === finger ? PHONE : {});
    const page = await context.newPage();
    const broken: string[] = [];
    page.on('pageerror', (e) => broken.push(e.message));
    await settle(page, language);
    await page.goto('/');
    await page.locator('[data-test="play-now"]').waitFor();
    await hands(page).press('[data-test="play-now"]');
    const played = await playToTheEnd(page, hands(page), seed);
    expect(played.questions).toBeGreaterThan(15);
    expect(played.ending).not.toBe('');
    expect(broken).toEqual([]);
    await context.close();
  });
