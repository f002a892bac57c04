import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { settle } from './player.ts';
import { cutTexts } from './reading.ts';
import { walk } from './walk.ts';

// The settings tell whether the browser has kept the app.
test.use({ serviceWorkers: 'allow' });

const DESK = { name: 'desk', viewport: { width: 1440, height: 900 } };
const PHONE = { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const language of ['en', 'ru', 'pt-BR'])
  for (const { name, ...screen } of [DESK, PHONE])
    test.describe(`${language} on a ${name}`, () => {
      test.use(screen);
      test('every screen can be read by everybody', async ({ page }) => {
        await settle(page, language);
        /** what is wrong, and the first screen where it is */
        const trouble = new Map<string, string>();
        const note = (where: string, what: string) => trouble.set(what, trouble.get(what) ?? where);
        await walk(page, async (where) => {
          // Half a megabyte of script: once it is in the page it need not be put there again.
          const there = await page.evaluate(() => 'axe' in window);
          const { violations } = await new AxeBuilder({ page, ...(there && { axeSource: 'void 0' }) })
            .options({ resultTypes: ['violations'] })
            .setLegacyMode()
            .analyze();
          for (const { id, help, nodes } of violations)
            for (const { target, failureSummary } of nodes)
              note(where, `axe ${id}: ${help}: ${target.join(' ')}: ${failureSummary}`);
          for (const cut of await cutTexts(page)) note(where, `“${cut.text}” in ${cut.where}: ${cut.how}`);
        });
        expect([...trouble].map(([what, where]) => `${where}: ${what}`)).toEqual([]);
      });
    });
