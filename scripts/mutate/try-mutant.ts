import type { TestFile } from './baseline.ts';
import type { FileMutant } from './copied-tree.ts';
import { nearest } from './source-tree.ts';
import type { SupervisedRunner } from './supervised.ts';

export interface MutantVerdict {
  readonly mutant: FileMutant;
  /** the test that noticed; null: none did */
  readonly noticedBy: string | null;
  /** how many test files reach the line */
  readonly reachedBy: number;
}

/** A file that takes longer is run only with the tests that reach the mutant. */
const LONG_MS = 1000;
/** So many times what it takes otherwise, and a mutant is taken to loop for ever; with time for a busy machine. */
const PATIENCE = 5;
const GRACE_MS = 30_000;
/** How many files are run in one process at first, and then: most mutants are noticed by the first few. */
const BATCHES = [4, 16];

/** Runs the test files that reach a mutant, a few at a time, until a test notices. */
export async function tryMutant(
  runner: SupervisedRunner,
  mutant: FileMutant,
  files: readonly TestFile[],
): Promise<MutantVerdict> {
  const reaching = reachedBy(mutant, files);
  for (const batch of batches(reaching)) {
    const noticedBy = await noticed(runner, mutant, batch);
    if (noticedBy !== null) return { mutant, noticedBy, reachedBy: reaching.length };
  }
  return { mutant, noticedBy: null, reachedBy: reaching.length };
}

/** The files that reach a mutant, those most likely to notice it soon first. */
export function reachedBy(mutant: FileMutant, files: readonly TestFile[]): TestFile[] {
  const { id } = mutant;
  return files
    .filter((f) => f.outside.has(id) || f.tests.some(({ reached }) => reached.has(id)))
    .sort(quickAndNear(mutant));
}

/** Together what can be run together, the others each by itself. */
export function batches(files: readonly TestFile[]): TestFile[][] {
  const together = files.filter(({ alone }) => !alone);
  const [few, more] = BATCHES;
  return [
    together.slice(0, few),
    ...files.filter(({ alone }) => alone).map((file) => [file]),
    together.slice(few, few + more),
    together.slice(few + more),
  ].filter((batch) => batch.length > 0);
}

/** The tests of a file that a mutant can make a difference to; undefined: all. */
function testsFor({ outside, tests, ms }: TestFile, id: number): readonly string[] | undefined {
  if (outside.has(id) || ms < LONG_MS) return undefined;
  return tests.filter(({ reached }) => reached.has(id)).map((test) => test.id);
}

async function noticed(
  runner: SupervisedRunner,
  { id }: FileMutant,
  batch: readonly TestFile[],
): Promise<string | null> {
  const sum = (of: (test: TestFile) => number): number => batch.reduce((all, test) => all + of(test), 0);
  const files = batch.map((test) => ({ file: test.file, tests: testsFor(test, id) }));
  const limit = 100 * sum(({ counts }) => counts.get(id) ?? 0) + 100_000;
  const reports = await runner.run({ mutant: id, limit, files }, PATIENCE * sum(({ ms }) => ms) + GRACE_MS);
  if (reports === null) return `${batch[0].file} (takes too long)`;
  for (const { file, tests, errors } of reports) {
    if (errors.length > 0) return `${file} (fails to run)`;
    const failed = tests.find((one) => one.failed);
    if (failed === undefined) continue;
    const some = files.some((one) => one.file === file && one.tests !== undefined);
    if (!some || (await passesAlone(runner, file, failed.id))) return `${file} > ${failed.name}`;
  }
  return null;
}

const alone = new Map<string, boolean>();

/** A test that leans on one before it fails by itself, mutant or not. */
async function passesAlone(runner: SupervisedRunner, file: string, id: string): Promise<boolean> {
  const known = alone.get(`${file} ${id}`);
  if (known !== undefined) return known;
  const order = { mutant: -1, limit: Number.MAX_SAFE_INTEGER, files: [{ file, tests: [id] }] };
  const reports = await runner.run(order, 10 * GRACE_MS);
  const passes =
    reports?.every(({ errors, tests }) => errors.length === 0 && tests.every(({ failed }) => !failed)) ??
    false;
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
  const own = file.replace(/\.tsx?$/, '.');
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const far = ({ file: test }: TestFile): number =>
    test.startsWith(own) ? 0 : test.startsWith(folder) ? 1 : 2;
  return (a, b) => far(a) - far(b) || cost(a, id) - cost(b, id) || byPath(a.file, b.file);
}
