import { isDeepStrictEqual } from 'node:util';
import { chapter, type Game, type GameTypes, type Input, Match, viewOf } from '@sightline/kernel';
import { fingerprint } from './fingerprint.ts';
import type { JournaledMatch, Stored, StoredInput } from './stored.ts';
import type { SentInput, Witness } from './witness.ts';

export interface CrashVerdict {
  /** acknowledged, but not in the log as what it was */
  readonly lost: number;
  /** in the log more than once, or under two numbers */
  readonly doubled: number;
  /** views that clients saw and the log does not lead to, refusals of what was stored, logs that do not replay */
  readonly different: number;
  /** stored in one life of the server and acknowledged in a later one: the kill fell between the two */
  readonly between: number;
  readonly views: number;
  readonly problems: readonly string[];
}

/** Holds what clients were told against what is stored. */
export function judge<T extends GameTypes>(
  game: Game<T>,
  { matches, inputs }: Stored,
  witness: Pick<Witness, 'sent' | 'views' | 'contradictions'>,
  /** when the server was killed, life by life */
  killed: readonly number[] = [],
): CrashVerdict {
  const problems: string[] = [...witness.contradictions];
  const found = { lost: 0, doubled: 0, different: problems.length, between: 0, views: 0 };
  const note = (what: 'lost' | 'doubled' | 'different', problem: string) => {
    found[what]++;
    problems.push(`${what}: ${problem}`);
  };
  const logs = Map.groupBy(inputs, ({ match }) => match);
  const byKey = Map.groupBy(
    inputs.filter(({ key }) => key !== null),
    ({ match, key }) => `${match} ${key}`,
  );
  for (const [name, rows] of byKey)
    for (const { n } of rows.slice(1)) note('doubled', `${name} is input ${rows[0].n} and input ${n}`);

  for (const sent of witness.sent) {
    const name = `${sent.match} ${sent.seat} ${sent.id}`;
    const row = byKey.get(name)?.[0];
    if (sent.n !== null) {
      if (row === undefined) note('lost', `${name} was acknowledged as input ${sent.n} and is not stored`);
      else if (row.n !== sent.n) note('doubled', `${name} was acknowledged as ${sent.n}, stored as ${row.n}`);
      else if (!says(row, sent)) note('lost', `${name} is stored as ${row.input}`);
      else if (keptBefore(row, sent, killed)) found.between++;
    } else if (sent.refused !== null && row !== undefined)
      note('different', `${name} was refused (${sent.refused}) and is stored as input ${row.n}`);
  }

  for (const match of matches) {
    const seen = witness.views.get(match.id);
    if (seen === undefined) continue;
    found.views += seen.size;
    for (const problem of replay(game, match, logs.get(match.id) ?? [], seen)) note('different', problem);
  }
  for (const id of witness.views.keys())
    if (!matches.some((match) => match.id === id)) note('lost', `the match ${id} is gone`);
  return { ...found, problems: problems.toSorted((a, b) => gravity(a) - gravity(b)) };
}

/** What is lost or doubled is told first: the rest often follows from it. */
const gravity = (problem: string): number => (/^(lost|doubled):/.test(problem) ? 0 : 1);

/** Whether a row of the log says what the client said. */
function says(row: StoredInput, { seat, what }: SentInput): boolean {
  const { at: _, ...input } = JSON.parse(row.input) as Record<string, unknown>;
  return isDeepStrictEqual(input, { seat, ...what });
}

function keptBefore(row: StoredInput, sent: SentInput, killed: readonly number[]): boolean {
  const end = killed[sent.life];
  if (sent.answeredIn === null || sent.answeredIn === sent.life || end === undefined) return false;
  return (JSON.parse(row.input) as Input).at <= end;
}

/** Plays a log from its seed; whatever turns out otherwise than it was stored or shown. */
function* replay<T extends GameTypes>(
  game: Game<T>,
  { id, setup, seats, clock, seed, started }: JournaledMatch,
  log: readonly StoredInput[],
  seen: ReadonlyMap<string, string>,
): Generator<string> {
  const match = Match.startWith(
    game,
    {
      setup: JSON.parse(setup) as unknown,
      seats,
      seed,
      at: started ?? 0,
      ...(clock === null ? {} : { clocks: Array.from({ length: seats }, () => clock) }),
    },
    [chapter(0, seed)],
  );
  const unconfirmed = new Set(seen.keys());
  const compare = function* (n: number) {
    for (let seat = 0; seat < seats; seat++) {
      const key = `${seat} ${n}`;
      if (!unconfirmed.delete(key)) continue;
      const view: unknown = JSON.parse(JSON.stringify(viewOf(match.position, seat)));
      if (fingerprint(view) !== seen.get(key)) yield `${id}: seat ${seat} saw something else at input ${n}`;
    }
  };
  yield* compare(0);
  for (const row of log) {
    if (row.n !== match.length + 1) return yield `${id}: input ${match.length + 1} is not stored`;
    const outcome = match.submit(JSON.parse(row.input));
    if (!outcome.ok) return yield `${id}: input ${row.n} is refused: ${outcome.refusal.code}`;
    const { draws, hash } = match.history.entries[row.n - 1];
    if (JSON.stringify(draws) !== row.draws || hash !== row.hash)
      return yield `${id}: input ${row.n} leads elsewhere`;
    yield* compare(row.n);
  }
  if (unconfirmed.size > 0) yield `${id}: ${unconfirmed.size} views were shown of inputs that are not stored`;
}
