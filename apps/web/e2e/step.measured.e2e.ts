import { expect, type Page } from '@playwright/test';
import { mouse, playToTheEnd, settle } from './player.ts';
import { test } from './test.ts';

const MOST_MS = 100;
const STEPS = 12;
/** Steps that somebody else's work disturbed are measured again: the best of so many medians counts. */
const TRIES = 3;

/** Milliseconds from the press to the moment the next question is drawn, measured inside the page. */
const takeStep = (page: Page): Promise<number | null> =>
  page.evaluate(async () => {
    const step = document.querySelector<SVGElement>('[data-lit="step"][data-ref]');
    const before = document.querySelector('.prompt')?.getAttribute('data-decision');
    if (step === null) return null;
    const start = performance.now();
    const changed = new Promise<number>((done) => {
      const look = () => {
        const now = document.querySelector('.prompt')?.getAttribute('data-decision');
        if (now !== null && now !== undefined && now !== before)
          requestAnimationFrame(() => done(performance.now() - start));
        else setTimeout(look, 1);
      };
      look();
    });
    step.focus();
    step.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    return changed;
  });

async function medianOfSteps(page: Page, seed: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; times.length < STEPS && i < 200; i++) {
    const stepLit = () => document.querySelectorAll('[data-lit="step"]').length > 0;
    await playToTheEnd(page, mouse(page), seed + i, 900, stepLit);
    const took = await takeStep(page);
    if (took !== null) times.push(took);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  console.log(`a step: median ${median.toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms of ${STEPS}`);
  return median;
}

test('a step on the board answers in under 100 ms', async ({ page }) => {
  await settle(page, 'en');
  await page.goto('/');
  await page.locator('[data-test="play-now"]').click();
  await page.locator('.prompt[data-decision]').waitFor();
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && best >= MOST_MS; i++)
    best = Math.min(best, await medianOfSteps(page, 30 + 200 * i));
  expect(best).toBeLessThan(MOST_MS);
});
