import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['engine/**/*.test.ts', 'games/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Many times what anything takes: these only end what would never end, however busy the machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
