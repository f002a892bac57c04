import { type Inline, inlineOf, plain, referencesIn, targetsIn } from './inline.ts';

/**
 * A game's rules as its catalog (games/<game>/rules.<language>.md) writes them. The catalogs of all languages have the
 * same structure, so that an anchor found in one leads to the same place in the others.
 */
export interface Catalog {
  readonly title: string;
  /** what stands before the first chapter: the game in short */
  readonly opening: readonly CatalogBlock[];
  readonly parts: readonly CatalogPart[];
  /** every chapter, in the order of reading */
  readonly chapters: readonly CatalogChapter[];
  /** which chapter has an anchor: a rule, a topic, a passage, a chapter */
  readonly places: ReadonlyMap<string, CatalogChapter>;
  readonly rules: ReadonlyMap<string, CatalogRule>;
  /** which other rules refer to a rule */
  readonly citations: ReadonlyMap<string, readonly string[]>;
}

/** Chapters that belong together. The reading guide and the appendices stand in parts without a letter. */
export interface CatalogPart {
  readonly letter: string | null;
  readonly title: string;
  readonly chapters: readonly CatalogChapter[];
}

export interface CatalogChapter {
  /** its anchor: the topic its rules are named by, `guide`, or `appendix-1` and so on */
  readonly key: string;
  readonly number: number | null;
  readonly title: string;
  readonly part: CatalogPart;
  readonly blocks: readonly CatalogBlock[];
}

export type CatalogBlock =
  | { readonly kind: 'paragraph'; readonly passage: Passage }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Passage[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly TableRow[] }
  | { readonly kind: 'code'; readonly text: readonly Inline[] }
  | { readonly kind: 'rules'; readonly rules: readonly CatalogRule[] };

type Cell = readonly Inline[];

export interface TableRow {
  readonly anchor: string;
  readonly cells: readonly Cell[];
}

/** A stretch of text; where the source was silent, what was ruled stands apart from the question. */
export interface Passage {
  readonly anchor: string;
  readonly text: readonly Inline[];
  readonly ruling: Ruling | null;
}

export interface Ruling {
  readonly label: readonly Inline[];
  readonly text: readonly Inline[];
}

export interface CatalogRule extends Passage {
  readonly mark: EntryMark;
}

/** `gap`: the source is silent or ambiguous; `derived`: an example worked out from the rules, not found in the source. */
export type EntryMark = 'rule' | 'example' | 'derived' | 'gap';

const MARKS: Readonly<Record<string, EntryMark>> = {
  example: 'example',
  пример: 'example',
  exemplo: 'example',
  gap: 'gap',
  пробел: 'gap',
  lacuna: 'gap',
};
const RULING = /(?:^| )(?<label>(?:Ruling|Решение|Decisão)(?: \([^)]*\))?): /u;
const RULE =
  /^- \*\*(?<id>[A-Z0-9]+-[A-Z]+-\d+)\*\* (?:\[(?<mark>\p{L}+)\] )?(?<derived>\*\([^)]*\)\* )?(?<text>.*)$/u;
const PART = /^(?<letter>[A-Z])\. (?<title>.*)$/u;
const CHAPTER = /^(?<number>\d+)\. (?<title>.*?)(?: \((?<topics>[A-Z]+(?:, [A-Z]+)*)\))?$/u;

/** The words of a passage, with what was ruled. */
export const wordsOf = ({ text, ruling }: Passage): string =>
  ruling === null ? plain(text) : `${plain(text)} ${plain(ruling.label)}: ${plain(ruling.text)}`.trim();

/** A catalog ends with its glossary: a table with a column for each language. */
export const glossaryOf = ({ chapters }: Catalog): CatalogChapter | undefined => chapters.at(-1);

export const rulesOf = ({ blocks }: CatalogChapter): readonly CatalogRule[] =>
  blocks.flatMap((block) => (block.kind === 'rules' ? block.rules : []));

function passageOf(anchor: string, source: string): Passage {
  const found = RULING.exec(source);
  if (found === null) return { anchor, text: inlineOf(source), ruling: null };
  return {
    anchor,
    text: inlineOf(source.slice(0, found.index)),
    ruling: {
      label: inlineOf(found.groups?.label ?? ''),
      text: inlineOf(source.slice(found.index + found[0].length)),
    },
  };
}

function ruleOf(line: string): CatalogRule | null {
  const { id, mark, derived, text } = RULE.exec(line)?.groups ?? {};
  if (id === undefined || text === undefined) return null;
  const marked = mark === undefined ? 'rule' : (MARKS[mark] ?? 'rule');
  return { ...passageOf(id, text), mark: derived === undefined ? marked : 'derived' };
}

const cellsOf = (line: string): Cell[] =>
  line
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => inlineOf(cell.trim()));

/** The blocks of one chapter; what can be pointed at gets an anchor under the chapter's key. */
function blocksOf(lines: readonly string[], key: string): CatalogBlock[] {
  const blocks: CatalogBlock[] = [];
  let passages = 0;
  const anchor = () => `${key}.${++passages}`;
  /** the lines from `from` on that are of the same kind */
  const run = (from: number, same: RegExp): readonly string[] => {
    let end = from;
    while (end < lines.length && same.test(lines[end])) end++;
    return lines.slice(from, end);
  };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line === '' || line === '---') {
      at++;
    } else if (line === '```') {
      const end = lines.indexOf('```', at + 1);
      blocks.push({ kind: 'code', text: referencesIn(lines.slice(at + 1, end).join('\n')) });
      at = end + 1;
    } else if (line.startsWith('|')) {
      const table = run(at, /^\|/u);
      const rows = table.slice(2).map((row) => ({ anchor: anchor(), cells: cellsOf(row) }));
      blocks.push({ kind: 'table', head: cellsOf(line), rows });
      at += table.length;
    } else if (RULE.test(line)) {
      const rules = run(at, RULE);
      blocks.push({ kind: 'rules', rules: rules.map(ruleOf).filter((rule) => rule !== null) });
      at += rules.length;
    } else if (/^(?:-|\d+\.) /u.test(line)) {
      const ordered = !line.startsWith('-');
      const items = run(at, ordered ? /^\d+\. /u : /^- (?!\*\*[A-Z0-9]+-[A-Z]+-\d)/u);
      const passage = (item: string) => passageOf(anchor(), item.replace(/^(?:-|\d+\.) /u, ''));
      blocks.push({ kind: 'list', ordered, items: items.map(passage) });
      at += items.length;
    } else {
      blocks.push({ kind: 'paragraph', passage: passageOf(anchor(), line) });
      at++;
    }
  }
  return blocks;
}

interface Section {
  readonly depth: number;
  readonly heading: string;
  readonly lines: string[];
}

/** The text cut at its headings (those in code are none). */
function sectionsOf(source: string): Section[] {
  const sections: Section[] = [];
  let fenced = false;
  for (const line of source.split(/\r?\n/u)) {
    if (line === '```') fenced = !fenced;
    const [hashes, heading] = fenced ? [] : (/^(#+) (.*)$/u.exec(line)?.slice(1) ?? []);
    // A step within a chapter is no chapter of its own.
    if (hashes === '###') sections.at(-1)?.lines.push('', `**${heading}**`, '');
    else if (hashes !== undefined && heading !== undefined) {
      sections.push({ depth: hashes.length, heading, lines: [] });
    } else sections.at(-1)?.lines.push(line.trimEnd());
  }
  return sections;
}

/** What the rules of a chapter are about, where its heading does not say so. */
const topicsIn = (lines: readonly string[]): readonly string[] => [
  ...new Set(lines.flatMap((line) => /^- \*\*[A-Z0-9]+-([A-Z]+)-\d+\*\*/u.exec(line)?.[1] ?? [])),
];

export function catalogOf(source: string): Catalog {
  const [first, ...sections] = sectionsOf(source);
  const prefix = /\*\*([A-Z0-9]+)-[A-Z]+-\d+\*\*/u.exec(source)?.[1] ?? '';
  const parts: (CatalogPart & { chapters: CatalogChapter[] })[] = [];
  const places = new Map<string, CatalogChapter>();
  const begin = (letter: string | null, title: string) => parts.push({ letter, title, chapters: [] });
  const add = (keys: readonly string[], number: number | null, title: string, lines: readonly string[]) => {
    const part = parts.at(-1);
    const [key = ''] = keys;
    if (part === undefined) return;
    const chapter: CatalogChapter = { key, number, title, part, blocks: blocksOf(lines, key) };
    part.chapters.push(chapter);
    for (const anchor of keys) places.set(anchor, chapter);
    for (const { anchor } of chapter.blocks.flatMap(placesIn)) places.set(anchor, chapter);
  };
  begin(null, '');
  let appendices = 0;
  for (const { depth, heading, lines } of sections) {
    const part = depth === 1 ? PART.exec(heading)?.groups : undefined;
    const chapter = depth === 2 ? CHAPTER.exec(heading)?.groups : undefined;
    if (part !== undefined) {
      begin(part.letter ?? null, part.title ?? '');
    } else if (chapter !== undefined) {
      const topics = chapter.topics?.split(', ') ?? topicsIn(lines);
      const keys = topics.map((topic) => `${prefix}-${topic}`);
      add(keys, Number(chapter.number), chapter.title ?? '', lines);
    } else if (depth === 2) {
      add(['guide'], null, heading, lines);
    } else {
      if (appendices === 0) begin(null, '');
      add([`appendix-${++appendices}`], null, heading, lines);
    }
  }
  const chapters = parts.flatMap((part) => part.chapters);
  const rules = chapters.flatMap(rulesOf);
  return {
    title: first?.heading ?? '',
    opening: blocksOf(first?.lines ?? [], 'opening'),
    parts,
    chapters,
    places,
    rules: new Map(rules.map((rule) => [rule.anchor, rule])),
    citations: citationsIn(rules),
  };
}

function citationsIn(rules: readonly CatalogRule[]): Map<string, string[]> {
  const citations = new Map<string, string[]>();
  for (const { anchor, text, ruling } of rules) {
    const targets = new Set([...targetsIn(text), ...targetsIn(ruling?.text ?? [])]);
    targets.delete(anchor);
    for (const target of targets) citations.set(target, [...(citations.get(target) ?? []), anchor]);
  }
  return citations;
}

/** What in a block can be pointed at. */
export function placesIn(block: CatalogBlock): readonly (Passage | CatalogRule | TableRow)[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.passage];
    case 'list':
      return block.items;
    case 'table':
      return block.rows;
    case 'rules':
      return block.rules;
    case 'code':
      return [];
  }
}
