// npm test: installs whatever the tests need, runs all of them, closes with `N passed, N failed`.
// With arguments only the tests that vitest finds by them are run: npm test -- games/doom
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, root, withTools } from './installed.mjs';
import { ensurePostgres } from './postgres.mjs';

/** Several times what either part of the tests takes. */
const LONGEST_MS = 40 * 60_000;

const node = ensureInstalled();
mkdirSync(join(root, '.cache'), { recursive: true });
const wanted = process.argv.slice(2);
const runs = [ensurePostgres() ? await units(wanted) : { passed: 0, failed: 1 }];
if (wanted.length === 0) runs.push(await inBrowser());
const passed = runs.reduce((sum, r) => sum + r.passed, 0);
const failed = runs.reduce((sum, r) => sum + r.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Runs a tool and reads its report; a tool that failed without a failed test has failed all the same. */
async function run(tool, args, cwd, report, env, count) {
  rmSync(report, { force: true });
  const status = await ended([join(root, 'node_modules', tool), ...args], {
    cwd,
    env: { ...withTools(), ...env },
  });
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** How a tool ended. It gets a group of its own: what hangs is ended with everything it started. */
function ended(args, options) {
  const tool = spawn(node, args, { ...options, stdio: 'inherit', detached: process.platform !== 'win32' });
  const kill = () => (process.platform === 'win32' ? tool.kill() : process.kill(-tool.pid, 'SIGKILL'));
  const limit = setTimeout(() => {
    console.error(`Not done after ${LONGEST_MS / 60_000} minutes: ended.`);
    kill();
  }, LONGEST_MS);
  const interrupted = () => {
    kill();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted);
  return new Promise((done) => {
    tool.once('exit', (status) => {
      clearTimeout(limit);
      for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, interrupted);
      done(status);
    });
  });
}

function units(filters) {
  const report = join(root, '.cache', 'vitest.json');
  const quiet = join(root, 'scripts/quiet-files.mjs');
  const reporters = ['default', 'json', quiet].map((name) => `--reporter=${name}`);
  const args = ['run', ...reporters, `--outputFile.json=${report}`, ...filters];
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
