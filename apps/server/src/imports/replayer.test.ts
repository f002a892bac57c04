import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { RefusalCode } from '../lobby/refusals.ts';
import { until } from '../testing/waiting.ts';
import type { Brought } from './prove.ts';
import { Replayer, type ReplayLimits } from './replayer.ts';

/** A program that does with the host's name whatever a file might make the real one do. */
const FAKE = `
  const tell = (message) => process.send(message);
  const acts = {
    good: () => tell({ proven: { bytes: 7 } }),
    endless: () => { for (;;); },
    greedy: () => { const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length)); },
    refused: () => tell({ refused: { code: 'damaged', message: 'why' } }),
    broken: () => tell({ failed: 'a stack' }),
    thrown: () => { throw new Error('not foreseen'); },
    gone: () => process.exit(3),
  };
  process.on('message', ({ host }) => acts[host]());
  tell('ready');
`;

function programOf(code: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'sightline-')), 'replay.mjs');
  writeFileSync(file, code);
  return file;
}

let replayer: Replayer;
const open = (limits: Partial<ReplayLimits> = {}, code = FAKE): void => {
  replayer = new Replayer({ mb: 64, ...limits }, programOf(code));
};
afterEach(() => replayer.close());

const bring = (host: string): Promise<{ readonly bytes: number }> => {
  const brought: Brought = { file: new Uint8Array([1, 2]), id: 'id', host, now: 0 };
  return replayer.run(brought);
};
const refusal = (bringing: Promise<unknown>): Promise<RefusalCode> =>
  bringing.then(
    () => Promise.reject(new Error('it was taken')),
    (e: { code: RefusalCode }) => e.code,
  );

describe('the process that replays files', () => {
  it('says what came of each', async () => {
    open();
    expect(await bring('good')).toMatchObject({ bytes: 7 });
    await expect(bring('refused')).rejects.toMatchObject({ code: 'damaged', message: 'why' });
    await expect(bring('broken')).rejects.toThrow('a stack');
    expect(await bring('good')).toMatchObject({ bytes: 7 });
  });

  it.each(['endless', 'greedy', 'thrown', 'gone'])(
    '%s: is given up, and the next file gets a new one',
    async (act) => {
      // Time is the only way out of one of them; the others end long before.
      open({ ms: act === 'endless' ? 300 : 60_000 });
      const [bad, good] = [refusal(bring(act)), bring('good')];
      expect(await bad).toBe('too-heavy');
      expect(await good).toMatchObject({ bytes: 7 });
    },
  );

  it('keeps nobody else waiting', async () => {
    open({ ms: 300 });
    let turns = 0;
    const other = setInterval(() => turns++, 5);
    await refusal(bring('endless'));
    clearInterval(other);
    expect(turns).toBeGreaterThan(0);
  });

  it('lets so many wait, and asks the others to come again', async () => {
    open({ waiting: 2 });
    const two = [bring('good'), bring('good')];
    expect(replayer.isFull).toBe(true);
    expect(await refusal(bring('good'))).toBe('too-fast');
    expect(await Promise.all(two)).toHaveLength(2);
    expect(replayer.isFull).toBe(false);
  });

  it('ends when it has had nothing to do for a while, and begins anew', async () => {
    open({ idleMs: 1 });
    await bring('good');
    await until(() => !replayer.isRunning);
    expect(await bring('good')).toMatchObject({ bytes: 7 });
  });

  it('that does not start: says so, and is tried again', async () => {
    open({}, 'throw new Error("no games")');
    await expect(bring('good')).rejects.toThrow('did not start');
    await expect(bring('good')).rejects.toThrow('did not start');
    replayer.close();
    open({ startMs: 20 }, 'setInterval(() => {}, 1000)');
    await expect(bring('good')).rejects.toThrow('did not start');
  });
});
