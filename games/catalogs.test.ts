import { existsSync, readFileSync } from 'node:fs';
import { languages } from '@sightline/manifest';
import { describe, expect, it } from 'vitest';
import { manifests } from './index.ts';

const fileOf = (game: string, language: string) => new URL(`${game}/rules.${language}.md`, import.meta.url);
const linesOf = (game: string, language: string) => readFileSync(fileOf(game, language), 'utf8').split('\n');

/** Every translation of a catalog: `['doom', 'ru']` and so on. */
const translations = manifests.flatMap(({ name }) =>
  languages
    .filter((language) => language !== 'en' && existsSync(fileOf(name, language)))
    .map((language) => [name, language] as const),
);

const RULE = /^- \*\*(?<id>(?<game>[A-Z]{2,3})(?:-[A-Z]+)?-\d+)\*\* (?:\[(?<mark>\p{L}+)\])?/u;
/** Settings and other names keep their spelling; marks of rules and sketches of the board are translated. */
const NAME = /^[\w .=]+$/;

/** What an entry of each kind is called in the languages. */
const MARKS: Readonly<Record<string, string>> = {
  пробел: 'gap',
  lacuna: 'gap',
  пример: 'example',
  exemplo: 'example',
  проверка: 'vector',
  caso: 'vector',
};

/** References and numbers may change places in a sentence, but none may be lost, added or changed. */
const sorted = (found: Iterable<RegExpMatchArray>) => [...found].map(([text]) => text).sort();

function markOf(line: string): string | undefined {
  const mark = RULE.exec(line)?.groups?.mark;
  return mark === undefined ? undefined : (MARKS[mark] ?? mark);
}

/** How texts refer to rules: one as `DM-OBJ-02`, a chapter as `DM-OBJ`; the `06` of `DM-KIL-05/06` counts as a number. */
function referencesIn(catalog: readonly string[]): RegExp {
  const letters = catalog.map((line) => RULE.exec(line)?.groups?.game).find((game) => game !== undefined);
  return new RegExp(`\\b${letters}-(?:[A-Z]+(?:-\\d+)?|\\d+)`, 'g');
}

/** What no translation may change in a line of a catalog. */
const shapeOf = (line: string, reference: RegExp) => ({
  start: /^(?:#+ (?:[A-Z]\.|\d+\.)?|\d+\. |- |\|)?/.exec(line)?.[0],
  rule: RULE.exec(line)?.groups?.id,
  empty: line === '',
  mark: markOf(line),
  ruling: /(?:^| )(?:Ruling|Решение|Decisão)(?: \([^)]*\))?: /.test(line),
  bold: line.split('**').length,
  code: line.split('`').length,
  names: line
    .split('`')
    .filter((span, i) => i % 2 === 1 && NAME.test(span))
    .sort(),
  numbers: sorted(line.replaceAll(reference, '').matchAll(/\d+/g)),
  references: sorted(line.matchAll(reference)),
});

/** A row of the English glossary has the words of another language, too; not all glossaries have as many columns. */
const ofGlossary = (line: string) => /\p{Script=Cyrillic}/u.test(line);

/** Players read the rules in their language and cite them by id: every catalog must say the same under the same id. */
describe.each(translations)('the catalog of %s in %s', (game, language) => {
  const english = linesOf(game, 'en');
  const translation = linesOf(game, language);
  const reference = referencesIn(english);

  it('has as many lines', () => {
    expect(translation.length).toBe(english.length);
  });

  it('has the same headings, rules, numbers and references line for line', () => {
    const prose = english.flatMap((line, at) => (ofGlossary(line) ? [] : [at]));
    expect(prose.map((at) => [at + 1, shapeOf(translation[at] ?? '', reference)])).toEqual(
      prose.map((at) => [at + 1, shapeOf(english[at], reference)]),
    );
  });

  it('leaves no line in English', () => {
    const words = english.filter((line) => /[a-z]{3} [a-z]{3}/.test(line) && !ofGlossary(line));
    expect(words.filter((line) => translation.includes(line))).toEqual([]);
  });
});

it.each(manifests.filter(({ name }) => existsSync(fileOf(name, 'en'))))(
  'the catalog of $name names no rule twice',
  ({ name }) => {
    const ids = linesOf(name, 'en').flatMap((line) => RULE.exec(line)?.groups?.id ?? []);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  },
);
