import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { say } from '../fixtures/diary.ts';
import { type March, march } from '../fixtures/march.ts';
import { wander } from '../fixtures/random-play.ts';
import { hashOf, load, Match, MatchFileError, save, seedFrom, verify } from '../index.ts';

const played = () => wander(march, { setup: null, seats: 2 }, 3, 60);

const roll = (match: Match<March>): number => {
  for (const seat of match.awaiting()) say(match, seat, 'spare');
  const [seat] = match.awaiting();
  const before = match.position.state.at[seat];
  expect(say(match, seat, 'roll').ok).toBe(true);
  return match.position.state.at[seat] - before;
};

describe('a fork', () => {
  it('has the same past', () => {
    const match = played();
    const fork = match.fork(40, seedFrom('other'));
    expect(fork.length).toBe(40);
    for (let n = 0; n <= 40; n++) expect(hashOf(fork.at(n))).toBe(hashOf(match.at(n)));
    expect(fork.hash()).toBe(hashOf(match.at(40)));
  });

  it('has dice of its own: nobody learns the future of the original by it', () => {
    const match = played();
    const futures = Array.from({ length: 8 }, (_, i) => {
      const fork = match.fork(30, seedFrom(`future ${i}`));
      return Array.from({ length: 4 }, () => roll(fork)).join();
    });
    expect(new Set(futures).size).toBeGreaterThan(1);
    const again = match.fork(30, seedFrom('future 0'));
    expect(Array.from({ length: 4 }, () => roll(again)).join()).toBe(futures[0]);
  });

  it('at the beginning has the same opening', () => {
    const match = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('dealt') });
    expect(hashOf(match.fork(0, seedFrom('other')).at(0))).toBe(hashOf(match.at(0)));
  });

  it('is of a moment the match has had', () => {
    const match = Match.start(march, { setup: null, seats: 2, seed: seedFrom('short') });
    for (const n of [-1, 5]) expect(() => match.fork(n, seedFrom('other'))).toThrow(RangeError);
  });

  it('publishes no seed of the original, though it is over before it', () => {
    const match = played();
    const fork = match.fork(40, seedFrom('other'));
    fork.submit({ kind: 'resign', seat: 0, at: 10 ** 6 });
    expect([match.result, fork.result?.by]).toEqual([null, 'resigned']);
    expect(() => save(fork, 'when-over')).toThrow(MatchFileError);
    expect(JSON.stringify([fork.setup, save(fork, 'always')])).not.toContain(match.chapters[0].seed!);
  });

  it('leaves the original untouched', () => {
    const match = played();
    const before = JSON.stringify(save(match, 'always'));
    const hash = match.hash();
    const fork = match.fork(50, seedFrom('other'));
    roll(fork);
    roll(fork);
    expect(match.hash()).toBe(hash);
    expect(JSON.stringify(save(match, 'always'))).toBe(before);
  });

  it('of a fork, saved and loaded, draws by the right seed in each of its chapters', () => {
    const one = played().fork(20, seedFrom('one'));
    roll(one);
    roll(one);
    const two = one.fork(21, seedFrom('two'));
    roll(two);
    expect(two.chapters.map((c) => c.from)).toEqual([0, 20, 21]);
    const file = JSON.parse(JSON.stringify(save(two, 'always')));
    expect(load(march, file).hash()).toBe(two.hash());
    // Of its past a fork has the record only: that holds, but can't be held against a seed.
    expect(verify(march, file)).toMatchObject({ problems: [], draws: 21, unchecked: 20 });
    for (let n = 0; n <= two.length; n++) expect(hashOf(load(march, file).at(n))).toBe(hashOf(two.at(n)));
  });

  it('at the very moment another one began takes its place', () => {
    const one = played().fork(20, seedFrom('one'));
    const two = one.fork(20, seedFrom('two'));
    expect(two.chapters.map((c) => c.from)).toEqual([0, 20]);
    roll(two);
    expect(load(march, JSON.parse(JSON.stringify(save(two, 'always')))).hash()).toBe(two.hash());
  });

  it('proves nothing by the commitment of the match it came from', () => {
    const match = played();
    match.submit({ kind: 'resign', seat: 0, at: 10 ** 6 });
    const fork = match.fork(0, seedFrom('chosen afterwards'));
    fork.submit({ kind: 'resign', seat: 1, at: 10 ** 6 });
    const verdict = verify(march, save(fork, 'when-over'));
    expect(verdict).toMatchObject({ problems: [], commitment: match.commitment, proven: false });
  });
});
