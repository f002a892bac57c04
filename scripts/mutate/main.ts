/** npm run mutate: breaks sampled lines of the sources under a path and says which tests notice. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { needsOwnProcess, runWithout, type TestFile } from './baseline.ts';
import { CopiedTree, type FileMutant } from './copied-tree.ts';
import { runGlobalSetUps } from './global-set-ups.ts';
import { mutantsOf } from './mutators.ts';
import { sampleLines } from './sample.ts';
import { SourceTree } from './source-tree.ts';
import { SupervisedRunner } from './supervised.ts';
import { type MutantVerdict, tryMutant } from './try-mutant.ts';

/** So many test files are run in one process without mutants. */
const BATCH = 12;
const USAGE = `npm run mutate -- PATH [--lines N] [--seed S] [--jobs N] [--json] [--dry]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lines: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
});
const [lines, seed, jobs] = [values.lines, values.seed, values.jobs].map(Number);
const [path, ...more] = positionals;
if (path === undefined || more.length > 0 || ![lines, seed, jobs].every(Number.isSafeInteger) || jobs < 1) {
  console.error(USAGE);
  process.exit(2);
}

const root = dirname(dirname(import.meta.dirname));
const tree = new SourceTree(root);
/** As they are now: edits while this runs make no difference. */
const texts = new Map(
  [...tree.sources(path), ...tree.tests('.')].map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const read = (file: string): string => texts.get(file) ?? '';
const candidates = tree
  .sources(path)
  .flatMap((file) => mutantsOf(file, read(file)).map((m) => ({ ...m, file })));
if (candidates.length === 0) {
  console.error(`There is nothing to break under ${path}.`);
  process.exit(2);
}
const mutants: FileMutant[] = sampleLines(candidates, lines, seed).map((m, id) => ({ ...m, id }));
const where = (m: FileMutant): string =>
  `${m.file}:${m.line} ${m.kind}: ${brief(read(m.file).slice(m.start, m.end))}`;
const brief = (code: string): string => {
  const flat = code.replaceAll(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 59)}…` : flat;
};
if (values.dry) {
  for (const m of mutants) console.log(`${where(m)} → ${brief(m.replacement)}`);
  process.exit(0);
}

const copy = new CopiedTree(tree, mutants, read);
const notes = mkdtempSync(join(tmpdir(), 'sightline-reached-'));
const runners: SupervisedRunner[] = [];
process.on('exit', () => {
  copy.remove();
  rmSync(notes, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const runner of runners) runner.end();
    process.exit(130);
  });

const start = performance.now();
const undoSetUps = await runGlobalSetUps(root, path.replace(/\/+$/, ''));
const verdicts = await tryAll();
for (const runner of runners) runner.end();
await undoSetUps();
const noticed = verdicts.filter(({ noticedBy }) => noticedBy !== null).length;
const percent = Math.round((1000 * noticed) / verdicts.length) / 10;
const seconds = Math.round((performance.now() - start) / 1000);
console.log(`noticed ${noticed} of ${verdicts.length} (${percent} %) in ${seconds} s`);
if (values.json)
  console.log(
    JSON.stringify({
      path,
      lines,
      seed,
      noticed,
      of: verdicts.length,
      percent,
      seconds,
      survivors: verdicts
        .filter(({ noticedBy }) => noticedBy === null)
        .map(({ mutant: { file, line, kind, start: from, end, replacement }, reachedBy }) => ({
          file,
          line,
          kind,
          code: read(file).slice(from, end),
          replacement,
          reachedBy,
        })),
    }),
  );
process.exit(0);

/** The tests under the path first; those of the package elsewhere only for what nobody there noticed. */
async function tryAll(): Promise<MutantVerdict[]> {
  const tests = [...new Set(mutants.flatMap(({ file }) => tree.testsOf(file)))];
  const packages = new Set(mutants.map(({ file }) => tree.packageOf(file)));
  const inside = new Set(tree.tests(path));
  const near = tests.filter((test) => inside.has(test));
  const far = tests.filter((test) => !inside.has(test) && packages.has(tree.packageOf(test)));
  const first = await tryIn('beside', near, mutants);
  const left = first.filter(({ noticedBy }) => noticedBy === null);
  if (left.length === 0 || far.length === 0) return first;
  const second = await tryIn(
    'elsewhere in the package',
    far,
    left.map(({ mutant }) => mutant),
  );
  return [...first.filter(({ noticedBy }) => noticedBy !== null), ...second];
}

async function tryIn(
  place: string,
  tests: readonly string[],
  broken: readonly FileMutant[],
): Promise<MutantVerdict[]> {
  const files = await runAllWithout(tests);
  const took = Math.round((performance.now() - start) / 1000);
  console.log(`${files.length} test files ${place} run without mutants; ${took} s so far`);
  const found: MutantVerdict[] = [];
  await inTurns(broken, { bail: 1, baseline: false }, async (runner, mutant) => {
    const verdict = await tryMutant(runner, mutant, files);
    found.push(verdict);
    console.log(`${found.length}/${broken.length} ${where(mutant)} → ${said(verdict)}`);
  });
  return found;
}

function said({ noticedBy, reachedBy }: MutantVerdict): string {
  if (noticedBy !== null) return noticedBy;
  return reachedBy === 0 ? 'SURVIVED: no test reaches it' : `SURVIVED ${reachedBy} test files that reach it`;
}

async function runAllWithout(tests: readonly string[]): Promise<TestFile[]> {
  const [alone, together] = [tests.filter(isAlone), tests.filter((test) => !isAlone(test))];
  const groups = [...alone.map((test) => [test]), ...inGroups(together, BATCH)];
  const found: TestFile[] = [];
  const run = async (runner: SupervisedRunner, files: readonly string[], reached: string) => {
    found.push(...(await runWithout(runner, copy.root, files, reached)));
  };
  await inTurns(groups, { bail: 0, baseline: true }, run);
  // Perhaps one disturbed the others: each again by itself.
  const failed = tests.filter((test) => !found.some(({ file }) => file === test));
  await inTurns(
    failed.map((test) => [test]),
    { bail: 0, baseline: true },
    run,
  );
  for (const test of failed.filter((one) => !found.some(({ file }) => file === one)))
    console.log(`${test} fails without any mutant: it is left out`);
  return withLoaded(found);
}

function isAlone(test: string): boolean {
  return needsOwnProcess(read(test));
}

function inGroups(tests: readonly string[], size: number): string[][] {
  const groups = Math.ceil(tests.length / size);
  return Array.from({ length: groups }, (_, i) => tests.slice(i * size, (i + 1) * size));
}

/** What is reached while a module is loaded is reached by all that import it, though only the first loads it. */
function withLoaded(files: readonly TestFile[]): TestFile[] {
  const loaded = mutants.filter(({ id }) => files.some(({ outside }) => outside.has(id)));
  return files.map((test) => ({
    ...test,
    outside: new Set([
      ...test.outside,
      ...loaded.filter(({ file }) => tree.testsOf(file).includes(test.file)).map(({ id }) => id),
    ]),
  }));
}

/** As many at a time as there are jobs, each with a runner of its own. */
async function inTurns<Item>(
  items: readonly Item[],
  options: { bail: number; baseline: boolean },
  work: (runner: SupervisedRunner, item: Item, reached: string) => Promise<void>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: Math.min(jobs, items.length) }, async (_, job) => {
      const reached = join(notes, `${job}.jsonl`);
      const runner = new SupervisedRunner(copy.root, options, { MUTATE_REACHED: reached });
      runners.push(runner);
      for (let item = left.shift(); item !== undefined; item = left.shift())
        await work(runner, item, reached);
      runner.end();
    }),
  );
}
