// npm test: installs whatever the tests need, runs all of them, closes with how long each part took and with
// `N passed, N failed`. A run that passed leaves its commit in .cache/passed.
// With arguments only the tests that vitest finds by them are run: npm test -- engine/board
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, root, withTools } from './installed.mjs';
import { passedOn } from './passed.mjs';
import { ensurePostgres } from './postgres.mjs';
import {
  afterAnotherTry,
  browserTests,
  floorTimes,
  summary,
  unitTests,
  worthAnotherTry,
} from './reports.mjs';

/** Several times what either part of the tests takes. */
const LONGEST_MS = 40 * 60_000;

const parts = [];
let last = performance.now();
/** Notes what has been going on since the last time. */
function done(part, of = {}) {
  const now = performance.now();
  parts.push({ part, ms: now - last, of });
  last = now;
}

const node = ensureInstalled();
mkdirSync(join(root, '.cache'), { recursive: true });
const wanted = process.argv.slice(2);
const everything = wanted.length === 0;
const passed = passedOn(root);
const hasPostgres = ensurePostgres();
const hasBrowser = everything && ensureBrowser();
done('set-up');
/** By floor, what the test files took. */
const floors = {};
const tests = hasPostgres ? await units(wanted) : [missing('the PostgreSQL of the tests')];
done('unit tests', floors);
if (everything) {
  tests.push(...(hasBrowser ? await inBrowser() : [missing('the browser of the tests')]));
  done('browser tests');
}
for (const line of summary(tests, parts)) console.log(line);
const good = tests.length > 0 && tests.every((test) => test.passed);
if (everything) passed.note(good);
process.exit(good ? 0 : 1);

function missing(what) {
  return { file: what, title: '', passed: false, said: 'It is not there, and could not be installed.' };
}

/** Runs a tool and reads its report; a tool that failed without a failed test has failed all the same. */
async function run(tool, args, cwd, report, env, read) {
  rmSync(report, { force: true });
  const status = await ended([join(root, 'node_modules', tool), ...args], {
    cwd,
    env: { ...withTools(), ...env },
  });
  const tests = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : [];
  if (status === 0 || tests.some(({ passed }) => !passed)) return tests;
  return [...tests, { file: tool, title: '', passed: false, said: `It ended with ${status}.` }];
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

async function units(filters) {
  const first = await vitest(filters);
  const files = worthAnotherTry(first);
  if (files.length === 0) return first;
  console.log(`Trying again, with nothing else beside: ${files.join(', ')}`);
  return afterAnotherTry(first, await vitest(files, ['--no-file-parallelism']));
}

function vitest(filters, options = []) {
  const report = join(root, '.cache', 'vitest.json');
  const quiet = join(root, 'scripts/quiet-files.mjs');
  const reporters = ['default', 'json', quiet].map((name) => `--reporter=${name}`);
  const args = ['run', ...reporters, `--outputFile.json=${report}`, ...options, ...filters];
  return run('vitest/vitest.mjs', args, root, report, {}, (told) => {
    for (const [floor, ms] of Object.entries(floorTimes(told, root)))
      floors[floor] = (floors[floor] ?? 0) + ms;
    return unitTests(told, root);
  });
}

function inBrowser() {
  const report = join(root, '.cache', 'e2e.json');
  const cwd = join(root, 'apps/web');
  return run('@playwright/test/cli.js', ['test'], cwd, report, { E2E_REPORT: report }, browserTests);
}
