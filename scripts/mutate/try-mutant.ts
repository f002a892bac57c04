import type { TestFile } from './baseline.ts';
import type { FileMutant } from './copied-tree.ts';
import { nearest } from './source-tree.ts';
import type { SupervisedRunner } from './supervised.ts';

export interface Verdict {
  readonly mutant: FileMutant;
  /** the test that noticed; null: none did */
  readonly noticedBy: string | null;
  /** how many test files reach the line */
  readonly reachedBy: number;
}

/** A file that takes longer is run only with the tests that reach the mutant. */
const LONG_MS = 2000;
/** So many times what it takes otherwise, and a mutant is taken to loop for ever; with time for a busy machine. */
const PATIENCE = 5;
const GRACE_MS = 30_000;

/** Runs the test files that reach a mutant, one by one, until a test notices. */
export async function tryMutant(
  runner: SupervisedRunner,
  mutant: FileMutant,
  files: readonly TestFile[],
): Promise<Verdict> {
  const { id } = mutant;
  const reaching = files
    .filter((f) => f.outside.has(id) || f.tests.some(({ reached }) => reached.has(id)))
    .sort(quickAndNear(mutant));
  for (const test of reaching) {
    const noticedBy = await noticed(runner, mutant, test);
    if (noticedBy !== null) return { mutant, noticedBy, reachedBy: reaching.length };
  }
  return { mutant, noticedBy: null, reachedBy: reaching.length };
}

/** The tests of a file that a mutant can make a difference to; undefined: all. */
function testsFor({ outside, tests, ms }: TestFile, id: number): readonly string[] | undefined {
  if (outside.has(id) || ms < LONG_MS) return undefined;
  return tests.filter(({ reached }) => reached.has(id)).map((test) => test.id);
}

async function noticed(runner: SupervisedRunner, { id }: FileMutant, test: TestFile): Promise<string | null> {
  const limit = 100 * (test.counts.get(id) ?? 0) + 100_000;
  const tests = testsFor(test, id);
  const order = { file: test.file, limit, ...(tests === undefined ? {} : { tests }) };
  const report = await runner.run({ ...order, mutant: id }, PATIENCE * test.ms + GRACE_MS);
  if (report === null) return `${test.file} (takes too long)`;
  if (report.errors.length > 0) return `${test.file} (fails to run)`;
  const failed = report.tests.find((one) => one.failed);
  if (failed === undefined) return null;
  if (tests !== undefined && !(await passesAlone(runner, test, failed.id))) return null;
  return `${test.file} > ${failed.name}`;
}

const alone = new Map<string, boolean>();

/** A test that leans on one before it fails by itself, mutant or not. */
async function passesAlone(runner: SupervisedRunner, { file, ms }: TestFile, id: string): Promise<boolean> {
  const known = alone.get(`${file} ${id}`);
  if (known !== undefined) return known;
  const order = { mutant: -1, limit: Number.MAX_SAFE_INTEGER, file, tests: [id] };
  const report = await runner.run(order, PATIENCE * ms + GRACE_MS);
  const passes = report !== null && report.errors.length === 0 && report.tests.every(({ failed }) => !failed);
  alone.set(`${file} ${id}`, passes);
  return passes;
}

/** What has to be run of a file, in milliseconds. */
const cost = (test: TestFile, id: number): number =>
  test.outside.has(id) || test.ms < LONG_MS
    ? test.ms
    : test.tests.reduce((sum, { reached, ms }) => sum + (reached.has(id) ? ms : 0), 0);

/** Tests beside the mutant are meant for it; among the others the quick ones come first. */
function quickAndNear({ file, id }: FileMutant): (a: TestFile, b: TestFile) => number {
  const byPath = nearest(file);
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const beside = (test: TestFile): number => (test.file.startsWith(folder) ? 0 : 1);
  return (a, b) => beside(a) - beside(b) || cost(a, id) - cost(b, id) || byPath(a.file, b.file);
}
