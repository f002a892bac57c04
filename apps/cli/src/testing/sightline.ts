import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { run } from '../run.ts';

const main = join(import.meta.dirname, '../main.ts');
/** All processes load the same sources: the first compiles them for the others. */
const compiled = join(import.meta.dirname, '../../../../.cache/compiled');

/** Where the commands run, and whatever they write lies. */
export const folder = mkdtempSync(join(tmpdir(), 'sightline-cli-'));

/** A command as somebody calls it: in a process of its own. */
export function sightline(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  return { status, stdout, stderr, json: () => JSON.parse(last) };
}

/** What a command says and ends with. It needs no process of its own for that. */
export async function called(...args: string[]) {
  const [out, wrong]: [string[], string[]] = [[], []];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => out.push(String(line)));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => wrong.push(String(line)));
  try {
    const status = await run(args);
    const [stdout, stderr] = [out.join('\n'), wrong.join('\n')];
    return { status, stdout, stderr, json: () => JSON.parse(stdout.split('\n').at(-1) ?? '') };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

/** A command that is called wrongly says so in one line and exits with 2. */
export async function expectRefusal(args: readonly string[], message: string): Promise<void> {
  const { status, stderr } = await called(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
}
