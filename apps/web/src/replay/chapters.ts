import type { LogLine, OpenedReplay } from '../host/api.ts';

export type Chapters = OpenedReplay['chapters'];
type Chapter = Chapters[number];

const BETWEEN = ' · ';

/** Labels without what they all begin with: beside the match's title "Round 3" says as much as "Mission 1 · Round 3". */
export function shortLabels(chapters: Chapters): Chapters {
  const parts = chapters.map((c) => c.label.split(BETWEEN));
  const [first = []] = parts;
  let same = 0;
  while (parts.length > 0 && parts.every((p) => p.length > same + 1 && p[same] === first[same])) same++;
  return chapters.map((c, i) => ({ ...c, label: parts[i].slice(same).join(BETWEEN) }));
}

/** The chapter that a moment belongs to; null before the first. */
export const chapterAt = (chapters: Chapters, n: number): Chapter | null =>
  chapters.findLast((c) => c.n <= n) ?? null;

/** Where "previous chapter" leads: to the beginning of this one, from its beginning to the one before. */
export const chapterBefore = (chapters: Chapters, n: number): number =>
  chapters.findLast((c) => c.n < n)?.n ?? 0;

/** Where "next chapter" leads; after the last one, to the end. */
export const chapterAfter = (chapters: Chapters, n: number, end: number): number =>
  chapters.find((c) => c.n > n)?.n ?? end;

/** A chapter on the scrubber: where it begins, from 0 to 1, and whether there is room for its label. */
export interface Tick extends Chapter {
  readonly at: number;
  readonly named: boolean;
}

/** Ticks of all chapters. Labels that would run into the one before, or over the end, are left out: `room` is what one takes, from 0 to 1. */
export function ticksOf(chapters: Chapters, end: number, room: number): readonly Tick[] {
  let free = 0;
  return chapters.map((chapter) => {
    const at = end === 0 ? 0 : chapter.n / end;
    const named = at >= free && at + room <= 1;
    if (named) free = at + room;
    return { ...chapter, at, named };
  });
}

/** The log cut at its chapters; what was told before the first has no label. */
export function byChapter(
  log: readonly LogLine[],
  chapters: Chapters,
): readonly { readonly n: number; readonly label: string | null; readonly lines: readonly LogLine[] }[] {
  const parts: { n: number; label: string | null; lines: LogLine[] }[] = [];
  for (const line of log) {
    const { n, label } = chapterAt(chapters, line.n) ?? { n: -1, label: null };
    const last = parts.at(-1);
    if (last?.n === n) last.lines.push(line);
    else parts.push({ n, label, lines: [line] });
  }
  return parts;
}
