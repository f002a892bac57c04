import { expect } from '@playwright/test';
import { playOn } from './few-questions.ts';
import { settle } from './player.ts';
import { relay } from './relay.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit the app needs no network', async ({ page, context, baseURL }) => {
  if (baseURL === undefined) throw new Error('the app is served nowhere');
  const app = await relay(baseURL);
  await settle(page, 'ru');
  await page.goto(app.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await app.switchOff();
  await context.setOffline(true);

  await page.reload();
  await page.locator('.hero-play').click();
  await page.locator('.prompt[data-decision]').waitFor();
  await playOn(page, 5);

  // A visit of its own: whatever was opened before is not what makes it work.
  const other = await context.newPage();
  await settle(other, 'pt-BR');
  for (const [address, sign] of [
    ['#/rules/doom', '.overview-cards'],
    ['#/new/doom', '.start-bar'],
    ['#/replays', '.match-row'],
    ['#/learn', '.learn-keys'],
    ['#/settings', '.segments'],
  ]) {
    await other.goto(`${app.address}${address}`);
    await other.locator(sign).first().waitFor();
  }
  await expect(other.locator('html')).toHaveAttribute('lang', 'pt-BR');
  // The match that was begun goes on, in the other window and the other language.
  await other.goto(page.url());
  await other.locator('.table').waitFor();
});

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}

test('the app can be installed', async ({ page, context }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ name: expect.stringContaining('Sightline'), display: 'standalone' });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(new URL(manifest.start_url, page.url()).pathname).toBe('/');
  for (const size of [192, 512]) {
    const icon = manifest.icons.find((i) => i.sizes === `${size}x${size}` && i.type === 'image/png');
    expect(icon, `an icon of ${size}`).toBeDefined();
    const picture = await page.request.get(icon?.src ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
    // The size is written at the beginning of the file.
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
  }
  expect(manifest.icons.some((i) => i.purpose?.includes('maskable'))).toBe(true);
  // What the browser itself has against it.
  const session = await context.newCDPSession(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
