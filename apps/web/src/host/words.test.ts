import { describe, expect, it } from 'vitest';
import { wordsOf } from './words.ts';

const texts = {
  plain: 'The door is shut',
  quoted: "It''s shut",
  many: '{n, plural, one {# дверь} few {# двери} many {# дверей} other {# двери}}',
  tag: '<b>{name}</b>',
};

describe('words', () => {
  it('are filled in by the rules of the language', () => {
    const { say, listed } = wordsOf('ru', texts, true);
    expect([1, 2, 5].map((n) => say('many', { n }))).toEqual(['1 дверь', '2 двери', '5 дверей']);
    expect([say('plain'), say('quoted'), say('tag', { name: 'Imp' })]).toEqual([
      'The door is shut',
      "It's shut",
      '<b>Imp</b>',
    ]);
    expect(listed(['a', 'b', 'c'])).toBe('a, b и c');
  });

  it('that are missing are an error for whoever builds the table, and a bare key for whoever sits at it', () => {
    const strict = wordsOf('en', texts, true);
    const lenient = wordsOf('en', texts, false);
    for (const [key, args] of [
      ['nothing', undefined],
      ['toString', undefined],
    ] as const) {
      expect(() => strict.say(key, args)).toThrow();
      expect(lenient.say(key, args)).toBe(key);
    }
  });

  it('whose facts are missing are an error for the builder, and have gaps for the player', () => {
    const reach =
      'Out of range {range, plural, one {# space} other {# spaces}}: {name} by {kind, select, a {A} other {B}}';
    const lenient = wordsOf('en', { ...texts, reach }, false);
    expect(() => wordsOf('en', { reach }, true).say('reach', { range: 2 })).toThrow();
    expect(lenient.say('reach', {})).toBe('Out of range … spaces: … by B');
    expect(lenient.say('reach')).toBe('Out of range … spaces: … by B');
    expect(lenient.say('reach', { range: 1, kind: 'a' })).toBe('Out of range 1 space: … by A');
  });
});
