import { expect, it, vi } from 'vitest';

vi.mock('node:fs', async (original) => ({ ...(await original<object>()), existsSync: () => false }));

it('a new machine has no Chromium: the configuration is read all the same, and only starting a browser complains', async () => {
  const { default: config } = await import('../playwright.config.ts');
  expect(config.testDir).toBe('./e2e');
  expect(() => config.use?.launchOptions?.executablePath).toThrow('no Chromium found');
});
