import { expect, type Page } from '@playwright/test';
import { shell as en } from '../src/messages/en/shell.ts';
import { shell as ptBR } from '../src/messages/pt-BR/shell.ts';
import { online as onlineRu } from '../src/messages/ru/online.ts';
import { settle } from './player.ts';
import { relay } from './relay.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const served = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
const kept = (page: Page) => page.evaluate(() => caches.keys());

/** The service worker of another build, of which nothing but the page is kept. */
async function nextWorker(baseURL: string): Promise<string> {
  const worker = await (await fetch(new URL('service-worker.js', baseURL))).text();
  const next = worker.replace(/sightline-\w+/, 'sightline-next').replace(/'\[.*\]'/, `'["/"]'`);
  if (next === worker) throw new Error('the service worker is not what it was');
  return next;
}

test('who plays while a new version comes plays on with the old one', async ({ page, context, baseURL }) => {
  if (baseURL === undefined) throw new Error('the app is served nowhere');
  const next = await nextWorker(baseURL);
  let updated = false;
  const app = await relay(baseURL, (path) => {
    if (!updated) return undefined;
    if (path === '/service-worker.js') return { status: 200, text: next };
    // Nothing of the old build is there any more.
    return path.startsWith('/assets/') ? { status: 404 } : undefined;
  });
  await settle(page, 'en');
  await page.goto(app.address);
  await served(page);
  await page.locator('.hero-play').click();
  await page.locator('.prompt[data-decision]').waitFor();
  const [before] = await kept(page);

  updated = true;
  const other = await context.newPage();
  await settle(other, 'en');
  await other.goto(app.address);
  await expect.poll(() => kept(page)).toContain('sightline-next');
  const settled = () =>
    other.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      return worker?.installing === null && worker.waiting === null && worker.active?.state === 'activated';
    });
  await expect.poll(settled).toBe(true);
  expect(await kept(page)).toEqual([before, 'sightline-next']);
  // Each page has said what it runs on, and that is among what is kept: else nothing old would ever go.
  const said = await page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return Promise.all(held.map(async ({ name }) => (await caches.match(name ?? '')) !== undefined));
  });
  expect(said).toEqual([true, true]);
  // Neither was opened before.
  await page.locator('[data-test="menu"]').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.goto(`${app.address}#/settings`);
  await expect(page.locator('.segments').first()).toBeVisible();
  await app.switchOff();
});

/** A table of rules that no page of these tests has. */
const ELSEWHERE = {
  id: 'LDajyCzAUekmxEDOg82hgw',
  game: 'doom',
  rules: 'of tomorrow',
  setup: { mission: 'a mission of tomorrow' },
  status: 'gathering',
  open: true,
  watch: true,
  clock: null,
  refill: null,
  seats: [
    { seat: 0, mine: false, name: 'Ben', bot: null, online: true },
    { seat: 1, mine: false, name: null, bot: null, online: false },
  ],
  host: false,
  awaiting: [],
  inputs: 0,
  created: 1,
  touched: 1,
  result: null,
  commitment: null,
  rematch: null,
  askedBy: null,
  dismissed: false,
  outdated: false,
};
const JSON_TYPE = 'application/json';

test("a page of other rules than the server's gets the new version", async ({ page, baseURL }) => {
  const [language, words] = ['ru', onlineRu] as const;
  if (baseURL === undefined) throw new Error('the app is served nowhere');
  const next = await nextWorker(baseURL);
  let updated = false;
  const app = await relay(baseURL, (path) => {
    if (path === `/api/matches/${ELSEWHERE.id}`)
      return { status: 200, type: JSON_TYPE, text: JSON.stringify(ELSEWHERE) };
    if (path.startsWith('/api/matches?'))
      return { status: 200, type: JSON_TYPE, text: JSON.stringify({ matches: [ELSEWHERE] }) };
    if (!updated) return undefined;
    if (path === '/service-worker.js') return { status: 200, text: next };
    return path === '/'
      ? { status: 200, type: 'text/html', text: '<h1>The version of tomorrow</h1>' }
      : undefined;
  });
  await settle(page, language);
  await page.goto(`${app.address}#/online`);
  await served(page);
  const card = page.locator('[data-test="open"] .online-match');
  await expect(card).toContainText(words['online.version.other']);
  await expect(card.getByRole('link')).toHaveCount(0);
  await page.goto(`${app.address}#/online/${ELSEWHERE.id}`);
  const shut = page.locator('[data-test="shut"]');
  const button = page.locator('[data-test="new-version"]');
  await expect(shut).toHaveText(words['online.version.other']);
  await expect(button).toContainText(words['online.version.get']);

  // The server has nothing newer than this page: it is loaded once, and then says so.
  const before = app.asked.filter((path) => path === '/').length;
  await button.click();
  await expect(shut).toHaveText(words['online.version.same']);
  expect(app.asked.filter((path) => path === '/').length).toBe(before + 1);

  updated = true;
  await button.click();
  await expect(page.locator('h1')).toHaveText('The version of tomorrow');
  // It is kept, too: what was kept before would come back as soon as the network is slow.
  const home = page.evaluate(async () => (await caches.match('/', { cacheName: 'sightline-next' }))?.text());
  expect(await home).toContain('tomorrow');
  await app.switchOff();
});

test('while the server restarts behind a proxy, the app opens as it was kept', async ({ page, baseURL }) => {
  if (baseURL === undefined) throw new Error('the app is served nowhere');
  let down = false;
  const app = await relay(baseURL, () => (down ? { status: 502, text: 'Bad Gateway' } : undefined));
  await settle(page, 'en');
  await page.goto(app.address);
  await served(page);
  down = true;
  await page.reload();
  await expect(page.locator('.hero-play')).toBeVisible();
  await app.switchOff();
});

test.describe('where the browser keeps nothing', () => {
  test.use({ serviceWorkers: 'block' });

  test('what is seldom needed at the table is fetched while nothing happens', async ({ page, baseURL }) => {
    if (baseURL === undefined) throw new Error('the app is served nowhere');
    const app = await relay(baseURL);
    await settle(page, 'en');
    await page.goto(app.address);
    await page.locator('.hero-play').click();
    await page.locator('.prompt[data-decision]').waitFor();
    await expect
      .poll(() => app.asked.some((path) => path.includes('MenuDialog')), { timeout: 15_000 })
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await app.switchOff();
    await page.locator('[data-test="menu"]').click();
    await expect(page.locator('dialog[open]')).toBeVisible();
  });

  test("a page that can't be fetched says so, and how to go on", async ({ page }) => {
    const [language, words] = ['pt-BR', ptBR] as const;
    await settle(page, language);
    await page.route('**/assets/SettingsPage-*', (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    );
    await page.goto('/#/');
    await page.locator('.hero-play').waitFor();
    await page.goto('/#/settings');
    await expect(page.locator('h1')).toHaveText(words['shell.missing']);
    await expect(page.getByRole('alert')).toHaveText(words['shell.missing.text']);
    // Other pages are whole.
    await page.getByRole('link', { name: words['shell.toHome'] }).click();
    await page.locator('.hero-play').waitFor();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(words['shell.missing']);
    await page.unroute('**/assets/SettingsPage-*');
    await page.getByRole('button', { name: words['shell.reload'] }).click();
    await expect(page.locator('.segments').first()).toBeVisible();
  });

  test('online pages whose words do not come say so', async ({ page }) => {
    await settle(page, 'en');
    await page.route('**/assets/online-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/#/online');
    await expect(page.locator('[data-test="error-missing"]')).toBeVisible();
  });

  test('what fails while it is drawn leaves no empty page', async ({ page }) => {
    const [language, words] = ['en', en] as const;
    const broken: string[] = [];
    page.on('pageerror', (e) => broken.push(e.message));
    await settle(page, language);
    const me = { id: 'ann', name: 'Ann', guest: true, email: null, mail: false };
    await page.route('**/api/me', (route) => route.fulfill({ json: me }));
    await page.route('**/api/matches?*', (route) => route.fulfill({ json: { matches: [null] } }));
    await page.goto('/#/online');
    await expect(page.locator('h1')).toHaveText(words['shell.fault']);
    await expect(page.getByRole('alert')).toHaveText(words['shell.fault.text']);
    expect(broken, 'whoever looks for the fault finds it').not.toEqual([]);
    await page.unroute('**/api/matches?*');
    await page.route('**/api/matches?*', (route) => route.fulfill({ json: { matches: [] } }));
    await page.getByRole('button', { name: words['shell.reload'] }).click();
    await expect(page.locator('[data-test="new-online"]').first()).toBeVisible();
  });
});
