import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Diary, diaryGame, diaryProcedure, say, startDiary } from '../fixtures/diary.ts';
import {
  EVERYONE,
  NOBODY,
  only,
  type Pile,
  type Play,
  type Position,
  RuleError,
  seatSet,
  seedFrom,
} from '../index.ts';

const main = diaryProcedure('main');
main.steps('ask').are({
  ask: { ask: 'one', seat: () => 0, choices: { go: { form: 'confirm', does: () => 'ask' } } },
});
const game = diaryGame(main);
const begin = (name = 'rule context'): Position<Diary> =>
  startDiary(game, 3, { seed: seedFrom(name) }).position;

const pileOf = (...items: number[]): Pile => ({ items, known: items.map(() => NOBODY) });

describe('a draw', () => {
  it('is recorded with its stream, counter, faces and face', () => {
    const g = begin();
    const faces = [g.draw('die', 6), g.draw('coin', 2), g.draw('die', 20)];
    expect(g.drawn).toEqual([
      ['die', 0, 6, faces[0]],
      ['coin', 0, 2, faces[1]],
      ['die', 1, 20, faces[2]],
    ]);
  });

  it('of one stream never shifts another', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (coins) => {
        const [a, b] = [begin(), begin()];
        const alone = coins.map(() => a.draw('die', 6));
        const between = coins.map((coin) => {
          if (coin) b.draw('coin', 2);
          return b.draw('die', 6);
        });
        expect(between).toEqual(alone);
      }),
      { numRuns: 30 },
    );
  });

  it('falls on every face about equally often', () => {
    const g = begin();
    const counts = Array<number>(10).fill(0);
    for (let n = 0; n < 20_000; n++) counts[g.draw('die', 10)]++;
    for (const n of counts) expect(Math.abs(n - 2000)).toBeLessThan(200);
  });

  it('from a stream that is not there, or of no faces, is a mistake of the rules', () => {
    const g = begin();
    expect(() => g.draw('wheel', 6)).toThrow(RuleError);
    expect(() => g.draw('die', 0)).toThrow(RuleError);
    expect(() => g.draw('die', -3)).toThrow(RuleError);
  });
});

describe('a shuffle', () => {
  it('keeps all items, and nobody knows any place afterwards', () => {
    const g = begin();
    const deck: Pile = { items: Array.from({ length: 30 }, (_, n) => n), known: Array(30).fill(EVERYONE) };
    g.shuffle('die', deck);
    expect(deck.items).not.toEqual(Array.from({ length: 30 }, (_, n) => n));
    expect(deck.items.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
    expect(new Set(deck.known)).toEqual(new Set([NOBODY]));
  });

  it('gives every order about equally often', () => {
    const g = begin();
    const orders = new Map<string, number>();
    for (let n = 0; n < 12_000; n++) {
      const deck = pileOf(1, 2, 3);
      g.shuffle('die', deck);
      orders.set(deck.items.join(), (orders.get(deck.items.join()) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const n of orders.values()) expect(Math.abs(n - 2000)).toBeLessThan(200);
  });
});

describe('who knows what', () => {
  it('grows by showing and looking, and the kernel notes who learned something new', () => {
    const g = begin();
    const secret = { value: 5, known: only(1) };
    g.show(secret, seatSet(0, 1));
    expect(secret.known).toBe(seatSet(0, 1));
    expect(g.learned).toBe(only(0));
    const deck = pileOf(7, 8);
    g.look(deck, 1, only(2));
    expect(deck.known).toEqual([NOBODY, only(2)]);
    expect(g.learned).toBe(seatSet(0, 2));
  });

  it('is not learned again by who knew it', () => {
    const g = begin();
    g.show({ value: 5, known: EVERYONE }, EVERYONE);
    expect(g.learned).toBe(NOBODY);
  });

  it('is forgotten when a secret gets a new value', () => {
    const g = begin();
    const secret = { value: 5, known: EVERYONE };
    g.hide(secret, 6, only(2));
    expect(secret).toEqual({ value: 6, known: only(2) });
    expect(g.learned).toBe(only(2));
  });

  it('moves with an item, and who sees the move knows it too', () => {
    const g = begin();
    const hand: Pile = { items: [4, 5, 6], known: [only(0), only(0), only(0)] };
    const discard = pileOf(9);
    expect(g.move(hand, 1, discard, only(2))).toBe(5);
    expect(hand).toEqual({ items: [4, 6], known: [only(0), only(0)] });
    expect(discard).toEqual({ items: [9, 5], known: [NOBODY, seatSet(0, 2)] });
    expect(g.learned).toBe(only(2));
  });

  it('goes on top, or where it is told, also within the same pile', () => {
    const g = begin();
    const deck = pileOf(1, 2, 3);
    g.move(pileOf(9), 0, deck, NOBODY, 0);
    expect(deck.items).toEqual([9, 1, 2, 3]);
    g.move(deck, 0, deck, NOBODY);
    expect(deck.items).toEqual([1, 2, 3, 9]);
    g.move(deck, 3, deck, NOBODY, 1);
    expect(deck.items).toEqual([1, 9, 2, 3]);
    expect(deck.known).toHaveLength(4);
  });

  it('cannot move what is not there', () => {
    const g = begin();
    expect(() => g.move(pileOf(), 0, pileOf(), NOBODY)).toThrow(RuleError);
    expect(() => g.move(pileOf(1), -1, pileOf(), NOBODY)).toThrow(RuleError);
  });
});

describe('a value that only who answers gets to know', () => {
  const keeps = (hidden: boolean) => (g: Play<Diary>) => {
    g.setPrivate({ value: 0, known: 0 }, 7);
    return hidden ? 'open' : 'secret';
  };

  it('is set after a hidden answer, and not after the open one that follows', () => {
    const twice = diaryProcedure('main');
    twice.steps('secret', 'open').are({
      secret: {
        ask: 'one',
        seat: () => 0,
        hidden: true,
        choices: { keep: { form: 'confirm', does: keeps(true) } },
      },
      open: { ask: 'one', seat: () => 0, choices: { keep: { form: 'confirm', does: keeps(false) } } },
    });
    const match = startDiary(diaryGame(twice));
    expect(say(match, 0, 'keep').ok).toBe(true);
    expect(() => match.position.answer(0, ['keep'])).toThrow('setPrivate after an open answer');
  });

  it('is set after a hidden answer that is taken by its row, and not after an open one', () => {
    for (const hidden of [true, false]) {
      const asks = diaryProcedure('main');
      asks.steps('secret', 'open').are({
        secret: {
          ask: 'one',
          seat: () => 0,
          ...(hidden && { hidden }),
          choices: {
            keep: { form: 'one', candidates: (_g, _l, offer) => offer(3), does: keeps(true) },
          },
        },
        open: { ask: 'one', seat: () => 0, choices: { keep: { form: 'confirm', does() {} } } },
      });
      const { position } = startDiary(diaryGame(asks));
      const take = () => position.take(position.asked()[0], 0);
      if (hidden) expect(take).not.toThrow();
      else expect(take).toThrow('setPrivate after an open answer');
    }
  });

  it('is not set when time runs out after a hidden answer', () => {
    const once = diaryProcedure('main');
    once.steps('secret', 'open').are({
      secret: {
        ask: 'one',
        seat: () => 0,
        hidden: true,
        choices: { keep: { form: 'confirm', does: keeps(true) } },
      },
      open: { ask: 'one', seat: () => 0, choices: { keep: { form: 'confirm', does() {} } } },
    });
    const g = diaryGame(once);
    const match = startDiary({ ...g, expired: (play) => play.setPrivate({ value: 0, known: 0 }, 7) });
    expect(say(match, 0, 'keep').ok).toBe(true);
    expect(() => match.position.expire(0)).toThrow('setPrivate after an open answer');
  });
});
