import { describe, expect, it } from 'vitest';
import { parseAreas } from '../areas/parse-areas.ts';
import {
  LARGEST,
  LONGEST_WORD,
  MOST_AREAS,
  MOST_ENTRIES,
  MOST_MARKS,
  MOST_SECTIONS,
  MOST_WORDS,
} from './bounds.ts';
import { MapError } from './map-error.ts';
import { type MapSource, parseMap } from './parse-map.ts';
import { SAMPLE_LEGEND as LEGEND } from './sample-legend.ts';

/** Each bound at ten times what it allows. */
const TIMES = 10;
const many = (n: number, line: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => line(i)).join('\n');
const drawing = (side: number, cell = '.'): string =>
  many(2 * side + 1, (y) => (y % 2 === 1 ? ` ${cell}`.repeat(side) : `${'+ '.repeat(side)}+`));
const map = (sections: string): string => `map m\n\nlegend\n  cell . floor\n\n${sections}\n`;
const level = `level 0\n${drawing(2)}`;

function problemsIn(text: string, more: Partial<MapSource> = {}): readonly { code: string; found: string }[] {
  try {
    parseMap(text, { file: 'm', legend: LEGEND, ...more });
    return [];
  } catch (error) {
    if (!(error instanceof MapError)) throw error;
    expect(error.problems.length).toBeLessThanOrEqual(40);
    expect(error.message.length).toBeLessThan(40 * 400);
    return error.problems;
  }
}

describe('a map at ten times a bound', () => {
  it.each<[what: string, text: string]>([
    ['its text', map(`${level}\n\nnote ${'x'.repeat(LARGEST.text * TIMES)}`)],
    ['a side', map(`level 0\n${drawing(LARGEST.side * TIMES)}`)],
    ['levels', map(many(LARGEST.levels * TIMES, (i) => `level ${i}\n${drawing(1)}\n`))],
    ['headings', map(`${level}\n\n${many(MOST_SECTIONS * TIMES, (i) => `note ${i}`)}`)],
    ['lines of a section', map(`${level}\n\nmarks\n${many(MOST_ENTRIES * TIMES, (i) => `  m${i} start`)}`)],
    ['words of a line', map(`${level}\n\nmarks\n  m ${'tag '.repeat(MOST_WORDS * TIMES)}`)],
    ['a word', map(`${level}\n\nmarks\n  ${'m'.repeat(LONGEST_WORD * TIMES)}`)],
    ['a quoted word', map(`${level}\n\nmarks\n  "${'\\u0020'.repeat(LONGEST_WORD * TIMES)}"`)],
    ['a property', map(`${level}\n\nmarks\n  m a=${'m'.repeat(LONGEST_WORD * TIMES)}`)],
    [
      'marks of a glyph',
      `map m\n\nlegend\n  cell . floor ${many(MOST_MARKS * TIMES, (i) => `m${i}`).replaceAll('\n', ' ')}\n\nmarks\n${many(MOST_MARKS * TIMES, (i) => `  m${i}`)}\n\n${level}\n`,
    ],
    [
      'marks of a patched cell',
      map(
        `${level}\n\nmarks\n${many(MOST_MARKS * TIMES, (i) => `  m${i}`)}\n\npatch\n${many(MOST_MARKS * TIMES, (i) => `  cell 0,0 * m${i}`)}`,
      ),
    ],
  ])('%s: is refused', (_, text) => {
    expect(problemsIn(text).map(({ code }) => code)).toContain('too-large');
  });

  it('areas: is refused', () => {
    const glyphs = Array.from({ length: 100 }, (_, i) => String.fromCharCode(0x4e00 + i));
    const sector = `sector s\n${glyphs.map((g) => `  ${g} ${g}`).join('\n')}\n${glyphs.join('')}`;
    const place = `place\n${many((MOST_AREAS * TIMES) / 100, (i) => `  p${i} s 0,${i}`)}`;
    const text = `areas a\n\n${sector}\n\n${place}\n`;
    const legend = { terrain: [], links: [] };
    expect(() => parseAreas(text, { file: 'a', legend })).toThrow(`at most ${MOST_AREAS} areas on a board`);
  });
});

describe('bounds of a game', () => {
  const bounds = { text: 1000, side: 4, levels: 1 };
  it('hold at what they allow and not beyond', () => {
    expect(problemsIn(map(`level 0\n${drawing(4)}`), { bounds })).toEqual([]);
    expect(problemsIn(map(`level 0\n${drawing(5)}`), { bounds })).toMatchObject([{ code: 'too-large' }]);
    expect(problemsIn(map(`level 1\n${drawing(4)}`), { bounds })).toMatchObject([{ code: 'too-large' }]);
    expect(problemsIn(map(`note ${'x'.repeat(1000)}`), { bounds })).toMatchObject([{ code: 'too-large' }]);
  });
});

describe('problems', () => {
  it('are forty at most, and after them the file is read no further', () => {
    expect(problemsIn(map(`level 0\n${drawing(100, '?')}`))).toHaveLength(40);
  });
});
