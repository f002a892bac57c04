import { decode, encode, hashOf } from '../play/codec.ts';
import type { Position } from '../play/position.ts';
import type { Drawn } from '../play/rule-context.ts';
import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { chaptersFault, openChapters, type StoredChapter } from './chapters.ts';
import { areDraws, type Entry } from './entry.ts';
import { assertSameRules, MatchFileError, starting } from './file.ts';
import { Match, type MatchSetup } from './match.ts';
import { readEntries } from './stored-entries.ts';
import { readTime } from './time-record.ts';
import type { TimeRecord } from './timekeeper.ts';

/**
 * A match at one moment, beside its log: what makes it live again without replaying thousands of entries. Plain JSON,
 * and for the host's own storage only: it holds all that is hidden. It saves time and is never the only truth; a host
 * whose snapshot is refused replays the log.
 */
export interface Snapshot {
  readonly format: 'sightline-snapshot/1';
  readonly game: string;
  readonly rules: string;
  /** the commitment of the last chapter: of which match this is */
  readonly commitment: string;
  /** what the set-up drew */
  readonly opening: readonly Drawn[];
  /** how many inputs were logged */
  readonly n: number;
  /** number of the open decision */
  readonly decision: number;
  /** the encoded position, in base64 */
  readonly position: string;
  /** its fingerprint */
  readonly hash: string;
  readonly time: TimeRecord;
}

export function snapshot<T extends GameTypes>(match: Match<T>): Snapshot {
  return {
    format: 'sightline-snapshot/1',
    game: match.game.name,
    rules: match.game.version,
    commitment: commitmentOf(match.chapters),
    opening: match.opening.draws,
    n: match.length,
    decision: match.decisionId,
    position: toBase64(encode(match.position)),
    hash: match.hash(),
    time: match.timeRecord,
  };
}

/**
 * The match of a snapshot, as if it had been played up to there: `entries` is its whole log until then, each line with
 * all that an `Entry` holds. Later inputs are submitted as ever. Earlier moments are replayed when somebody asks, from
 * the beginning or from the nearest of the `earlier` snapshots.
 */
export function restore<T extends GameTypes>(
  game: Game<T>,
  setup: MatchSetup,
  chapters: readonly StoredChapter[],
  entries: readonly Entry[],
  snapshot: Snapshot,
  earlier: readonly Snapshot[] = [],
): Match<T> {
  const s = readSnapshot(game, snapshot);
  const log = sound(readEntries(entries, setup.seats, setup.at ?? 0));
  if (log.length !== s.n) throw damaged(`it stands after ${s.n} entries, not ${log.length}`);
  const fault = chaptersFault(chapters);
  if (fault !== null) throw damaged(fault);
  if (chapters[chapters.length - 1].from > s.n) throw damaged('it is older than the fork it is taken for');
  const opened = openChapters(game.streams, chapters, [...s.opening, ...log.flatMap((e) => e.draws)]);
  const match = starting(() => Match.startWith(game, setup, opened));
  const time = sound(readTime(s.time, match.setup.clocks?.length ?? null));
  match.resume({
    entries: log,
    decision: s.decision,
    time,
    position: positionOf(match, log, s),
    earlier: earlier
      .map((e) => readSnapshot(game, e))
      .map((e) => ({ n: e.n, position: positionOf(match, log, e) })),
  });
  if (time.openings.length !== s.n - match.history.undoReach() + 1)
    throw damaged('it does not know when the questions were asked that an undo can come back to');
  return match;
}

/** Checks the outside of a snapshot: anything may be handed in. */
function readSnapshot<T extends GameTypes>(game: Game<T>, raw: unknown): Snapshot {
  if (typeof raw !== 'object' || raw === null) throw damaged('it is not a snapshot');
  const s = raw as Snapshot;
  if (s.format !== 'sightline-snapshot/1') throw damaged('it is not a snapshot');
  for (const key of ['game', 'rules', 'commitment', 'position', 'hash'] as const)
    if (typeof s[key] !== 'string') throw damaged(`${key} should be text`);
  if (!areDraws(s.opening)) throw damaged('opening should be a list of draws');
  if (!Number.isInteger(s.n) || s.n < 0) throw damaged('n should be a number of entries');
  if (!Number.isInteger(s.decision) || s.decision < 0 || s.decision > s.n)
    throw damaged('decision should be the number of an entry');
  assertSameRules(game, s);
  return s;
}

/** The position of a snapshot, if it belongs to the match that has begun and to its log. */
function positionOf<T extends GameTypes>(begun: Match<T>, log: readonly Entry[], s: Snapshot): Position<T> {
  const { game, setup, chapters, opening, position } = begun;
  if (commitmentOf(chapters) !== s.commitment) throw damaged('it is a snapshot of another match');
  if (JSON.stringify(opening.draws) !== JSON.stringify(s.opening)) throw damaged('the set-up drew otherwise');
  if (s.n > log.length) throw damaged(`there are ${log.length} entries, not ${s.n}`);
  const logged = log[s.n - 1]?.hash ?? s.hash;
  if (logged !== s.hash) throw damaged(`the log has the hash ${logged} there, not ${s.hash}`);
  let p: Position<T>;
  let hash: string;
  try {
    const { source } = begun.chapterOf(s.n);
    p = decode(game, position.statics, setup.seats, source, fromBase64(s.position));
    hash = hashOf(p);
  } catch (e) {
    throw damaged(`its position can't be read: ${e instanceof Error ? e.message : String(e)}`);
  }
  if (hash !== s.hash) throw damaged(`its position has the hash ${hash}, not ${s.hash}`);
  return p;
}

const commitmentOf = (chapters: readonly StoredChapter[]): string => chapters[chapters.length - 1].commitment;

const damaged = (what: string): MatchFileError => new MatchFileError('damaged', what);

/** What was read, if nothing was wrong with it. */
function sound<R extends object>(read: R | string): R {
  if (typeof read === 'string') throw damaged(read);
  return read;
}
