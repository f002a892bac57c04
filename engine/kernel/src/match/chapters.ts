import type { Drawn } from '../play/rule-context.ts';
import { isSeed } from '../random/seed.ts';
import { seedSource } from '../random/source.ts';
import { BOUNDS } from './bounds.ts';
import type { SeedSegment } from './match.ts';
import { recordedSource } from './recorded-source.ts';

/** A chapter as it is stored; its seed is null where only the record of its draws is known: a fork's past. */
export type StoredChapter = Omit<SeedSegment, 'source'>;

/** What is wrong with stored chapters; null if they are some. */
export function chaptersFault(raw: unknown): string | null {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > BOUNDS.chapters || raw[0]?.from !== 0)
    return `chapters should be 1 to ${BOUNDS.chapters}, from 0 on`;
  const chapters = raw as readonly (StoredChapter | null | undefined)[];
  let before = 0;
  for (const [i, c] of chapters.entries()) {
    const whole =
      Number.isInteger(c?.from) && typeof c?.commitment === 'string' && c.commitment.length <= BOUNDS.hash;
    if (!whole || (c.seed !== null && !isSeed(c.seed)))
      return `chapter ${i} should have a place, a commitment and a seed or null`;
    if (c.from < before) return `chapter ${i} should come after the one before`;
    before = c.from;
  }
  return null;
}

/** Chapters with their dice: by the seed, or by what is recorded of the match's draws. */
export function openChapters(
  streams: readonly string[],
  stored: readonly StoredChapter[],
  drawn: Iterable<Drawn>,
): SeedSegment[] {
  const recorded = recordedSource(streams, drawn);
  return stored.map(({ from, commitment, seed }) => ({
    from,
    commitment,
    seed,
    source: seed === null ? recorded : seedSource(seed),
  }));
}
