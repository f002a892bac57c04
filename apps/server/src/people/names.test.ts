import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, madeUpName } from './names.ts';
import { languageOf } from './words.ts';

describe('names', () => {
  it('are kept as they are seen', () => {
    expect(cleanName('  Ann \t B.\n')).toBe('Ann B.');
    expect(cleanName('Ann\u202eetaK\u2069')).toBe('AnnetaK');
    expect(cleanName('A\u0000n\u001bn\u007f\u0085')).toBe('Ann');
    expect(cleanName('A\u200bn\ufeffn\u200e')).toBe('Ann');
    expect(cleanName('<b>Ann</b> & "Bob"')).toBe('<b>Ann</b> & "Bob"');
    expect(cleanName('Żółć Иван 太郎 🦊')).toBe('Żółć Иван 太郎 🦊');
    expect(cleanName('e\u0301')).toBe('é');
    expect(cleanName(`Z${'\u0300\u0301\u0302'.repeat(20)}`)?.length).toBeLessThan(5);
    expect(cleanName('🦊'.repeat(50))).toBe('🦊'.repeat(40));
    expect(cleanName(`${'a'.repeat(39)} b`)).toBe('a'.repeat(39));
  });

  it('are never empty', () => {
    for (const nothing of [
      '',
      '  ',
      '\u200b\u202e',
      '\n\t\r',
      '\u3164\u2800',
      '\u0301\u0301',
      '\ud800',
      '\u00a0',
    ])
      expect(cleanName(nothing)).toBeNull();
    expect(madeUpName('ru')).toMatch(/^Гость \d{4}$/);
  });

  it('are clean whatever they were, and stay it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (given) => {
        const name = cleanName(given);
        if (name === null) return;
        expect(Array.from(name).length).toBeGreaterThan(0);
        expect(Array.from(name).length).toBeLessThanOrEqual(40);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(name).toBe(name.trim());
        expect(cleanName(name)).toBe(name);
      }),
    );
  });
});

it('the language is the first wish we can fulfil', () => {
  expect(languageOf('fr-FR, ru;q=0.9, en;q=0.8')).toBe('ru');
  expect(languageOf('pt-PT')).toBe('pt-BR');
  for (const none of [undefined, null, '', '*', 'xx', ',,;;']) expect(languageOf(none)).toBe('en');
});
