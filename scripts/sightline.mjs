// npm run -s sightline -- COMMAND …
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, withTools } from './installed.mjs';

const node = ensureInstalled();
const child = spawn(node, [join(root, 'apps/cli/src/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...withTools(), NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
