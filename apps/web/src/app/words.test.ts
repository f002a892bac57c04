import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';
import { translator } from './words.ts';

const t = translator('en', {
  bot: 'Bot for {name}',
  waits: 'Waiting for {names}, {n, plural, one {# turn} other {# turns}}',
});

describe('a name in a sentence', () => {
  it('of letters that run the other way keeps to itself', () => {
    expect(t('bot', { name: 'דנה (7)' })).toBe('Bot for \u2068דנה (7)\u2069');
    expect(t('bot', { name: 'ليلى' })).toBe('Bot for \u2068ليلى\u2069');
    expect(t('bot', { name: '𞤀𞤣𞤤𞤢𞤥' })).toBe('Bot for \u2068𞤀𞤣𞤤𞤢𞤥\u2069');
  });

  it('is as it was given where all runs one way', () => {
    for (const name of ['Ben', 'Анна!', '一郎', '42'])
      expect(t('waits', { names: name, n: 2 })).toBe(`Waiting for ${name}, 2 turns`);
  });

  it('does not turn the others around that are named beside it', () => {
    const names = ['דנה', 'Ben'].map(isolated).join(', ');
    expect(t('waits', { names, n: 1 })).toBe('Waiting for \u2068\u2068דנה\u2069, Ben\u2069, 1 turn');
  });
});
