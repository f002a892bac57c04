import { skirmish } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import { codeOf, say } from '../fixtures/diary.ts';
import { march } from '../fixtures/march.ts';
import { wander } from '../fixtures/random-play.ts';
import { type Answer, answersIn, dice, type GameTypes, Match, seedFrom } from '../index.ts';

/** What somebody could try: any figure to any cell, any figure against any other, those that are gone included. */
function anyDeed(random: (n: number) => number): Answer {
  return random(2) === 0 ? ['step', random(16), random(400)] : ['attack', random(16), random(16)];
}

/** A deed is either on the list and nothing speaks against it, or it is not and a rule says why. */
function neverContradicts<T extends GameTypes>(match: Match<T>, deeds: readonly Answer[]): void {
  for (const seat of match.awaiting()) {
    const listed = new Set(
      match
        .decision(seat)
        ?.choices.flatMap(answersIn)
        .map((listed) => listed.join(' ')),
    );
    for (const answer of deeds) {
      const reason = match.whyNot(seat, answer);
      if (listed.has(answer.join(' '))) expect(reason, `${answer.join(' ')} is listed`).toBe(null);
      else {
        expect(reason?.rule, `${answer.join(' ')} is not listed`).toMatch(/^[A-Z]{2}-\d+$/);
        const [verb, ...numbers] = answer;
        expect(say(match, seat, verb, ...numbers)).toEqual({
          ok: false,
          refusal: { code: 'not-offered', reason, detail: expect.any(String) },
        });
      }
    }
  }
}

describe('options and reasons', () => {
  it('never contradict in random positions of the skirmish', () => {
    const random = dice(4);
    for (let seed = 0; seed < 4; seed++)
      wander(skirmish, { setup: null, seats: 2 }, seed, 50, (match) => {
        const listed = match.awaiting().flatMap((seat) => {
          const { options } = match.position.askedOf(seat)!;
          return Array.from({ length: options.count }, (_, row) => options.answer(row));
        });
        neverContradicts(match, [...listed, ...Array.from({ length: 60 }, () => anyDeed(random))]);
      });
  });

  it('never contradict on the march', () => {
    wander(march, { setup: null, seats: 2 }, 1, 80, (match) => {
      if (match.decision(0)?.prompt === 'walk.act' || match.decision(1)?.prompt === 'walk.act')
        neverContradicts(match, [['step', 1], ['step', -1], ['roll'], ['rest'], ['stumble']]);
    });
  });
});

describe('why not', () => {
  const match = Match.start(march, { setup: null, seats: 2, seed: seedFrom('why') });

  it('gives the rule that forbids and what it is about', () => {
    expect(match.whyNot(0, ['step', -1])).toEqual({ rule: 'MR-1', facts: { at: 0 } });
    expect(match.whyNot(0, ['stumble'])).toEqual({ rule: 'MR-2', facts: {} });
  });

  it('has nothing to say about what is allowed, is not asked, or is no answer at all', () => {
    expect(match.whyNot(0, ['step', 1])).toBe(null);
    expect(match.whyNot(1, ['step', -1])).toBe(null);
    for (const answer of [null, 'step', [], ['fly', 1], ['step', 'up'], [1], { 0: 'step' }])
      expect(match.whyNot(0, answer)).toBe(null);
  });

  it('changes nothing', () => {
    const before = match.hash();
    match.whyNot(0, ['step', -1]);
    expect(match.hash()).toBe(before);
  });

  it('survives numbers from nowhere', () => {
    const battle = Match.start(skirmish, { setup: null, seats: 2, seed: seedFrom('why') });
    for (const numbers of [[99_999, -5], [], [-1], [0, 2 ** 31 - 1], [0, 0, 0], [0, 0, 0, 9, 9, 9]]) {
      expect(() => battle.whyNot(0, ['step', ...numbers])).not.toThrow();
      expect(codeOf(say(battle, 0, 'step', ...numbers))).toBe('not-offered');
    }
  });
});
