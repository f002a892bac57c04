import { describe, expect, it } from 'vitest';
import { easy, normal, random } from '../../bots/bot.ts';
import { attend } from '../../testing/pupil.ts';
import { LANGUAGES, sayIn } from '../../testing/saying.ts';
import { isMessageKey, messages } from '../../text/index.ts';
import { lessons } from '../lessons.ts';

const SEEDS = Array.from({ length: 10 }, (_, i) => `pupil ${i + 1}`);

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

/** What a pupil who does what is asked gets to hear in each lesson. */
const TAUGHT: Readonly<Record<string, readonly string[]>> = {
  'in-the-open': [
    'goal',
    'pick',
    'walk',
    'break',
    'shoot',
    'dice',
    'end',
    'three',
    'gadgets',
    'watch',
    'score',
  ],
  'hidden-tokens': ['arcs', 'pick', 'drone', 'fly', 'demand', 'found', 'watch', 'hit', 'reaction', 'score'],
  'claims-and-clock': ['clock', 'eye', 'declare', 'ruler', 'end', 'grab', 'objection', 'answer', 'bank'],
  'gadgets-and-floors': ['pick', 'stairs', 'up', 'above', 'end', 'own', 'bag', 'stock', 'guard'],
};

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (id, lesson) => {
  it('ends for a pupil who does what it asks for', () => {
    const { said, decisions } = attend(lesson, normal, { obeys: true });
    expect(said[0]).toBe('welcome');
    expect(said).toEqual(expect.arrayContaining([...TAUGHT[id]]));
    expect(said.at(-1)).toBe('yours');
    expect(decisions).toBeGreaterThan(12);
    expect(decisions).toBeLessThan(80);
  });

  it('says it whatever is dealt', () => {
    for (const [i, deal] of SEEDS.entries()) {
      const own = i % 2 === 0 ? normal : easy;
      expect(attend(lesson, own, { deal, obeys: true }).said.at(-1), deal).toBe('yours');
    }
  });

  it('leaves nobody stuck who goes a way of their own', () => {
    for (const deal of SEEDS)
      for (const own of [easy, random]) {
        const { said, match } = attend(lesson, own, { deal });
        // A squad that falls early has played its match to the end.
        expect(said.at(-1) === 'yours' || match.result !== null, `${own.name} ${deal}`).toBe(true);
      }
  });
});
