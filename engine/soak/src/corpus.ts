import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Game, type GameTypes, Match, type MatchFile, save, seedFrom, verify } from '@sightline/kernel';

/** A complete match as it was once played: a rule that changes how it goes on, or what it tells, is a rule that changed. */
export interface RecordedMatch {
  /** of the position at its end */
  readonly hash: string;
  /** of all events, in their order */
  readonly events: string;
  readonly match: MatchFile;
}

interface PlayedAgain<T extends GameTypes> {
  readonly match: Match<T>;
  readonly events: string;
}

/** The recorded inputs by the rules of today; null if one of them is refused. */
function playAgain<T extends GameTypes>(game: Game<T>, file: MatchFile): PlayedAgain<T> | null {
  const { setup, seats, at, chapters, log } = file;
  const match = Match.start(game, { setup, seats, at, seed: chapters[0].seed ?? '' });
  const events = [...match.opening.events];
  for (const { input } of log) {
    const taken = match.submit(input);
    if (!taken.ok) return null;
    events.push(...taken.events);
  }
  return { match, events: seedFrom(JSON.stringify(events)).slice(0, 16) };
}

/** What is not as it was recorded; empty: nothing. */
export function corpusProblems<T extends GameTypes>(
  game: Game<T>,
  recorded: RecordedMatch,
): readonly string[] {
  const { problems, proven } = verify(game, recorded.match);
  const again = playAgain(game, recorded.match);
  if (problems.length > 0 || again === null) return ['an input is refused', ...problems.map(String)];
  const found: string[] = [];
  if (!proven) found.push('the draws are not proven');
  if (again.match.result === null) found.push('the match is not over');
  if (again.match.hash() !== recorded.hash) found.push('it ends in another position');
  if (again.events !== recorded.events) found.push('it tells other events');
  return found;
}

/**
 * Writes matches into the files of these names. One whose recorded inputs still lead to an end keeps them, so that what
 * refers to its turns goes on being true; the others are played.
 */
export function recordCorpus<T extends GameTypes>(
  game: Game<T>,
  folder: URL,
  plays: Readonly<Record<string, () => Match<T>>>,
): void {
  for (const [name, play] of Object.entries(plays)) {
    const file = new URL(name, folder);
    const kept = existsSync(file)
      ? playAgain(game, (JSON.parse(readFileSync(file, 'utf8')) as RecordedMatch).match)
      : null;
    const keeps = kept !== null && kept.match.result !== null;
    const match = save(keeps ? kept.match : play(), 'when-over');
    const again = playAgain(game, match);
    if (again === null) throw new Error(`${name} can't be played again`);
    console.log(`${name}: ${keeps ? 'the same answers' : 'recorded anew'}`);
    const recorded: RecordedMatch = { hash: again.match.hash(), events: again.events, match };
    writeFileSync(file, `${JSON.stringify(recorded)}\n`);
  }
}
