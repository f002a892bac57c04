import type { Lists, MatchSummary } from '../host/api.ts';
import { type Fetched, useAsked } from './use-asked.ts';

/** The matches and operations on this device, in the reader's language. */
export const useLists = (): Fetched<Lists> => useAsked(lists);
const lists = (host: { lists(): Promise<Lists> }) => host.lists();

const newestFirst = (a: MatchSummary, b: MatchSummary) => b.touched - a.touched;

type Matches = readonly MatchSummary[];
const opens = ({ fault }: MatchSummary) => fault === undefined;

export const running = (matches: Matches): MatchSummary[] =>
  matches.filter((match) => opens(match) && !match.over).toSorted(newestFirst);
export const finished = (matches: Matches): MatchSummary[] =>
  matches.filter((match) => opens(match) && match.over).toSorted(newestFirst);
/** Kept, but not to be opened any more. */
export const broken = (matches: Matches): MatchSummary[] =>
  matches.filter((match) => !opens(match)).toSorted(newestFirst);
