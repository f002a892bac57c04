// npm run check: types, format, lint, import direction, names of games and types, registered content, unused code, all at once.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, withTools } from './installed.mjs';

// The project's own Node runs TypeScript; the one that started this script may not.
const node = ensureInstalled();
const floors = ['engine', 'games', 'apps'].filter((f) => existsSync(join(root, f)));
const bin = (name) => join(root, 'node_modules', '.bin', name);

function run(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env: withTools() });
    let out = '';
    let err = '';
    child.stdout.on('data', (d) => (out += d));
    child.stderr.on('data', (d) => (err += d));
    child.on('error', (e) => done({ ok: false, out: '', err: String(e) }));
    child.on('exit', (code) => done({ ok: code === 0, out, err }));
  });
}

/** A boundary check that looked at nothing would be green for ever: it must have seen modules. */
async function boundaries() {
  const r = await run(bin('depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    ...floors,
  ]);
  let summary;
  try {
    ({ summary } = JSON.parse(r.out));
  } catch {
    return { ok: false, out: r.out, err: r.err };
  }
  const lines = summary.violations.map((v) => `${v.rule.severity} ${v.rule.name}: ${v.from} → ${v.to}`);
  if (summary.totalCruised === 0) lines.push('no module was looked at');
  return { ok: summary.error === 0 && summary.totalCruised > 0, out: lines.join('\n'), err: r.err };
}

const tasks = {
  types: () => run(bin('tsc'), ['-p', '.']),
  'format and lint': () => run(bin('biome'), ['ci', '--error-on-warnings', '.']),
  'lint with types': () => run(bin('oxlint'), ['--type-aware', '-c', '.oxlintrc.json', ...floors]),
  'import direction': boundaries,
  'no game by name': () => run(node, [join(root, 'scripts/game-names.mjs')]),
  'one name a type': () => run(node, [join(root, 'scripts/type-names.mjs')]),
  'registered content': () => run(node, [join(root, 'scripts/registers.mjs')]),
  'unused code': () => run(bin('knip'), ['--no-progress']),
};

const start = Date.now();
let failed = 0;
await Promise.all(
  Object.entries(tasks).map(async ([name, task]) => {
    const from = Date.now();
    const { ok, out, err } = await task();
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
    if (!ok) {
      failed++;
      console.log([out, err].filter(Boolean).join('\n').trimEnd());
    }
  }),
);
console.log(
  `${failed === 0 ? 'clean' : `${failed} of ${Object.keys(tasks).length} failed`} in ${((Date.now() - start) / 1000).toFixed(1)} s`,
);
process.exit(failed === 0 ? 0 : 1);
