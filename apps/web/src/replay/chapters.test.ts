import { describe, expect, it } from 'vitest';
import { byChapter, chapterAfter, chapterAt, chapterBefore, shortLabels, ticksOf } from './chapters.ts';

const chapters = [
  { n: 6, label: 'Round 1' },
  { n: 40, label: 'Round 2' },
  { n: 44, label: 'Round 3' },
  { n: 97, label: 'Round 4' },
];
const END = 100;

describe('chapters of a replay', () => {
  it.each([
    [0, null],
    [5, null],
    [6, 'Round 1'],
    [43, 'Round 2'],
    [100, 'Round 4'],
  ])('moment %i is in %s', (n, label) => {
    expect(chapterAt(chapters, n)?.label ?? null).toBe(label);
  });

  it.each([
    [0, 0],
    [6, 0],
    [7, 6],
    [40, 6],
    [43, 40],
    [100, 97],
  ])('from %i back to %i', (from, there) => {
    expect(chapterBefore(chapters, from)).toBe(there);
  });

  it.each([
    [0, 6],
    [6, 40],
    [43, 44],
    [97, 100],
    [100, 100],
  ])('from %i on to %i', (from, there) => {
    expect(chapterAfter(chapters, from, END)).toBe(there);
  });

  it('walks through a match without chapters from end to end', () => {
    expect(chapterAt([], 3)).toBeNull();
    expect(chapterBefore([], 3)).toBe(0);
    expect(chapterAfter([], 3, 9)).toBe(9);
  });
});

describe('ticks of a scrubber', () => {
  it('stand where their chapters begin', () => {
    expect(ticksOf(chapters, END, 0.1).map((t) => t.at)).toEqual([0.06, 0.4, 0.44, 0.97]);
  });

  it('are named where a label has room', () => {
    expect(ticksOf(chapters, END, 0.1).map((t) => t.named)).toEqual([true, true, false, false]);
    expect(ticksOf(chapters, END, 0.03).every((t) => t.named)).toBe(true);
  });

  it('stand at the beginning of a match without inputs', () => {
    expect(ticksOf([{ n: 0, label: 'Round 1' }], 0, 0.1)).toEqual([
      { n: 0, label: 'Round 1', at: 0, named: true },
    ]);
  });
});

describe('the log cut at its chapters', () => {
  const line = (n: number) => ({ n, narration: { line: [`after ${n}`], tone: 'plain' as const } });

  it('keeps every line, under the chapter it was told in', () => {
    const parts = byChapter([line(0), line(6), line(7), line(44), line(100)], chapters);
    expect(parts.map((p) => [p.label, p.lines.map((l) => l.n)])).toEqual([
      [null, [0]],
      ['Round 1', [6, 7]],
      ['Round 3', [44]],
      ['Round 4', [100]],
    ]);
  });
});

describe('labels of chapters', () => {
  const short = (...labels: string[]) =>
    shortLabels(labels.map((label, n) => ({ n, label }))).map((c) => c.label);

  it('leave out what all of them say first', () => {
    expect(short('Mission 1 · Round 1', 'Mission 1 · Round 2')).toEqual(['Round 1', 'Round 2']);
    expect(short('Mission 1 · Round 1')).toEqual(['Round 1']);
  });

  it('keep what tells them apart', () => {
    expect(short('Setup', 'Mission 1 · Round 1')).toEqual(['Setup', 'Mission 1 · Round 1']);
    expect(short('Day 1 · Dawn', 'Day 2 · Dawn')).toEqual(['Day 1 · Dawn', 'Day 2 · Dawn']);
    expect(short()).toEqual([]);
  });
});
