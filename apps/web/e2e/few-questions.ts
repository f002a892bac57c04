import type { Page } from '@playwright/test';
import { type Hands, playToTheEnd } from './player.ts';

/** Takes whatever is meant, wherever it is: it is not the pointing that is tested. */
const straight = (page: Page): Hands => ({
  async press(selector) {
    const what = page.locator(selector).locator('visible=true').first();
    await what.focus();
    await page.keyboard.press((await what.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
  },
});

/** Plays until so many questions were asked: enough to see that a match goes on. */
export async function playOn(page: Page, questions: number): Promise<void> {
  await page.evaluate((n) => Object.assign(window, { stillToAsk: n, askedLast: '' }), questions);
  await playToTheEnd(page, straight(page), 5, 200, () => {
    const counted = window as unknown as { stillToAsk: number; askedLast: string };
    const asked = document.querySelector('.prompt[data-decision]')?.getAttribute('data-decision') ?? '';
    if (asked !== counted.askedLast) counted.stillToAsk--;
    counted.askedLast = asked;
    return counted.stillToAsk < 0;
  });
}
