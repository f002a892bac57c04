import { describe, expect, it } from 'vitest';
import {
  afterAnotherTry,
  browserTests,
  floorTimes,
  summary,
  unitTests,
  worthAnotherTry,
} from './reports.mjs';

const root = '/project';

function file(name: string, tests: Readonly<Record<string, string>>, message = '') {
  const results = Object.entries(tests).map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? [`${fullName} said no`] : [],
  }));
  const status = message !== '' || results.some((one) => one.status === 'failed') ? 'failed' : 'passed';
  return { name: `${root}/${name}`, status, message, assertionResults: results };
}

function units(...files: ReturnType<typeof file>[]) {
  return unitTests({ testResults: files }, root);
}

describe('the closing lines of a test run', () => {
  it('count what passed and name what did not', () => {
    const told = summary(
      units(file('games/doom/a.test.ts', { 'a rule': 'passed', 'another rule': 'failed' })),
    );
    expect(told.at(-1)).toBe('1 passed, 1 failed');
    expect(told[0]).toBe('failed: games/doom/a.test.ts: another rule\n    another rule said no');
  });

  it('count a file that could not be loaded, and a test that was skipped, as failed', () => {
    expect(summary(units(file('engine/a.test.ts', {}, 'no such import'))).at(-1)).toBe('0 passed, 1 failed');
    expect(summary(units(file('engine/a.test.ts', { later: 'skipped' }))).at(-1)).toBe('0 passed, 1 failed');
    const skipped = { suites: [{ title: 'a.e2e.ts', file: 'a.e2e.ts', specs: [spec('later', 'skipped')] }] };
    expect(summary(browserTests(skipped)).at(-1)).toBe('0 passed, 1 failed');
  });

  it('name a browser test that needed another try, wherever it stands among the suites', () => {
    const inner = {
      title: 'on a phone',
      file: 'a.e2e.ts',
      specs: [spec('stumbles', 'flaky'), spec('stands', 'expected')],
    };
    const told = summary(
      browserTests({ suites: [{ title: 'a.e2e.ts', file: 'a.e2e.ts', suites: [inner] }] }),
    );
    expect(told).toEqual(['needed another try: a.e2e.ts: on a phone: stumbles', '2 passed, 0 failed']);
  });
});

describe('how long a run took', () => {
  it('stands above the closing line, part by part', () => {
    const parts = [
      { part: 'set-up', ms: 12_400 },
      { part: 'unit tests', ms: 190_000, of: { engine: 59_600, 'apps/server': 200_000 } },
    ];
    expect(summary(units(file('engine/a.test.ts', { holds: 'passed' })), parts)).toEqual([
      'set-up: 0:12',
      'unit tests: 3:10 (apps/server 3:20, engine 1:00)',
      '1 passed, 0 failed',
    ]);
  });

  it('is added up by floor', () => {
    const took = (name: string, startTime: number, endTime: number) => ({
      ...file(name, {}),
      startTime,
      endTime,
    });
    const files = [
      took('engine/kernel/a.test.ts', 0, 30),
      took('engine/board/b.test.ts', 10, 15),
      took('apps/web/src/c.test.ts', 0, 7),
    ];
    expect(floorTimes({ testResults: files }, root)).toEqual({ engine: 35, 'apps/web': 7 });
  });
});

describe('another try', () => {
  const first = units(
    file('apps/server/clock.test.ts', { strikes: 'failed', ticks: 'passed' }),
    file('games/doom/rule.test.ts', { holds: 'failed' }),
    file('apps/web/page.test.ts', { opens: 'passed' }),
  );

  it('is for what hangs on the machine, never for a rule', () => {
    expect(worthAnotherTry(first)).toEqual(['apps/server/clock.test.ts']);
  });

  it('counts the file anew, and names what passed only then', () => {
    const second = units(file('apps/server/clock.test.ts', { strikes: 'passed', ticks: 'passed' }));
    expect(summary(afterAnotherTry(first, second))).toEqual([
      'needed another try: apps/server/clock.test.ts: strikes',
      'failed: games/doom/rule.test.ts: holds\n    holds said no',
      '3 passed, 1 failed',
    ]);
  });

  it('does not save what fails again', () => {
    const second = units(file('apps/server/clock.test.ts', { strikes: 'failed', ticks: 'passed' }));
    expect(summary(afterAnotherTry(first, second)).at(-1)).toBe('2 passed, 2 failed');
  });
});

function spec(title: string, status: string) {
  return { title, file: 'a.e2e.ts', tests: [{ status, results: [{}] }] };
}
