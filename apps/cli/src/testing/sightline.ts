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

/** A command that is called wrongly says so in one line and exits with 2. It needs no process of its own for that. */
export async function expectRefusal(args: readonly string[], message: string): Promise<void> {
  const said: string[] = [];
  const error = vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    expect(await run(args)).toBe(2);
  } finally {
    error.mockRestore();
    log.mockRestore();
  }
  const told = said.join('\n').trim();
  expect(told).toContain(message);
  expect(told.split('\n')).toHaveLength(1);
}
