import { expect, test } from '@playwright/test';
import { finger, mouse, playToTheEnd, settle } from './player.ts';
import { cutTexts } from './reading.ts';

/** How many questions are looked at; `E2E_LOOKS=40 E2E_SEED=7` looks at more of other matches. */
const LOOKS = Number(process.env.E2E_LOOKS ?? 8);

const SMALL = { name: 'a small desk', viewport: { width: 1280, height: 720 } };
const PHONE = { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const SHEETS = ['hand', 'squad', 'log', 'dice'];

for (const game of ['doom', 'fireteam-zero'])
  for (const language of ['en', 'ru', 'pt-BR'])
    for (const { name, ...screen } of [SMALL, PHONE])
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
          const look = async (where: string) => {
            for (const { text, where: at, how } of await cutTexts(page))
              cut.add(`${where}: “${text}” in ${at}: ${how}`);
          };
          for (let n = 1; n <= LOOKS; n++) {
            await look(`question ${n}`);
            for (const sheet of phone ? SHEETS : []) {
              await hands.press(`.table-tabs [data-tab="${sheet}"]`);
              await page.locator('.table-sheet').waitFor();
              await look(`${sheet} at question ${n}`);
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
