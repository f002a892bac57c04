import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Catalog, type CatalogBlock, catalogOf, glossaryOf, rulesOf, wordsOf } from './catalog.ts';
import { type Inline, inlineOf, plain, targetsIn } from './inline.ts';

const games = new URL('../../../../games/', import.meta.url);
const sourceOf = (game: string, language: string) =>
  readFileSync(new URL(`${game}/rules.${language}.md`, games), 'utf8');
const english = catalogOf(sourceOf('doom', 'en'));
/** Every catalog that there is: `['doom', 'ru']` and so on. */
const written = globSync('*/rules.*.md', { cwd: games }).map((path) => {
  const [, game = '', language = ''] = /^(.*)\/rules\.(.*)\.md$/.exec(path) ?? [];
  return [game, language] as const;
});

const inlinesOf = (block: CatalogBlock): readonly (readonly Inline[])[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.passage.text, block.passage.ruling?.text ?? []];
    case 'list':
      return block.items.flatMap(({ text, ruling }) => [text, ruling?.text ?? []]);
    case 'table':
      return [...block.head, ...block.rows.flatMap(({ cells }) => cells)];
    case 'code':
      return [block.text];
    case 'rules':
      return block.rules.flatMap(({ text, ruling }) => [text, ruling?.text ?? []]);
  }
};
const everyInline = ({ opening, chapters }: Catalog) =>
  [...opening, ...chapters.flatMap(({ blocks }) => blocks)].flatMap(inlinesOf);

/** What all languages must have in common. */
const shape = ({ parts, opening }: Catalog) => [
  opening.map(({ kind }) => kind),
  ...parts.map(({ letter, chapters }) => [
    letter,
    chapters.map(({ key, number, blocks }) => [
      key,
      number,
      blocks.map((block) =>
        block.kind === 'rules'
          ? block.rules.map(({ anchor, mark, ruling }) => [anchor, mark, ruling !== null])
          : block.kind === 'table'
            ? block.rows.map(({ anchor }) => anchor)
            : block.kind,
      ),
    ]),
  ]),
];

describe.each(written)('the catalog of %s in %s', (game, language) => {
  const source = sourceOf(game, language);
  const catalog = catalogOf(source);

  it('is read with every rule', () => {
    const ids = [...source.matchAll(/^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*/gmu)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect([...catalog.rules.keys()]).toEqual(ids);
    expect([...catalog.rules.values()].filter((rule) => wordsOf(rule) === '')).toEqual([]);
  });

  it('leads every reference to a place', () => {
    const lost = everyInline(catalog)
      .flatMap(targetsIn)
      .filter((target) => !catalog.places.has(target));
    expect(lost).toEqual([]);
  });

  it('leaves no mark of the writing in the text', () => {
    const marked = everyInline(catalog)
      .flatMap((parts) => parts.filter((part) => typeof part === 'string'))
      .filter((text) => /[*`]|\]\(/u.test(text));
    expect(marked).toEqual([]);
  });

  it('loses no word', () => {
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    // What is said otherwise on the page: marks of rules, topics in headings, numbers of lists, the address of a link.
    const bare = source
      .replace(/^(- \*\*\S+\*\*) \[\p{L}+\](?: \*\([^)]*\)\*)?/gmu, '$1')
      .replace(/^(#+ .*) \([A-Z, ]+\)$/gmu, '$1')
      .replace(/^\d+\. /gmu, '')
      .replace(/\]\([^)]*\)/gu, ']');
    const headings = [
      catalog.title,
      ...catalog.parts.map(({ letter, title }) => `${letter ?? ''} ${title}`),
      ...catalog.chapters.map(({ number, title }) => `${number ?? ''} ${title}`),
    ];
    const labels = catalog.chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'rules' || block.kind === 'list'
          ? (block.kind === 'rules' ? block.rules : block.items).map(({ ruling }) =>
              plain(ruling?.label ?? []),
            )
          : [],
      ),
    );
    const read = [...headings, ...labels, ...catalog.rules.keys(), ...everyInline(catalog).map(plain)];
    expect(words(read.join(' ')).sort()).toEqual(words(bare).sort());
  });

  it('has the shape of the English one', () => {
    expect(shape(catalog)).toEqual(shape(catalogOf(sourceOf(game, 'en'))));
  });
});

describe('the catalog of Fireteam Zero', () => {
  const { parts, chapters, places } = catalogOf(sourceOf('fireteam-zero', 'en'));

  it('is divided into parts and chapters, though its headings name no topics', () => {
    expect(parts.slice(1, 6).map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E']);
    const numbered = chapters.filter(({ number }) => number !== null);
    expect(numbered.map(({ number }) => number)).toEqual(numbered.map((_, i) => i + 1));
    expect(new Set(chapters.map(({ key }) => key)).size).toBe(chapters.length);
    expect(places.get('FZ-KD-04')?.key).toBe('FZ-KD');
    expect(places.get('FZ-SET-10')).toBe(places.get('FZ-SET-01'));
  });
});

describe('a catalog', () => {
  it('is divided into parts and chapters', () => {
    const [guide, frame] = english.parts;
    expect(guide?.chapters.map(({ key }) => key)).toEqual(['guide']);
    expect([frame?.letter, frame?.title]).toEqual(['A', 'Frame']);
    expect(english.chapters.find(({ number }) => number === 16)?.title).toBe('Line of sight');
    expect(glossaryOf(english)?.title).toBe('Glossary');
  });

  it('finds a chapter by each of its topics, and by every rule', () => {
    const death = english.places.get('DM-KIL');
    expect(death?.title).toBe('Death and respawn');
    expect(english.places.get('DM-RSP')).toBe(death);
    expect(english.places.get('DM-RSP-05')).toBe(death);
  });

  it('tells rules, examples and gaps apart, and what was ruled from what was asked', () => {
    expect(english.rules.get('DM-LOS-02')?.mark).toBe('rule');
    expect(english.rules.get('DM-LOS-18')?.mark).toBe('example');
    expect(english.rules.get('DM-LOS-19')?.mark).toBe('derived');
    const gap = english.rules.get('DM-RNG-09');
    expect(gap?.mark).toBe('gap');
    expect(plain(gap?.text ?? [])).toBe('Teleporter adjacency and range.');
    expect(plain(gap?.ruling?.text ?? [])).toMatch(/^not used/u);
    expect(plain(english.rules.get('DM-LOS-13')?.ruling?.label ?? [])).toBe('Ruling (corner test)');
  });

  it('knows which rules refer to a rule', () => {
    expect(english.citations.get('DM-LOS-13')).toEqual(['DM-LOS-14', 'DM-LOS-15', 'DM-COV-10']);
    expect(english.citations.get('DM-KIL-06')).toContain('DM-MAR-12');
    expect(english.citations.has('DM-GLD-01')).toBe(false);
  });

  it('keeps tables and sketches', () => {
    const table = english.places.get('DM-TER')?.blocks[0];
    expect(table?.kind === 'table' && [table.head.length, table.rows.length]).toEqual([6, 5]);
    expect(english.places.get('DM-LOS')?.blocks.filter(({ kind }) => kind === 'code').length).toBe(2);
    expect(rulesOf(english.places.get('DM-TER')!).length).toBe(12);
  });
});

describe('a line of a catalog', () => {
  const targets = (text: string) => targetsIn(inlineOf(text));

  it('refers to one rule, to several, or to a chapter', () => {
    expect(targets('see DM-MOV-02.')).toEqual(['DM-MOV-02']);
    expect(targets('DM-KIL-05/06 apply')).toEqual(['DM-KIL-05', 'DM-KIL-06']);
    expect(targets('(DM-INI-10…13)')).toEqual(['DM-INI-10', 'DM-INI-13']);
    expect(targets('DM-MOV-02 to 08')).toEqual(['DM-MOV-02', 'DM-MOV-08']);
    expect(targets('DM-COV-10c, DM-OBJ')).toEqual(['DM-COV-10', 'DM-OBJ']);
  });

  it('says exactly what it said', () => {
    expect(plain(inlineOf('**Corner** (DM-LOS-06/07 vs 08), `los(A)`, *or* 2×2'))).toBe(
      'Corner (DM-LOS-06/07 vs 08), los(A), or 2×2',
    );
  });

  it('takes nothing in code for a mark', () => {
    expect(inlineOf('`*a* DM-LOS-01`')).toEqual([{ kind: 'code', text: '*a* DM-LOS-01' }]);
  });
});
