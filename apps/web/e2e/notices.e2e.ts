import { expect, type Page, test } from '@playwright/test';
import { settle } from './player.ts';

const served = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test('a notice finds the page that shows its table, and leads none away from another', async ({
  page,
  context,
}) => {
  await settle(page, 'en');
  await page.goto('/');
  await served(page);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('there is no service worker');
  /** Nobody has clicked here, so what only a click allows is written down instead. */
  const clicked = (url: string): Promise<string[]> =>
    worker.evaluate(async (to) => {
      const scope = globalThis as unknown as Record<string, { prototype: Record<string, unknown> }> & {
        toTable(address: string): Promise<void>;
      };
      const done: string[] = [];
      scope.WindowClient.prototype.focus = async () => done.push('focus');
      scope.Clients.prototype.openWindow = async (address: string) =>
        done.push(`open ${new URL(address).hash}`);
      await scope.toTable(to);
      return done;
    }, url);

  expect(await clicked('/#/online/first')).toEqual(['focus']);
  await expect(page).toHaveURL(/#\/online\/first$/);
  // The page shows a table by now, though it was not loaded at that address.
  expect(await clicked('/#/online/first')).toEqual(['focus']);
  expect(await clicked('/#/online/second')).toEqual(['open #/online/second']);
  await expect(page).toHaveURL(/#\/online\/first$/);
  const other = await context.newPage();
  await settle(other, 'en');
  await other.goto('/#/learn');
  await other.waitForLoadState('networkidle');
  expect(await clicked('/#/online/second')).toEqual(['focus']);
  await expect(other).toHaveURL(/#\/online\/second$/);
  await expect(page).toHaveURL(/#\/online\/first$/);
});
