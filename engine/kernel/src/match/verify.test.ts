import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { wander } from '../fixtures/random-play.ts';
import { commitmentTo, type FileEntry, type MatchFile, save, seedFrom, verify } from '../index.ts';

// A card game draws all its cards at the start; its moves draw nothing.
const match = wander(cards, { setup: null, seats: 3 }, 6, 500);
const file = JSON.parse(JSON.stringify(save(match, 'when-over'))) as MatchFile;

const problems = (changed: Partial<MatchFile>): readonly string[] =>
  verify(cards, { ...file, ...changed }).problems;
const withEntry = (n: number, change: (e: FileEntry) => unknown): Partial<MatchFile> => ({
  log: file.log.map((e, i) => (i === n ? (change(e) as FileEntry) : e)),
});
const lastHash = file.log.findLastIndex((e) => e.hash !== undefined);

describe('verifying a match', () => {
  it('finds nothing wrong with one that was played as it says', () => {
    expect(match.result).not.toBe(null);
    expect(verify(cards, file)).toEqual({
      commitment: match.commitment,
      proven: true,
      entries: match.length,
      draws: file.opening.length,
      unchecked: 0,
      hashes: Math.floor(match.length / 16) + (match.length % 16 === 0 ? 0 : 1),
      problems: [],
    });
  });

  it('finds a changed draw', () => {
    const opening = file.opening.map((d, i) => (i === 4 ? [d[0], d[1], d[2], (d[3] + 1) % d[2]] : d));
    expect(problems({ opening: opening as unknown as MatchFile['opening'] })[0]).toMatch(
      /^opening: recorded draws/,
    );
  });

  it('finds an invented draw, and one that was left out', () => {
    expect(problems({ opening: file.opening.slice(1) })[0]).toMatch(/^opening/);
    const invented = withEntry(2, (e) => ({ ...e, draws: [['deck', 90, 6, 1]] }));
    expect(problems(invented)[0]).toMatch(/^entry 3: recorded draws/);
  });

  it('tells of forty problems at most', () => {
    const log = file.log.map((e) => ({ ...e, hash: '0123456789abcdef', draws: [['deck', 90, 6, 1]] }));
    expect(2 * log.length).toBeGreaterThan(60);
    expect(problems({ log: log as unknown as MatchFile['log'] })).toHaveLength(40);
  });

  it('finds a changed hash', () => {
    expect(problems(withEntry(lastHash, (e) => ({ ...e, hash: '0123456789abcdef' })))).toEqual([
      `entry ${lastHash + 1}: recorded hash 0123456789abcdef, replayed ${file.log[lastHash].hash}`,
    ]);
  });

  it('finds another seed, though it was committed to', () => {
    const seed = seedFrom('loaded dice');
    const chapters = [{ from: 0, seed, commitment: commitmentTo(seed) }];
    expect(problems({ chapters })[0]).toMatch(/^opening: recorded draws/);
  });

  it('finds a seed that was not committed to, and a changed commitment', () => {
    const [chapter] = file.chapters;
    const seed = seedFrom('loaded dice');
    expect(problems({ chapters: [{ ...chapter, seed }] })[0]).toContain('not the one committed to');
    const commitment = commitmentTo(seed);
    expect(problems({ chapters: [{ ...chapter, commitment }] })).toEqual([
      'chapter 0: the seed is not the one committed to',
    ]);
  });

  it('says that it could not check the draws of a match whose seed is not published', () => {
    const chapters = file.chapters.map((c) => ({ ...c, seed: null }));
    const verdict = verify(cards, { ...file, chapters });
    expect(verdict).toMatchObject({ problems: [], unchecked: verdict.draws, proven: false });
    expect(verdict.unchecked).toBeGreaterThan(0);
  });

  it('finds any changed answer that was not taken back, whether it could have been given or not', () => {
    let legal = 0;
    for (const number of match.history.effective()) {
      const n = number - 1;
      const { input } = file.log[n];
      if (input.kind !== 'answer') continue;
      const [verb, first] = input.answer;
      // A pass or a look may well leave no trace; a bid or a card does.
      if (verb !== 'bid' && verb !== 'play' && verb !== 'bury') continue;
      const other = verb === 'bid' ? [verb, first + 1] : [verb === 'play' ? 'bury' : 'play', first];
      const found = problems(withEntry(n, (e) => ({ ...e, input: { ...input, answer: other } })));
      expect(found.length, `entry ${n + 1}`).toBeGreaterThan(0);
      if (!found[0].includes('refused')) legal++;
    }
    expect(legal).toBeGreaterThan(0);
  });

  it('finds an input that is missing, doubled or invented', () => {
    const without = (n: number) => file.log.filter((_, i) => i !== n);
    for (const n of [0, 5, file.log.length - 1]) {
      expect(problems({ log: without(n) }).length).toBeGreaterThan(0);
      expect(problems({ log: [...file.log.slice(0, n), ...file.log.slice(n - 1)] }).length).toBeGreaterThan(
        0,
      );
    }
    const extra = { input: { kind: 'resign', seat: 0, at: 10 ** 9 } } as FileEntry;
    expect(problems({ log: [...file.log, extra] })[0]).toContain('refused, match-over');
  });

  it('finds another result', () => {
    expect(problems({ result: { winners: [1], by: 'CD-9' } })).toEqual([expect.stringMatching(/^result/)]);
    expect(problems({ result: null })).toEqual([expect.stringMatching(/^result/)]);
  });
});
