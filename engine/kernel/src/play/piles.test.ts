import { describe, expect, it } from 'vitest';
import { diaryGame, diaryProcedure, startDiary } from '../fixtures/diary.ts';
import { EVERYONE, NOBODY, only, type Pile, RuleError, seatSet } from '../index.ts';

const main = diaryProcedure('main');
main
  .steps('ask')
  .are({ ask: { ask: 'one', seat: () => 0, choices: { go: { form: 'confirm', does: () => 'ask' } } } });
const game = () => startDiary(diaryGame(main), 3).position;
const pile = (known: number): Pile => ({ items: [1, 2, 3, 4], known: [known, known, known, known] });

describe('what is known of a pile', () => {
  it('can be forgotten, by all but those who keep it', () => {
    const p = pile(EVERYONE);
    game().conceal(p, only(1), 1, 3);
    expect(p.known).toEqual([EVERYONE, only(1), only(1), EVERYONE]);
  });

  it('can be forgotten of all of it at once', () => {
    const p = pile(EVERYONE);
    game().conceal(p, only(1));
    expect(p.known).toEqual([only(1), only(1), only(1), only(1)]);
  });

  it('can be forgotten only where it lies', () => {
    for (const [from, to] of [
      [0, 5],
      [-1, 2],
    ]) {
      const p = pile(EVERYONE);
      expect(() => game().conceal(p, NOBODY, from, to)).toThrow(RuleError);
      expect(p.known).toEqual([EVERYONE, EVERYONE, EVERYONE, EVERYONE]);
    }
  });

  it('can be reordered however its items are numbered', () => {
    const p: Pile = { items: [10, 9, 2], known: [NOBODY, NOBODY, NOBODY] };
    game().reorder(p, 0, [2, 10, 9], NOBODY);
    expect(p.items).toEqual([2, 10, 9]);
  });

  it('is only the looker’s after a look that reorders', () => {
    const g = game();
    const p = pile(seatSet(0, 2));
    g.reorder(p, 1, [4, 2, 3], only(0));
    expect(p).toEqual({ items: [1, 4, 2, 3], known: [seatSet(0, 2), only(0), only(0), only(0)] });
    expect(g.learned).toBe(NOBODY);
  });

  it('is news to who gets to know the new order', () => {
    const g = game();
    g.reorder(pile(NOBODY), 0, [2, 1], only(1));
    expect(g.learned).toBe(only(1));
    expect(g.revealed).toEqual([
      { to: only(1), value: 2 },
      { to: only(1), value: 1 },
    ]);
  });

  it('stays the same items when reordered', () => {
    expect(() => game().reorder(pile(NOBODY), 0, [1, 9], NOBODY)).toThrow(RuleError);
  });

  it('grows and shrinks by what comes into play and goes out', () => {
    const g = game();
    const p = pile(NOBODY);
    g.add(p, 7, only(2), 1);
    expect([p.items, p.known, g.learned]).toEqual([[1, 7, 2, 3, 4], [0, only(2), 0, 0, 0], only(2)]);
    expect(g.remove(p, 0)).toBe(1);
    expect(p.items).toEqual([7, 2, 3, 4]);
    expect(() => g.remove(p, 4)).toThrow(RuleError);
  });
});
