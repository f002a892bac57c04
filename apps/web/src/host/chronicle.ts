import {
  type Entry,
  type Game,
  type GameEvent,
  type GameTypes,
  load,
  Match,
  type MatchFile,
  MatchFileError,
  type Outcome,
} from '@sightline/kernel';

/** A match together with what happened in it, input by input. */
export class Chronicle<T extends GameTypes> {
  readonly match: Match<T>;
  /** `events[n]` are those of entry `n`; 0 is the opening */
  readonly events: (readonly GameEvent[])[];

  constructor(begun: Match<T>) {
    this.match = begun;
    this.events = [begun.opening.events];
  }

  /** What entry `n` wrote into the log. */
  entry(n: number): Entry {
    return this.match.history.entries[n - 1];
  }

  submit(input: unknown): Outcome {
    return this.heard(this.match.submit(input));
  }

  /** Notes an input that somebody else handed to the match. */
  heard(outcome: Outcome): Outcome {
    if (outcome.ok) this.events.push(outcome.events);
    return outcome;
  }

  /** The entries that made the present position, in order; 0 is the opening. What was undone is left out. */
  effective(): number[] {
    return [0, ...[...this.match.history.effective()].reverse()];
  }

  /** Plays the match once more, to look at every moment in turn: far cheaper than going to each of them. */
  walk(visit: (n: number, match: Match<T>) => void): void {
    const { match } = this;
    const again = Match.startWith(match.game, match.setup, match.chapters);
    visit(0, again);
    for (const { input } of match.history.entries) {
      again.submit(input);
      visit(again.length, again);
    }
  }

  /** The chronicle of a stored match. Throws MatchFileError if it does not play out as it was recorded. */
  static of<T extends GameTypes>(game: Game<T>, file: MatchFile): Chronicle<T> {
    const chronicle = new Chronicle(begin(game, file));
    const { match } = chronicle;
    for (const { input, draws = [], hash } of file.log) {
      const outcome = chronicle.submit(input);
      const n = match.length;
      if (!outcome.ok) throw damaged(`entry ${n + 1} is refused: ${outcome.refusal.code}`);
      if (JSON.stringify(draws) !== JSON.stringify(chronicle.entry(n).draws))
        throw damaged(`entry ${n} drew something else`);
      if (hash !== undefined && hash !== match.hash()) throw damaged(`entry ${n} led elsewhere`);
    }
    if (JSON.stringify(file.result) !== JSON.stringify(match.result)) throw damaged('it ended otherwise');
    return chronicle;
  }
}

/** The match of a file before its first input. */
function begin<T extends GameTypes>(game: Game<T>, file: MatchFile): Match<T> {
  if (file.chapters.every(({ seed }) => seed !== null)) return load(game, { ...file, log: [], result: null });
  // A past whose seed is not known is repeated from its record, and only the whole file has all of that.
  const { setup, chapters } = load(game, file);
  return Match.startWith(game, setup, chapters);
}

const damaged = (what: string): MatchFileError => new MatchFileError('damaged', what);
