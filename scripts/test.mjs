// npm test: installs whatever the tests need, runs all of them, closes with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, withTools } from './installed.mjs';

const node = ensureInstalled();
const report = join(root, '.cache', 'vitest.json');
mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(report, { force: true });
const args = [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
];
const run = spawnSync(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: withTools(),
});
let passed = 0;
let failed = 0;
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  passed = numPassedTests;
  // A file that could not even be loaded has no failed test of its own, but it failed.
  failed = Math.max(numFailedTests, numFailedTests === 0 ? numFailedTestSuites : 0);
}
if (run.status !== 0 && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
