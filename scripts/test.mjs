// npm test: installs whatever the tests need, runs all of them, closes with `N passed, N failed`.
// With arguments only the tests that vitest finds by them are run: npm test -- games/doom
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, root, withTools } from './installed.mjs';
import { ensurePostgres } from './postgres.mjs';

const node = ensureInstalled();
mkdirSync(join(root, '.cache'), { recursive: true });
const wanted = process.argv.slice(2);
const runs = [ensurePostgres() ? units(wanted) : { passed: 0, failed: 1 }];
if (wanted.length === 0) runs.push(inBrowser());
const passed = runs.reduce((sum, r) => sum + r.passed, 0);
const failed = runs.reduce((sum, r) => sum + r.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Runs a tool and reads its report; a tool that failed without a failed test has failed all the same. */
function run(tool, args, cwd, report, env, count) {
  rmSync(report, { force: true });
  const { status } = spawnSync(node, [join(root, 'node_modules', tool), ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...withTools(), ...env },
  });
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function units(filters) {
  const report = join(root, '.cache', 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters];
  return run(
    'vitest/vitest.mjs',
    args,
    root,
    report,
    {},
    ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      // A file that could not even be loaded has no failed test of its own, but it failed.
      failed: Math.max(numFailedTests, numFailedTests === 0 ? numFailedTestSuites : 0),
    }),
  );
}

function inBrowser() {
  if (!ensureBrowser()) return { passed: 0, failed: 1 };
  const report = join(root, '.cache', 'e2e.json');
  return run(
    '@playwright/test/cli.js',
    ['test'],
    join(root, 'apps/web'),
    report,
    { E2E_REPORT: report },
    ({ stats, suites }) => {
      for (const title of unsteady(suites)) console.log(`needed another try: ${title}`);
      // A test that is skipped proves nothing.
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
    },
  );
}

/** What did not pass at the first try, wherever it stands among the suites. */
function unsteady(suites) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) =>
    [
      ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((one) => one.title),
      ...unsteady(inner),
    ].map((path) => `${title}: ${path}`),
  );
}
