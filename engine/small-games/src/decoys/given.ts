import { type Answer, Match, type Outcome, optionsFor, type Seat, seedFrom } from '@sightline/kernel';
import { DEFENDER, type Decoys } from './decoys.ts';
import { game } from './game.ts';

/** Puts a match of decoys into a position, for tests. Cells, attackers and operators are numbered in reading order. */
export interface Given {
  readonly rows: readonly string[];
  /** which token of each operator is real; without it nobody has been asked yet */
  readonly real?: readonly (0 | 1)[];
  readonly seed?: string;
  readonly clocks?: readonly number[];
}

export function given({ rows, real = [], seed = 'decoys', clocks }: Given): Match<Decoys> {
  const match = Match.start(game, {
    setup: rows,
    seats: 2,
    seed: seedFrom(seed),
    ...(clocks === undefined ? {} : { clocks }),
  });
  for (const token of real) play(match, DEFENDER, 'name', token);
  return match;
}

export const tryTo = (match: Match<Decoys>, seat: Seat, answer: Answer, at = 0): Outcome =>
  match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at });

/** Answers, and gives the names of what happened. */
export function play(match: Match<Decoys>, seat: Seat, ...answer: Answer): string[] {
  const outcome = tryTo(match, seat, answer);
  if (!outcome.ok) throw new Error(`${answer.join(' ')}: ${JSON.stringify(outcome.refusal)}`);
  return outcome.events.map((e) => e.kind);
}

/** The numbers a verb may be answered with; nothing if it is not offered. */
export function options(match: Match<Decoys>, seat: Seat, verb: string): readonly (readonly number[])[] {
  return optionsFor(match.decision(seat), verb);
}

/** The first of many seeds whose first die satisfies: 'hit' or 'miss'. */
export function seedThat(
  rolls: 'hit' | 'miss',
  of: Omit<Given, 'seed'>,
  shoot: (match: Match<Decoys>) => void,
): string {
  for (let i = 0; i < 100; i++) {
    const seed = `${rolls} ${i}`;
    const match = given({ ...of, seed });
    shoot(match);
    const die = match.history.entries.flatMap((e) => e.draws).find(([stream]) => stream === 'dice');
    if (die !== undefined && die[3] + 1 >= 4 === (rolls === 'hit')) return seed;
  }
  throw new Error(`no seed rolls a ${rolls}`);
}
