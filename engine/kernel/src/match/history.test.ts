import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { diaryGame, diaryProcedure, say, startDiary } from '../fixtures/diary.ts';
import { type March, march } from '../fixtures/march.ts';
import { wander } from '../fixtures/random-play.ts';
import { event, hashOf, Match, save, seedFrom, verify } from '../index.ts';

describe('any earlier moment', () => {
  it.each([1, 2, 3])('of a random card game %i is what it was then', (seed) => {
    const hashes: string[] = [];
    const match = wander(cards, { setup: null, seats: 3 }, seed, 200, (m) => hashes.push(m.hash()));
    expect(match.length).toBe(hashes.length - 1);
    for (let n = 0; n <= match.length; n++) expect(hashOf(match.at(n))).toBe(hashes[n]);
  });

  it('of a random march with undos is what it was then', () => {
    const hashes: string[] = [];
    const match = wander(march, { setup: null, seats: 2 }, 9, 120, (m) => hashes.push(m.hash()));
    expect(match.history.entries.some((e) => e.back !== null)).toBe(true);
    for (let n = 0; n <= match.length; n++) expect(hashOf(match.at(n))).toBe(hashes[n]);
  });

  it('is an independent copy', () => {
    const match = Match.start(march, { setup: null, seats: 2, seed: seedFrom('at') });
    say(match, 0, 'step', 1);
    const then = match.at(1);
    then.state.at[0] = 30;
    expect(then.answer(0, ['step', 1])).toBe(null);
    expect(match.position.state.at[0]).toBe(1);
    expect(match.at(1).state.at[0]).toBe(1);
  });

  it('is one the match has had', () => {
    const match = Match.start(march, { setup: null, seats: 2, seed: seedFrom('at') });
    for (const n of [-1, 1, 0.5, Number.NaN]) expect(() => match.at(n)).toThrow(RangeError);
  });
});

describe('a long match', () => {
  /** Steps to and fro, with an undo now and then, so that undos lie before, on and behind the snapshots. */
  function long(undoAt: readonly number[]): { match: Match<March>; hashes: string[] } {
    const match = Match.start(march, { setup: null, seats: 2, seed: seedFrom('long') });
    const hashes = [match.hash()];
    while (match.length < 200) {
      const next = match.length + 1;
      if (undoAt.includes(next)) match.submit({ kind: 'undo', seat: 0, at: 0 });
      else say(match, 0, 'step', match.position.state.at[0] < 3 && next % 5 !== 0 ? 1 : -1);
      if (match.length !== next) throw new Error(`entry ${next} was refused`);
      hashes.push(match.hash());
    }
    return { match, hashes };
  }

  it.each([
    ['without undo', []],
    ['with an undo that is itself a snapshot', [64, 128]],
    ['with undos on both sides of a snapshot', [63, 65, 66, 127, 129]],
    ['with undos that go back behind a snapshot', [66, 67, 68, 69, 70, 71, 72, 130, 131, 132, 133, 134]],
  ])('%s can be scrubbed to any moment', (_name, undoAt) => {
    const { match, hashes } = long(undoAt);
    for (let n = 0; n <= 200; n++) expect(hashOf(match.at(n))).toBe(hashes[n]);
  });

  it('can be undone to its beginning, over all its snapshots', () => {
    const { match, hashes } = long([]);
    for (let n = 199; n >= 0; n--) {
      expect(match.submit({ kind: 'undo', seat: 0, at: 0 }).ok).toBe(true);
      expect(match.hash()).toBe(hashes[n]);
    }
    expect(match.undoable(0)).toBe(0);
    for (let n = 0; n <= 200; n++) expect(hashOf(match.at(400 - n))).toBe(hashes[n]);
  });
});

describe('the log', () => {
  const start = () => Match.start(march, { setup: null, seats: 2, seed: seedFrom('log') });
  const fileOf = (match: Match<March>) => JSON.stringify(save(match, 'always'));

  it('keeps the draws of each entry apart', () => {
    const match = start();
    say(match, 0, 'step', 1);
    say(match, 0, 'roll');
    expect(match.opening.draws).toEqual([]);
    expect(match.history.entries.map((e) => e.draws.length)).toEqual([0, 1]);
    expect(verify(march, save(match, 'always')).problems).toEqual([]);
  });

  it('keeps the events of each outcome apart', () => {
    const rang = event('rang', {});
    const main = diaryProcedure('main');
    main.steps('ask').are({
      ask: {
        ask: 'one',
        seat: () => 0,
        choices: {
          quiet: { form: 'confirm', does: () => 'ask' },
          ring: {
            form: 'confirm',
            does(g) {
              g.emit(rang, {});
              return 'ask';
            },
          },
        },
      },
    });
    const match = startDiary(diaryGame(main));
    const outcomes = [say(match, 0, 'quiet'), say(match, 0, 'ring')];
    expect(outcomes.map((out) => out.ok && out.events.map((e) => e.kind))).toEqual([[], ['rang']]);
  });

  it('does not change when the caller changes his input afterwards', () => {
    const match = start();
    const answer: [string, number] = ['step', 1];
    match.submit({ kind: 'answer', seat: 0, decision: 0, answer, at: 0 });
    const before = fileOf(match);
    answer[0] = 'rest';
    expect(fileOf(match)).toBe(before);
  });

  it('keeps nothing of an input but what an input is', () => {
    const match = start();
    match.submit({ kind: 'answer', seat: 0, decision: 0, answer: ['step', 1], at: 0, junk: 'x' });
    expect(match.length).toBe(1);
    expect(fileOf(match)).not.toContain('junk');
  });
});
