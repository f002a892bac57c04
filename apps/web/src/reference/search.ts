import { askedIn, closeness, type QueryWord } from './asked.ts';
import type { CatalogChapter, EntryMark } from './catalog.ts';
import { type Excerpt, excerpt } from './excerpt.ts';
import { type Index, type IndexEntry, stemsIn, type Text } from './search-index.ts';

export interface Hit {
  readonly kind: IndexEntry['kind'];
  readonly anchor: string;
  readonly chapter: CatalogChapter;
  readonly mark: EntryMark | null;
  readonly text: Excerpt;
  /** where the reader's language lacks some of the words but English has them */
  readonly english: Excerpt | null;
}

export interface SearchResult {
  readonly hits: readonly Hit[];
  /** nothing has all the words; these have the most */
  readonly loose: boolean;
}

const best = (text: Text | null, asked: QueryWord): number =>
  text === null ? 0 : text.words.reduce((most, word) => Math.max(most, closeness(word, asked)), 0);

const titled = ({ titles }: IndexEntry, asked: QueryWord): number =>
  Math.max(...titles.map((title) => best(title, asked)));

/** Whether the words stand side by side as they were asked. */
const together = (text: Text | null, asked: readonly QueryWord[]): boolean =>
  text !== null &&
  asked.length > 1 &&
  text.words.some((_, at) =>
    asked.every((each, i) => {
      const word = text.words[at + i];
      return word !== undefined && closeness(word, each) > 0;
    }),
  );

/** Rules before what was ruled about them, examples and appendices after. */
const WORTH: Readonly<Record<EntryMark, number>> = { rule: 1, gap: 0.85, example: 0.7, derived: 0.65 };
const TITLES = 5;
const TERMS = 4;

/** Best first: what bears the id, chapters by their title, terms, then all the rest by how much of the words it has. */
export function search(index: Index, query: string): SearchResult {
  const asked = askedIn(query);
  if (query.trim().length < 2 || asked.length === 0) return { hits: [], loose: false };
  const measured = index.map((entry) => {
    const levels = asked.map((each) =>
      Math.max(best(entry.own, each), 0.9 * best(entry.english, each), 0.5 * titled(entry, each)),
    );
    return { entry, levels };
  });
  const weights = asked.map((_, i) => {
    const having = measured.filter(({ levels }) => (levels[i] ?? 0) > 0).length;
    return Math.log(1 + index.length / (1 + having));
  });
  const score = ({ entry, levels }: (typeof measured)[number]): number => {
    const sum = levels.reduce((all, level, i) => all + level * (weights[i] ?? 0), 0);
    const side = together(entry.own, asked) || together(entry.english, asked) ? 1.5 : 1;
    // Of what a chapter is about, its first rules say what it is, and the later ones what is special.
    const byTitle = asked.every((each) => titled(entry, each) > 0) ? 1.4 * (1 + 1 / numberOf(entry)) : 1;
    const brief = 1 + 4 / (12 + entry.own.words.length);
    return sum * side * byTitle * brief * (entry.mark === null ? 0.6 : WORTH[entry.mark]);
  };
  const ranked = measured
    .map((each) => ({ ...each, had: each.levels.filter((level) => level > 0).length, score: score(each) }))
    .sort((a, b) => b.score - a.score);
  const whole = ranked.filter(({ had }) => had === asked.length).map(({ entry }) => entry);
  const named = byId(index, query);
  const loose = whole.length === 0 && named.length === 0;
  const some = ranked.filter(({ had }) => had > 0 && had >= asked.length / 2).map(({ entry }) => entry);
  const among = loose ? some : whole;
  const of = (kind: IndexEntry['kind']) => among.filter((entry) => entry.kind === kind);
  const terms = of('term').sort((a, b) => a.own.words.length - b.own.words.length);
  const entries = new Set([
    ...named,
    ...of('chapter').slice(0, TITLES),
    ...terms.sort((a, b) => Number(isTerm(b, asked)) - Number(isTerm(a, asked))).slice(0, TERMS),
    ...among.filter(({ kind }) => kind === 'rule' || kind === 'passage'),
  ]);
  return { hits: [...entries].map((entry) => hitOf(entry, asked)), loose };
}

/** One of the terms in a row of the glossary (“attack / attack box”) is just what was asked. */
const isTerm = ({ own }: IndexEntry, asked: readonly QueryWord[]): boolean =>
  own.text.split(/ [·/] |, /u).some((term) => {
    const stems = stemsIn(term.replace(/\(.*?\)/gu, ''));
    return stems.length === asked.length && asked.every(({ stem }) => stems.includes(stem));
  });

/** `DM-LOS-02`, `los 2`, `dm-los` or `cov`: rules and chapters by their ids, as far as they are typed. */
function byId(index: Index, query: string): IndexEntry[] {
  const { topic, number } =
    /^(?:[a-z][a-z0-9]-)?(?<topic>[a-z]+)(?:[- ](?<number>\d+))?-?$/iu.exec(query.trim())?.groups ?? {};
  if (topic === undefined) return [];
  const ofTopic = index.filter(
    ({ kind, anchor }) => kind === 'rule' && anchor.split('-')[1] === topic.toUpperCase(),
  );
  const [first] = ofTopic;
  if (first === undefined) return [];
  if (number === undefined)
    return index.filter(({ kind, chapter }) => kind === 'chapter' && chapter === first.chapter);
  const exact = ofTopic.filter((entry) => numberOf(entry) === Number(number));
  const begun = ofTopic.filter(({ anchor }) => anchor.split('-')[2]?.startsWith(number));
  return [...exact, ...begun];
}

/** Which rule of its topic it is; what has no number comes last. */
const numberOf = ({ anchor }: IndexEntry): number => Number(anchor.split('-')[2] ?? Infinity) || Infinity;

function hitOf({ kind, anchor, chapter, mark, own, english }: IndexEntry, asked: readonly QueryWord[]): Hit {
  const lacking = asked.some((each) => best(own, each) === 0 && best(english, each) > 0);
  return {
    kind,
    anchor,
    chapter,
    mark,
    text: excerpt(own, asked),
    english: english !== null && lacking ? excerpt(english, asked) : null,
  };
}
