import { test as base } from '@playwright/test';

/**
 * Playwright's test, after which nobody is left at a table. A context that a test opens by itself stays open until its
 * worker ends: its page goes on drawing, and the bots of its match go on playing, beside all the tests that follow.
 */
export const test = base.extend<{ closesContexts: undefined }>({
  closesContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
