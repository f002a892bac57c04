import { describe, expect, it } from 'vitest';
import { type Diary, diaryGame, diaryProcedure } from '../fixtures/diary.ts';
import type { DrawSource } from '../index.ts';
import { Position } from '../play/position.ts';
import { recordedSource } from './recorded-source.ts';

const main = diaryProcedure('main');
main.steps('throw').are({
  throw: {
    ask: 'one',
    seat: () => 0,
    choices: {
      die: {
        form: 'confirm',
        does: (g) => {
          g.state.numbers.push(g.draw('die', 6));
          return 'throw';
        },
      },
      coin: {
        form: 'confirm',
        does: (g) => {
          g.state.numbers.push(g.draw('coin', 2));
          return 'throw';
        },
      },
    },
  },
});
const game = diaryGame(main);
const throws = ['die', 'coin', 'die', 'die', 'coin', 'die'];

const play = (source: DrawSource): Position<Diary> => {
  const p = Position.begin(game, {}, 1, source);
  for (const t of throws) expect(p.answer(0, [t])).toBe(null);
  return p;
};

describe('the recorded draws of a match', () => {
  /** Words 1, 2 and 4 of the dice stream favour no face of a coin, but they would favour some of a die. */
  const source: DrawSource = {
    word: (stream, counter) => (stream === 0 && [1, 2, 4].includes(counter) ? 2 ** 32 - 1 : 100 + counter),
  };

  it('skip the words that were rejected', () => {
    const { drawn } = play(source);
    expect(drawn.filter((d) => d[0] === 'die').map((d) => d[1])).toEqual([0, 3, 5, 6]);
    expect(drawn.filter((d) => d[0] === 'coin').map((d) => d[1])).toEqual([0, 1]);
  });

  it('stand in for the seed: the same faces, the same counters', () => {
    const first = play(source);
    const again = play(recordedSource(game.streams, first.drawn));
    expect(again.state.numbers).toEqual(first.state.numbers);
    expect(again.drawn).toEqual(first.drawn);
    expect(again.draws).toEqual(first.draws);
  });

  it('end where the record ends', () => {
    const first = play(source);
    const again = play(recordedSource(game.streams, first.drawn));
    expect(() => again.answer(0, ['die'])).toThrow('ends before draw');
  });

  it('end at once for a stream that nothing was drawn from', () => {
    const none = recordedSource(['die', 'coin'], [['die', 0, 6, 3]]);
    expect(none.word(0, 0)).toBe(3);
    for (const [stream, counter] of [
      [0, 1],
      [1, 1],
    ])
      expect(() => none.word(stream, counter)).toThrow('ends before draw 1');
  });
});
