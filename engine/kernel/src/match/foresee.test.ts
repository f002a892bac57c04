import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { diaryGame, diaryProcedure, say, startDiary } from '../fixtures/diary.ts';
import { march, SIGNPOST_EVERY } from '../fixtures/march.ts';
import { anyAnswer, wander } from '../fixtures/random-play.ts';
import { canBeUndone, dice, load, Match, save, seedFrom } from '../index.ts';

describe('whether an answer can be taken back, told beforehand', () => {
  it('is no where dice will fall or something will be learned', () => {
    const match = Match.start(march, { setup: null, seats: 2, seed: seedFrom('foresee') });
    expect(canBeUndone(match.position, 0, ['step', 1])).toBe(true);
    expect(canBeUndone(match.position, 0, ['roll'])).toBe(false);
    for (let n = 1; n < SIGNPOST_EVERY; n++) say(match, 0, 'step', 1);
    expect(canBeUndone(match.position, 0, ['step', 1])).toBe(false);
    expect(canBeUndone(match.position, 0, ['step', -1])).toBe(true);
  });

  it('is no for an answer that will be refused', () => {
    const match = Match.start(march, { setup: null, seats: 2, seed: seedFrom('foresee') });
    expect(canBeUndone(match.position, 0, ['step', -1])).toBe(false);
    expect(canBeUndone(match.position, 1, ['step', 1])).toBe(false);
  });

  it('is no for what ends the match', () => {
    const main = diaryProcedure('main');
    main.steps('ask').are({
      ask: {
        ask: 'one',
        seat: () => 0,
        choices: {
          win: { form: 'confirm', does: (g) => g.finish({ winners: [0], by: 'x' }) },
          wait: { form: 'confirm', does: () => 'ask' },
        },
      },
    });
    const { position } = startDiary(diaryGame(main));
    expect(['wait', 'win'].map((verb) => canBeUndone(position, 0, [verb]))).toEqual([true, false]);
  });

  it('is never more hopeful than undo itself in a card game', () => {
    const random = dice(31);
    let hopeful = 0;
    for (const seed of [1, 2, 3])
      wander(cards, { setup: null, seats: 3 }, seed, 40, (match) => {
        if (match.result !== null) return;
        const { seat, answer } = anyAnswer(match.position, random);
        if (!canBeUndone(match.position, seat, answer)) return;
        const after = load(cards, save(match, 'always'));
        const [verb, ...numbers] = answer;
        expect(say(after, seat, verb, ...numbers).ok).toBe(true);
        if (after.result !== null) return;
        expect(after.undoable(seat), `${answer.join(' ')} at ${match.position.where()}`).toBeGreaterThan(0);
        hopeful++;
      });
    expect(hopeful).toBeGreaterThan(20);
  });

  it('changes nothing', () => {
    const match = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('foresee') });
    const before = [match.hash(), JSON.stringify(match.view(0))];
    canBeUndone(match.position, 0, ['bid', 0]);
    expect([match.hash(), JSON.stringify(match.view(0))]).toEqual(before);
  });
});
