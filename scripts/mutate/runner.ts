/** A process with a warm vitest: runs what it is told to and says what failed. Ended by its parent if it takes too long. */
import { join, relative } from 'node:path';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';

export interface RunRequest {
  /** -1: none */
  readonly mutant: number;
  /** how often it may be reached before that is a loop */
  readonly limit: number;
  /** run in one process, in this order; of a file all tests unless their ids are given */
  readonly files: readonly { readonly file: string; readonly tests?: readonly string[] | undefined }[];
}

export interface RunTest {
  readonly id: string;
  readonly name: string;
  readonly ms: number;
  readonly failed: boolean;
}

/** What came of a file. */
export interface FileResult {
  readonly file: string;
  readonly ms: number;
  readonly tests: readonly RunTest[];
  /** what failed outside of any test */
  readonly errors: readonly string[];
}

class AsTold extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const [root, bail, baseline] = process.argv.slice(2);
const setup = baseline === 'true' ? [join(root, 'scripts/mutate/setup.ts')] : [];
const vitest = await createVitest(
  {
    root,
    watch: false,
    bail: Number(bail),
    maxWorkers: 1,
    // Every run has a process of its own; what all of its files import is loaded once.
    isolate: false,
    sequence: { sequencer: AsTold },
    fileParallelism: false,
    silent: true,
    reporters: [{}],
    setupFiles: setup,
    retry: 0,
  },
  { logLevel: 'silent' },
);

process.on('message', (order: RunRequest) => {
  run(order).then(
    (reports) => process.send?.(reports),
    (error: unknown) =>
      process.send?.([{ file: root, ms: 0, tests: [], errors: [String(error)] }] satisfies FileResult[]),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function run({ mutant, limit, files }: RunRequest): Promise<FileResult[]> {
  process.env.MUTANT = String(mutant);
  process.env.MUTANT_LIMIT = String(limit);
  // What ran before would be told again, and its failures would count towards the bail.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const project = vitest.getRootProject();
  const specs = files.map(({ file, tests }) =>
    project.createSpecification(join(root, file), tests === undefined ? undefined : { testIds: [...tests] }),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
  const reports = testModules.map((module) => ({
    file: relative(root, module.moduleId),
    ms: module.diagnostic().duration,
    tests: testsIn(module),
    errors: [...module.errors()].map(messageOf),
  }));
  return unhandledErrors.length === 0
    ? reports
    : [...reports, { file: files[0].file, ms: 0, tests: [], errors: unhandledErrors.map(messageOf) }];
}

const testsIn = (module: TestModule): RunTest[] =>
  [...module.children.allTests()]
    .filter((test) => test.result().state === 'passed' || test.result().state === 'failed')
    .map((test) => ({
      id: test.id,
      name: test.fullName,
      ms: test.diagnostic()?.duration ?? 0,
      failed: test.result().state === 'failed',
    }));

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
