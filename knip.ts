import type { KnipConfig } from 'knip';

/** Style sheets are code too: what they import is used, and one that nothing imports is not. */
const CODE = '**/*.{ts,tsx,js,mjs,css}';
const css = (text: string): string =>
  [...text.matchAll(/@import\s+["']([^"']+)["']/g)].map(([, file]) => `import '${file}';`).join('\n');

export default {
  ignoreExportsUsedInFile: true,
  compilers: { css },
  workspaces: {
    '.': {
      // Those of mutate are started or loaded by their paths.
      entry: ['scripts/*.mjs', 'scripts/mutate/{main,runner,setup,probe}.ts'],
      project: [`scripts/${CODE}`],
      // The first's program has another name; scripts/check.mjs calls the others by their paths.
      ignoreDependencies: ['@typescript/native', 'oxlint', 'oxlint-tsgolint'],
      ignoreBinaries: ['apt-get'],
    },
    'engine/*': { project: [`src/${CODE}`] },
    games: { project: ['*.ts'] },
    // What games/play.ts, games/measure.ts and the build load by path, and programs of the game's own.
    'games/*': {
      entry: [
        'manifest.ts',
        'table/{index,lessons}.ts',
        'bots/{bot,measure}.ts',
        'companion/index.ts',
        'text/*/{index,lessons,cover,companion}.ts',
        '{scenario,balance}.ts',
        'corpus/record.ts',
      ],
      project: [CODE],
    },
    'apps/cli': {
      // Servers to be measured run in processes of their own.
      entry: ['src/main.ts', 'src/online/load/*-server.ts'],
      project: [`src/${CODE}`],
      // Only measured against, and asked for where it is measured.
      ignoreDependencies: ['pathfinding', 'socket.io-client'],
    },
    'apps/web': {
      // Added by a test to a copy of the repository; built by a test as a page of its own.
      entry: [
        'src/host/worker.ts',
        'src/messages/*/{index,pages,online}.ts',
        'build/*.{ts,js}',
        'e2e/*.e2e.ts',
        'e2e/fifth-game/**/*.ts',
        'e2e/plan-board/{main.tsx,host.ts}',
      ],
      project: [`{src,build,e2e}/${CODE}`],
      ignoreDependencies: [
        // Stands in for react and react-dom, which the sources import (vite.config.ts, ADR 9).
        'preact',
        // Read as a file by scripts/icons.mjs.
        '@iconify-json/game-icons',
        // What component tests draw into: vitest.config.ts names it.
        'happy-dom',
      ],
    },
    'apps/server': {
      entry: ['src/main.ts', 'src/store/sqlite-writer.ts', 'src/imports/replay-process.ts'],
      project: [`src/${CODE}`],
      // PostgreSQL's own, and the system's.
      ignoreBinaries: ['pg_dump', 'pg_restore', 'getent'],
    },
  },
} satisfies KnipConfig;
