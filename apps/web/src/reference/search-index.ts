import {
  type Catalog,
  type CatalogChapter,
  type EntryMark,
  glossaryOf,
  placesIn,
  wordsOf,
} from './catalog.ts';
import { plain } from './inline.ts';
import { folded, stemOf } from './stems.ts';

/** Everything that can be found, with its words in the reader's language and in English. */
export type Index = readonly IndexEntry[];

export interface IndexEntry {
  readonly kind: 'chapter' | 'term' | 'rule' | 'passage';
  readonly anchor: string;
  readonly chapter: CatalogChapter;
  readonly mark: EntryMark | null;
  readonly own: Text;
  readonly english: Text | null;
  /** of its chapter, in both languages */
  readonly titles: readonly Text[];
}

export interface Text {
  readonly text: string;
  readonly words: readonly IndexedWord[];
}

export interface IndexedWord {
  readonly from: number;
  readonly to: number;
  readonly word: string;
  readonly stem: string;
  /** the words an abbreviation stands for */
  readonly stands: readonly string[];
}

type Abbreviations = ReadonlyMap<string, readonly string[]>;

export const WORD = /[\p{L}\p{N}]+/gu;
export const stemsIn = (text: string): string[] => (folded(text).match(WORD) ?? []).map(stemOf);

function textOf(text: string, abbreviations: Abbreviations): Text {
  const words = [...folded(text).matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    word,
    stem: stemOf(word),
    stands: abbreviations.get(word) ?? [],
  }));
  return { text, words };
}

/** The reading guide says what the abbreviations mean, as in “LoS = line of sight”. */
function abbreviationsOf({ chapters: [guide] }: Catalog): Abbreviations {
  const said = findable(guide).map(({ text }) => text);
  return new Map(
    said.flatMap((text) =>
      [...text.matchAll(/(?<=^|[;.] )(\p{Lu}\p{L}*) (?:=|—) ([^;.]+)/gu)].map(
        ([, short = '', long = '']) => [folded(short), stemsIn(long)] as const,
      ),
    ),
  );
}

/** What can be found in a chapter and pointed at. */
function findable(
  chapter: CatalogChapter | undefined,
): { anchor: string; mark: EntryMark | null; text: string }[] {
  return (chapter?.blocks ?? []).flatMap(placesIn).map((place) => ({
    anchor: place.anchor,
    mark: 'mark' in place ? place.mark : null,
    text: 'cells' in place ? place.cells.map(plain).join(' · ') : wordsOf(place),
  }));
}

export function indexOf(catalog: Catalog, english: Catalog | null): Index {
  const own = abbreviationsOf(catalog);
  const foreign = english === null ? own : abbreviationsOf(english);
  const glossary = glossaryOf(catalog);
  return catalog.chapters.flatMap((chapter): IndexEntry[] => {
    const original = english?.places.get(chapter.key);
    const originals = new Map(findable(original).map(({ anchor, text }) => [anchor, text]));
    const inEnglish = (text: string | undefined) => (text === undefined ? null : textOf(text, foreign));
    const heading = { own: textOf(chapter.title, own), english: inEnglish(original?.title) };
    const titles = heading.english === null ? [heading.own] : [heading.own, heading.english];
    const passages = findable(chapter).map(({ anchor, mark, text }): IndexEntry => {
      const kind = chapter === glossary ? 'term' : mark === null ? 'passage' : 'rule';
      const translated = kind === 'term' ? null : inEnglish(originals.get(anchor));
      return { kind, anchor, chapter, mark, titles, own: textOf(text, own), english: translated };
    });
    return [{ kind: 'chapter', anchor: chapter.key, chapter, mark: null, titles, ...heading }, ...passages];
  });
}
