import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { codeOf, say } from '../fixtures/diary.ts';
import { march } from '../fixtures/march.ts';
import { wander } from '../fixtures/random-play.ts';
import { load, loading, Match, MatchFileError, readFile, save, seedFrom } from '../index.ts';

const throughJson = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;
const table = { setup: null, seats: 3 };
const code = (run: () => unknown): string => {
  try {
    run();
  } catch (e) {
    expect(e).toBeInstanceOf(MatchFileError);
    return (e as MatchFileError).code;
  }
  return 'opened';
};

describe('a match file', () => {
  it.each([1, 2, 3])('of a random match %i gives the same match again', (seed) => {
    const match = wander(cards, table, seed, 200);
    const again = load(cards, throughJson(save(match, 'always')));
    expect(again.hash()).toBe(match.hash());
    expect(again.result).toEqual(match.result);
    expect(again.length).toBe(match.length);
    expect(again.clock).toEqual(match.clock);
    expect(again.commitment).toBe(match.commitment);
  });

  it('can be opened entry by entry, with as many pauses as one likes', () => {
    const match = wander(cards, table, 1, 200);
    const steps = loading(cards, throughJson(save(match, 'always')));
    const seen: number[] = [];
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) seen.push(step.value);
    expect(seen).toEqual(Array.from({ length: match.length }, (_, i) => i + 1));
    expect(step.value.hash()).toBe(match.hash());
  });

  it('of a match that still runs can be played on', () => {
    const match = wander(march, { setup: null, seats: 2, clocks: [10 ** 6, 10 ** 6], at: 500 }, 2, 20);
    const again = load(march, throughJson(save(match, 'always')));
    for (const m of [match, again]) {
      for (const seat of m.awaiting()) say(m, seat, 'spare');
      say(m, m.awaiting()[0], 'roll');
    }
    expect(again.hash()).toBe(match.hash());
    expect(again.clock).toEqual(match.clock);
    expect(again.undoable(0)).toBe(match.undoable(0));
  });

  it('without its seed replays from its recorded draws, and ends where they end', () => {
    const match = wander(march, { setup: null, seats: 2 }, 2, 30);
    const file = throughJson(save(match, 'always'));
    const again = load(march, { ...file, chapters: file.chapters.map((c) => ({ ...c, seed: null })) });
    expect(again.hash()).toBe(match.hash());
    for (const seat of again.awaiting()) say(again, seat, 'spare');
    expect(codeOf(say(again, again.awaiting()[0], 'roll'))).toBe('rules-failed');
  });

  it('can be saved again as it was', () => {
    const file = throughJson(save(wander(cards, table, 4, 30), 'always'));
    expect(throughJson(save(load(cards, file), 'always'))).toEqual(file);
  });
});

describe('the seed of a match', () => {
  it('is in no file that leaves the host while the match runs', () => {
    let running = 0;
    for (const seed of [1, 2, 3])
      wander(cards, table, seed, 200, (match) => {
        if (match.result === null) {
          running++;
          expect(() => save(match, 'when-over')).toThrow(MatchFileError);
        } else expect(save(match, 'when-over').chapters[0].seed).toBe(match.chapters[0].seed);
      });
    expect(running).toBeGreaterThan(50);
  });

  it('is in the host’s own files', () => {
    const match = Match.start(cards, { ...table, seed: seedFrom('mine') });
    expect(save(match, 'always').chapters[0].seed).toBe(seedFrom('mine'));
  });
});

describe('a file that cannot be opened', () => {
  const file = throughJson(save(wander(cards, table, 1, 20), 'always'));
  const open = (raw: unknown) => code(() => load(cards, raw));

  it('is not a match at all', () => {
    for (const raw of [
      null,
      undefined,
      7,
      'match',
      [],
      {},
      { format: 'other' },
      { format: 'sightline-match/2' },
    ])
      expect(open(raw)).toBe('not-a-match');
  });

  it('is of another game, or of other rules', () => {
    expect(code(() => load(march, file))).toBe('other-game');
    expect(open({ ...file, rules: '0' })).toBe('other-rules');
  });

  it('lacks a part, or has one of the wrong kind', () => {
    expect(open(file)).toBe('opened');
    for (const part of ['seats', 'clocks', 'at', 'chapters', 'opening', 'log'] as const)
      for (const value of [undefined, 'x', -1.5, {}, [null], [{}]])
        expect(open({ ...file, [part]: value }), `${part} ${JSON.stringify(value)}`).toBe('damaged');
  });

  it('was set up for more or fewer seats than the game has', () => {
    for (const seats of [0, 1, 5, 1000, -3]) expect(open({ ...file, seats })).toBe('damaged');
    expect(open({ ...file, clocks: [1, 2] })).toBe('damaged');
  });

  it('has chapters in disorder', () => {
    const [first] = file.chapters;
    const second = { ...first, from: 5 };
    expect(open({ ...file, chapters: [] })).toBe('damaged');
    expect(open({ ...file, chapters: [second] })).toBe('damaged');
    expect(open({ ...file, chapters: [first, second, { ...first, from: 3 }] })).toBe('damaged');
    expect(open({ ...file, chapters: [{ ...first, seed: 'short' }] })).toBe('damaged');
  });

  it('holds an input that the match refuses: it says which', () => {
    const log = file.log.map((e, i) => (i === 3 ? { ...e, input: { ...e.input, seat: 29 } } : e));
    expect(() => load(cards, { ...file, log })).toThrow('entry 4: refused, no-such-seat');
  });

  it('is found out from the outside, before anything is played', () => {
    expect(readFile(file)).toBe(file);
    expect(code(() => readFile({ ...file, opening: [['deck', 0, 6]] }))).toBe('damaged');
    expect(code(() => readFile({ ...file, log: [{ input: {}, hash: 7 }] }))).toBe('damaged');
    expect(code(() => readFile({ ...file, log: [{ input: {}, draws: [['deck', 0, 6, 0.5]] }] }))).toBe(
      'damaged',
    );
  });
});
