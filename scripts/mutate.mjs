// npm run mutate -- PATH: breaks sampled lines and says which tests notice (scripts/mutate).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, withTools } from './installed.mjs';

const node = ensureInstalled();
const child = spawn(node, [join(root, 'scripts/mutate/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: withTools(),
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
