import { expect, type Page } from '@playwright/test';
import { settle } from './player.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

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

const ANN = { id: 'ann', name: 'Ann', guest: true, email: null, mail: false };

/** The server knows who sits there, whatever the page asks for. */
async function knownAs(page: Page, me: () => typeof ANN): Promise<void> {
  await page.route('**/api/me', (route) => route.fulfill({ json: me() }));
  await page.route('**/api/auth/passkey/list-user-passkeys', (route) => route.fulfill({ json: [] }));
}

/** A browser that somebody has let send notices: browsers under test have no push service. */
async function subscribed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keys = { p256dh: 'a key', auth: 'a secret' };
    const subscription = {
      endpoint: 'https://push.example/1',
      toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(subscription as unknown as PushSubscription);
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  });
}

test('whoever is signed in gets the notices of this browser, whosever they were', async ({ page }) => {
  const sent: unknown[] = [];
  let me = ANN;
  await knownAs(page, () => me);
  await page.route('**/api/matches?*', (route) => route.fulfill({ json: { matches: [] } }));
  await page.route('**/api/push', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await settle(page, 'en');
  await subscribed(page);
  await page.goto('/');
  await served(page);
  await page.goto('/#/online');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ endpoint: 'https://push.example/1', keys: { auth: 'a secret' } });
  await page.goto('/#/account');
  await expect(page.getByRole('checkbox', { name: 'In this browser' })).toBeChecked();
  await page.goto('/#/online');
  await page.locator('[data-test="new-online"]').first().waitFor();
  expect(sent).toHaveLength(1);
  me = { ...ANN, id: 'bo', name: 'Bo' };
  await page.reload();
  await expect.poll(() => sent).toHaveLength(2);
});

test('whoever does not answer the browser’s question has not said no', async ({ page }) => {
  await knownAs(page, () => ANN);
  await settle(page, 'en');
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => {
      const answer = permission;
      permission = 'denied';
      return Promise.resolve(answer);
    };
  });
  await page.goto('/#/account');
  const push = page.getByRole('checkbox', { name: 'In this browser' });
  await expect(push).not.toBeChecked();
  await push.click();
  await expect(page.getByText('You have not allowed notifications yet.')).toBeVisible();
  await expect(push).not.toBeChecked();
  await push.click();
  await expect(page.getByText('The browser does not allow notifications.')).toBeVisible();
  await expect(push).not.toBeChecked();
});

test('on an iPhone the way to notices is the Home Screen', async ({ page }) => {
  await knownAs(page, () => ANN);
  await settle(page, 'en');
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    Object.defineProperty(Navigator.prototype, 'standalone', { get: () => false });
  });
  await page.goto('/#/account');
  await expect(page.getByText('add Sightline to the Home Screen first')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'In this browser' })).toHaveCount(0);
});
