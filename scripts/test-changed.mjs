// npm run test:changed: the unit tests that a change touches, by what they import: those of its own floor, and of games/
// for a change in engine/. Without arguments the change is all that is not committed; npm run test:changed -- main
// takes all since a branch.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { changedFiles, projectsFor } from './changes.mjs';
import { ensureInstalled, root, withTools } from './installed.mjs';
import { ensurePostgres } from './postgres.mjs';

const node = ensureInstalled();
const since = process.argv[2] ?? 'HEAD';
const files = changedFiles(root, since);
const projects = projectsFor(files);
if (projects.length === 0) {
  console.log(`No change since ${since} touches a unit test.`);
  process.exit(0);
}
if (projects.some((name) => name.startsWith('apps/server')) && !ensurePostgres()) process.exit(1);
const args = [
  'run',
  `--changed=${since}`,
  '--passWithNoTests',
  ...projects.map((name) => `--project=${name}*`),
];
const { status } = spawnSync(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: withTools(),
});
console.log(
  `Tested: ${projects.join(', ')}. Left out: the floors above, and the browser; npm test runs everything.`,
);
process.exit(status ?? 1);
