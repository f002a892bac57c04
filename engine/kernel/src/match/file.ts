import type { Drawn } from '../play/rule-context.ts';
import { type Game, SetupError } from '../rules/game.ts';
import type { GameTypes, Result } from '../rules/play.ts';
import { BOUNDS } from './bounds.ts';
import { chaptersFault, openChapters, type StoredChapter } from './chapters.ts';
import { canPlay } from './edition.ts';
import { areDraws, type Entry } from './entry.ts';
import type { Input } from './input.ts';
import { Match } from './match.ts';
import { replaying, toItsEnd } from './replay.ts';

/** A match as it is stored, sent and handed around: plain JSON. */
export interface MatchFile {
  readonly format: 'sightline-match/1';
  readonly game: string;
  readonly rules: string;
  readonly setup: unknown;
  readonly seats: number;
  readonly clocks: readonly number[] | null;
  readonly refill?: number;
  readonly at: number;
  readonly chapters: readonly StoredChapter[];
  readonly opening: readonly Drawn[];
  readonly log: readonly FileEntry[];
  readonly result: Result | null;
}

export interface FileEntry {
  readonly input: Input;
  readonly draws?: readonly Drawn[];
  readonly hash?: string;
}

/** The file can't be opened, and why. */
export class MatchFileError extends Error {
  override name = 'MatchFileError';
  readonly code: 'not-a-match' | 'other-game' | 'other-rules' | 'damaged' | 'still-running';

  constructor(code: MatchFileError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * `always` is for the host's own storage: it holds everything, seed, draws and sealed answers. What leaves the host
 * is saved `when-over`; a running match has no file that would not tell what is hidden in it.
 */
export function save<T extends GameTypes>(match: Match<T>, when: 'when-over' | 'always'): MatchFile {
  if (when === 'when-over' && match.result === null)
    throw new MatchFileError('still-running', 'a match is published when it is over');
  if (when === 'when-over' && match.chapters.some((c) => c.seed === null))
    throw new MatchFileError(
      'still-running',
      'its past belongs to a match that was not over when this was forked',
    );
  const { setup } = match;
  return {
    format: 'sightline-match/1',
    game: match.game.name,
    rules: match.game.version,
    setup: setup.setup,
    seats: setup.seats,
    clocks: setup.clocks ?? null,
    ...(setup.refill === undefined ? {} : { refill: setup.refill }),
    at: setup.at ?? 0,
    chapters: match.chapters.map((c) => ({
      from: c.from,
      commitment: c.commitment,
      seed: c.seed,
    })),
    opening: match.opening.draws,
    log: match.history.entries.map(fileEntry),
    result: match.result,
  };
}

/** A line of the log as it stands in a file. */
export const fileEntry = ({ input, draws, hash }: Entry): FileEntry => ({
  input,
  ...(draws.length > 0 ? { draws } : {}),
  ...(hash !== null ? { hash } : {}),
});

/** Checks the outside of a file: anything may be handed in. */
export function readFile(raw: unknown): MatchFile {
  const fail = (what: string): never => {
    throw new MatchFileError(what === '' ? 'not-a-match' : 'damaged', what || 'this is not a match file');
  };
  if (typeof raw !== 'object' || raw === null || (raw as MatchFile).format !== 'sightline-match/1')
    return fail('');
  const f = raw as MatchFile;
  if (!isShort(f.game, BOUNDS.name) || !isShort(f.rules, BOUNDS.name)) fail('game and rules should be names');
  if (!Number.isInteger(f.seats)) fail('seats should be a number');
  if (!Number.isSafeInteger(f.at)) fail('at should be a time in milliseconds');
  if (f.clocks !== null && !(isList(f.clocks, BOUNDS.clocks) && f.clocks.every(Number.isSafeInteger)))
    fail('clocks should be null or milliseconds for each seat');
  if (f.refill !== undefined && !Number.isSafeInteger(f.refill)) fail('refill should be milliseconds');
  const chapters = chaptersFault(f.chapters);
  if (chapters !== null) fail(chapters);
  if (!areDraws(f.opening)) fail('opening should be a list of draws');
  if (!isList(f.log, BOUNDS.log)) fail(`log should be a list of at most ${BOUNDS.log} entries`);
  if (f.result !== null && !isResult(f.result)) fail('result should be null, or who won and how');
  f.log.forEach((e, i) => {
    if (typeof e !== 'object' || e === null || typeof e.input !== 'object')
      fail(`entry ${i + 1} has no input`);
    if (e.draws !== undefined && !areDraws(e.draws)) fail(`the draws of entry ${i + 1} are not draws`);
    if (e.hash !== undefined && !isShort(e.hash, BOUNDS.hash)) fail(`the hash of entry ${i + 1} is none`);
  });
  return f;
}

const isList = (x: unknown, most: number): x is readonly unknown[] => Array.isArray(x) && x.length <= most;

const isShort = (x: unknown, most: number): x is string => typeof x === 'string' && x.length <= most;

function isResult(x: unknown): x is Result {
  if (typeof x !== 'object' || x === null) return false;
  const { winners, by } = x as Partial<Result>;
  return isList(winners, BOUNDS.winners) && winners.every(Number.isInteger) && isShort(by, BOUNDS.by);
}

/** Says so if something stored is of another game or other rules. */
export function assertSameRules<T extends GameTypes>(
  game: Game<T>,
  stored: { readonly game: string; readonly rules: string },
): void {
  if (stored.game !== game.name)
    throw new MatchFileError('other-game', `this is a match of ${stored.game}, not of ${game.name}`);
  if (stored.rules !== game.version)
    throw new MatchFileError(
      'other-rules',
      `this match was played by rules ${stored.rules} of ${stored.game}; these are rules ${game.version}`,
    );
}

/** Starts a match from what was stored: if it can't be, what was stored is damaged. */
export function starting<T extends GameTypes>(start: () => Match<T>): Match<T> {
  try {
    return start();
  } catch (e) {
    if (e instanceof SetupError) throw new MatchFileError('damaged', `its set-up is refused: ${e.message}`);
    throw new MatchFileError('damaged', `it can't be started: ${e instanceof Error ? e.message : String(e)}`);
  }
}

/** Starts the match of a file, with nothing replayed yet. Says so if it is of another game or other rules. */
export function openFile<T extends GameTypes>(game: Game<T>, f: MatchFile): Match<T> {
  assertSameRules(game, f);
  if (!canPlay(game, f))
    throw new MatchFileError('other-rules', `this match has cards of ${f.game} that are not here yet`);
  const chapters = openChapters(game.streams, f.chapters, drawsOf(f));
  const seed = f.chapters[0].seed ?? '';
  const { setup, seats, at, clocks, refill } = f;
  const timed = { ...(clocks ? { clocks } : {}), ...(refill === undefined ? {} : { refill }) };
  return starting(() => Match.startWith(game, { setup, seats, seed, at, ...timed }, chapters));
}

/** The match of a file, replayed to its end. */
export const load = <T extends GameTypes>(game: Game<T>, raw: unknown): Match<T> =>
  toItsEnd(loading(game, raw));

/** … entry by entry: whoever has others to serve as well can stop in between. */
export function* loading<T extends GameTypes>(game: Game<T>, raw: unknown): Generator<number, Match<T>> {
  const f = readFile(raw);
  const match = openFile(game, f);
  const { problems } = yield* replaying(match, f, 1);
  if (problems.length > 0) throw new MatchFileError('damaged', problems[0]);
  return match;
}

function* drawsOf(f: MatchFile): Generator<Drawn> {
  yield* f.opening;
  for (const e of f.log) if (e.draws !== undefined) yield* e.draws;
}
