import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogOf } from './catalog.ts';
import { type Hit, search } from './search.ts';
import { indexOf } from './search-index.ts';
import { folded, stemOf } from './stems.ts';

const read = (language: string) =>
  catalogOf(readFileSync(new URL(`../../../../games/doom/rules.${language}.md`, import.meta.url), 'utf8'));
const english = read('en');
const inEnglish = indexOf(english, null);
const inRussian = indexOf(read('ru'), english);
const inPortuguese = indexOf(read('pt-BR'), english);

const anchors = (hits: readonly Hit[]) => hits.map(({ anchor }) => anchor);
const asked = ({ text }: Hit) => text.filter((piece) => piece.asked).map((piece) => piece.text);
const said = (hit: Hit) => hit.text.map(({ text }) => text).join('');

describe('a search by id', () => {
  it.each(['DM-LOS-02', 'dm-los-02', 'los-02', 'LOS 2'])('%s finds the rule first', (query) => {
    expect(search(inEnglish, query).hits[0]?.anchor).toBe('DM-LOS-02');
    expect(search(inRussian, query).hits[0]?.anchor).toBe('DM-LOS-02');
  });

  it('finds what an id begins with while it is typed', () => {
    expect(anchors(search(inEnglish, 'DM-COV-1').hits).slice(0, 3)).toEqual([
      'DM-COV-01',
      'DM-COV-10',
      'DM-COV-11',
    ]);
  });

  it('finds the chapter of a topic', () => {
    expect(search(inEnglish, 'DM-RSP').hits[0]?.anchor).toBe('DM-KIL');
    expect(search(inEnglish, 'cov').hits[0]?.anchor).toBe('DM-COV');
  });
});

describe('a search by words', () => {
  it('finds chapters and terms before rules', () => {
    const kinds = search(inEnglish, 'cover').hits.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['chapter', 'term']);
    expect(kinds.indexOf('rule')).toBeGreaterThan(kinds.lastIndexOf('term'));
    expect(kinds.filter((kind) => kind === 'rule').length).toBeGreaterThan(20);
  });

  it.each([
    ['cover', 'DM-COV-01'],
    ['line of sight', 'DM-LOS-01'],
    ['glory kill', 'DM-GK-01'],
  ])('of %s what it is comes before what is special about it', (query, rule) => {
    expect(search(inEnglish, query).hits.find(({ kind }) => kind === 'rule')?.anchor).toBe(rule);
  });

  it('finds every rule that has the word, and marks it', () => {
    const { hits, loose } = search(inEnglish, 'telefrag');
    expect(loose).toBe(false);
    const having = [...english.rules.keys()].filter((id) => id.startsWith('DM-TFG'));
    expect(anchors(hits)).toEqual(expect.arrayContaining(having));
    for (const hit of hits.filter(({ kind }) => kind === 'rule')) {
      if (/telefrag/iu.test(said(hit))) expect(asked(hit).length).toBeGreaterThan(0);
    }
  });

  it('asks for all words before it is content with some', () => {
    const both = search(inEnglish, 'staggered demon');
    expect(both.loose).toBe(false);
    expect(both.hits.find(({ kind }) => kind === 'rule')?.anchor).toMatch(/^DM-(?:GK|DMG|TFG)/u);
    const some = search(inEnglish, 'can I shoot through closed doors');
    expect(some.loose).toBe(true);
    expect(anchors(some.hits).slice(0, 12)).toContain('DM-DOOR-04');
  });

  it('knows what the abbreviations of the catalog mean', () => {
    expect(anchors(search(inEnglish, 'figures block line of sight').hits)).toContain('DM-LOS-04');
    expect(anchors(search(inRussian, 'поле зрения взаимно').hits)).toContain('DM-LOS-09');
    expect(anchors(search(inPortuguese, 'linha de visão mútua').hits)).toContain('DM-LOS-09');
  });

  it('takes a word in any of its forms', () => {
    const firstRules = (query: string) =>
      anchors(search(inRussian, query).hits).filter((id) => id.startsWith('DM-COV'));
    expect(firstRules('укрытия').length).toBeGreaterThan(15);
    expect(firstRules('укрытие').length).toBe(firstRules('укрытия').length);
    expect(search(inPortuguese, 'acoes').hits[0]?.anchor).toBe('DM-ACT');
  });

  it('finds English words for readers of other languages, and shows where', () => {
    const { hits } = search(inRussian, 'glory kill');
    expect(hits[0]?.anchor).toBe('DM-GK');
    const rule = hits.find(({ kind }) => kind === 'rule');
    expect(rule?.english?.filter((piece) => piece.asked).map(({ text }) => text.toLowerCase())).toContain(
      'glory',
    );
  });

  it('finds appendices too', () => {
    expect(
      search(inEnglish, 'spectator').hits.length + search(inEnglish, 'plastic figure').hits.length,
    ).toBeGreaterThan(0);
  });

  it('finds nothing for nothing', () => {
    expect(search(inEnglish, '').hits).toEqual([]);
    expect(search(inEnglish, ' - ').hits).toEqual([]);
    expect(search(inEnglish, 'xylophone').hits).toEqual([]);
  });

  it('shows of a long rule the stretch that has the words', () => {
    const hit = search(inEnglish, 'counter-clockwise').hits.find(({ anchor }) => anchor === 'DM-LOS-13');
    expect(hit && said(hit).length).toBeLessThan(300);
    expect(hit && asked(hit)).toContain('clockwise');
  });
});

describe('words', () => {
  it('keep their length when folded', () => {
    for (const text of ['Ação, Ёлка', 'ŁÀÉ×…»']) expect(folded(text).length).toBe(text.length);
  });

  it.each([
    ['walls', 'wall'],
    ['moving', 'moved'],
    ['figures', 'figure'],
    ['classes', 'class'],
    ['укрытиями', 'укрытие'],
    ['двери', 'дверь'],
    ['пехотинца', 'пехотинец'],
    ['acoes', 'acao'],
    ['cartas', 'carta'],
  ])('%s is a form of %s', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });
});
