import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { settle } from './player.ts';
import { relay } from './relay.ts';
import { test } from './test.ts';

/** 250 KB of script, compressed; a letter of Cyrillic takes two bytes. */
const MOST_SCRIPT = { en: 250_000, ru: 256_000, 'pt-BR': 250_000 } as const;
const MOST_SECONDS = 60;

// The service worker fetches the whole app for later; what is counted is what the first match waits for.
test.use({ serviceWorkers: 'block' });

for (const language of ['en', 'ru', 'pt-BR'] as const)
  test(`from the first visit to the first decision little is fetched: ${language}`, async ({
    page,
    baseURL,
  }) => {
    if (baseURL === undefined) throw new Error('the app is served nowhere');
    const app = await relay(baseURL);
    // Once as anybody meets it, with everything shown happening; for the other languages' words nobody has to wait.
    await settle(page, language, { speed: language === 'en' ? 'normal' : 'off', sound: true });
    const began = performance.now();
    await page.goto(app.address);
    await page.locator('.hero-play').click();
    await page.locator('.prompt[data-decision]').waitFor({ timeout: MOST_SECONDS * 1000 });
    const seconds = (performance.now() - began) / 1000;
    const scripts = [...new Set(app.asked)].filter((path) => /\.m?js$/.test(path));
    expect(
      scripts.filter((path) => path.includes('worker')),
      'the worker was seen',
    ).toHaveLength(1);
    let bytes = 0;
    for (const path of scripts) {
      const answer = await fetch(new URL(path, baseURL));
      bytes += gzipSync(await answer.text(), { level: 9 }).length;
    }
    console.log(
      `${language}: ${(bytes / 1000).toFixed(1)} kB of script, ${seconds.toFixed(1)} s to the first decision`,
    );
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT[language]);
    expect(seconds).toBeLessThan(MOST_SECONDS);
    await app.switchOff();
  });
