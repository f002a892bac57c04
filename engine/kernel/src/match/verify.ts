import type { Drawn } from '../play/deeds.ts';
import { commitmentTo } from '../random/seed.ts';
import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import { openFile, readFile } from './file.ts';

export interface Verdict {
  readonly entries: number;
  readonly draws: number;
  /** draws of a chapter whose seed is not published: they are as recorded, and can't be checked */
  readonly unchecked: number;
  readonly hashes: number;
  /** what does not agree; empty: the match was played as it says */
  readonly problems: readonly string[];
}

/** Replays a match file and holds it against itself: every draw against the seed, every recorded hash, the result. */
export function verify<T extends GameTypes>(game: Game<T>, raw: unknown): Verdict {
  const f = readFile(raw);
  const problems: string[] = [];
  f.chapters.forEach((c, i) => {
    if (c.seed !== null && commitmentTo(c.seed) !== c.commitment)
      problems.push(`chapter ${i}: the seed is not the one committed to`);
  });
  const match = openFile(game, f);
  let draws = 0;
  let unchecked = 0;
  let hashes = 0;
  const compare = (where: string, n: number, recorded: readonly Drawn[], replayed: readonly Drawn[]) => {
    draws += replayed.length;
    if (match.chapterOf(n).seed === null) unchecked += replayed.length;
    if (JSON.stringify(recorded) !== JSON.stringify(replayed))
      problems.push(
        `${where}: recorded draws ${JSON.stringify(recorded)}, by the seed ${JSON.stringify(replayed)}`,
      );
  };
  compare('opening', 0, f.opening, match.opening.draws);
  let entries = 0;
  for (const e of f.log) {
    const out = match.submit(e.input);
    if (!out.ok) {
      problems.push(`entry ${entries + 1}: refused, ${out.refusal.code} ${out.refusal.detail ?? ''}`.trim());
      break;
    }
    entries++;
    compare(`entry ${entries}`, entries, e.draws ?? [], match.history.entries[entries - 1].draws);
    if (e.hash === undefined) continue;
    hashes++;
    if (e.hash !== match.hash())
      problems.push(`entry ${entries}: recorded hash ${e.hash}, replayed ${match.hash()}`);
  }
  if (JSON.stringify(f.result) !== JSON.stringify(match.result))
    problems.push(`result: recorded ${JSON.stringify(f.result)}, replayed ${JSON.stringify(match.result)}`);
  return { entries, draws, unchecked, hashes, problems };
}
