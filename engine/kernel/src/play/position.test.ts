import { skirmish } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { codeOf, type Diary, diaryGame, diaryProcedure, say, startDiary } from '../fixtures/diary.ts';
import { wander } from '../fixtures/random-play.ts';
import { type Game, type GameTypes, hashOf, Match, type Play, seedFrom } from '../index.ts';

describe('the quick way to answer', () => {
  function leadsToTheSame<T extends GameTypes>(game: Game<T>, seats: number, step: number): number {
    let compared = 0;
    wander(game, { setup: null, seats }, 12, 40, ({ position: p }) => {
      p.asked().forEach(({ seat, options }, i) => {
        for (let row = 0; row < options.count; row += step) {
          const [quick, slow] = [p.copy(), p.copy()];
          quick.take(quick.asked()[i], row);
          expect(slow.answer(seat, options.answer(row))).toBe(null);
          expect(hashOf(quick)).toBe(hashOf(slow));
          expect(quick.awaiting()).toEqual(slow.awaiting());
          compared++;
        }
      });
    });
    return compared;
  }

  it('leads to the same position as the same answer from outside', () => {
    expect(leadsToTheSame(skirmish, 2, 7)).toBeGreaterThan(200);
    expect(leadsToTheSame(cards, 3, 1)).toBeGreaterThan(50);
  });
});

describe('a copy', () => {
  it('does not share sealed answers', () => {
    const match = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('copy') });
    say(match, 0, 'bid', 0);
    const [mine, copied] = [match.position, match.position.copy()].map((p) => p.stack[1].sealed![0]);
    expect(copied).toEqual(mine);
    expect(copied).not.toBe(mine);
  });
});

describe('what is derived from a position', () => {
  interface Counted extends Diary {
    derived: { sum: number };
  }
  const sum = (g: Play<Diary>): number => (g.derived as { sum: number }).sum;
  let derivations = 0;
  const main = diaryProcedure('main');
  main.steps('ask').are({
    ask: {
      ask: 'one',
      seat: () => 0,
      choices: {
        add: {
          form: 'one',
          candidates(g, _l, offer) {
            for (let n = 1; n < 5; n++) if (sum(g) + n <= 10) offer(n);
          },
          checks: [{ rule: 'ten', holds: (g, _l, n) => sum(g) + n <= 10 }],
          does(g, _l, n) {
            const before = sum(g);
            g.state.numbers.push(n);
            // What a rule asks for after it changed something is what it is now.
            if (sum(g) !== before + n) throw new Error('stale');
            return 'ask';
          },
        },
      },
      ifNone: (g) => g.finish({ winners: [], by: `sum ${sum(g)}` }),
    },
  });
  const game = diaryGame(main, [], {
    derive(g) {
      derivations++;
      return { sum: g.state.numbers.reduce((a, b) => a + b, 0) } satisfies Counted['derived'];
    },
  });

  it('is fresh in every rule, and made once while options are listed', () => {
    derivations = 0;
    const match = startDiary(game);
    expect(derivations).toBe(1);
    for (const n of [4, 3, 2]) expect(codeOf(say(match, 0, 'add', n))).toBe('taken');
    expect(match.decision(0)?.choices).toEqual([{ verb: 'add', form: 'one', each: 1, numbers: [1] }]);
    expect(match.whyNot(0, ['add', 2])?.rule).toBe('ten');
    say(match, 0, 'add', 1);
    expect(match.result?.by).toBe('sum 10');
  });

  it('is right again after an undo', () => {
    const match = startDiary(game);
    say(match, 0, 'add', 4);
    say(match, 0, 'add', 4);
    match.submit({ kind: 'undo', seat: 0, at: 0 });
    expect(match.decision(0)?.choices).toMatchObject([{ each: 1, numbers: [1, 2, 3, 4] }]);
  });
});
