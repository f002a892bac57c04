// What the reports of vitest and Playwright say: how many passed, and which did not, by name.
import { relative, sep } from 'node:path';

/** Every test of a report of vitest: where it stands, what it is called, whether it passed, and what it said if not. */
export function unitTests(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    // A file that could not even be loaded has no failed test of its own, but it failed.
    if (status === 'failed' && assertionResults.every((one) => one.status !== 'failed'))
      return [
        ...assertionResults.map((one) => unitTest(file, one)),
        { file, title: '', passed: false, said: message },
      ];
    return assertionResults.map((one) => unitTest(file, one));
  });
}

function unitTest(file, { fullName, status, failureMessages }) {
  return { file, title: fullName, passed: status === 'passed', said: failureMessages?.join('\n') ?? '' };
}

/** Every test of a report of Playwright, with the suites it stands in, and whether it passed at the first try. */
export function browserTests({ suites }, within = []) {
  return suites.flatMap(({ title, file, specs = [], suites: inner = [] }) => {
    const path = title === file ? within : [...within, title];
    const tests = specs.flatMap((spec) => spec.tests.map((test) => browserTest(spec, path, test)));
    return [...tests, ...browserTests({ suites: inner }, path)];
  });
}

function browserTest({ file, title }, path, { status, results }) {
  return {
    file,
    title: [...path, title].join(': '),
    // A test that is skipped proves nothing.
    passed: status === 'expected' || status === 'flaky',
    again: status === 'flaky',
    said: results.map(({ error }) => error?.message ?? '').join('\n'),
  };
}

/** How long the test files of each floor took, one after the other: several run at once, so the floors overlap. */
export function floorTimes(report, root) {
  const times = {};
  for (const { name, startTime, endTime } of report.testResults) {
    const [floor, part] = relative(root, name).split(sep);
    const of = floor === 'apps' ? `${floor}/${part}` : floor;
    times[of] = (times[of] ?? 0) + Math.max(0, endTime - startTime);
  }
  return times;
}

/** What each part of a run took, in minutes and seconds; `of`: what it is made of. */
export function timesTold(parts) {
  return parts.map(({ part, ms, of = {} }) => {
    const within = Object.entries(of)
      .sort(([, a], [, b]) => b - a)
      .map(([name, took]) => `${name} ${clock(took)}`);
    return `${part}: ${clock(ms)}${within.length === 0 ? '' : ` (${within.join(', ')})`}`;
  });
}

function clock(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The files that deserve a second try: those of apps/, which run real processes, real databases and real time on
 * whatever machine it is. What the rules and the engine do hangs on nothing but their input: they never get one.
 */
export function worthAnotherTry(tests) {
  const files = new Set(tests.filter(({ passed }) => !passed).map(({ file }) => file));
  return [...files].filter((file) => file.startsWith('apps/'));
}

/** The first report with the files that were tried again as the second has them. */
export function afterAnotherTry(first, second) {
  const again = new Set(second.map(({ file }) => file));
  const failed = new Set(first.filter(({ passed }) => !passed).map(nameOf));
  return [
    ...first.filter(({ file }) => !again.has(file)),
    ...second.map((test) => ({ ...test, again: test.passed && failed.has(nameOf(test)) })),
  ];
}

/** What is told at the end, where it is read even if the rest is cut off: who stumbled, who fell, how long, how many. */
export function summary(tests, parts = []) {
  const failed = tests.filter(({ passed }) => !passed);
  return [
    ...tests.filter(({ again }) => again).map((test) => `needed another try: ${nameOf(test)}`),
    ...failed.map((test) => `failed: ${nameOf(test)}\n${firstLines(test.said)}`),
    ...timesTold(parts),
    `${tests.length - failed.length} passed, ${failed.length} failed`,
  ];
}

function nameOf({ file, title }) {
  return title === '' ? file : `${file}: ${title}`;
}

const LINES_TOLD = 12;

function firstLines(said) {
  const lines = (said ?? '').split('\n').slice(0, LINES_TOLD);
  return lines.map((line) => `    ${line}`).join('\n');
}
