import { describe, expect, it } from 'vitest';
import { drawnMeter, paragraphs, percent, shownChance, symbolsOf, wordiness } from './measures.ts';

describe('a meter', () => {
  it('is drawn in segments that can be counted', () => {
    expect(drawnMeter({ now: 2, most: 4 }).segments).toEqual([true, true, false, false]);
  });

  it('is a plain bar where segments would be too thin', () => {
    const { segments, share } = drawnMeter({ now: 15, most: 60 });
    expect(segments).toBeNull();
    expect(share).toBe(0.25);
  });

  it('is low at a third of the whole', () => {
    expect(drawnMeter({ now: 3, most: 10 }).low).toBe(true);
    expect(drawnMeter({ now: 4, most: 10 }).low).toBe(false);
  });

  it('has its mark inside the bar or none', () => {
    expect(drawnMeter({ now: 4, most: 4, mark: 3 }).mark).toBe(0.75);
    expect(drawnMeter({ now: 4, most: 4, mark: 4 }).mark).toBeNull();
  });

  it('shows more than there should be', () => {
    expect(drawnMeter({ now: 12, most: 10 }).segments).toHaveLength(12);
    expect(drawnMeter({ now: 0, most: 0 }).segments).toEqual([false]);
  });
});

describe('a chance', () => {
  it('is certain or impossible only when it is', () => {
    expect(percent(0.99999, 'en')).toBe('99.9%');
    expect(percent(0.00001, 'en')).toBe('0.1%');
    expect(percent(1, 'en')).toBe('100.0%');
    expect(percent(0, 'en')).toBe('0.0%');
    expect(shownChance(0.5)).toBe(0.5);
  });

  it('is written as the language writes it', () => {
    expect(percent(0.883, 'ru')).toBe('88,3\u00a0%');
    expect(percent(0.883, 'pt-BR')).toBe('88,3%');
  });
});

it('makes room for long words', () => {
  expect(wordiness({ text: '' })).toBe('short');
  expect(wordiness({ text: 'x'.repeat(90) })).toBe('medium');
  expect(wordiness({ text: '', abilities: [{ title: 'x'.repeat(50), text: 'x'.repeat(70) }] })).toBe('long');
  expect(wordiness({ text: 'x'.repeat(170) })).toBe('longest');
  expect(wordiness({ text: 'x'.repeat(250) })).toBe('fullest');
});

it('breaks a story into paragraphs', () => {
  expect(paragraphs('One.\n\nTwo.\n Three. \n')).toEqual(['One.', 'Two.', 'Three.']);
});

describe('the symbols of a card', () => {
  it('are told in words, each once', () => {
    const speed = { icon: 'wing', value: '4', label: 'Speed' };
    const shield = { icon: 'shield', label: 'Shield' };
    expect(symbolsOf({ corner: speed, defence: { label: 'Defence', symbols: [shield, shield] } })).toEqual([
      { icon: 'wing', text: 'Speed: 4' },
      { icon: 'shield', text: 'Shield' },
    ]);
    expect(symbolsOf({})).toEqual([]);
  });
});
