import type { Drawn } from '../play/rule-context.ts';
import type { GameTypes } from '../rules/play.ts';
import { MOST_PROBLEMS, shortly } from './bounds.ts';
import type { MatchFile } from './file.ts';
import type { Match } from './match.ts';

export interface Replayed {
  readonly entries: number;
  readonly draws: number;
  /** draws of a chapter whose seed is not published: they are as recorded, and can't be checked */
  readonly unchecked: number;
  readonly hashes: number;
  /** what does not agree with the record */
  readonly problems: readonly string[];
}

/** Plays a stored match again in a match that has just begun, and holds it against its record. */
export const replay = <T extends GameTypes>(match: Match<T>, f: MatchFile): Replayed =>
  toItsEnd(replaying(match, f));

/** Goes through all steps without a pause. */
export function toItsEnd<R>(steps: Generator<unknown, R>): R {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/**
 * … entry by entry, with the number of each: whoever has others to serve as well can stop in between. It ends by itself
 * where so many things disagree.
 */
export function* replaying<T extends GameTypes>(
  match: Match<T>,
  f: MatchFile,
  most = MOST_PROBLEMS,
): Generator<number, Replayed> {
  const problems: string[] = [];
  let draws = 0;
  let unchecked = 0;
  let hashes = 0;
  let entries = 0;
  const compare = (where: string, recorded: readonly Drawn[], replayed: readonly Drawn[]) => {
    draws += replayed.length;
    if (match.chapterOf(entries).seed === null) unchecked += replayed.length;
    if (JSON.stringify(recorded) !== JSON.stringify(replayed))
      problems.push(`${where}: recorded draws ${shortly(recorded)}, replayed ${shortly(replayed)}`);
  };
  compare('opening', f.opening, match.opening.draws);
  for (const e of f.log) {
    if (problems.length >= most) break;
    const out = match.submit(e.input);
    if (!out.ok) {
      problems.push(`entry ${entries + 1}: refused, ${out.refusal.code} ${out.refusal.detail ?? ''}`.trim());
      break;
    }
    yield ++entries;
    compare(`entry ${entries}`, e.draws ?? [], match.history.entries[entries - 1].draws);
    if (e.hash === undefined) continue;
    hashes++;
    if (e.hash !== match.hash())
      problems.push(`entry ${entries}: recorded hash ${e.hash}, replayed ${match.hash()}`);
  }
  if (problems.length < most && JSON.stringify(f.result) !== JSON.stringify(match.result))
    problems.push(`result: recorded ${shortly(f.result)}, replayed ${shortly(match.result)}`);
  return { entries, draws, unchecked, hashes, problems };
}
