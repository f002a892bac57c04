// Notes the commit that all tests passed on.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is checked out; null: not a commit as it is, or no repository at all. */
function commitOf(root) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('status', '--porcelain');
  return status === 0 && stdout === '' ? git('rev-parse', 'HEAD').stdout.trim() : null;
}

/**
 * To be called before the tests. `note` writes the commit into .cache/passed if they passed on it: nothing was changed
 * before or meanwhile. A commit that failed now has not passed, whatever was noted before.
 */
export function passedOn(root) {
  const file = join(root, '.cache/passed');
  const before = commitOf(root);
  return {
    note(good) {
      if (before === null || commitOf(root) !== before) return;
      if (good) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${before}\n`);
      } else if (existsSync(file) && readFileSync(file, 'utf8').trim() === before) rmSync(file);
    },
  };
}
