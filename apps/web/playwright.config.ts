import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, headlessShell } from './e2e/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4790);

const MEASURED = '**/*.measured.e2e.ts';

/** The built app, served as `npm start` serves it, in a real Chromium. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../.cache/e2e',
  timeout: 240_000,
  // A browser on a busy machine stumbles now and then. Whoever needed another try is named at the end of the run, and
  // fails it if the third fails as well.
  retries: 2,
  workers: 2,
  fullyParallel: true,
  // Scores of speed say something of the app only while nothing else runs beside it.
  projects: [
    { name: 'play', testIgnore: MEASURED },
    { name: 'measure', testMatch: MEASURED, workers: 1, dependencies: ['play'] },
  ],
  reporter:
    process.env.E2E_REPORT === undefined
      ? 'list'
      : [['list'], ['json', { outputFile: process.env.E2E_REPORT }]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      // Looked for when a browser is started: what only reads this file needs none (knip on a new machine).
      get executablePath() {
        return headlessShell();
      },
      args: CHROMIUM_ARGS,
    },
    // To keep the app for play without a network all of it is fetched, by every page of every test: a third of what it
    // takes to open a table. Allowed where it is what is tested, and where whole matches are played.
    serviceWorkers: 'block',
    trace: 'off',
    actionTimeout: 15_000,
  },
  webServer: {
    command: 'node ../../scripts/start.mjs',
    url: `http://127.0.0.1:${port}/`,
    env: {
      PORT: String(port),
      DATABASE_FILE: join(tmpdir(), `sightline-e2e-${port}-${process.pid}.sqlite`),
      // Nobody watches how bots play; but a match that only they play is not to be over at once.
      BOT_PACE: '50',
      LIMIT_GUESSES: '1000',
      LIMIT_REQUESTS: '10000',
    },
    timeout: 120_000,
    reuseExistingServer: true,
  },
});
