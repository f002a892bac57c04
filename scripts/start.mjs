// npm start: installs what is missing, builds what is stale, serves the app and prints its address.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isStale, markBuilt } from './built.mjs';
import { ensureInstalled, root, withTools } from './installed.mjs';

const node = ensureInstalled();
if (isStale()) {
  console.error('Building the app …');
  const build = spawnSync(
    node,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps/web'),
      stdio: ['ignore', 2, 2],
      env: { ...withTools(), NODE_ENV: 'production' },
    },
  );
  if (build.status !== 0) process.exit(build.status ?? 1);
  markBuilt();
}
// Room for what lives only for a moment: it is gone before the collector of garbage looks for it.
const options = ['--min-semi-space-size=64', '--max-semi-space-size=64'];
const server = spawn(node, [...options, join(root, 'apps/server/src/main.ts')], {
  stdio: 'inherit',
  env: withTools(),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
