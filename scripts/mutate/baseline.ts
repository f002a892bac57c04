import { existsSync, readFileSync } from 'node:fs';
import type { FileResult, RunTest } from './runner.ts';
import type { SupervisedRunner } from './supervised.ts';

/** A test file that passes without mutants, and which of them it reaches. */
export interface TestFile {
  readonly file: string;
  readonly ms: number;
  readonly tests: readonly (RunTest & { readonly reached: ReadonlySet<number> })[];
  /** reached before and after its tests, or by programs it started */
  readonly outside: ReadonlySet<number>;
  /** how often each mutant was reached */
  readonly counts: ReadonlyMap<number, number>;
  /** needs a process of its own */
  readonly alone: boolean;
}

interface Line {
  readonly file: string;
  readonly outside: readonly number[];
  readonly tests?: readonly { readonly id: string; readonly reached: readonly number[] }[];
  readonly counts?: readonly (readonly [number, number])[];
}

const LONGEST_MS = 15 * 60_000;

/** Test files that change modules for themselves would change them for those that run in the same process after them. */
export const needsOwnProcess = (source: string): boolean =>
  /\bvi\.(?:doM|m)ock\(|\bvi\.resetModules\(/.test(source);

/** Runs test files in one process without any mutant: those that pass. */
export async function runWithout(
  runner: SupervisedRunner,
  root: string,
  files: readonly string[],
  reachedFile: string,
): Promise<TestFile[]> {
  const order = { mutant: -1, limit: Number.MAX_SAFE_INTEGER, files: files.map((file) => ({ file })) };
  const reports = await runner.run(order, LONGEST_MS);
  const lines = linesOf(reachedFile);
  const alone = files.length === 1;
  return (reports ?? []).filter(passed).map((report) =>
    testFile(
      report,
      alone,
      lines.filter(({ file }) => file === `${root}/${report.file}`),
    ),
  );
}

const passed = ({ tests, errors }: FileResult): boolean =>
  errors.length === 0 && tests.every(({ failed }) => !failed);

function testFile({ file, ms, tests }: FileResult, alone: boolean, lines: readonly Line[]): TestFile {
  const byTest = new Map(lines.flatMap((line) => line.tests ?? []).map(({ id, reached }) => [id, reached]));
  return {
    file,
    ms,
    alone,
    tests: tests.map((test) => ({ ...test, reached: new Set(byTest.get(test.id)) })),
    outside: new Set(lines.flatMap(({ outside }) => outside)),
    counts: new Map(lines.flatMap(({ counts }) => counts ?? [])),
  };
}

const linesOf = (file: string): Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line)
    : [];
