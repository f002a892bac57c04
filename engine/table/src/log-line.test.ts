import type { SeenEvent } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { logLines } from './log-line.ts';
import type { Say } from './table-game.ts';

const say: Say = (key, args = {}) =>
  [key, ...Object.entries(args).map(([name, word]) => `${name}=${word}`)].join(' ');

const line = logLines<{ readonly say: Say }>({
  events: [
    { name: 'drew', secrets: ['cards'] },
    { name: 'stepped', secrets: [] },
  ],
  namings: {
    card: (_at, n) => `card ${n}`,
    to: (_at, n) => `space ${n}`,
    'drew.cards': (_at, n) => `card ${n}`,
    'stepped.card': (_at, n) => `boots ${n}`,
  },
  list: (at, e, _field, values, naming) =>
    values.map((value) => naming?.(at, value, e) ?? value).join(' and '),
  sum: (_at, e) => (e.kind === 'hit' ? [{ label: 'rolled', amount: 2 }] : null),
  more: (_at, { kind, fields }) =>
    kind === 'used' ? { gadget: `the ${String(fields.gadget)}`, late: 'yes' } : {},
});

const told = (kind: string, fields: SeenEvent['fields']) => line({ say }, { kind, fields });

describe('a line of the log', () => {
  it('has words for numbers that have names, by field', () => {
    expect(told('stepped', { to: 3, points: 2, by: 'foot' })).toBe('log.stepped to=space 3 points=2 by=foot');
  });

  it('prefers the name a field has in that very event', () => {
    expect(told('stepped', { card: 1 })).toBe('log.stepped card=boots 1');
    expect(told('played', { card: 1 })).toBe('log.played card=card 1');
  });

  it('leaves lists to the game, with the name of one', () => {
    expect(told('drew', { cards: [1, 2] })).toBe('log.drew cards=card 1 and card 2');
    expect(told('rolled', { dice: [4, 5] })).toBe('log.rolled dice=4 and 5');
  });

  it('says how a number came about', () => {
    expect(told('hit', { damage: 2 })).toBe('log.hit damage=2 sum=rolled\u00a02');
  });

  it('has further words for what fields alone do not say', () => {
    expect(told('used', { gadget: 'drone' })).toBe('log.used gadget=the drone late=yes');
  });

  it('is another one for whoever does not see all of it', () => {
    expect(told('drew', { count: 2 })).toBe('log.drew.hidden count=2');
  });
});
