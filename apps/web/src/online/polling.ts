/** What the next question hangs on. */
export interface PollState {
  /** nobody looks at the page */
  readonly hidden: boolean;
  /** for how long nothing new has come, in milliseconds */
  readonly quiet: number;
  /** why the last question was not answered */
  readonly fault: string | null;
}

/** So long after something new more of it is likely. */
const LIVELY_MS = 30_000;
/** So many times slower while nothing happens … */
const QUIET = 2.5;
/** … and while nobody looks, or the server has had enough. */
const SELDOM = 5;

/** How long to wait before asking again. Many may share an address, and what they ask is counted by it. */
export function pauseFor(every: number, { hidden, quiet, fault }: PollState): number {
  if (hidden || fault === 'too-fast') return every * SELDOM;
  return quiet < LIVELY_MS ? every : every * QUIET;
}
