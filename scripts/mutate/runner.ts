/** A process with a warm vitest: runs what it is told to and says what failed. Ended by its parent if it takes too long. */
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';

export interface Order {
  /** -1: none */
  readonly mutant: number;
  /** how often it may be reached before that is a loop */
  readonly limit: number;
  readonly file: string;
  /** ids of the tests to run; all of them unless given */
  readonly tests?: readonly string[];
}

export interface RunTest {
  readonly id: string;
  readonly name: string;
  readonly ms: number;
  readonly failed: boolean;
}

export interface Report {
  readonly ms: number;
  readonly tests: readonly RunTest[];
  /** what failed outside of any test */
  readonly errors: readonly string[];
}

const [root, bail, baseline] = process.argv.slice(2);
const setup = baseline === 'true' ? [join(root, 'scripts/mutate/setup.ts')] : [];
const vitest = await createVitest(
  {
    root,
    watch: false,
    bail: Number(bail),
    maxWorkers: 1,
    fileParallelism: false,
    silent: true,
    reporters: [{}],
    setupFiles: setup,
    retry: 0,
  },
  { logLevel: 'silent' },
);

process.on('message', (order: Order) => {
  run(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ ms: 0, tests: [], errors: [String(error)] } satisfies Report),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function run({ mutant, limit, file, tests }: Order): Promise<Report> {
  process.env.MUTANT = String(mutant);
  process.env.MUTANT_LIMIT = String(limit);
  const project = vitest.getRootProject();
  const spec = project.createSpecification(
    join(root, file),
    tests === undefined ? undefined : { testIds: [...tests] },
  );
  const start = performance.now();
  // What ran before would be told again, and its failures would count towards the bail.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([spec]);
  return {
    ms: performance.now() - start,
    tests: testModules.flatMap(testsIn),
    errors: [...testModules.flatMap((m) => m.errors()), ...unhandledErrors].map(messageOf),
  };
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
