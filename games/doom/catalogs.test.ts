import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const fileOf = (language: string) => new URL(`rules.${language}.md`, import.meta.url);
const translations = ['ru', 'pt-BR'].filter((language) => existsSync(fileOf(language)));

const HEADING = /^#+ /;
const RULE = /^- \*\*(DM-[A-Z]+-\d+)\*\*/;
/** How texts refer to rules: one as `DM-OBJ-02`, several as `DM-KIL-05/06` or `DM-INI-10…13`, a chapter as `DM-OBJ`. */
const REFERENCE = /\bDM-[A-Z]+(?:-\d+(?:[/…]\d+)*)?/g;

/** What no translation may change: the headings by their depth, the rules in their order, what each part refers to. */
function catalogOf(language: string) {
  const outline: string[] = [];
  const references: Record<string, Set<string>> = {};
  let part = 'opening';
  for (const line of readFileSync(fileOf(language), 'utf8').split('\n')) {
    const heading = HEADING.exec(line)?.[0].trim();
    const rule = RULE.exec(line)?.[1];
    if (heading !== undefined) outline.push(heading);
    if (rule !== undefined) outline.push(rule);
    if (heading !== undefined) part = `${heading} after ${outline.length - 1} headings and rules`;
    if (rule !== undefined) part = rule;
    references[part] ??= new Set();
    for (const [reference] of line.matchAll(REFERENCE)) references[part].add(reference);
  }
  return { outline, references };
}

/** Players read the rules in their language and cite them by id: every catalog must say the same under the same id. */
describe.each(translations)('the catalog in %s', (language) => {
  const english = catalogOf('en');
  const translation = catalogOf(language);

  it('has the same headings and rules in the same order', () => {
    expect(translation.outline).toEqual(english.outline);
  });

  it('names no rule twice', () => {
    const rules = translation.outline.filter((part) => part.startsWith('DM-'));
    expect(new Set(rules).size).toBe(rules.length);
  });

  it('refers to the same rules in every rule and chapter', () => {
    expect(translation.references).toEqual(english.references);
  });
});
