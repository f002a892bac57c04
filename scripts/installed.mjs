// Makes sure that the locked dependencies are there, with nothing but Node and npm, and says which Node to use.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NEEDED = 24;
const stamp = join(root, 'node_modules', '.installed-from');
const lock = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Notes which lockfile node_modules belongs to; npm calls it after every install. */
export const markInstalled = () => writeFileSync(stamp, lock());

/** Installs if node_modules is missing or belongs to another lockfile; gives the path of a Node that runs our sources. */
export function ensureInstalled() {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock()) {
    console.error('Installing the locked dependencies (once, about a minute) …');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const run = spawnSync(
      npm,
      ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: root,
        stdio: ['ignore', 2, 2],
        shell: process.platform === 'win32',
      },
    );
    if (run.status !== 0) {
      console.error('The dependencies could not be installed; what npm said is above.');
      process.exit(1);
    }
    markInstalled();
  }
  const brought = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(brought)) return brought;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath;
  console.error(`Sightline runs on Node ${NEEDED} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** The environment for a child: our Node and the tools of node_modules come first. */
export function withTools() {
  const bin = join(root, 'node_modules', '.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ''}` };
}
