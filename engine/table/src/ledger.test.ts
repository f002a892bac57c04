import { describe, expect, it } from 'vitest';
import { addsUp, termsInWords } from './ledger.ts';

const rolled = { label: 'rolled', amount: 1 };
const card = { label: '“Long Arc”', amount: 2 };
const shields = { label: 'shields', amount: -1 };

describe('a sum', () => {
  it('is told with signs, except for its first term', () => {
    expect(termsInWords([rolled, card, shields])).toBe('rolled\u00a01, “Long Arc”\u00a0+2, shields\u00a0−1');
    expect(termsInWords([])).toBe('');
    const none = { label: 'shields', amount: 0 };
    expect(termsInWords([rolled, none])).toContain('shields\u00a0+0');
    expect(termsInWords([rolled, { ...none, subtracted: true }])).toContain('shields\u00a0−0');
  });

  it('adds up, or does not', () => {
    expect(addsUp({ terms: [rolled, card, shields], total: { label: 'damage', amount: 2 } })).toBe(true);
    expect(addsUp({ terms: [rolled, shields], total: { label: 'damage', amount: 1 } })).toBe(false);
  });
});
