import type { CompanionChoices } from '@sightline/manifest';
import { type CompanionRecord, isChoices, isRecord } from './record.ts';

/** What is kept of a companion from visit to visit. */
export interface StoredCompanion {
  readonly version: number;
  /** what was chosen last */
  readonly chosen: CompanionChoices;
  /** null: no match is running */
  readonly record: CompanionRecord | null;
  /** the time of day at which it was so */
  readonly wall: number;
}

export const storageKey = (game: string): string => `sightline.companion.${game}`;

/** Null: nothing, or nothing that makes sense. */
export function readStored(game: string, version: number): StoredCompanion | null {
  try {
    return storedIn(localStorage.getItem(storageKey(game)), version);
  } catch {
    return null;
  }
}

function storedIn(text: string | null, version: number): StoredCompanion | null {
  const found: unknown = JSON.parse(text ?? 'null');
  if (typeof found !== 'object' || found === null) return null;
  const { chosen, record, wall, ...rest } = found as Partial<Record<keyof StoredCompanion, unknown>>;
  if (!isChoices(chosen)) return null;
  const sound = rest.version === version && typeof wall === 'number' && isRecord(record);
  return sound ? { version, chosen, record, wall } : { version, chosen, record: null, wall: 0 };
}

export function writeStored(game: string, stored: StoredCompanion): void {
  try {
    localStorage.setItem(storageKey(game), JSON.stringify(stored));
  } catch {
    // Then the match lasts as long as the page.
  }
}
