import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { wander } from '../fixtures/random-play.ts';
import {
  load,
  Match,
  type MatchFile,
  MatchFileError,
  readFile,
  SetupError,
  save,
  seedFrom,
} from '../index.ts';
import { BOUNDS } from './bounds.ts';
import { areDraws } from './entry.ts';
import { readEntries } from './stored-entries.ts';

const TIMES = 10;
const x = (n: number): string => 'x'.repeat(n * TIMES);
const many = <T>(n: number, one: T): T[] => Array.from({ length: n * TIMES }, () => one);

const played = (): MatchFile =>
  JSON.parse(JSON.stringify(save(wander(cards, { setup: null, seats: 3 }, 3, 40), 'always'))) as MatchFile;

function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (e) {
    if (e instanceof MatchFileError) return e.message;
    throw e;
  }
  throw new Error('it was taken');
}

describe('a match file right at a bound', () => {
  const hashed = (digits: number) => {
    const file = played();
    return () => readFile({ ...file, chapters: [{ ...file.chapters[0], commitment: 'x'.repeat(digits) }] });
  };

  it('is read; with one more it is not', () => {
    // As many as SHA-256 has.
    expect(hashed(64)).not.toThrow();
    expect(hashed(65)).toThrow(MatchFileError);
  });

  it('has no more draws than that, of streams with no longer a name', () => {
    const draws = (n: number, letters = 1) => Array.from({ length: n }, () => ['d'.repeat(letters), 0, 6, 1]);
    expect(areDraws(draws(BOUNDS.draws))).toBe(true);
    expect(areDraws(draws(BOUNDS.draws + 1))).toBe(false);
    expect(areDraws(draws(1, BOUNDS.name))).toBe(true);
    expect(areDraws(draws(1, BOUNDS.name + 1))).toBe(false);
    // Files of earlier versions are as long.
    expect([BOUNDS.name, BOUNDS.by, BOUNDS.chapters, BOUNDS.draws, BOUNDS.log]).toEqual([
      80, 80, 1000, 10_000, 50_000,
    ]);
  });

  it('writes down draws and hashes only where there are some', () => {
    const { log } = played();
    const without = log.filter(({ draws }) => draws === undefined);
    expect(without.length).toBeGreaterThan(0);
    expect(log.every(({ draws }) => draws === undefined || draws.length > 0)).toBe(true);
  });
});

it('entries that a host has stored are a list', () => {
  expect(readEntries({ length: 0 }, 2, 0)).toBe('the entries should be a list');
  expect(readEntries([], 2, 0)).toEqual([]);
});

describe('a match file at ten times a bound', () => {
  it.each<[keyof MatchFile | `${keyof MatchFile}, ${string}`, (f: MatchFile) => object]>([
    ['game', () => ({ game: x(BOUNDS.name) })],
    ['rules', () => ({ rules: x(BOUNDS.name) })],
    ['clocks', () => ({ clocks: many(BOUNDS.clocks, 1) })],
    ['chapters', (f) => ({ chapters: many(BOUNDS.chapters, f.chapters[0]) })],
    ['chapters, a commitment', (f) => ({ chapters: [{ ...f.chapters[0], commitment: x(BOUNDS.hash) }] })],
    ['opening', () => ({ opening: many(BOUNDS.draws, ['deck', 0, 6, 1]) })],
    ['opening, a stream', () => ({ opening: [[x(BOUNDS.name), 0, 6, 1]] })],
    ['log', (f) => ({ log: many(BOUNDS.log, f.log[0]) })],
    ['log, draws', (f) => ({ log: [{ ...f.log[0], draws: many(BOUNDS.draws, ['deck', 0, 6, 1]) }] })],
    ['log, a hash', (f) => ({ log: [{ ...f.log[0], hash: x(BOUNDS.hash) }] })],
    ['result, winners', () => ({ result: { winners: many(BOUNDS.winners, 0), by: 'points' } })],
    ['result, by', () => ({ result: { winners: [0], by: x(BOUNDS.by) } })],
  ])('%s: is refused before anything is played', (_, bend) => {
    const file = played();
    expect(refusalOf(() => readFile({ ...file, ...bend(file) })).length).toBeLessThan(200);
  });

  it.each<[what: string, input: object]>([
    ['a verb', { kind: 'answer', seat: 0, decision: 0, answer: [x(80)], at: 0 }],
    [
      'the numbers of an answer',
      { kind: 'answer', seat: 0, decision: 0, answer: ['play', ...many(512, 1)], at: 0 },
    ],
    ['answers', { kind: 'batch', seat: 0, decision: 0, answers: many(256, ['play', 1]), at: 0 }],
    ['a kind', { kind: x(80), seat: 0, at: 0 }],
    ['a reason', { kind: 'answer', seat: 0, decision: 0, answer: ['play'], why: [x(24)], at: 0 }],
  ])('%s: is refused as an input, in a few words', (_, input) => {
    const file = { ...played(), log: [{ input }] };
    expect(refusalOf(() => load(cards, file))).toMatch(/^entry 1: refused, malformed .{10,250}$/);
  });

  it('the set-up: is refused', () => {
    const file = played();
    expect(refusalOf(() => load(cards, { ...file, setup: x(BOUNDS.setup) }))).toContain(
      'at most 32768 characters',
    );
    const start = () =>
      Match.start(cards, { setup: x(BOUNDS.setup), seats: file.seats, seed: seedFrom('a') });
    expect(start).toThrow(SetupError);
  });
});

describe('what is told of a file', () => {
  it('is short, however long what it is about', () => {
    const file = played();
    const draws = Array.from({ length: 9000 }, () => ['deck', 0, 6, 1] as const);
    expect(refusalOf(() => load(cards, { ...file, opening: draws })).length).toBeLessThan(500);
    expect(new SetupError('x'.repeat(1_000_000)).message.length).toBeLessThan(20_000);
  });
});
