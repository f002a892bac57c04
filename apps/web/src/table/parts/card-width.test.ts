import type { Card } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { cardWidth, LOW, TALL } from './card-width.ts';

const card = (more: Partial<Card> = {}): Card => ({
  ref: 'card:action.1',
  title: 'Sidearm',
  kicker: 'action · bullet',
  icon: 'bullets',
  tone: 'plain',
  text: '',
  rules: [],
  ...more,
});
const said = (words: number) => 'seven letters '.repeat(words).trim();
const die = { tone: 'bone' as const, pictures: [], label: 'die' };
const shot = (dice: number) => ({
  label: 'Bullet',
  range: { icon: 'range', value: '0–2', label: 'Range' },
  dice: Array.from({ length: dice }, () => die),
});

describe('the width of a card in the hand', () => {
  it('cards with few words are all as narrow', () => {
    expect(cardWidth(card({ text: said(2) }), TALL)).toBe(cardWidth(card(), TALL));
  });

  it('grows with its words, and where the row is low', () => {
    const wordy = card({ text: said(22) });
    expect(cardWidth(wordy, TALL)).toBeGreaterThan(cardWidth(card(), TALL));
    expect(cardWidth(wordy, LOW)).toBeGreaterThan(cardWidth(wordy, TALL));
  });

  it('has room for all its dice', () => {
    const [few, many] = [3, 6].map((dice) => cardWidth(card({ attack: shot(dice) }), TALL));
    expect(many - few).toBeGreaterThan(2);
  });

  it('is never wider than a row, whatever is written on it', () => {
    expect(cardWidth(card({ text: said(500) }), LOW)).toBeLessThan(40);
  });
});
