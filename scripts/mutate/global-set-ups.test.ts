import { describe, expect, it } from 'vitest';
import { globalSetUpsOf } from './global-set-ups.ts';

const FLOORS = [
  { test: { name: 'engine' } },
  { test: { name: 'apps/server', globalSetup: 'apps/server/database.ts' } },
  { test: { name: 'apps/server (alone)', globalSetup: ['apps/server/database.ts', 'apps/server/mail.ts'] } },
];

describe('global set-ups', () => {
  it.each([
    ['apps/server', ['apps/server/database.ts', 'apps/server/mail.ts']],
    ['apps/server/src/lobby', ['apps/server/database.ts', 'apps/server/mail.ts']],
    ['apps', ['apps/server/database.ts', 'apps/server/mail.ts']],
    ['apps/serverless', []],
    ['engine/kernel', []],
  ])('of %s are those of its floor, each once', (path, files) => {
    expect(globalSetUpsOf(FLOORS, path)).toEqual(files);
  });
});
