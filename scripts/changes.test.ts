import { describe, expect, it } from 'vitest';
import { projectsFor } from './changes.mjs';

describe('the tests of a change', () => {
  it('are those of its floor, and of the games where it is in the engine', () => {
    expect(projectsFor(['games/doom/rules/attack.ts'])).toEqual(['games']);
    expect(projectsFor(['engine/kernel/src/match.ts'])).toEqual(['engine', 'games']);
    expect(projectsFor(['apps/web/src/main.tsx', 'apps/web/e2e/walk.ts', 'scripts/test.mjs'])).toEqual([
      'apps/web',
      'scripts',
    ]);
  });

  it('are none for what no test imports', () => {
    expect(projectsFor(['README.md', 'docs/architecture.md'])).toEqual([]);
  });
});
