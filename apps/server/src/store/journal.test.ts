import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { InputRow } from '../database/tables.ts';
import { Batches } from './journal.ts';

const row = (n: number): InputRow => ({
  match: 'm',
  n,
  key: null,
  input: '{}',
  draws: '[]',
  hash: null,
  final: 0,
  back: null,
});

/** A disk that takes its time: a write ends when it is told to. */
function slowDisk() {
  const writes: { readonly rows: readonly number[]; end(how: readonly number[] | Error): void }[] = [];
  const write = (rows: readonly InputRow[]) =>
    new Promise<readonly number[]>((written, failed) => {
      const end = (how: readonly number[] | Error) => (how instanceof Error ? failed(how) : written(how));
      writes.push({ rows: rows.map(({ n }) => n), end });
    });
  return { writes, batches: new Batches(write) };
}

it('what comes while others are written is written together, before those are told', async () => {
  const { writes, batches } = slowDisk();
  const said: string[] = [];
  const append = (n: number) =>
    batches.append(row(n)).then(
      (how) => said.push(`${n} ${how}`),
      () => said.push(`${n} failed`),
    );
  void append(1);
  void append(2);
  await turn();
  void append(3);
  void append(4);
  await turn();
  expect(writes.map(({ rows }) => rows)).toEqual([[1, 2]]);
  writes[0].end([1]);
  await turn();
  expect(writes.map(({ rows }) => rows)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(said).toEqual(['1 stored', '2 taken']);
  writes[1].end(new Error('the disk is full'));
  await turn();
  expect(said.slice(2)).toEqual(['3 failed', '4 failed']);
  void append(5);
  await turn();
  writes[2].end([]);
  await batches.settled();
  expect(said.slice(4)).toEqual(['5 stored']);
});

it('is settled when the last of many was told, and not before', async () => {
  const { writes, batches } = slowDisk();
  let told = 0;
  for (let n = 1; n <= 200; n++) void batches.append(row(n)).then(() => told++);
  await turn();
  const settled = batches.settled().then(() => told);
  writes[0].end([]);
  await Promise.resolve();
  expect(told).toBeLessThan(200);
  expect(await settled).toBe(200);
  await batches.settled();
});
