import { dice, load, PASS, save, seedFrom } from '@sightline/kernel';
import { smallGames } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import type { BotTurn } from './answer-for.ts';
import type { Bot } from './bot.ts';
import { best, type HighCard, highCard, second } from './high-card.ts';
import { playOut } from './play-out.ts';
import { randomBot } from './random-bot.ts';

const three = { setup: 3, seats: 2, seed: seedFrom('three rounds') };
const anything = randomBot(highCard);

describe('playing out', () => {
  it('gives the result, the decisions, and a match that can be stored', () => {
    const played = playOut(highCard, { ...three, bots: [best, second] });
    expect(played.result).toEqual({ winners: [0], by: 'points' });
    expect(played.decisions).toBe(6);
    expect(played.seats.map((s) => [s.answers, s.refused])).toEqual([
      [3, 0],
      [3, 0],
    ]);
    expect(load(highCard, save(played.match, 'when-over')).hash()).toBe(played.match.hash());
  });

  it('plays the same match again from the same seed, and another from another', () => {
    const log = (seed: string) =>
      playOut(highCard, { ...three, seed: seedFrom(seed), bots: [anything, anything] }).match.hash();
    expect(log('a')).toBe(log('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(log)).size).toBeGreaterThan(1);
  });

  it('hands a bot its own view and no more', () => {
    const handed: unknown[] = [];
    const curious: Bot<HighCard> = {
      name: 'curious',
      answer(question) {
        handed.push([question.view.seat, question.decision.seat, question.statics, Object.keys(question)]);
        return best.answer(question);
      },
    };
    playOut(highCard, { ...three, bots: [second, curious] });
    expect(handed).toEqual(Array(3).fill([1, 1, { rounds: 3 }, ['view', 'decision', 'statics', 'random']]));
  });

  it('tells the watcher each answer with the question as it stood before', () => {
    const told: unknown[] = [];
    const watch = ({ question, answer }: BotTurn<HighCard>) =>
      told.push([question.view.seat, question.view.state.sides[0].hand.length, answer]);
    playOut(highCard, { ...three, setup: 1, bots: [best, second], watch });
    expect(told).toHaveLength(2);
    expect(told).toContainEqual([0, 5, ['lay', 5]]);
    expect(told).toContainEqual([1, 5, ['lay', 4]]);
  });

  it('measures how long each bot thinks', () => {
    const slow: Bot<HighCard> = {
      name: 'slow',
      answer(question) {
        const until = performance.now() + (question.view.state.round === 0 ? 4 : 1);
        while (performance.now() < until);
        return best.answer(question);
      },
    };
    const [quick, slower] = playOut(highCard, { ...three, bots: [best, slow] }).seats;
    expect(slower.worstMicros).toBeGreaterThanOrEqual(4000);
    expect(slower.meanMicros).toBeGreaterThanOrEqual(2000);
    expect(slower.meanMicros).toBeLessThan(slower.worstMicros);
    expect(quick.meanMicros).toBeLessThan(slower.meanMicros);
  });

  it('leaves a match unfinished that takes too long', () => {
    const played = playOut(highCard, { ...three, bots: [best, best], maxDecisions: 4 });
    expect(played).toMatchObject({ result: null, decisions: 4 });
  });

  it('wants a bot for every seat', () => {
    expect(() => playOut(highCard, { ...three, bots: [best] })).toThrow('2 seats need 2 bots, not 1');
  });
});

describe('a bot that errs', () => {
  const erring: [string, Bot<HighCard>['answer'], RegExp][] = [
    ['answers what is not offered', () => ['lay', 9], /erring answered \["lay",9\] to main.lay: not-offered/],
    ['answers with a verb that is not there', () => PASS, /no-such-choice/],
    ['answers nothing at all', () => undefined as unknown as ['lay'], /malformed/],
    [
      'throws',
      () => {
        throw new Error('lost my head');
      },
      /erring failed at main.lay: lost my head/,
    ],
  ];

  it.each(erring)('%s: anything legal stands in for it, and it is counted', (_, answer, words) => {
    const played = playOut(highCard, { ...three, bots: [{ name: 'erring', answer }, best] });
    expect(played.result).not.toBeNull();
    expect(played.seats.map((s) => s.refused)).toEqual([3, 0]);
    expect(played.refusals).toHaveLength(3);
    expect(played.refusals[0]).toMatch(words);
  });
});

describe('random bots', () => {
  it.each(smallGames.map((s) => [s.game.name, s] as const))(
    '%s: are never refused',
    (name, { game, table }) => {
      for (let n = 0; n < 5; n++) {
        const { setup, seats } = table(dice(n));
        const bots = Array.from({ length: seats }, () => randomBot(game));
        const played = playOut(game, { setup, seats, bots, seed: seedFrom(`${name} ${n}`) });
        expect(played.refusals).toEqual([]);
        expect(played.result).not.toBeNull();
      }
    },
  );

  it('answer every option now and then', () => {
    const first = new Set<number>();
    for (let n = 0; n < 60; n++)
      playOut(highCard, {
        setup: 1,
        seats: 2,
        seed: seedFrom(`any ${n}`),
        bots: [anything, best],
        watch: ({ question, answer }) => question.view.seat === 0 && first.add(answer[1]),
      });
    expect(first).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});
