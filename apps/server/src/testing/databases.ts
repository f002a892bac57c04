import type { Config } from '../config.ts';
import { testConfig } from './config.ts';
import { freshPostgres } from './shared-postgres.ts';

/** The databases that everything is tested on, each with a way to get a new empty one. */
export const DATABASES: readonly (readonly [kind: string, fresh: () => Promise<Fresh>])[] = [
  ['SQLite', async () => ({ database: testConfig().database, stop: () => {} })],
  [
    'PostgreSQL',
    async () => ({ database: { kind: 'postgres', url: await freshPostgres() }, stop: () => {} }),
  ],
];

export interface Fresh {
  readonly database: Config['database'];
  stop(): void;
}
