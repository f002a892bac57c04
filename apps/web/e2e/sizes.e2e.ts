import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { corpus, fork, openReplay } from './matches.ts';
import { tableFaults } from './page-faults.ts';
import { type Hands, mouse, playToTheEnd, settle } from './player.ts';
import { cutTexts } from './reading.ts';
import { findMoment, onGrid } from './recorded-moments.ts';
import { meaning, recordAnswers, sentAnswers } from './sent-answers.ts';
import { test } from './test.ts';

const SIZES = [
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
] as const;

/** How many decisions of a mission are looked at, spread over it; `E2E_DECISIONS=all` looks at every one. */
const DECISIONS = process.env.E2E_DECISIONS ?? '10';
const MOST = DECISIONS === 'all' ? Number.POSITIVE_INFINITY : Number(DECISIONS);
/** Between two that are looked at so many are only played. */
const EVERY = DECISIONS === 'all' ? 1 : 3;
/** A folder for a picture of each size at every decision that is looked at: what is ugly no check tells. */
const PICTURES = process.env.E2E_PICTURES;

/**
 * Floor plans are checked from a tablet on its side upwards: on narrower screens the view does not keep everything that
 * is asked about clear of the annexes yet.
 */
const ON_PLANS = SIZES.filter(([width]) => width >= 1024);

const MISSIONS = [
  ['doom', 'ru', 7, SIZES],
  ['fireteam-zero', 'pt-BR', 16, SIZES],
  ['siege', 'ru', 21, ON_PLANS],
] as const;

interface Pressed {
  readonly ref: string;
  readonly mark: string;
  readonly label: string;
}

/** Hands that remember what they pressed of what is lit. */
function remembering(page: Page, pressed: Pressed[]): Hands {
  const hands = mouse(page);
  return {
    async press(selector) {
      if (selector.startsWith('[data-lit]'))
        pressed.push(
          ...(await page.evaluate((s) => {
            const e = document.querySelector<HTMLElement>(s);
            if (e === null) return [];
            return [
              {
                ref: e.dataset.ref ?? '',
                mark: e.dataset.lit ?? '',
                label: e.getAttribute('aria-label') ?? e.innerText,
              },
            ];
          }, selector)),
        );
      await hands.press(selector);
    },
  };
}

for (const [game, language, seed, sizes] of MISSIONS)
  test(`every size shows what is asked, whole and uncovered, and a press does what its mark says: ${game}`, async ({
    page,
  }) => {
    // So much for each decision even where other things keep the machine busy.
    test.setTimeout(60_000 * Math.min(MOST + 1, 240));
    await recordAnswers(page);
    await settle(page, process.env.E2E_LANGUAGE ?? language);
    await page.goto(`/#/new/${game}`);
    await page.locator('.start-bar button').click();
    await page.locator('.prompt[data-decision]').waitFor();
    const faults = new Map<string, string>();
    const pressed: Pressed[] = [];
    const hands = remembering(page, pressed);
    let looked = 0;
    for (let n = 0; looked < MOST; n++) {
      const title = await page.locator('.prompt-title').innerText();
      if (n % EVERY === 0) {
        looked++;
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const cut = (await cutTexts(page)).map((c) => `“${c.text}” in ${c.where}: ${c.how}`);
          for (const fault of [...(await tableFaults(page)), ...cut]) {
            const at = `${width} × ${height}: ${fault}`;
            if (!faults.has(at)) faults.set(at, `decision ${n} (${title})`);
          }
          if (PICTURES !== undefined) {
            const name = `${game}-${String(n).padStart(3, '0')}-${width}x${height}.png`;
            await page.screenshot({ path: join(PICTURES, name) });
          }
        }
      }
      // It is answered in another size each time.
      const [width, height] = sizes[n % sizes.length];
      await page.setViewportSize({ width, height });
      // A window that was small keeps its place when it grows: what is lit may lie beside it.
      await page.locator('[data-test="fit"]').dispatchEvent('click');
      await page.evaluate(() => {
        document.body.dataset.seen = document.querySelector<HTMLElement>('.prompt')?.dataset.decision;
      });
      pressed.length = 0;
      const before = (await sentAnswers(page)).length;
      const { ending } = await playToTheEnd(page, hands, seed + n, 40, () => {
        const now = document.querySelector<HTMLElement>('.prompt')?.dataset.decision;
        return now !== undefined && now !== document.body.dataset.seen;
      });
      const sent = (await sentAnswers(page))[before];
      const last = pressed.at(-1);
      const meant = sent === undefined ? null : meaning(sent);
      // What was put together from a list is sent by its button.
      if (last !== undefined && meant !== null && meant.picks.length > 0) {
        const did = `“${last.label}” (${last.mark} ${last.ref}) was pressed, sent was ${JSON.stringify(sent)}`;
        if (!meant.picks.includes(last.ref) || meant.mark !== last.mark)
          faults.set(`${width} × ${height}: ${did.slice(0, 400)}`, `decision ${n} (${title})`);
      }
      if (ending !== '') break;
    }
    expect(looked).toBeGreaterThan(5);
    expect([...faults].map(([fault, where]) => `${where}: ${fault}`)).toEqual([]);
  });

/** So far apart that a small window shows both only from farther away. */
const APART = { least: 5, most: 8 };

test('of two to choose from both stay in sight when the window becomes smaller', async ({ page }) => {
  const { match, moment, players } = await findMoment(
    { what: 'two demons apart of which one activates', likely: '06-theBishopFalls-1', verbs: ['activate'] },
    ({ question: { options }, scene }) => {
      const refs = new Set(options.flatMap(({ picks }) => picks));
      const [one, other, ...more] = onGrid(scene).filter(({ ref }) => refs.has(ref));
      if (other === undefined || more.length > 0 || refs.size !== 2) return null;
      const far = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
      return far >= APART.least && far <= APART.most ? {} : null;
    },
  );
  await settle(page, 'en');
  await page.setViewportSize({ width: 2560, height: 1440 });
  await openReplay(page, corpus(match));
  await fork(page, moment, players);
  await page.locator('.prompt[data-decision]').waitFor();
  const targets = page.locator('.board-targets > .board-target');
  await expect(targets).toHaveCount(2);
  // Whoever has looked around is asked anew.
  await page.locator('[data-test="fit"]').click();
  await targets.first().click();
  await expect(page.locator('[data-test="undo"]')).toBeEnabled();
  await page.keyboard.press('u');
  await expect(targets).toHaveCount(2);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await tableFaults(page), `${width} × ${height}`).toEqual([]);
  }
});
