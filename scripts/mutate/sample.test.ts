import { describe, expect, it } from 'vitest';
import { type MutantCandidate, sampleLines } from './sample.ts';

const candidates: MutantCandidate[] = ['b.ts', 'a.ts'].flatMap((file) =>
  Array.from({ length: 60 }, (_, i) => ({
    file,
    line: 1 + Math.floor(i / 3),
    kind: 'off by one',
    start: i * 10,
    end: i * 10 + 1,
    replacement: '2',
    of: 'expression' as const,
  })),
);
const places = (lines: number, seed: number) =>
  sampleLines(candidates, lines, seed).map(({ file, start }) => `${file}:${start}`);

describe('a sample of lines', () => {
  it('is the same again from the same seed, and another from another', () => {
    expect(places(15, 1)).toEqual(places(15, 1));
    expect(places(15, 1)).not.toEqual(places(15, 2));
  });

  it('takes one mutant of a line, and not always the first', () => {
    const drawn = sampleLines(candidates, 30, 1);
    expect(new Set(drawn.map(({ file, line }) => `${file}:${line}`)).size).toBe(30);
    expect(new Set(drawn.map(({ start }) => (start / 10) % 3)).size).toBe(3);
  });

  it('takes all there are where more are wanted, in the order of the files', () => {
    const all = sampleLines(candidates, 1000, 1);
    expect(all).toHaveLength(40);
    expect(all.map(({ file, line }) => `${file} ${100 + line}`)).toEqual(
      all.map(({ file, line }) => `${file} ${100 + line}`).toSorted(),
    );
  });

  it('does not depend on the order the candidates are found in', () => {
    const backwards = Map.groupBy(candidates, ({ file }) => file);
    const other = [...backwards.values()].reverse().flat();
    expect(sampleLines(other, 15, 1)).toEqual(sampleLines(candidates, 15, 1));
  });
});
