import { describe, expect, it } from 'vitest';
import { latestOnly } from './latest.ts';

/** Somebody who answers when told to, and remembers what was asked. */
function slow() {
  const asked: number[] = [];
  let open: { answer(a: string): void; refuse(why: Error): void }[] = [];
  const ask = (q: number) => {
    asked.push(q);
    return new Promise<string>((answer, refuse) => open.push({ answer, refuse }));
  };
  const settle = async (how: (o: (typeof open)[number]) => void) => {
    const [first] = open;
    open = open.slice(1);
    how(first);
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    asked,
    ask,
    answer: (a: string) => settle((o) => o.answer(a)),
    refuse: () => settle((o) => o.refuse(new Error('no'))),
    open: () => open.length,
  };
}

describe('the latest question only', () => {
  it('answers a single question', async () => {
    const worker = slow();
    const latest = latestOnly(worker.ask);
    const first = latest(1);
    await worker.answer('one');
    expect(await first).toBe('one');
  });

  it('asks one at a time, and of those that waited only the newest', async () => {
    const worker = slow();
    const latest = latestOnly(worker.ask);
    const answers = [latest(1), latest(2), latest(3), latest(4)];
    expect(worker.asked).toEqual([1]);
    await worker.answer('one');
    expect(worker.open()).toBe(1);
    await worker.answer('four');
    expect(worker.asked).toEqual([1, 4]);
    expect(await Promise.all(answers)).toEqual([null, null, null, 'four']);
  });

  it('can be asked again after it was idle', async () => {
    const worker = slow();
    const latest = latestOnly(worker.ask);
    const first = latest(1);
    await worker.answer('one');
    await first;
    const second = latest(2);
    await worker.answer('two');
    expect(await second).toBe('two');
    expect(worker.asked).toEqual([1, 2]);
  });

  it('tells of a failure, unless somebody asked anew meanwhile', async () => {
    const worker = slow();
    const latest = latestOnly(worker.ask);
    const overtaken = latest(1);
    const last = latest(2);
    await worker.refuse();
    expect(await overtaken).toBeNull();
    const refused = expect(last).rejects.toThrow('no');
    await worker.refuse();
    await refused;
    const after = latest(3);
    await worker.answer('three');
    expect(await after).toBe('three');
  });
});
