import {
  type AnyGame,
  canPlay,
  chapter,
  type Drawn,
  type Entry,
  fileEntry,
  Match,
  type MatchFile,
  type MatchSetup,
  restore,
  type Snapshot,
} from '@sightline/kernel';
import type { InputRow, MatchRow, SnapshotRow } from '../database/tables.ts';
import type { AnyServerGame, ServerGames } from '../shelf.ts';

export const rowOf = (match: string, n: number, key: string | null, e: Entry): InputRow => ({
  match,
  n,
  key,
  input: JSON.stringify(e.input),
  draws: e.draws.length > 0 ? JSON.stringify(e.draws) : '[]',
  hash: e.hash,
  final: e.final ? 1 : 0,
  back: e.back,
});

export const entryOf = (row: InputRow): Entry => ({
  input: JSON.parse(row.input) as Entry['input'],
  draws: JSON.parse(row.draws) as Entry['draws'],
  hash: row.hash,
  final: row.final !== 0,
  back: row.back,
});

export function setupOf(row: MatchRow): MatchSetup {
  const { seats, seed, clock, refill, started } = row;
  return {
    setup: JSON.parse(row.setup) as unknown,
    seats,
    seed,
    at: started ?? row.created,
    ...(clock === null ? {} : { clocks: Array.from({ length: seats }, () => clock) }),
    ...(refill === null ? {} : { refill }),
  };
}

/** The file of a match that is over, of nothing but what is stored; `opening` is what its set-up drew. */
export function fileOfRows(row: MatchRow, inputs: readonly InputRow[], opening: readonly Drawn[]): MatchFile {
  const { setup, seats, clocks = null, refill, at = 0 } = setupOf(row);
  return {
    format: 'sightline-match/1',
    game: row.game,
    rules: row.rules,
    setup,
    seats,
    clocks,
    ...(refill === undefined ? {} : { refill }),
    at,
    chapters: [{ from: 0, commitment: row.commitment, seed: row.seed }],
    opening,
    log: inputs.map((input) => fileEntry(entryOf(input))),
    result: row.result === null ? null : (JSON.parse(row.result) as MatchFile['result']),
  };
}

/** The stored match does not play out as it was recorded, or its rules are not here any more. */
export class Unplayable extends Error {
  override name = 'Unplayable';
}

/** Whether the rules that a match is played by are here. */
export const hasRules = (
  games: ServerGames,
  { game, rules, setup }: Pick<MatchRow, 'game' | 'rules' | 'setup'>,
): boolean =>
  Object.hasOwn(games, game) && canPlay(games[game].game, { rules, setup: JSON.parse(setup) as unknown });

/** The last snapshot of a match, as it was kept. */
export function snapshotIn(row: SnapshotRow | null): Snapshot | null {
  try {
    return row === null ? null : (JSON.parse(row.data) as Snapshot);
  } catch {
    return null;
  }
}

/**
 * A match made live again from its log; with a snapshot, only what came after that is played again. A snapshot saves
 * time and nothing else: if it is `refused`, the log is replayed.
 */
export function revive(
  shelf: AnyServerGame,
  row: MatchRow,
  inputs: readonly InputRow[],
  snapshot: Snapshot | null = null,
  refused: (e: unknown) => void = () => {},
): Match<AnyGame> {
  const { game } = shelf;
  if (row.rules !== game.version)
    throw new Unplayable(`it is played by rules ${row.rules}; these are ${game.version}`);
  if (!canPlay(game, { rules: row.rules, setup: setupOf(row).setup }))
    throw new Unplayable('it is played with cards that are not here yet');
  if (snapshot !== null)
    try {
      return fromSnapshot(game, row, inputs, snapshot);
    } catch (e) {
      refused(e);
    }
  try {
    const match = Match.startWith(game, setupOf(row), [chapter(0, row.seed)]);
    repeat(match, inputs);
    return match;
  } catch (e) {
    if (e instanceof Unplayable) throw e;
    throw new Unplayable('it can not be started', { cause: e });
  }
}

function fromSnapshot(
  game: AnyServerGame['game'],
  row: MatchRow,
  inputs: readonly InputRow[],
  snapshot: Snapshot,
): Match<AnyGame> {
  const { seed, commitment } = row;
  const before = inputs.slice(0, snapshot.n).map(entryOf);
  const match = restore(game, setupOf(row), [{ from: 0, commitment, seed }], before, snapshot);
  repeat(match, inputs.slice(snapshot.n));
  return match;
}

/** Lets stored inputs take effect; they have to do exactly what they did when they were stored. */
export function repeat(match: Match<AnyGame>, inputs: readonly InputRow[]): void {
  for (const row of inputs) {
    if (row.n !== match.length + 1) throw new Unplayable(`input ${match.length + 1} is missing`);
    const { input, draws } = entryOf(row);
    const outcome = match.submit(input);
    if (!outcome.ok) throw new Unplayable(`input ${row.n} is refused: ${outcome.refusal.code}`);
    const again = match.history.entries[row.n - 1];
    if (JSON.stringify(again.draws) !== JSON.stringify(draws))
      throw new Unplayable(`input ${row.n} drew something else`);
    if (row.hash !== null && again.hash !== row.hash) throw new Unplayable(`input ${row.n} led elsewhere`);
  }
}
