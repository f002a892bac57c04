import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import web from './apps/web/vite.config.ts';

/** What replaces modules or globals for all who come later. */
const REPLACES = /\bvi\.(mock|doMock)\(|'fake-indexeddb\/auto'/;

const replacing = new Set(
  globSync('{engine,games,apps,scripts}/**/*.test.ts', { exclude: ['**/node_modules/**'] }).filter((file) =>
    REPLACES.test(readFileSync(file, 'utf8')),
  ),
);

/**
 * A floor of the repository. Its files share a few workers, so that the modules they have in common are evaluated once
 * in each; a file that replaces some of them gets a worker of its own.
 */
function floor(name: string, more: TestProjectInlineConfiguration['test'] = {}) {
  const files = `${name}/**/*.test.ts`;
  const alone = [...replacing].filter((file) => file.startsWith(`${name}/`));
  const test = { ...more, name, isolate: false, include: [files], exclude: ['**/node_modules/**', ...alone] };
  const shared: TestProjectInlineConfiguration = { extends: true, test };
  if (alone.length === 0) return [shared];
  return [shared, { extends: true, test: { ...more, name: `${name} (alone)`, include: alone } } as const];
}

/** Components, drawn by what they are shipped on, into a document without a browser. */
const components: TestProjectInlineConfiguration = {
  extends: true,
  resolve: { alias: web.resolve?.alias ?? {} },
  test: {
    name: 'apps/web (components)',
    include: ['apps/web/**/*.test.tsx'],
    environment: 'happy-dom',
    isolate: false,
    // It takes its hooks from whatever draws.
    server: { deps: { inline: ['zustand'] } },
  },
};

export default defineConfig({
  test: {
    projects: [
      ...floor('engine'),
      ...floor('games'),
      ...floor('apps/cli'),
      // One PostgreSQL for all of them.
      ...floor('apps/server', { globalSetup: 'apps/server/src/testing/shared-postgres.ts' }),
      ...floor('apps/web'),
      components,
      ...floor('scripts'),
    ],
    // Tests of processes and databases wait most of their time: three fill two cores.
    maxWorkers: 3,
    // Many times what anything takes: these only end what would never end, however busy the machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
