import type { Language } from '@sightline/manifest';
import { createContext, useContext } from 'react';
import type { Catalog } from './catalog.ts';

/** What every part of the reference needs to know of the reader. */
export interface ReferenceContext {
  readonly game: string;
  readonly catalog: Catalog;
  /** the one the catalog is in */
  readonly language: Language;
  /** the English wording, for readers of other languages */
  readonly original: Catalog | null;
  /** every rule has its English wording beside it */
  readonly beside: boolean;
  /** the place the address names */
  readonly here: string | null;
  /** searches for these words */
  find(words: string): void;
}

export const ReadingContext = createContext<ReferenceContext | null>(null);

export function useReading(): ReferenceContext {
  const reading = useContext(ReadingContext);
  if (reading === null) throw new Error('a part of the reference stands outside of it');
  return reading;
}
