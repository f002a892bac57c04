import { describe, expect, it } from 'vitest';
import { easy, normal, random } from '../../bots/bot.ts';
import { attend } from '../../testing/pupil.ts';
import { LANGUAGES, sayIn } from '../../testing/saying.ts';
import { isMessageKey, messages } from '../../text/index.ts';
import { lessons } from '../lessons.ts';
import { inTheOpen } from './in-the-open.ts';

const told = (said: readonly string[]) => [...new Set(said)];

describe('the words of the lessons', () => {
  const keys = lessons.flatMap(({ id, steps }) =>
    steps.flatMap((step) => [`lesson.${id}.${step.id}.title`, `lesson.${id}.${step.id}.text`]),
  );

  it('are there for every step, and for no other', () => {
    expect(new Set(keys).size).toBe(keys.length);
    for (const language of LANGUAGES) {
      const written = Object.keys(messages[language]).filter((key) => key.startsWith('lesson.'));
      expect(written.sort()).toEqual(keys.toSorted());
    }
  });

  it('are few: nobody reads a page while playing', () => {
    for (const language of LANGUAGES)
      for (const key of keys) {
        if (!isMessageKey(key)) throw new Error(`there are no words for ${key}`);
        const words = sayIn(language)(key);
        if (key.endsWith('.title')) expect(words.split(' ').length, words).toBeLessThanOrEqual(5);
        else {
          expect(words.match(/[.!?](?=\s|$)/g)?.length, words).toBeLessThanOrEqual(4);
          expect(words.length, words).toBeLessThanOrEqual(180);
        }
      }
  });
});

describe('in the open', () => {
  const seeds = Array.from({ length: 10 }, (_, i) => `pupil ${i + 1}`);

  it('takes a pupil by the hand, action by action', () => {
    const { said, decisions } = attend(inTheOpen, normal);
    expect(told(said).slice(0, 3)).toEqual(['welcome', 'goal', 'pick']);
    expect(said).toEqual(
      expect.arrayContaining([
        'walk',
        'break',
        'dice',
        'end',
        'three',
        'gadgets',
        'watch',
        'riposte',
        'score',
      ]),
    );
    expect(said.at(-1)).toBe('yours');
    expect(decisions).toBeGreaterThan(12);
    expect(decisions).toBeLessThan(120);
  });

  it('brings whoever goes any good way to its end, whatever is dealt', () => {
    const lives = seeds.flatMap((deal) => [normal, easy].map((own) => attend(inTheOpen, own, deal)));
    const last = lives.filter(({ said }) => said.at(-1) === 'yours');
    // A squad that falls in the first round has played its match to the end: nobody is stuck on the way.
    for (const { said, match } of lives) expect(said.at(-1) === 'yours' || match.result !== null).toBe(true);
    expect(last.length).toBeGreaterThanOrEqual(seeds.length * 2 - 2);
  });

  it.each(seeds)('leaves nobody stuck who tries just anything (%s)', (deal) => {
    const { said, match } = attend(inTheOpen, random, deal);
    if (match.result === null) expect(said.at(-1)).toBe('yours');
  });
});
