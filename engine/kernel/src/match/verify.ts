import { commitmentTo } from '../random/seed.ts';
import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import { openFile, readFile } from './file.ts';
import { type Replayed, replay } from './replay.ts';

export interface Verification extends Replayed {
  /** what was published at the start; whoever noted it then compares */
  readonly commitment: string;
  /** nothing disagrees, and every draw was held against the one seed committed to before the match; a fork has others */
  readonly proven: boolean;
}

/** Replays a match file and holds it against itself: every draw against the seed, every recorded hash, the result. */
export function verify<T extends GameTypes>(game: Game<T>, raw: unknown): Verification {
  const f = readFile(raw);
  const forged = f.chapters.flatMap((c, i) =>
    c.seed !== null && commitmentTo(c.seed) !== c.commitment
      ? [`chapter ${i}: the seed is not the one committed to`]
      : [],
  );
  const replayed = replay(openFile(game, f), f);
  const problems = [...forged, ...replayed.problems];
  const proven =
    problems.length === 0 &&
    replayed.unchecked === 0 &&
    f.chapters.length === 1 &&
    f.chapters[0].seed !== null;
  return { ...replayed, problems, commitment: f.chapters[0].commitment, proven };
}
