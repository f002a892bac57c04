import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passedOn } from './passed.mjs';

describe('the commit that all tests passed on', () => {
  let root: string;
  let head: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const noted = () => {
    const file = join(root, '.cache/passed');
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sightline-passed-'));
    git('init', '--quiet');
    git('config', 'user.name', 'Ann');
    git('config', 'user.email', 'ann@example.org');
    writeFileSync(join(root, '.gitignore'), '.cache\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'First');
    head = git('rev-parse', 'HEAD');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is noted in full', () => {
    passedOn(root).note(true);
    expect(noted()).toBe(`${head}\n`);
    expect(head).toMatch(/^[0-9a-f]{40}$/);
  });

  it('is not one with changes, whenever they were made', () => {
    writeFileSync(join(root, 'new.ts'), '');
    passedOn(root).note(true);
    expect(noted()).toBeNull();
    rmSync(join(root, 'new.ts'));
    const passed = passedOn(root);
    writeFileSync(join(root, 'new.ts'), '');
    passed.note(true);
    expect(noted()).toBeNull();
  });

  it('is not one that has failed since; another one stays', () => {
    passedOn(root).note(true);
    git('commit', '--quiet', '--allow-empty', '--message', 'Second');
    passedOn(root).note(false);
    expect(noted()).toBe(`${head}\n`);
    git('reset', '--quiet', '--hard', head);
    passedOn(root).note(false);
    expect(noted()).toBeNull();
  });

  it('is none where there is no repository', () => {
    rmSync(join(root, '.git'), { recursive: true });
    passedOn(root).note(true);
    expect(noted()).toBeNull();
  });
});
