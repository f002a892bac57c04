import type { Translate } from '../app/words.ts';
import { type CatalogChapter, rulesOf } from './catalog.ts';
import { plain } from './inline.ts';

const entriesOf = ({ blocks }: CatalogChapter): number =>
  blocks.reduce(
    (n, block) =>
      n + (block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length : 0),
    0,
  );

/** How much there is to read: rules, examples and what was ruled; of an appendix its entries. */
export function countsOf(chapter: CatalogChapter, t: Translate): string {
  const rules = rulesOf(chapter);
  if (rules.length === 0) return t('reference.entries', { n: entriesOf(chapter) });
  const n = (...marks: readonly string[]) => rules.filter(({ mark }) => marks.includes(mark)).length;
  const counts = [
    ['reference.rules', n('rule')],
    ['reference.examples', n('example', 'derived')],
    ['reference.gaps', n('gap')],
  ] as const;
  return (
    counts
      .filter(([, count]) => count > 0)
      // A number stays with what it counts.
      .map(([key, count]) => t(key, { n: count }).replaceAll(' ', '\u00a0'))
      .join(' · ')
  );
}

/** What a chapter is about, in its own words: the beginning of its first rule or paragraph. */
export function leadOf(chapter: CatalogChapter): string {
  const paragraph = chapter.blocks.find((block) => block.kind === 'paragraph')?.passage;
  const first = rulesOf(chapter)[0] ?? paragraph;
  const words = first === undefined ? '' : plain(first.text);
  return words.slice(0, /(?<=.{24})[.;:](?= |$)/u.exec(words)?.index ?? words.length);
}
