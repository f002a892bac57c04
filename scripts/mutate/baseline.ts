import { existsSync, readFileSync } from 'node:fs';
import type { RunTest } from './runner.ts';
import type { SupervisedRunner } from './supervised.ts';

/** A test file that passes without mutants, and which of them it reaches. */
export interface TestFile {
  readonly file: string;
  readonly ms: number;
  readonly tests: readonly (RunTest & { readonly reached: ReadonlySet<number> })[];
  /** reached while it was loaded, before and after its tests, or by programs it started: by none of them or all */
  readonly outside: ReadonlySet<number>;
  /** how often each mutant was reached */
  readonly counts: ReadonlyMap<number, number>;
}

interface Line {
  readonly file: string;
  readonly outside: readonly number[];
  readonly tests?: readonly { readonly id: string; readonly reached: readonly number[] }[];
  readonly counts?: readonly (readonly [number, number])[];
}

const LONGEST_MS = 15 * 60_000;

/** Runs a test file without any mutant; null if it fails even so. */
export async function runWithout(
  runner: SupervisedRunner,
  root: string,
  file: string,
  reachedFile: string,
): Promise<TestFile | null> {
  const report = await runner.run({ mutant: -1, limit: Number.MAX_SAFE_INTEGER, file }, LONGEST_MS);
  if (report === null || report.errors.length > 0 || report.tests.some(({ failed }) => failed)) return null;
  const lines = linesOf(reachedFile).filter((line) => line.file === `${root}/${file}`);
  const byTest = new Map(lines.flatMap(({ tests }) => tests ?? []).map(({ id, reached }) => [id, reached]));
  return {
    file,
    ms: report.ms,
    tests: report.tests.map((test) => ({ ...test, reached: new Set(byTest.get(test.id)) })),
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
