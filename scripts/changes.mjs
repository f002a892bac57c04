// What was changed, and which tests have to do with it.
import { spawnSync } from 'node:child_process';

/** The files that are not as they were at a commit, new ones included. */
export function changedFiles(root, since) {
  const git = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.split('\n').filter((line) => line !== '');
  };
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The projects of vitest for changed files: their own floor, and what stands directly on the engine. */
export function projectsFor(files) {
  const floors = files.flatMap((file) => {
    const [floor, part] = file.split('/');
    if (floor === 'engine') return ['engine', 'games'];
    if (floor === 'apps') return [`${floor}/${part}`];
    return floor === 'games' || floor === 'scripts' ? [floor] : [];
  });
  return [...new Set(floors)].sort();
}
