import { describe, expect, it } from 'vitest';
import { needsOwnProcess, type TestFile } from './baseline.ts';
import type { FileMutant } from './copied-tree.ts';
import type { FileResult } from './runner.ts';
import type { SupervisedRunner } from './supervised.ts';
import { batches, reachedBy, tryMutant } from './try-mutant.ts';

const mutant: FileMutant = {
  id: 7,
  file: 'rules/attack.ts',
  line: 1,
  kind: 'off by one',
  start: 0,
  end: 1,
  replacement: '2',
  of: 'expression',
};

const testFile = (
  file: string,
  ms: number,
  reached: readonly number[] = [7],
  more: Partial<TestFile> = {},
): TestFile => ({
  file,
  ms,
  tests: [{ id: `${file}#1`, name: 'a test', ms, failed: false, reached: new Set(reached) }],
  outside: new Set(),
  counts: new Map(),
  alone: false,
  ...more,
});

/** A runner of which is known what it will say; null: it takes too long. */
function runner(...says: (readonly FileResult[] | null)[]) {
  const orders: { mutant: number; files: string[] }[] = [];
  const run: SupervisedRunner['run'] = async ({ mutant: id, files }) => {
    orders.push({ mutant: id, files: files.map(({ file }) => file) });
    return says.length > 0 ? (says.shift() ?? null) : [];
  };
  return { orders, it: { run } as SupervisedRunner };
}
const fails = (file: string, failed = true): FileResult => ({
  file,
  ms: 1,
  tests: [{ id: `${file}#1`, name: 'a test', ms: 1, failed }],
  errors: [],
});

describe('a mutant', () => {
  it('meets the tests of its name first, then those beside it, then the quick ones; none that do not reach it', () => {
    const files = [
      testFile('table/a.test.ts', 900),
      testFile('table/b.test.ts', 5),
      testFile('rules/c.test.ts', 500),
      testFile('rules/d.test.ts', 50, [3]),
      testFile('rules/attack.test.ts', 800),
      testFile('rules/e.test.ts', 700, [], { outside: new Set([7]) }),
    ];
    expect(reachedBy(mutant, files).map(({ file }) => file)).toEqual([
      'rules/attack.test.ts',
      'rules/c.test.ts',
      'rules/e.test.ts',
      'table/b.test.ts',
      'table/a.test.ts',
    ]);
  });

  it('meets few tests at once in the beginning, and files that change modules one by one', () => {
    const files = Array.from({ length: 30 }, (_, i) => testFile(`${i}.test.ts`, i, [7], { alone: i === 2 }));
    expect(batches(files).map((batch) => batch.length)).toEqual([4, 1, 16, 9]);
    expect(batches([])).toEqual([]);
  });

  it('is noticed by the first test that fails, and no other is run', async () => {
    const files = Array.from({ length: 9 }, (_, i) => testFile(`${i}.test.ts`, i));
    const r = runner([fails('0.test.ts', false), fails('2.test.ts')]);
    expect(await tryMutant(r.it, mutant, files)).toEqual({
      mutant,
      noticedBy: '2.test.ts > a test',
      reachedBy: 9,
    });
    expect(r.orders).toEqual([{ mutant: 7, files: ['0.test.ts', '1.test.ts', '2.test.ts', '3.test.ts'] }]);
  });

  it('is noticed by a file that takes too long, or can not be run', async () => {
    const files = [testFile('a.test.ts', 5)];
    expect((await tryMutant(runner(null).it, mutant, files)).noticedBy).toBe('a.test.ts (takes too long)');
    const broken = { ...fails('a.test.ts'), tests: [], errors: ['oh'] };
    expect((await tryMutant(runner([broken]).it, mutant, files)).noticedBy).toBe('a.test.ts (fails to run)');
  });

  it('survives if all tests that reach it pass', async () => {
    const files = [testFile('a.test.ts', 5)];
    const r = runner([fails('a.test.ts', false)]);
    expect(await tryMutant(r.it, mutant, files)).toEqual({ mutant, noticedBy: null, reachedBy: 1 });
    expect(await tryMutant(r.it, mutant, [])).toEqual({ mutant, noticedBy: null, reachedBy: 0 });
  });

  it('is not noticed by a test that fails without it too, when run by itself', async () => {
    const slow = testFile('slow.test.ts', 60_000);
    const r = runner([fails('slow.test.ts')], [fails('slow.test.ts')]);
    expect((await tryMutant(r.it, mutant, [slow])).noticedBy).toBe(null);
    expect(r.orders.map(({ mutant: id }) => id)).toEqual([7, -1]);
  });
});

describe('a test file', () => {
  it('needs a process of its own if it puts modules in the place of others', () => {
    expect(needsOwnProcess("vi.mock(import('./a.ts'), f)")).toBe(true);
    expect(needsOwnProcess('vi.resetModules();')).toBe(true);
    expect(needsOwnProcess("vi.spyOn(a, 'b')")).toBe(false);
  });
});
