import type { Lists, SavedMatch } from '../host/api.ts';
import { type Fetched, useAsked } from './use-asked.ts';

/** The matches and operations on this device, in the reader's language. */
export const useLists = (): Fetched<Lists> => useAsked(lists);
const lists = (host: { lists(): Promise<Lists> }) => host.lists();

const newestFirst = (a: SavedMatch, b: SavedMatch) => b.touched - a.touched;

type Matches = readonly SavedMatch[];
const opens = ({ fault }: SavedMatch) => fault === undefined;

export const running = (matches: Matches): SavedMatch[] =>
  matches.filter((match) => opens(match) && !match.over).toSorted(newestFirst);
export const finished = (matches: Matches): SavedMatch[] =>
  matches.filter((match) => opens(match) && match.over).toSorted(newestFirst);
/** Kept, but not to be opened any more. */
export const broken = (matches: Matches): SavedMatch[] =>
  matches.filter((match) => !opens(match)).toSorted(newestFirst);
