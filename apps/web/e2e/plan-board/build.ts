import { join } from 'node:path';
import { build } from 'vite';
import app from '../../vite.config.ts';

const CLIENT = join(import.meta.dirname, '../../src/host/client.ts');

/** The table of the app as a page of its own, before a sample instead of the worker with its matches. */
export async function buildPlanBoard(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    logLevel: 'error',
    resolve: app.resolve ?? {},
    oxc: app.oxc ?? {},
    build: { ...app.build, outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'sample-host',
        enforce: 'pre',
        async resolveId(id, from) {
          if (!id.endsWith('/host/client.ts') || from === undefined) return null;
          const found = await this.resolve(id, from, { skipSelf: true });
          return found?.id === CLIENT ? join(import.meta.dirname, 'host.ts') : null;
        },
      },
    ],
  });
}
